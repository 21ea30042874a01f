/** What a reader said, against what the engine answers. */
import type { Arithmetic, Mistake } from "../texts/lessonFigures";
import { amountOf } from "./amount";
import { answerOf as answerTo } from "./answer";
import { arithmeticOf } from "./arithmetic";
import { edited } from "./edits";
import { evidenceStep } from "./evidence";
import { holdsAll } from "./goal";
import type { FindFault, NumberAnswer, Step } from "./lesson";
import { mistakeIn } from "./mistakes";
import { type Played, played as playedOf } from "./play";
import type { Answer, Bar, Question } from "./question";

export type Given =
  | { readonly kind: "number"; readonly value: number }
  /** `Option.is` of what was chosen. */
  | { readonly kind: "choice"; readonly value: string | number | boolean }
  | ({ readonly kind: "bar" } & Bar)
  | { readonly kind: "suspect"; readonly id: string };

export interface Verdict {
  readonly right: boolean;
  /** What is right; null in a step that asks for a fault. */
  readonly answer: Answer | null;
  /** The lesson's own words about this wrong answer, `{figures}` not yet filled in. */
  readonly says: string | null;
  /** What the wrong number is; null when it is nothing that is known. */
  readonly mistake: Mistake | null;
  /** How the right answer comes about. */
  readonly arithmetic: Arithmetic | null;
  /** The event that settles it, an index into `run.events`: where to put the cursor. */
  readonly evidence: number | null;
}

/** The question that a step asks to be predicted; null when it asks none. */
export function questionOf({ task }: Step): Question | null {
  return task.kind === "predict" ? task.answer.question : null;
}

/** The right answer, from the run alone; null in a step that asks for none. */
export function answerOf(step: Step, played: Played): Answer | null {
  const question = questionOf(step);
  return question === null ? null : answerTo(question, played);
}

/** null when the answer does not belong to the step's task. */
export function judge(step: Step, played: Played, given: Given): Verdict | null {
  const { task } = step;
  if (task.kind === "find" && given.kind === "suspect") return ofSuspect(task, played, given.id);
  if (task.kind !== "predict" || task.answer.kind !== given.kind) return null;
  const { question } = task.answer;
  const answer = answerTo(question, played);
  const verdict = (right: boolean, says: string | null, mistake: Mistake | null): Verdict => ({
    right,
    answer,
    says: right ? null : says,
    mistake: right ? null : mistake,
    arithmetic: arithmeticOf(question, played),
    evidence: evidenceStep(question, played.run),
  });
  if (given.kind === "bar") return verdict(isOneOf(answer, given), null, null);
  const value = amountOf(answer);
  if (task.answer.kind === "choice" && given.kind === "choice") {
    const chosen = task.answer.options.find(({ is }) => is === given.value);
    return verdict(value === given.value, chosen?.says ?? null, null);
  }
  if (task.answer.kind !== "number" || given.kind !== "number") return null;
  if (typeof value !== "number") return verdict(false, null, null);
  const right = Math.abs(given.value - value) <= (task.answer.tolerance ?? 0);
  const says = saidTo(task.answer, given.value, played);
  return verdict(right, says, mistakeIn(question, given.value, value, played));
}

/** The suspects whose edits reach the goal. */
export function faults(task: FindFault, { scenario }: Played): readonly string[] {
  return task.suspects
    .filter(({ edits }) => holdsAll(task.goal, playedOf(edited(scenario, edits))))
    .map(({ id }) => id);
}

function ofSuspect(task: FindFault, played: Played, id: string): Verdict | null {
  const suspect = task.suspects.find((each) => each.id === id);
  if (suspect === undefined) return null;
  const right = faults(task, played).includes(id);
  const none = { answer: null, mistake: null, arithmetic: null, evidence: null };
  return { right, says: right ? null : (suspect.says ?? null), ...none };
}

function isOneOf(answer: Answer | null, given: Bar): boolean {
  return (
    answer?.unit === "bar" &&
    answer.bars.some(({ operation, n }) => operation === given.operation && n === given.n)
  );
}

function saidTo({ wrong = [] }: NumberAnswer, given: number, played: Played): string | null {
  const meant = wrong.find(({ guess }) => amountOf(answerTo(guess, played)) === given);
  return meant?.says ?? null;
}
