/** A closed breaker: what it has counted, and what would open it. */
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import { type BreakerMoment, failuresOf, tallyOf, type Waits, warmsUpMs } from "./breakerMoment";

export function waitsClosed(plan: BreakerPlan, moment: BreakerMoment, t: Texts["breaker"]): Waits {
  const said = counted(plan, moment, t);
  const ms = warmsUpMs(plan, moment);
  if (ms === 0) return said;
  const [first = ""] = said.lines;
  return {
    lines: [first, t.waits.warmsUp(ms)],
    sentence: `${said.sentence} ${t.sentence.warmsUp(ms)}`,
  };
}

function counted(
  { trip, tripPlan }: BreakerPlan,
  moment: BreakerMoment,
  { waits, sentence: says }: Texts["breaker"],
): Waits {
  if (trip.kind === "consecutive") {
    const failures = failuresOf(moment);
    const sentence = says.closed(failures, trip.failures);
    return { lines: [waits.failures(failures, trip.failures)], sentence };
  }
  const { total, failures, slow } = tallyOf(moment);
  const { minCalls, strict, failures: most } = tripPlan;
  const early = Math.max(0, minCalls - total);
  const judges = early > 0 ? [says.judgesAfter(early)] : [];
  const second = (line: string) => (early > 0 ? waits.judgesAfter(early) : line);
  if (most !== null) {
    return {
      lines: [waits.failuresIn(failures, total), second(waits.opensAtCount(most))],
      sentence: [says.closedCount(failures, total, most), ...judges].join(" "),
    };
  }
  const { failureRate, slowRate } = trip;
  const slowly = slowRate === undefined ? [] : [says.closedSlow(slow, total, slowRate, strict)];
  const whole = says.closedRate(failures, total, failureRate, strict);
  const line =
    slowRate === undefined ? waits.opensAt(failureRate, strict) : waits.slowIn(slow, total);
  return {
    lines: [waits.failuresIn(failures, total), second(line)],
    sentence: [whole, ...slowly, ...judges].join(" "),
  };
}
