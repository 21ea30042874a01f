/** One request as far as a step: its rows on the waterfall, still growing or done. */
import type {
  Allowance,
  CutBy,
  FinishEvent,
  RefusalReason,
  RefusedEvent,
  RunEvent,
  StartEvent,
} from "./event";
import { arrivalOf } from "./frame";
import type { AttemptStatus, Ms } from "./scenario";

export interface WorkView {
  readonly hop: string;
  /** The attempt (`n`) that its callee works for; null at the edge. */
  readonly parent: number | null;
  readonly startMs: Ms;
  /** When it will end if nothing ends it from outside. */
  readonly plannedEndMs: Ms;
  /** null while it runs. */
  readonly endMs: Ms | null;
  readonly status: "ok" | "cancelled" | null;
  /** How much of it, once done, came after somebody above had stopped listening. */
  readonly ghostMs: Ms;
}

export interface AttemptView extends Allowance {
  readonly n: number;
  readonly parent: number | null;
  readonly hop: string;
  readonly attempt: number;
  readonly startMs: Ms;
  /** null while its caller waits. */
  readonly endMs: Ms | null;
  readonly status: AttemptStatus | null;
  /** Why it was not made; null when it was. */
  readonly refused: RefusalReason | null;
  readonly reopensAtMs: Ms | null;
  readonly breaker: string | null;
  readonly probe: boolean;
  readonly sent: boolean;
  readonly cutBy: CutBy | null;
  readonly outcomeUnknown: boolean;
  readonly remainingAfterMs: Ms | null;
  readonly calleeStartMs: Ms | null;
  /** null while the callee works, also past its caller's cut: ghost work. */
  readonly calleeEndMs: Ms | null;
  readonly calleeResult: string | null;
  /** What its callee believes; null when it was told nothing, or has not been reached yet. */
  readonly calleeDeadlineMs: Ms | null;
  /** What the callee itself did, when it was done, after somebody above had stopped listening. */
  readonly ghostMs: Ms;
}

export interface PauseView {
  /** The attempt (`n`) after which it comes. */
  readonly after: number;
  readonly hop: string;
  readonly startMs: Ms;
  readonly untilMs: Ms;
  readonly endMs: Ms | null;
  readonly why: "backoff" | "retry-after";
}

export interface DeniedView {
  readonly after: number;
  readonly hop: string;
  readonly atMs: Ms;
  readonly pauseMs: Ms;
  readonly usableMs: Ms;
}

/** One request as far as the cursor. */
export interface OperationView {
  readonly id: number;
  readonly startMs: Ms;
  readonly deadlineAtMs: Ms | null;
  readonly works: readonly WorkView[];
  readonly attempts: readonly AttemptView[];
  readonly pauses: readonly PauseView[];
  readonly denied: readonly DeniedView[];
  readonly closing: WorkView | null;
  readonly cancelledAtMs: Ms | null;
  readonly finish: FinishEvent | null;
}

type Growing<T> = { -readonly [K in keyof T]: T[K] };

interface View {
  startMs: Ms;
  deadlineAtMs: Ms | null;
  readonly works: Growing<WorkView>[];
  readonly attempts: Growing<AttemptView>[];
  readonly pauses: Growing<PauseView>[];
  readonly denied: DeniedView[];
  closing: Growing<WorkView> | null;
  cancelledAtMs: Ms | null;
  finish: FinishEvent | null;
}

/** The view of the operation that the event at `last` belongs to, from events 0..`step`. */
export function operationView(
  events: readonly RunEvent[],
  last: number,
  step: number,
): OperationView | null {
  const id = events[last]?.operation ?? null;
  if (id === null) return null;
  const view: View = {
    startMs: 0,
    deadlineAtMs: null,
    works: [],
    attempts: [],
    pauses: [],
    denied: [],
    closing: null,
    cancelledAtMs: null,
    finish: null,
  };
  for (let k = arrivalOf(events, last); k <= step; k++) {
    const event = events[k];
    if (event !== undefined && event.operation === id) add(view, event);
  }
  return { id, ...view };
}

