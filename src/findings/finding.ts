/**
 * What is wrong with a scenario, as data: the words are made from `figures` by `texts.findings`.
 * A new rule is a row in `Figures`, a text of the same key, a file, and a line in `findings.ts`;
 * the compiler asks for the text.
 */
import type { Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import type { Figures } from "../texts/findingFigures";

export type RuleId = keyof Figures;

/** `error`: it happened in this run, or nothing can stop it; `warning`: it can happen; `info`: good to know. */
export type Severity = "error" | "warning" | "info";

/** The finding of one rule; `hop`, `operation` and `attempt` name the first bar it is about. */
export interface FindingOf<R extends RuleId> {
  readonly rule: R;
  readonly severity: Severity;
  readonly hop: string | null;
  readonly operation: number | null;
  readonly attempt: number | null;
  readonly figures: Figures[R];
  /** The edit that mends it, where one exists. */
  readonly fix?: (scenario: Scenario) => Scenario;
}
export type Finding = { readonly [R in RuleId]: FindingOf<R> }[RuleId];

/** What one rule finds in a scenario and its run; `run` has its events. */
export type Rule<R extends RuleId> = (
  scenario: Scenario,
  run: Run,
  plan: Plan,
) => readonly FindingOf<R>[];

/** One that looks at every event or request closely pauses on the way, for a page that has to answer meanwhile. */
export type PausingRule<R extends RuleId> = (
  ...given: Parameters<Rule<R>>
) => Generator<undefined, ReturnType<Rule<R>>, undefined>;
