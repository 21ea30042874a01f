import { setHop } from "../engine/edit";
import { findHop } from "../engine/hopTree";
import type { CallPlan } from "../engine/plan";
import type { Attempt, Operation, Run } from "../engine/result";
import type { Ms, Scenario } from "../engine/scenario";
import { attemptsOf, type OwnedAttempt } from "./attempts";
import type { FindingOf, Rule } from "./finding";
import { type Place, placesOf } from "./places";

/** A hop, or a retry, that acts as if the whole budget were there again. */
export const budgetReset: Rule<"budget-reset"> = (_scenario, run, plan) => {
  const { deadlineMs } = plan;
  if (deadlineMs === null) return [];
  return placesOf(plan).flatMap((place) => [
    ...(place.hop.tells === "reset" ? [byHop(place.hop, run, deadlineMs)] : []),
    ...(isResetByRetry(place) ? [byRetry(place.hop, run, deadlineMs)] : []),
  ]);
};

/** Where nobody looks at a budget, none is reset. */
function isResetByRetry({ hop, usableMs }: Place): boolean {
  return hop.retry.resetBudget && hop.retry.maxAttempts > 1 && usableMs !== null;
}

function byHop(hop: CallPlan, run: Run, wholeMs: Ms): FindingOf<"budget-reset"> {
  const past = attemptsOf(run, (attempt, operation) => {
    const { calleeDeadlineMs, calleeStartMs } = attempt;
    if (attempt.hop !== hop.id || calleeStartMs === null || calleeDeadlineMs === null) return false;
    const endsAtMs = operation.startMs + wholeMs;
    return calleeDeadlineMs > endsAtMs && calleeEnd(attempt, run) > endsAtMs;
  });
  return finding(hop, "hop", past, run, wholeMs, (scenario) =>
    setHop(scenario, hop.id, { tells: "remaining" }),
  );
}

function byRetry(hop: CallPlan, run: Run, wholeMs: Ms): FindingOf<"budget-reset"> {
  const past = attemptsOf(run, (attempt, operation) => {
    if (attempt.hop !== hop.id || attempt.attempt === 1 || !attempt.started) return false;
    return (attempt.endMs ?? run.endMs) > operation.startMs + wholeMs;
  });
  return finding(hop, "retry", past, run, wholeMs, (scenario) => withoutReset(scenario, hop.id));
}

function finding(
  hop: CallPlan,
  by: "hop" | "retry",
  past: readonly OwnedAttempt[],
  run: Run,
  wholeMs: Ms,
  fix: (scenario: Scenario) => Scenario,
): FindingOf<"budget-reset"> {
  const [first] = past;
  const start = (operation: Operation | undefined): Ms => operation?.startMs ?? 0;
  const endMs = first === undefined ? 0 : by === "hop" ? calleeEnd(first, run) : first.endMs;
  return {
    rule: "budget-reset",
    severity: first === undefined ? "warning" : "error",
    hop: hop.id,
    operation: first?.operation ?? null,
    attempt: first?.attempt ?? null,
    figures: {
      name: hop.name,
      by,
      wholeMs,
      times: past.length,
      pastMs:
        first === undefined
          ? 0
          : (endMs ?? run.endMs) - start(run.operations[first.operation - 1]) - wholeMs,
    },
    fix,
  };
}

function calleeEnd({ calleeEndMs }: Attempt, run: Run): Ms {
  return calleeEndMs ?? run.endMs;
}

function withoutReset(scenario: Scenario, hopId: string): Scenario {
  const hop = findHop(scenario.hops, hopId);
  if (hop?.kind !== "call" || hop.retry === undefined) return scenario;
  const { resetBudget: _, ...retry } = hop.retry;
  return setHop(scenario, hopId, { retry });
}
