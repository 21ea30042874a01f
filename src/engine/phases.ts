/**
 * What an attempt's time went to, moment by moment: its breaker's verdict, connecting, the wire, the callee's own work, its
 * waiting for its own calls, a body that comes in chunks; and which of it was ghost work.
 */
import type { CalleeTree, Span } from "./calleeTree";
import type { Attempt } from "./result";
import type { Ms, Response } from "./scenario";

/** `held`: its breaker let it wait. `work` is the callee's own time, `step` a `work` hop among its calls, `wait` its calls. */
export type PhaseKind = "held" | "connect" | "wire" | "work" | "step" | "wait" | "body";

export interface Phase extends Span {
  readonly kind: PhaseKind;
  /** Nobody listened any more: for what is worked, ghost work. */
  readonly ghost: boolean;
}

export type Body = NonNullable<Extract<Response, { durationMs: unknown }>["body"]>;

/** From the attempt's start to its end or its callee's, whichever is later; without gaps. */
export function phasesOf(
  attempt: Attempt,
  tree: CalleeTree,
  networkMs: Ms,
  body: Body | null,
  /** When its wait for its breaker was over; null where it did not wait. */
  heldToMs: Ms | null = null,
): readonly Phase[] {
  const { n, status, calleeStartMs } = attempt;
  const endMs = attempt.endMs ?? tree.runEndMs;
  const startMs = heldToMs ?? attempt.startMs;
  const held = (rest: readonly Phase[]): readonly Phase[] =>
    startMs === attempt.startMs
      ? rest
      : [{ kind: "held", fromMs: attempt.startMs, toMs: startMs, ghost: false }, ...rest];
  if (!attempt.started) return held([]);
  // A fault of the caller's own takes its time without anything being sent.
  if (status === "local") {
    return held([{ kind: "work", fromMs: startMs, toMs: endMs, ghost: false }]);
  }
  if (calleeStartMs === null) {
    return held([{ kind: "connect", fromMs: startMs, toMs: endMs, ghost: false }]);
  }
  const calleeEndMs = attempt.calleeEndMs ?? Math.max(tree.runEndMs, calleeStartMs);
  const sentAtMs = calleeStartMs - networkMs;
  const streamMs = bodyFromMs(attempt, tree, calleeEndMs, body);
  const phases: Phase[] = [];
  const add = (kind: PhaseKind, fromMs: Ms, toMs: Ms) => {
    if (toMs > fromMs) phases.push({ kind, fromMs, toMs, ghost: false });
  };
  add("connect", startMs, sentAtMs);
  add("wire", sentAtMs, calleeStartMs);
  for (const part of ownTime(n, tree, calleeStartMs, streamMs ?? calleeEndMs)) phases.push(part);
  const deafAtMs = tree.deafAtMs.get(n) ?? null;
  const backMs = Math.min(endMs, calleeEndMs + networkMs);
  if (streamMs === null) add("wire", calleeEndMs, backMs);
  else {
    // Bytes are counted where they are read; those that nobody reads, where they are sent.
    const heardToMs = Math.min(backMs, deafAtMs ?? backMs);
    const readMs = Math.max(
      streamMs,
      Math.min(streamMs + networkMs, deafAtMs ?? streamMs + networkMs),
    );
    const lastMs = deafAtMs === null ? backMs : Math.max(heardToMs, calleeEndMs);
    add("wire", streamMs, Math.min(readMs, endMs));
    add("body", readMs, lastMs);
    add("wire", lastMs, backMs);
  }
  return deafened(held(phases), deafAtMs);
}

/** Between its beginning and its answer: its own time, its works, and its waits for its calls. */
function ownTime(n: number, tree: CalleeTree, fromMs: Ms, toMs: Ms): readonly Phase[] {
  const works = tree.works.get(n) ?? [];
  const calls = [...(tree.calls.get(n)?.values() ?? [])];
  if (works.length === 0 && calls.length === 0) {
    return toMs > fromMs ? [{ kind: "work", fromMs, toMs, ghost: false }] : [];
  }
  const edges = new Set([fromMs, toMs]);
  for (const span of [...works, ...calls]) {
    for (const ms of [span.fromMs, span.toMs]) if (ms > fromMs && ms < toMs) edges.add(ms);
  }
  const moments = [...edges].sort((a, b) => a - b);
  const covers = (spans: readonly Span[], start: Ms, end: Ms) =>
    spans.some((span) => span.fromMs <= start && span.toMs >= end);
  const phases: Phase[] = [];
  for (const [index, end] of moments.entries()) {
    const start = moments[index - 1];
    if (start === undefined) continue;
    const kind = covers(works, start, end) ? "step" : covers(calls, start, end) ? "wait" : "work";
    const last = phases.at(-1);
    if (last?.kind === kind) phases[phases.length - 1] = { ...last, toMs: end };
    else phases.push({ kind, fromMs: start, toMs: end, ghost: false });
  }
  return phases;
}

/** When the first byte of a body in chunks leaves the callee; null where it answers in one piece. */
function bodyFromMs(
  attempt: Attempt,
  tree: CalleeTree,
  calleeEndMs: Ms,
  body: Body | null,
): Ms | null {
  const { n, calleeStartMs, calleeResult } = attempt;
  if (body === null || body.chunks < 2 || calleeStartMs === null) return null;
  const stopped = calleeResult === "cancelled" || calleeResult === "deadline_exceeded";
  // One that was stopped sent fewer of them than it meant to: nobody wrote down how many.
  if (stopped || calleeResult === null) return null;
  const takesMs = (body.chunks - 1) * body.gapMs;
  const calls = [...(tree.calls.get(n)?.values() ?? [])];
  const fromMs = calls.reduce((most, { toMs }) => Math.max(most, toMs), calleeStartMs);
  return takesMs > 0 && calleeEndMs - takesMs >= fromMs ? calleeEndMs - takesMs : null;
}

/** Cut in two where the last listener left. */
function deafened(phases: readonly Phase[], deafAtMs: Ms | null): readonly Phase[] {
  if (deafAtMs === null) return phases;
  return phases.flatMap((phase) => {
    if (phase.toMs <= deafAtMs) return [phase];
    if (phase.fromMs >= deafAtMs) return [{ ...phase, ghost: true }];
    return [
      { ...phase, toMs: deafAtMs },
      { ...phase, fromMs: deafAtMs, ghost: true },
    ];
  });
}

/** The callee's own ghost work as far as `atMs`; its works and its calls count their own. */
export function ghostMsOf(phases: readonly Phase[], atMs: Ms): Ms {
  let sum = 0;
  for (const { kind, fromMs, toMs, ghost } of phases) {
    if (ghost && (kind === "work" || kind === "body")) {
      sum += Math.max(0, Math.min(toMs, atMs) - fromMs);
    }
  }
  return sum;
}
