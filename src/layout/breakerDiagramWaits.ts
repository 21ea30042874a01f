/** What a breaker waits for in its current state: the lines beside the node, and one sentence. */
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import { waitsClosed } from "./breakerClosedWaits";
import { waitsHalfOpen } from "./breakerHalfOpenWaits";
import { type BreakerMoment, isAtBoundary, untilProbeMs, type Waits } from "./breakerMoment";

export function waits(plan: BreakerPlan, moment: BreakerMoment, t: Texts["breaker"]): Waits {
  const { state, forcedUntilMs } = moment;
  if (state.forced !== null) {
    const lines = [t.waits.forced(state.forced)];
    if (forcedUntilMs !== null) lines.push(t.waits.until(forcedUntilMs));
    return { lines, sentence: t.sentence.forced(state.forced, forcedUntilMs) };
  }
  switch (state.kind) {
    case "closed":
      return waitsClosed(plan, moment, t);
    case "open":
      return waitsOpen(plan, moment, t);
    case "half-open":
      return waitsHalfOpen(plan, moment, t);
  }
}

function waitsOpen(plan: BreakerPlan, moment: BreakerMoment, t: Texts["breaker"]): Waits {
  const { ms, held } = untilProbeMs(plan, moment);
  if (isAtBoundary(plan, moment)) {
    return { lines: [t.waits.refusesNow], sentence: t.sentence.openAtBoundary };
  }
  if (ms === 0) return { lines: [t.waits.nextProbes], sentence: t.sentence.openOver };
  if (held)
    return { lines: [t.waits.held, t.waits.heldFor(ms)], sentence: t.sentence.openHeld(ms) };
  const sentence = plan.opens === "timer" ? t.sentence.openOnTime(ms) : t.sentence.open(ms);
  return { lines: [t.waits.reopens(ms)], sentence };
}
