/** The steps of one request, each with the time that led to it and what that time came to. */
import { isDecision, type RunEvent } from "../engine/event";
import { spanOf } from "../engine/runIndex";
import type { AttemptStatus } from "../engine/scenario";
import type { ScrubberStep } from "./scrubber";

/** What the time before a step came to; drawn by shape and colour. */
export type StepKind =
  | "work"
  | "pause"
  | "ghost"
  | "ok"
  | "own"
  | "deadline"
  | "technical"
  | "rejected"
  | "cancelled"
  | "refused"
  | "breaker";

export interface RequestStep extends ScrubberStep<StepKind> {
  /** Index into the run's events. */
  readonly step: number;
}

/** From what says least to what must not be lost when several share one segment. */
const BY_WEIGHT: readonly StepKind[] = [
  "work",
  "ghost",
  "pause",
  "ok",
  "cancelled",
  "rejected",
  "technical",
  "own",
  "deadline",
  "refused",
  "breaker",
];

const BY_STATUS: { readonly [status in AttemptStatus]: StepKind } = {
  ok: "ok",
  timeout: "own",
  deadline_exceeded: "deadline",
  unavailable: "technical",
  local: "technical",
  rejected: "rejected",
  rate_limited: "rejected",
  circuit_open: "refused",
  cancelled: "cancelled",
};

export function weightOf(kind: StepKind): number {
  return BY_WEIGHT.indexOf(kind);
}

/** What belongs to no request (a breaker's timer) goes with the last request before it. */
export function requestSteps(
  events: readonly RunEvent[],
  operation: number | null,
  size: "decision" | "event",
): readonly RequestStep[] {
  const steps: RequestStep[] = [];
  let before: RunEvent | undefined;
  let current: number | null = null;
  let isFinished = false;
  const [from, to] = operation === null ? [0, events.length] : spanOf(events, operation);
  for (let step = from; step < events.length; step++) {
    const event = events[step];
    if (event === undefined) break;
    // Past its last event what is nobody's is still its own, until somebody else's comes.
    if (step >= to && event.operation !== null) break;
    current = event.operation ?? current;
    if (current !== operation) {
      // Before the first request there is what is nobody's, and nothing more.
      if (operation === null) break;
      continue;
    }
    if (size === "event" || isDecision(event)) {
      // Time between requests is nobody's: ten seconds of it would flatten a request of 800 ms.
      const isOutside = isFinished && event.operation === null;
      const spanMs = before === undefined || isOutside ? 0 : event.atMs - before.atMs;
      steps.push({ step, spanMs, kind: kindOf(event, before, isFinished) });
      before = event;
    }
    isFinished ||= event.type === "finish";
  }
  return steps;
}

function kindOf(event: RunEvent, before: RunEvent | undefined, isFinished: boolean): StepKind {
  if (before?.type === "pause" && before.pauseMs > 0) return "pause";
  switch (event.type) {
    case "end":
      return BY_STATUS[event.status];
    case "answered":
      return event.heard && !isFinished ? BY_STATUS[event.result] : "ghost";
    case "refused":
      return event.reason === "nothing_left" ? "deadline" : "refused";
    case "denied":
      return "deadline";
    case "cancel":
      return "cancelled";
    case "breaker":
    case "forced":
      return "breaker";
    default:
      return "work";
  }
}

/** The last of the steps that is not past `step`; the first when all are. */
export function indexAt(steps: readonly RequestStep[], step: number): number {
  return Math.max(
    0,
    steps.findLastIndex((candidate) => candidate.step <= step),
  );
}
