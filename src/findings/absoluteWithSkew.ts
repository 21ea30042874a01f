import { setHop } from "../engine/edit";
import type { CallPlan } from "../engine/plan";
import type { Attempt, Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import { attemptsOf } from "./attempts";
import { callsOf } from "./caps";
import type { Rule } from "./finding";

/** A deadline as a time of day, read on a clock that shows another. */
export const absoluteWithSkew: Rule<"absolute-with-skew"> = (_scenario, run, plan) =>
  callsOf(plan.hops)
    .filter((hop) => hop.tells === "absolute" && hop.clockSkewMs !== 0)
    .map((hop) => {
      const early = stoppedEarly(hop, run);
      return {
        rule: "absolute-with-skew",
        severity: early.length > 0 ? "error" : "warning",
        hop: hop.id,
        operation: early[0]?.operation ?? null,
        attempt: early[0]?.attempt ?? null,
        figures: {
          name: hop.name,
          skewMs: Math.abs(hop.clockSkewMs),
          direction: hop.clockSkewMs > 0 ? "ahead" : "behind",
          times: early.length,
        },
        fix: (scenario) => setHop(scenario, hop.id, { tells: "remaining" }),
      };
    });

/** Those that stopped, by a wrong clock, while their caller would still have waited. */
function stoppedEarly(hop: CallPlan, run: Run) {
  return attemptsOf(run, (attempt) => {
    const { calleeEndMs, calleeResult, calleeDeadlineMs } = attempt;
    if (attempt.hop !== hop.id || calleeResult !== "deadline_exceeded") return false;
    if (calleeEndMs === null || calleeDeadlineMs === null) return false;
    return calleeEndMs >= calleeDeadlineMs && calleeEndMs < cutMs(attempt);
  });
}

function cutMs({ startMs, allowedMs }: Attempt): Ms {
  return startMs + (allowedMs ?? 0);
}
