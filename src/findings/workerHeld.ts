import type { CallPlan } from "../engine/plan";
import type { Attempt, Operation, Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import { childrenOf } from "./attempts";
import { callsOf, sum } from "./caps";
import type { FindingOf, PausingRule } from "./finding";
import { stretches } from "./stretches";

interface Held {
  readonly operation: number;
  readonly attempt: number;
  readonly workedMs: Ms;
  readonly waitedMs: Ms;
}

/** Callees that were there for longer to wait for others than to work: a worker, or a transaction, that is held. */
export const workerHeld: PausingRule<"worker-held"> = function* (_scenario, run, plan) {
  const found: FindingOf<"worker-held">[] = [];
  for (const hop of callsOf(plan.hops)) {
    if (!hop.calls.some((inner) => inner.kind === "call")) continue;
    const all: Held[] = [];
    for (const operations of stretches(run.operations)) {
      for (const one of heldBy(hop, operations, run)) all.push(one);
      yield;
    }
    found.push(...finding(hop, all));
  }
  return found;
};

function heldBy(hop: CallPlan, operations: readonly Operation[], run: Run): readonly Held[] {
  return operations.flatMap((operation) =>
    operation.attempts
      .filter(({ hop: id, calleeStartMs }) => id === hop.id && calleeStartMs !== null)
      .map((attempt) => held(attempt, operation, run)),
  );
}

function finding(hop: CallPlan, all: readonly Held[]): readonly FindingOf<"worker-held">[] {
  const first = all.find(({ workedMs, waitedMs }) => waitedMs > workedMs);
  const workedMs = sum(all.map((one) => one.workedMs));
  const waitedMs = sum(all.map((one) => one.waitedMs));
  if (first === undefined || waitedMs <= workedMs) return [];
  return [
    {
      rule: "worker-held",
      severity: hop.effect === "write" ? "warning" : "info",
      hop: hop.id,
      operation: first.operation,
      attempt: first.attempt,
      figures: { name: hop.name, effect: hop.effect, workedMs, waitedMs, times: all.length },
    },
  ];
}

function held(attempt: Attempt, operation: Operation, run: Run): Held {
  const startMs = attempt.calleeStartMs ?? 0;
  const endMs = attempt.calleeEndMs ?? run.endMs;
  const waitedMs = waiting(attempt, operation, endMs);
  return {
    operation: operation.id,
    attempt: attempt.attempt,
    workedMs: endMs - startMs - waitedMs,
    waitedMs,
  };
}

/** The time in which one of its calls, or a pause before one, was under way. */
function waiting({ n }: Attempt, operation: Operation, endMs: Ms): Ms {
  const children = childrenOf(n, operation);
  const ids = new Set(children.map((child) => child.n));
  const pauses = operation.pauses.filter(({ after }) => ids.has(after));
  const spans = [...children, ...pauses]
    .map((span) => [span.startMs, Math.min(span.endMs ?? endMs, endMs)] as const)
    .sort(([a], [b]) => a - b);
  let total = 0;
  let untilMs = 0;
  for (const [from, to] of spans) {
    total += Math.max(0, to - Math.max(from, untilMs));
    untilMs = Math.max(untilMs, to);
  }
  return total;
}
