/** What a breaker waits for in its current state: the lines beside the node, and one sentence. */
import type { BreakerState } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import { roundMs, UNCAPPED_MS } from "../engine/retry";
import type { Forced, Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";

/** A breaker at one moment of its run. */
export interface BreakerMoment {
  readonly state: BreakerState;
  readonly atMs: Ms;
  /** When the period that forces it ends; null when nothing does. */
  readonly forcedUntilMs: Ms | null;
}

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
): BreakerMoment {
  const holding = forced?.find(
    (period) => period.breaker === key && period.fromMs <= atMs && atMs < period.toMs,
  );
  const forcedUntilMs = state.forced === null || holding === undefined ? null : holding.toMs;
  return { state, atMs, forcedUntilMs };
}

/** How long it stays, or would next stay, open by its own rule: grows with `openBackoff`. */
export function openTimeMs({ openMs, openBackoff }: BreakerPlan, failedProbes: number): Ms {
  if (openBackoff === null) return openMs;
  const longer = openMs * openBackoff.factor ** failedProbes;
  return roundMs(Math.min(openBackoff.maxMs ?? UNCAPPED_MS, longer));
}

/** How long time still keeps a probe back, and whether it is a Retry-After that makes it so long. */
export function untilProbeMs(plan: BreakerPlan, { state, atMs }: BreakerMoment) {
  const named = state.namedAtMs ?? 0;
  const own = state.kind === "open" ? state.openedAtMs + openTimeMs(plan, state.failedProbes) : 0;
  return { ms: Math.max(0, Math.max(named, own) - atMs), held: named > own };
}

export function waits(plan: BreakerPlan, moment: BreakerMoment, t: Texts["breaker"]): Waits {
  const { state, forcedUntilMs } = moment;
  if (state.forced !== null) {
    const lines = [t.waits.forced(state.forced)];
    if (forcedUntilMs !== null) lines.push(t.waits.until(forcedUntilMs));
    return { lines, sentence: t.sentence.forced(state.forced, forcedUntilMs) };
  }
  const { ms, held } = untilProbeMs(plan, moment);
  switch (state.kind) {
    case "closed":
      if (plan.trip.kind !== "consecutive")
        return { lines: [t.waits.watches], sentence: t.sentence.closedWindow };
      return {
        lines: [t.waits.failures(state.failures, plan.trip.failures)],
        sentence: t.sentence.closed(state.failures, plan.trip.failures),
      };
    case "open":
      if (ms === 0) return { lines: [t.waits.nextProbes], sentence: t.sentence.openOver };
      if (held)
        return { lines: [t.waits.held, t.waits.heldFor(ms)], sentence: t.sentence.openHeld(ms) };
      return { lines: [t.waits.reopens(ms)], sentence: t.sentence.open(ms) };
    case "half-open": {
      const { permits, successesToClose } = plan;
      const sentence = t.sentence.halfOpen(
        state.probesInFlight,
        permits,
        state.successes,
        successesToClose,
      );
      return {
        lines: [
          t.waits.probes(state.probesInFlight, permits),
          t.waits.successes(state.successes, successesToClose),
        ],
        sentence: ms > 0 ? `${sentence} ${t.sentence.halfOpenHeld(ms)}` : sentence,
      };
    }
  }
}