function add(view: View, event: RunEvent): void {
  const { atMs } = event;
  switch (event.type) {
    case "arrival":
      view.startMs = atMs;
      view.deadlineAtMs = event.deadlineAtMs;
      break;
    case "work":
      view.works.push(workView(event.hop, event.parent, atMs, event.durationMs));
      break;
    case "worked": {
      const { hop, parent } = event;
      const work = view.works.findLast((row) => row.hop === hop && row.parent === parent);
      if (work !== undefined) {
        work.endMs = atMs;
        work.status = event.status;
        work.ghostMs = event.ghostMs;
      }
      break;
    }
    case "start":
      view.attempts.push(attemptView(event));
      break;
    case "refused":
      refuse(view, event);
      break;
    case "asked": {
      if (event.sent === undefined) break;
      const waited = view.attempts.findLast(
        (row) => row.hop === event.hop && row.attempt === event.attempt && row.endMs === null,
      );
      if (waited !== undefined) {
        waited.sent = event.sent;
        waited.probe = event.probe;
      }
      break;
    }
    case "received": {
      const attempt = view.attempts[event.n - 1];
      if (attempt !== undefined) {
        attempt.calleeStartMs = atMs;
        attempt.calleeDeadlineMs = event.calleeDeadlineMs;
      }
      break;
    }
    case "answered": {
      const attempt = view.attempts[event.n - 1];
      if (attempt !== undefined) {
        attempt.calleeEndMs = atMs;
        attempt.calleeResult = event.result;
        attempt.ghostMs = event.ghostMs;
      }
      break;
    }
    case "end": {
      const attempt = view.attempts[event.n - 1];
      if (attempt !== undefined) {
        attempt.endMs = atMs;
        attempt.status = event.status;
        attempt.cutBy = event.cutBy;
        attempt.outcomeUnknown = event.outcomeUnknown;
        attempt.remainingAfterMs = event.remainingAfterMs;
      }
      break;
    }
    case "pause": {
      const { n: after, hop, untilMs, why } = event;
      view.pauses.push({ after, hop, startMs: atMs, untilMs, endMs: null, why });
      break;
    }
    case "resume": {
      const pause = view.pauses.find((row) => row.after === event.n);
      if (pause !== undefined) pause.endMs = atMs;
      break;
    }
    case "denied": {
      const { n: after, hop, pauseMs, usableMs } = event;
      view.denied.push({ after, hop, atMs, pauseMs, usableMs });
      break;
    }
    case "cancel":
      view.cancelledAtMs = atMs;
      break;
    case "closing":
      view.closing = workView("", null, atMs, event.durationMs);
      break;
    case "finish":
      view.finish = event;
      if (view.closing !== null) {
        view.closing.endMs = atMs;
        view.closing.status = "ok";
      }
      break;
  }
}

/** An attempt that is refused when it asks, or after it waited for its breaker. */
function refuse(view: View, event: RefusedEvent): void {
  const waited = view.attempts[event.n - 1];
  if (waited === undefined) {
    view.attempts.push(attemptView(event));
    return;
  }
  waited.endMs = event.atMs;
  waited.status = event.status;
  // It waited on its own time.
  const leftMs = waited.remainingMs;
  waited.remainingAfterMs =
    leftMs === null ? null : Math.max(0, leftMs - (event.atMs - waited.startMs));
  waited.refused = event.reason;
  waited.reopensAtMs = event.reopensAtMs;
}

function workView(
  hop: string,
  parent: number | null,
  startMs: Ms,
  durationMs: Ms,
): Growing<WorkView> {
  const plannedEndMs = startMs + durationMs;
  return { hop, parent, startMs, plannedEndMs, endMs: null, status: null, ghostMs: 0 };
}

function attemptView(event: StartEvent | RefusedEvent): Growing<AttemptView> {
  const refused = event.type === "refused";
  return {
    n: event.n,
    parent: event.parent,
    hop: event.hop,
    attempt: event.attempt,
    startMs: event.atMs,
    endMs: refused ? event.atMs : null,
    status: refused ? event.status : null,
    refused: refused ? event.reason : null,
    reopensAtMs: refused ? event.reopensAtMs : null,
    breaker: event.breaker,
    probe: refused ? false : event.probe,
    sent: refused ? false : event.sent,
    cutBy: null,
    outcomeUnknown: false,
    remainingAfterMs: refused ? event.remainingMs : null,
    calleeStartMs: null,
    calleeEndMs: null,
    calleeResult: null,
    calleeDeadlineMs: null,
    ghostMs: 0,
    ownTimeoutMs: event.ownTimeoutMs,
    remainingMs: event.remainingMs,
    reserveMs: event.reserveMs,
    marginMs: event.marginMs,
    usableMs: event.usableMs,
    allowedMs: event.allowedMs,
    boundBy: event.boundBy,
  };
}
