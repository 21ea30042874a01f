/** What the engine answers to a question. null: the run has no such thing, or it has no limit. */
import { amountOf, count, ms } from "./amount";
import { answerByChance } from "./answerByChance";
import { answerOfAttempt, attemptsThat } from "./answerOfAttempt";
import { answerOfBreaker, stateAt, turnMs } from "./answerOfBreaker";
import { answerOfSetting } from "./answerOfSetting";
import { eventStep, momentMs } from "./evidence";
import type { Played } from "./play";
import type { Answer, OperationTime, PlainQuestion, Question } from "./question";

export function answerOf(question: Question, played: Played): Answer | null {
  switch (question.kind) {
    case "sum":
      return combined(question.of, played, (sum, value) => sum + value);
    case "product":
      return combined(question.of, played, (product, value) => product * value);
    case "less":
      return combined([question.from, ...question.take], played, (left, value) => left - value);
    default:
      return answerOfPlain(question, played);
  }
}

function answerOfPlain(question: PlainQuestion, played: Played): Answer | null {
  const { run } = played;
  switch (question.kind) {
    case "attempt":
    case "attempt-word":
    case "attempt-fact":
      return answerOfAttempt(question, run);
    case "attempts":
      return { unit: "count", value: attemptsThat(question.that, run).length };
    case "which-attempt": {
      const bars = attemptsThat(question.that, run);
      return bars.length === 0 ? null : { unit: "bar", bars };
    }
    case "operation":
      return ms(operationMs(question.figure, played, question.operation ?? 1));
    case "operation-word":
      return wordOfOperation(question, played);
    case "operations":
      return count(
        run.operations.filter(
          ({ status, lateMs }) =>
            (question.status === undefined || question.status.includes(status)) &&
            (question.late === undefined || lateMs > 0 === question.late),
        ).length,
      );
    case "total":
      return ms(run.operations.reduce((sum, operation) => sum + operation[question.figure], 0));
    case "longest":
      return ms(Math.max(0, ...run.operations.map(({ startMs, endMs }) => endMs - startMs)));
    case "calls":
      return count(Object.hasOwn(run.calls, question.hop) ? run.calls[question.hop] : undefined);
    case "moment":
      return ms(momentMs(run, eventStep(run, question.frame)));
    case "pause":
      return ms(pauseMs(question, played));
    case "breaker":
      return answerOfBreaker(question, run);
    case "breaker-state":
      return stateAt(question, run);
    case "turn":
      return ms(turnMs(question, run));
    case "operation-setting":
    case "hop-setting":
    case "breaker-setting":
      return answerOfSetting(question, played);
    case "chance":
    case "knee":
      return answerByChance(question, played);
  }
}

/** In ms as soon as one of them is: three times 50 ms are 150 ms. */
function combined(
  questions: readonly PlainQuestion[],
  played: Played,
  combine: (left: number, right: number) => number,
): Answer | null {
  const answers = questions.map((question) => answerOfPlain(question, played));
  const values = answers.map(amountOf);
  if (!values.every((value) => typeof value === "number")) return null;
  const unit = answers.some((answer) => answer?.unit === "ms") ? "ms" : "count";
  return { unit, value: values.slice(1).reduce(combine, values[0] ?? 0) };
}

function operationMs(figure: OperationTime, { run }: Played, id: number): number | undefined {
  const operation = run.operations[id - 1];
  if (operation === undefined) return undefined;
  return figure === "tookMs" ? operation.endMs - operation.startMs : operation[figure];
}

function wordOfOperation(
  { figure, operation = 1 }: Extract<PlainQuestion, { kind: "operation-word" }>,
  { run }: Played,
): Answer | null {
  const value = run.operations[operation - 1]?.[figure] ?? null;
  if (value === null) return null;
  const of = ({ status: "operation", failedHop: "hop", failedStatus: "attempt" } as const)[figure];
  return { unit: "word", of, value };
}

function pauseMs(
  { hop, operation = 1, nth = 1 }: Extract<PlainQuestion, { kind: "pause" }>,
  { run }: Played,
): number | undefined {
  const found = run.operations[operation - 1];
  const own = found?.pauses.filter(
    ({ after }) => found.attempts.find(({ n }) => n === after)?.hop === hop,
  );
  const pause = own?.[nth - 1];
  return pause && pause.endMs - pause.startMs;
}
