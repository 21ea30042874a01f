/** Questions that many seeded runs answer. */
import { chance } from "../engine/chance";
import { deadlineCurve } from "../engine/deadlineCurve";
import { inTime } from "../engine/endings";
import type { Scenario } from "../engine/scenario";
import type { Answer, PlainQuestion } from "./question";

/** More are asked of the page's own panel, which can be stopped. */
export const MOST_RUNS = 2_000;
export const MOST_POINTS = 60;

export function answerByChance(
  question: Extract<PlainQuestion, { kind: "chance" | "knee" }>,
  scenario: Scenario,
): Answer | null {
  if (question.kind === "knee") {
    const job = deadlineCurve(scenario, question.runs, question.points);
    job.step(job.total);
    const knee = job.result().knee;
    return knee === null ? null : { unit: "ms", value: knee.deadlineMs };
  }
  const job = chance(scenario, question.runs);
  job.step(job.total);
  const { operations, quantiles, endings, falseTimeoutOperations } = job.result();
  if (operations === 0 || quantiles === null) return null;
  const share = (part: number): Answer => ({
    unit: "percent",
    value: Math.round((part / operations) * 1_000) / 10,
  });
  switch (question.figure) {
    case "inTime":
      return share(inTime(endings));
    case "failed":
      return share(endings.failed + endings.pending);
    case "falseTimeouts":
      return share(falseTimeoutOperations);
    default:
      return { unit: "ms", value: quantiles[question.figure] };
  }
}
