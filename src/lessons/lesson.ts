/**
 * A lesson as data: the same for the course and for a file that a trainer writes. Right answers are not
 * in it: the engine computes them from the scenario of the step. Texts may hold `{name}` where the step
 * has a figure of that name.
 */
import type { BreakerRules, CallHop, Frame, Scenario, WorkHop } from "../engine/scenario";
import type { Edit } from "./edits";
import type { Question } from "./question";

/** The parts of the stage, by the names that its places and panels have. */
export const STAGE_PARTS = [
  "decision",
  "run",
  "waterfall",
  "ledger",
  "breaker",
  "knobs",
  "send",
  "transport",
  "findings",
  "chance",
  "compare",
  "layers",
  "code",
] as const;
export type StagePart = (typeof STAGE_PARTS)[number];

export interface Lesson {
  readonly version: 1;
  readonly id: string;
  readonly title: string;
  /** What one can do after it, each in a line. */
  readonly outcomes: readonly string[];
  readonly minutes: number;
  readonly glossary: readonly Term[];
  /** Scenarios that several steps start from, by name. */
  readonly scenarios?: { readonly [name: string]: Scenario };
  readonly steps: readonly Step[];
  /** To be printed and taken along. */
  readonly checklist?: readonly { readonly title: string; readonly items: readonly string[] }[];
}

export interface Term {
  readonly term: string;
  readonly meaning: string;
}

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** Said once the task is done. */
  readonly after?: string;
  readonly start: Start;
  /** Where the cursor stands; left out: where the scenario opens. */
  readonly frame?: Frame;
  readonly shows: readonly StagePart[];
  /** Cursor and parts once the task is done; left out: as before. */
  readonly reveals?: { readonly frame?: Frame; readonly shows?: readonly StagePart[] };
  /** What may be changed; left out: nothing. */
  readonly may?: May;
  readonly figures?: { readonly [name: string]: Question };
  readonly task: Task;
}

/** A scenario, or the name of one of the lesson's or of the gallery's, and edits of it. */
export interface Start {
  readonly scenario: Scenario | string;
  readonly edits?: readonly Edit[];
}

export type May = "everything" | readonly Change[];

export type Change =
  | { readonly of: "operation"; readonly keys: readonly OperationKey[] }
  | { readonly of: "hop"; readonly hop: string; readonly keys: readonly HopKey[] }
  | { readonly of: "breaker"; readonly breaker: string; readonly keys: readonly BreakerKey[] };
export type OperationKey = Exclude<
  keyof Scenario,
  "version" | "hops" | "breakers" | "opensAt" | "ladder"
>;
export type HopKey = Exclude<keyof CallHop | keyof WorkHop, "id" | "kind">;
export type BreakerKey = keyof BreakerRules;

export type Task = Watch | Predict | ChangeUntil | FindFault;

/** Nothing is asked; `tries` are prompts for a free sandbox. */
export interface Watch {
  readonly kind: "watch";
  readonly tries?: readonly string[];
}

export interface Predict {
  readonly kind: "predict";
  readonly asks: string;
  readonly answer: NumberAnswer | ChoiceAnswer | BarAnswer;
}

/** In the unit of the question's answer; as much as `tolerance` beside it is right too. */
export interface NumberAnswer {
  readonly kind: "number";
  readonly question: Question;
  readonly tolerance?: number;
  /** Wrong numbers that this question invites; `says` goes on after "You said 400 ms: ". */
  readonly wrong?: readonly { readonly guess: Question; readonly says: string }[];
}

export interface ChoiceAnswer {
  readonly kind: "choice";
  readonly question: Question;
  /** Right is the one that `is` what the engine answers. */
  readonly options: readonly Option[];
}

export interface Option {
  readonly is: string | number | boolean;
  readonly text: string;
  /** Why it is not so, when it is not. */
  readonly says?: string;
}

/** "Press the bar that …": the question must be a `which-attempt`. */
export interface BarAnswer {
  readonly kind: "bar";
  readonly question: Question;
}

export interface ChangeUntil {
  readonly kind: "change";
  readonly asks: string;
  /** Each in words too, for whoever has to reach it. */
  readonly goal: readonly SaidCheck[];
  readonly solution: readonly Edit[];
  readonly hint?: string;
}

/** The fault is the suspect whose edits, and no other's, reach the goal. */
export interface FindFault {
  readonly kind: "find";
  readonly asks: string;
  readonly goal: Goal;
  readonly suspects: readonly Suspect[];
}

export interface Suspect {
  readonly id: string;
  readonly text: string;
  readonly says?: string;
  readonly edits: readonly Edit[];
}

/** Holds when every check does. */
export type Goal = readonly Check[];

export interface Check {
  readonly question: Question;
  /** `never`: there is no such thing in the run. */
  readonly is: "equal" | "not" | "at-least" | "at-most" | "never";
  readonly value?: string | number | boolean;
}

export interface SaidCheck extends Check {
  readonly text: string;
}
