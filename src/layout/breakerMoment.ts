/** A breaker at one moment of its run, and what that comes to. */
import { stillRefuses } from "../engine/breakerCell";
import type { BreakerMemory } from "../engine/breakerReplay";
import type { Tally } from "../engine/bucketWindow";
import type { BreakerState } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import { roundMs, UNCAPPED_MS } from "../engine/retry";
import type { Forced, Ms } from "../engine/scenario";

/** A breaker at one moment of its run. */
export interface BreakerMoment {
  readonly state: BreakerState;
  readonly atMs: Ms;
  /** When the period that forces it ends; null when nothing does. */
  readonly forcedUntilMs: Ms | null;
  /** What its state does not tell; left out, only what its state tells is known. */
  readonly memory?: BreakerMemory | null;
}

/** What it waits for in its current state. */
export interface Waits {
  /** One or two short lines, for the diagram. */
  readonly lines: readonly string[];
  readonly sentence: string;
}

export function breakerMoment(
  key: string,
  state: BreakerState,
  atMs: Ms,
  forced: readonly Forced[] | undefined,
  memory: BreakerMemory | null = null,
): BreakerMoment {
  const holding = forced?.find(
    (period) => period.breaker === key && period.fromMs <= atMs && atMs < period.toMs,
  );
  const forcedUntilMs = state.forced === null || holding === undefined ? null : holding.toMs;
  return { state, atMs, forcedUntilMs, memory };
}

/** How long it stays, or would next stay, open by its own rule: grows with `openBackoff`. */
export function openTimeMs(plan: BreakerPlan, failedProbes: number): Ms {
  const { openMs, openBackoff, openStepsMs } = plan;
  if (openStepsMs !== null) return openStepsMs[failedProbes] ?? openStepsMs.at(-1) ?? openMs;
  if (openBackoff === null) return openMs;
  const longer = openMs * openBackoff.factor ** failedProbes;
  return roundMs(Math.min(openBackoff.maxMs ?? UNCAPPED_MS, longer));
}

/** How long time still keeps a probe back, and whether it is a Retry-After that makes it so long. */
export function untilProbeMs(plan: BreakerPlan, { state, atMs }: BreakerMoment) {
  const named = state.namedAtMs ?? 0;
  const own = state.kind === "open" ? state.openedAtMs + openTimeMs(plan, state.failedProbes) : 0;
  const past = state.kind === "open" && stillRefuses(plan) ? 1 : 0;
  return { ms: Math.max(0, Math.max(named, own) + past - atMs), held: named > own };
}

/** How long a half-open one may still be without a verdict, of how long, and what it becomes then. */
export function leaseLeft({ lease }: BreakerPlan, { state, atMs, memory }: BreakerMoment) {
  if (lease === null || state.kind !== "half-open" || state.forced !== null) return null;
  const sinceMs = memory?.halfOpen.sinceMs ?? atMs;
  return { ms: Math.max(0, sinceMs + lease.ms - atMs), ofMs: lease.ms, to: lease.becomes };
}

/** What its trip is judged by; without the memory, its failures alone. */
export function tallyOf({ memory, state }: BreakerMoment): Tally {
  return memory?.tally ?? { total: state.failures, failures: state.failures, slow: 0 };
}

/** Failures in a row, or in the window, as far as they are not too old by now. */
export function failuresOf({ memory, state }: BreakerMoment): number {
  return memory?.failures ?? state.failures;
}

export function warmsUpMs({ warmUpMs }: BreakerPlan, { atMs, memory }: BreakerMoment): Ms {
  return Math.max(0, (memory?.createdAtMs ?? 0) + warmUpMs - atMs);
}

/** Answers of this half-open period. */
export function answersOf({ memory, state }: BreakerMoment): Answers {
  const successes = state.kind === "half-open" ? state.successes : 0;
  const failures = memory?.halfOpen.failures ?? 0;
  return { successes, failures, total: successes + failures };
}

interface Answers {
  readonly successes: number;
  readonly failures: number;
  readonly total: number;
}

/** Its time is over at this very moment, at which it still refuses. */
export function isAtBoundary(plan: BreakerPlan, { state, atMs }: BreakerMoment): boolean {
  return stillRefuses(plan) && state.kind === "open" && atMs === state.reopensAtMs;
}
