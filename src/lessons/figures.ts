/** Texts with numbers of the run in them: `{allowed}` is the step's figure of that name, as people read it. */
import type { Texts } from "../texts/en";
import type { judging } from "../texts/en/lessons/judging";
import { nameOf } from "../texts/names";
import { answerOf } from "./answer";
import type { Step } from "./lesson";
import type { Played } from "./play";
import type { Answer } from "./question";

export interface LessonWords {
  readonly judging: typeof judging;
  readonly format: Texts["format"];
  readonly status: Texts["status"];
  readonly decision: Texts["decision"];
}

export type Figures = { readonly [name: string]: string };

export function figuresOf(step: Step, played: Played, words: LessonWords): Figures {
  return Object.fromEntries(
    Object.entries(step.figures ?? {}).map(([name, question]) => [
      name,
      answerText(answerOf(question, played), played, words),
    ]),
  );
}

const PLACEHOLDER = /\{([a-z][a-z0-9-]*)\}/g;

/** What has no figure stays as it is written. */
export function filled(text: string, figures: Figures): string {
  return text.replace(PLACEHOLDER, (written, name: string) =>
    Object.hasOwn(figures, name) ? (figures[name] ?? written) : written,
  );
}

/** The figures that a text asks for. */
export function askedIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

export function answerText(answer: Answer | null, played: Played, words: LessonWords): string {
  if (answer === null) return words.judging.nothing;
  switch (answer.unit) {
    case "ms":
      return words.format.ms(answer.value);
    case "count":
      return words.format.number(answer.value);
    case "percent":
      return words.judging.percent(answer.value);
    case "fact":
      return answer.value ? words.judging.yes : words.judging.no;
    case "word":
      return wordText(answer.of, answer.value, played, words);
    case "bar": {
      const bar = answer.bars[0];
      const attempt = played.run.operations[(bar?.operation ?? 1) - 1]?.attempts.find(
        ({ n }) => n === bar?.n,
      );
      if (bar === undefined || attempt === undefined) return words.judging.nothing;
      const name = nameOf(attempt.hop, played.names);
      return words.judging.bar(name, attempt.attempt, bar.operation);
    }
  }
}

function wordText(
  of: Extract<Answer, { unit: "word" }>["of"],
  value: string,
  { names }: Played,
  { status, judging }: LessonWords,
): string {
  if (of === "hop") return nameOf(value, names);
  const said: { readonly [word: string]: string } = of === "boundBy" ? judging.boundBy : status[of];
  return Object.hasOwn(said, value) ? (said[value] ?? value) : value;
}
