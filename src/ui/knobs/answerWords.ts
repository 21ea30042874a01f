import type { Response } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import { type AnswerKind, answerKindOf } from "./answerEdit";
import { durationFact } from "./durationWords";

/** Runs of equal answers told one by one; past them only how many there are. */
const TOLD = 4;

export function answerWord(kind: AnswerKind, texts: Texts): string {
  return kind === "never" ? texts.knobs.never : texts.status.attempt[kind];
}

/** A list of answers in short: `ok 200 ms × 2`, `technical failure 120 ms × 4`, `ok 200 ms`. */
export function answerFacts(responses: readonly Response[], texts: Texts): readonly string[] {
  const runs: { word: string; count: number }[] = [];
  for (const response of responses) {
    const word = texts.knobs.oneAnswer(
      answerWord(answerKindOf(response), texts),
      "never" in response ? null : durationFact(response.durationMs, texts),
    );
    const last = runs.at(-1);
    if (last?.word === word) last.count += 1;
    else runs.push({ word, count: 1 });
  }
  const told = runs
    .slice(0, TOLD)
    .map(({ word, count }) => (count === 1 ? word : texts.knobs.repeated(word, count)));
  return runs.length > TOLD ? [...told, texts.knobs.moreAnswers(runs.length - TOLD)] : told;
}
