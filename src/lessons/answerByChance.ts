/** Questions that many seeded runs answer. */
import { chance } from "../engine/chance";
import { deadlineCurve } from "../engine/deadlineCurve";
import { inTime } from "../engine/endings";
import type { Played } from "./play";
import type { Answer, PlainQuestion } from "./question";

/** Attempts in all the runs together; more are for the page's own panel, which can be stopped. */
const MOST_ATTEMPTS = 100_000;

export function answerByChance(
  question: Extract<PlainQuestion, { kind: "chance" | "knee" }>,
  { scenario, run }: Played,
): Answer | null {
  const each = run.operations.reduce((sum, { attempts }) => sum + attempts.length, 1);
  const times = question.kind === "knee" ? question.runs * (question.points + 1) : question.runs;
  if (each * times > MOST_ATTEMPTS) return null;
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
