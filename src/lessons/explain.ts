/** A verdict in words: what the reader's own number is, and how the right one comes about. */
import { amountOf } from "./amount";
import { answerText, figuresOf, filled, type LessonWords } from "./figures";
import type { Given, Verdict } from "./judge";
import type { Step } from "./lesson";
import type { Played } from "./play";
import type { Answer } from "./question";

/** Whole sentences, in the order in which they are read. */
export function explained(
  step: Step,
  played: Played,
  given: Given,
  verdict: Verdict,
  words: LessonWords,
): readonly string[] {
  const { judging } = words;
  return [
    verdict.right ? judging.right : judging.wrong,
    wrongText(step, played, given, verdict, words),
    verdict.right || verdict.answer === null
      ? null
      : rightText(step, played, verdict.answer, words),
    reasonText(played, verdict, words),
  ].filter((sentence) => sentence !== null);
}

/** What was said, and what that is; null where nothing is known of it. */
export function wrongText(
  step: Step,
  played: Played,
  given: Given,
  { right, says, mistake, answer }: Verdict,
  words: LessonWords,
): string | null {
  const { judging } = words;
  if (right) return null;
  const own = says === null ? null : filled(says, figuresOf(step, played, words));
  if (given.kind !== "number") return own;
  const what = own ?? (mistake === null ? null : judging.mistake(mistake));
  return what === null ? null : judging.youSaid(saidText(given.value, answer, words), what);
}

/** A number as it was said, in the unit of the right one. */
export function saidText(
  value: number,
  answer: Answer | null,
  { format }: Pick<LessonWords, "format">,
): string {
  return answer?.unit === "ms" ? format.ms(value) : format.number(value);
}

/** A choice is answered in the words of its option. */
function rightText({ task }: Step, played: Played, answer: Answer, words: LessonWords): string {
  const options =
    task.kind === "predict" && task.answer.kind === "choice" ? task.answer.options : [];
  const option = options.find(({ is }) => is === amountOf(answer));
  return option === undefined
    ? words.judging.rightIs(answerText(answer, played, words))
    : words.judging.rightOption(option.text);
}

function reasonText(
  { run, names }: Played,
  { arithmetic, evidence }: Verdict,
  { judging, decision }: LessonWords,
): string | null {
  if (arithmetic !== null) return judging.arithmetic(arithmetic);
  const event = evidence === null ? undefined : run.events[evidence];
  return event === undefined ? null : decision.sentence(event, names);
}
