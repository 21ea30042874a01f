/** All rules over one run; errors first, then in the order of the rules. */
import type { Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import { callWithoutLimit } from "./callWithoutLimit";
import { capsPastBudget } from "./capsPastBudget";
import type { Finding, Rule, RuleId, Severity } from "./finding";
import { ghostWork } from "./ghostWork";
import { ladderCannotBind } from "./ladderCannotBind";
import { ladderConnect } from "./ladderConnect";
import { ladderKeepAlive } from "./ladderKeepAlive";
import { ladderOrder } from "./ladderOrder";
import { pausePastDeadline } from "./pausePastDeadline";
import { retriesCannotFit } from "./retriesCannotFit";
import { retryDenied } from "./retryDenied";
import { starvedCallCounted } from "./starvedCallCounted";
import { writeCutOff } from "./writeCutOff";
import { writeRetriedWithoutKey } from "./writeRetriedWithoutKey";

type AnyRule = (...given: Parameters<Rule<RuleId>>) => readonly Finding[];

const RULES: readonly AnyRule[] = [
  capsPastBudget,
  callWithoutLimit,
  retriesCannotFit,
  retryDenied,
  pausePastDeadline,
  writeCutOff,
  writeRetriedWithoutKey,
  ghostWork,
  starvedCallCounted,
  ladderOrder,
  ladderKeepAlive,
  ladderConnect,
  ladderCannotBind,
];
const WEIGHT: { readonly [severity in Severity]: number } = { error: 0, warning: 1, info: 2 };

/** `run` is one with its events. */
export function findings(scenario: Scenario, run: Run, plan: Plan): readonly Finding[] {
  return RULES.flatMap((rule) => rule(scenario, run, plan)).sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity],
  );
}
