/** What is said to an answer in two steps: first what a wrong one is, then, when it is asked for, the right one. */
import { amountOf } from "./amount";
import { saidText, wrongText } from "./explain";
import type { LessonWords } from "./figures";
import type { Given, Verdict } from "./judge";
import type { Step } from "./lesson";
import type { Played } from "./play";
import { rightAnswer } from "./rightAnswer";

/** Of a number that is nothing known: which way it is off. */
export function toldWrong(
  step: Step,
  played: Played,
  given: Given,
  verdict: Verdict,
  words: LessonWords & { readonly off: { readonly less: string; readonly more: string } },
): string | null {
  const known = wrongText(step, played, given, verdict, words);
  const right = amountOf(verdict.answer);
  if (known !== null || given.kind !== "number" || typeof right !== "number") return known;
  const { less, more } = words.off;
  return words.judging.youSaid(
    saidText(given.value, verdict.answer, words),
    given.value < right ? less : more,
  );
}

/** Whole sentences: what is right, and how it comes about; none where nothing is asked. */
export function toldTruth(step: Step, played: Played, words: LessonWords): readonly string[] {
  const right = rightAnswer(step, played, words);
  if (right === null) return [];
  const { task } = step;
  const isOption =
    task.kind === "find" || (task.kind === "predict" && task.answer.kind === "choice");
  const { rightOption, rightIs } = words.judging;
  return [isOption ? rightOption(right.text) : rightIs(right.text), ...right.reasons];
}
