/** A verdict in words: what the reader's own number is, and how the right one comes about. */
import { formatMs, formatNumber } from "../texts/format";
import { answerText, figuresOf, filled, type LessonWords } from "./figures";
import type { Given, Verdict } from "./judge";
import type { Step } from "./lesson";
import type { Played } from "./play";

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
      : judging.rightIs(answerText(verdict.answer, played, words)),
    reasonText(played, verdict, words),
  ].filter((sentence) => sentence !== null);
}

function wrongText(
  step: Step,
  played: Played,
  given: Given,
  { right, says, mistake, answer }: Verdict,
  words: LessonWords,
): string | null {
  const { judging } = words;
  if (right) return null;
  if (says !== null) return filled(says, figuresOf(step, played, words));
  if (mistake === null || given.kind !== "number") return null;
  const said = answer?.unit === "ms" ? formatMs(given.value) : formatNumber(given.value);
  return judging.youSaid(said, judging.mistake(mistake));
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
