import { setHop } from "../engine/edit";
import type { Plan } from "../engine/plan";
import type { Attempt, Operation, Run } from "../engine/result";
import type { Ms, Scenario } from "../engine/scenario";
import { givenUpFirst, wayUp } from "./attempts";
import { byHop, named } from "./byHop";
import { sum } from "./caps";
import type { Rule } from "./finding";

interface Ghost {
  /** Where the work was done: a callee, or a work hop of one. */
  readonly hop: string;
  readonly operation: number;
  readonly attempt: number | null;
  readonly ghostMs: Ms;
  /** The calls from the one that was given up down to the work. */
  readonly way: readonly string[];
}

/** What callees did after anyone on their way up to the edge had stopped listening. */
export const ghostWork: Rule<"ghost-work"> = (_scenario, run, plan) => {
  const all = [...told(run), ...hanging(run)];
  const totalMs = sum(all.map((ghost) => ghost.ghostMs));
  return byHop(all).map(([hop, first, mine]) => {
    const deaf = [...new Set(mine.flatMap(({ way }) => way))].filter((id) => isDeaf(plan, id));
    return {
      rule: "ghost-work",
      // Where everyone stops when told to, what is left is the way of the news.
      severity: deaf.length === 0 ? "info" : "warning",
      hop,
      operation: first.operation,
      attempt: first.attempt,
      figures: {
        name: named(plan, hop),
        times: mine.length,
        ghostMs: sum(mine.map((ghost) => ghost.ghostMs)),
        givenUp: named(plan, first.way[0] ?? hop),
        totalMs,
      },
      ...(deaf.length > 0 && { fix: (scenario: Scenario) => stopping(scenario, deaf) }),
    };
  });
};

function isDeaf(plan: Plan, hopId: string): boolean {
  return plan.hops.some((hop) => hop.id === hopId && hop.kind === "call" && !hop.stopsOnCancel);
}

function stopping(scenario: Scenario, hops: readonly string[]): Scenario {
  return hops.reduce((edited, hop) => setHop(edited, hop, { stopsOnCancel: true }), scenario);
}

/** Ghost work that ended, of a callee itself and of the work hops it has. */
function told(run: Run): readonly Ghost[] {
  const found: Ghost[] = [];
  for (const event of run.events) {
    if (event.type !== "answered" && event.type !== "worked") continue;
    if (event.ghostMs === 0) continue;
    const { hop, operation, attempt, ghostMs } = event;
    const n = event.type === "answered" ? event.n : event.parent;
    found.push({ hop, operation, attempt, ghostMs, way: wayTo(n, run.operations[operation - 1]) });
  }
  return found;
}

function wayTo(n: number | null, operation: Operation | undefined): readonly string[] {
  const attempt = n === null ? undefined : operation?.attempts[n - 1];
  if (attempt === undefined || operation === undefined) return [];
  const givenUp = givenUpFirst(attempt, operation);
  if (givenUp === null) return [];
  const way = wayUp(attempt, operation);
  return way
    .slice(0, way.indexOf(givenUp) + 1)
    .map(({ hop }) => hop)
    .reverse();
}

/** A callee that never ends has no answer to tell of; if it works, it is ghost to the run's end. */
function hanging(run: Run): readonly Ghost[] {
  return run.operations.flatMap((operation) =>
    operation.attempts
      .filter(({ calleeStartMs, calleeEndMs }) => calleeStartMs !== null && calleeEndMs === null)
      .map((attempt) => ({
        hop: attempt.hop,
        operation: operation.id,
        attempt: attempt.attempt,
        ghostMs:
          workedTo(attempt, operation, run) -
          Math.max(deafSince(attempt, operation, run), attempt.calleeStartMs ?? 0),
        way: wayTo(attempt.n, operation),
      }))
      .filter((ghost) => ghost.ghostMs > 0),
  );
}

/** One that waits for a call of its own has worked until its first hop began. */
function workedTo({ n }: Attempt, operation: Operation, run: Run): Ms {
  const first = run.events.find(
    (event) => event.operation === operation.id && "parent" in event && event.parent === n,
  );
  return first?.atMs ?? run.endMs;
}

function deafSince(attempt: Attempt, operation: Operation, run: Run): Ms {
  return givenUpFirst(attempt, operation)?.endMs ?? run.endMs;
}
