/** The right answer of a step in words, for whoever prints it: the engine's, and how it comes about. */
import { amountOf } from "./amount";
import { explained } from "./explain";
import { answerText, figuresOf, filled, type LessonWords } from "./figures";
import { answerOf, faults, type Given, judge } from "./judge";
import type { Step } from "./lesson";
import type { Played } from "./play";
import type { Answer } from "./question";

export interface RightAnswer {
  readonly text: string;
  /** Whole sentences. */
  readonly reasons: readonly string[];
}

/** What a reader who is right says; null in a step that asks for no answer, or has none. */
export function rightGiven(step: Step, played: Played): Given | null {
  if (step.task.kind === "find") {
    const [id] = faults(step.task, played);
    return id === undefined ? null : { kind: "suspect", id };
  }
  if (step.task.kind !== "predict") return null;
  const answer = answerOf(step, played);
  if (step.task.answer.kind === "bar") {
    const bar = answer?.unit === "bar" ? answer.bars[0] : undefined;
    return bar === undefined ? null : { kind: "bar", ...bar };
  }
  const value = amountOf(answer);
  if (value === null) return null;
  if (step.task.answer.kind === "choice") return { kind: "choice", value };
  return typeof value === "number" ? { kind: "number", value } : null;
}

export function rightAnswer(step: Step, played: Played, words: LessonWords): RightAnswer | null {
  const given = rightGiven(step, played);
  const verdict = given === null ? null : judge(step, played, given);
  if (given === null || verdict === null) return null;
  // The first sentence says that it is right.
  const [, ...reasons] = explained(step, played, given, verdict, words);
  return { text: textOf(step, given, verdict.answer, played, words), reasons };
}

/** A choice in the words of its option; of several bars that are right, each. */
function textOf(
  { task, ...step }: Step,
  given: Given,
  answer: Answer | null,
  played: Played,
  words: LessonWords,
): string {
  const own =
    task.kind === "find" && given.kind === "suspect"
      ? task.suspects.find(({ id }) => id === given.id)?.text
      : task.kind === "predict" && task.answer.kind === "choice" && given.kind === "choice"
        ? task.answer.options.find(({ is }) => is === given.value)?.text
        : undefined;
  if (own !== undefined) return filled(own, figuresOf({ task, ...step }, played, words));
  if (answer?.unit !== "bar") return answerText(answer, played, words);
  return answer.bars
    .map((bar) => answerText({ unit: "bar", bars: [bar] }, played, words))
    .join("; ");
}
