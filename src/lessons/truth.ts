/** The right answer by itself: for whoever asks to be shown it, and to draw beside what was said. */
import { amountOf } from "./amount";
import { explained, saidText, wrongText } from "./explain";
import type { LessonWords } from "./figures";
import { answerOf, faults, type Given, judge, type Verdict } from "./judge";
import type { Step } from "./lesson";
import type { Played } from "./play";

/** What is said to a wrong answer before the right one is told: of a number nobody knows, which way it is off. */
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
    saidText(given.value, verdict.answer),
    given.value < right ? less : more,
  );
}

/** What a reader who knows it would say; null where nothing is asked. */
export function rightGiven(step: Step, played: Played): Given | null {
  const { task } = step;
  if (task.kind === "find") {
    const [id] = faults(task, played);
    return id === undefined ? null : { kind: "suspect", id };
  }
  if (task.kind !== "predict") return null;
  const answer = answerOf(step, played);
  if (answer?.unit === "bar") {
    const [bar] = answer.bars;
    return bar === undefined ? null : { kind: "bar", ...bar };
  }
  const value = amountOf(answer);
  if (value === null) return null;
  if (task.answer.kind === "choice") return { kind: "choice", value };
  return typeof value === "number" ? { kind: "number", value } : null;
}

/** Whole sentences: what is right, and how it comes about. */
export function toldTruth(step: Step, played: Played, words: LessonWords): readonly string[] {
  const given = rightGiven(step, played);
  const verdict = given === null ? null : judge(step, played, given);
  if (given === null || verdict === null) return [];
  if (given.kind === "suspect" && step.task.kind === "find") {
    const suspect = step.task.suspects.find(({ id }) => id === given.id);
    return suspect === undefined ? [] : [words.judging.rightOption(suspect.text)];
  }
  const [, ...told] = explained(step, played, given, { ...verdict, right: false }, words);
  return told;
}
