import { LIMITS } from "../../engine/limits";
import type { Plan } from "../../engine/plan";
import { roundUp } from "../controls/widened";
import { longestMs } from "./durationKind";

/** Where there is no deadline to measure by. */
const USUAL_MS = 1_000;

/**
 * One end for all the spans inside a request, so that their tracks can be compared: a round number
 * past the deadline, and past the longest own timeout and answer.
 */
export function requestScaleMs(plan: Plan): number {
  const spans = plan.hops.flatMap((hop) =>
    hop.kind === "work"
      ? [longestMs(hop.durationMs)]
      : [
          hop.timeoutMs,
          ...hop.responses.map((answer) => "durationMs" in answer && longestMs(answer.durationMs)),
        ],
  );
  const known = spans.filter((span) => typeof span === "number");
  // A few huge answers must not squeeze what happens before the deadline into nothing.
  const longest = Math.max(
    0,
    ...known.filter((span) => span <= 10 * (plan.deadlineMs ?? USUAL_MS)),
  );
  return Math.min(LIMITS.spanMs, roundUp(Math.max(plan.deadlineMs ?? USUAL_MS, longest, 10) * 1.2));
}
