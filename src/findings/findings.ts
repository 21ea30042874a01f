/** All rules over one run; errors first, then in the order of the rules. */
import type { Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import { absoluteWithSkew } from "./absoluteWithSkew";
import { budgetNotClamped } from "./budgetNotClamped";
import { budgetReset } from "./budgetReset";
import { callWithoutLimit } from "./callWithoutLimit";
import { capsPastBudget } from "./capsPastBudget";
import { connectTimeoutTooLong } from "./connectTimeoutTooLong";
import type { Finding, Rule, RuleId, Severity } from "./finding";
import { ghostWork } from "./ghostWork";
import { ladderCannotBind } from "./ladderCannotBind";
import { ladderConnect } from "./ladderConnect";
import { ladderKeepAlive } from "./ladderKeepAlive";
import { ladderOrder } from "./ladderOrder";
import { neverBinds } from "./neverBinds";
import { openBeforeRetryAfter } from "./openBeforeRetryAfter";
import { optionalFirst } from "./optionalFirst";
import { outerNotLonger } from "./outerNotLonger";
import { pausePastDeadline } from "./pausePastDeadline";
import { readTimeoutAsDeadline } from "./readTimeoutAsDeadline";
import { reserveTooSmall } from "./reserveTooSmall";
import { retriesCannotFit } from "./retriesCannotFit";
import { retriesMultiply } from "./retriesMultiply";
import { retryDenied } from "./retryDenied";
import { sharedBreaker } from "./sharedBreaker";
import { starvedCallCounted } from "./starvedCallCounted";
import { workerHeld } from "./workerHeld";
import { writeCutOff } from "./writeCutOff";
import { writeRetriedWithoutKey } from "./writeRetriedWithoutKey";

type Given = Parameters<Rule<RuleId>>;
type AnyRule = (
  ...given: Given
) => readonly Finding[] | Generator<undefined, readonly Finding[], undefined>;

const RULES: readonly AnyRule[] = [
  capsPastBudget,
  callWithoutLimit,
  outerNotLonger,
  retriesCannotFit,
  retriesMultiply,
  retryDenied,
  pausePastDeadline,
  budgetReset,
  budgetNotClamped,
  absoluteWithSkew,
  writeCutOff,
  writeRetriedWithoutKey,
  ghostWork,
  workerHeld,
  optionalFirst,
  reserveTooSmall,
  readTimeoutAsDeadline,
  connectTimeoutTooLong,
  starvedCallCounted,
  sharedBreaker,
  openBeforeRetryAfter,
  neverBinds,
  ladderOrder,
  ladderKeepAlive,
  ladderConnect,
  ladderCannotBind,
];
const WEIGHT: { readonly [severity in Severity]: number } = { error: 0, warning: 1, info: 2 };

/** `run` is one with its events. */
export function findings(scenario: Scenario, run: Run, plan: Plan): readonly Finding[] {
  const rules = findingsInTurn(scenario, run, plan);
  for (;;) {
    const { done, value } = rules.next();
    if (done === true) return value;
  }
}

/** The same with pauses, before each rule and within some, for a page that has to answer meanwhile. */
export function* findingsInTurn(
  scenario: Scenario,
  run: Run,
  plan: Plan,
): Generator<undefined, readonly Finding[], undefined> {
  const found: Finding[] = [];
  for (const rule of RULES) {
    yield;
    const given = rule(scenario, run, plan);
    found.push(...("next" in given ? yield* given : given));
  }
  return found.sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
}
