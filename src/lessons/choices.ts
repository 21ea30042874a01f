/** What a room may be asked to raise hands for: the choices of a task, however it is answered alone. */
import { amountOf } from "./amount";
import { answerOf as answerTo } from "./answer";
import { answerText, type LessonWords } from "./figures";
import { answerOf, type Given, judge } from "./judge";
import type { NumberAnswer, Step } from "./lesson";
import { guesses } from "./mistakes";
import type { Played } from "./play";
import type { Answer } from "./question";

export interface Choice {
  readonly key: string;
  readonly text: string;
  readonly given: Given;
  readonly right: boolean;
}

/** As many as one can ask about and count. */
const MOST = 6;

/**
 * `said`: numbers that came from the room. Until the answer is `shown`, a right number that nothing is
 * mistaken for is left out: alone it would be no question.
 */
export function choicesOf(
  step: Step,
  played: Played,
  words: LessonWords,
  said: readonly number[] = [],
  shown = false,
): readonly Choice[] {
  const { task } = step;
  const choice = (key: string, text: string, given: Given): Choice => ({
    key,
    text,
    given,
    right: judge(step, played, given)?.right ?? false,
  });
  if (task.kind === "find") {
    return task.suspects.map(({ id, text }) => choice(id, text, { kind: "suspect", id }));
  }
  if (task.kind !== "predict") return [];
  const { answer } = task;
  switch (answer.kind) {
    case "choice":
      return answer.options.map(({ is, text }) =>
        choice(String(is), text, { kind: "choice", value: is }),
      );
    case "bar":
      return barsOf(played).map((bar) =>
        choice(
          `${bar.operation} ${bar.n}`,
          answerText({ unit: "bar", bars: [bar] }, played, words),
          { kind: "bar", ...bar },
        ),
      );
    case "number":
      return numbersOf(answer, step, played, said, shown).map(({ value, unit }) =>
        choice(String(value), answerText({ unit, value }, played, words), {
          kind: "number",
          value,
        }),
      );
  }
}

/** Every attempt of the run. */
export function barsOf({
  run,
}: Played): readonly { readonly operation: number; readonly n: number }[] {
  return run.operations.flatMap(({ id, attempts }) =>
    attempts.map(({ n }) => ({ operation: id, n })),
  );
}

/** The right one among those that it is mistaken for, in order of size, so that its place tells nothing. */
function numbersOf(
  { question, wrong = [] }: NumberAnswer,
  step: Step,
  played: Played,
  said: readonly number[],
  shown: boolean,
) {
  const answer = answerOf(step, played);
  const right = amountOf(answer);
  if (answer === null || answer.unit === "bar" || typeof right !== "number") return [];
  const unit = unitOf(answer);
  const expected = [
    right,
    ...wrong.map(({ guess }) => amountOf(answerTo(guess, played))),
    ...guesses(question, played).map(({ value }) => value),
  ].filter((value) => typeof value === "number");
  const known = [...new Set(expected)].slice(0, MOST);
  const listed = known.length > 1 || shown ? known : [];
  const values = [...new Set([...listed, ...said])];
  return values.toSorted((a, b) => a - b).map((value) => ({ value, unit }));
}

function unitOf({ unit }: Answer): "ms" | "count" | "percent" {
  return unit === "ms" || unit === "percent" ? unit : "count";
}
