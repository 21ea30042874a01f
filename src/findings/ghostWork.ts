import { setHop } from "../engine/edit";
import type { Plan } from "../engine/plan";
import type { Attempt, Operation, Run } from "../engine/result";
import type { Ms, Scenario } from "../engine/scenario";
import { givenUpFirst, wayUp } from "./attempts";
import { byHop, named } from "./byHop";
import { sum } from "./caps";
import type { PausingRule } from "./finding";
import { stretches } from "./stretches";

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
export const ghostWork: PausingRule<"ghost-work"> = function* (_scenario, run, plan) {
  const all = [...(yield* told(run)), ...(yield* hanging(run))];
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
function* told(run: Run): Generator<undefined, readonly Ghost[], undefined> {
  const found: Ghost[] = [];
  for (const events of stretches(run.events)) {
    for (const event of events) {
      if (event.type !== "answered" && event.type !== "worked") continue;
      if (event.ghostMs === 0) continue;
      const { hop, operation, attempt, ghostMs } = event;
      const n = event.type === "answered" ? event.n : event.parent;
      const way = wayTo(n, run.operations[operation - 1]);
      found.push({ hop, operation, attempt, ghostMs, way });
    }
    yield;
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
function* hanging(run: Run): Generator<undefined, readonly Ghost[], undefined> {
  const found: Ghost[] = [];
  let begun: ReadonlyMap<string, Ms> | null = null;
  for (const operations of stretches(run.operations)) {
    for (const operation of operations) {
      for (const attempt of operation.attempts) {
        const { hop, calleeStartMs, calleeEndMs } = attempt;
        if (calleeStartMs === null || calleeEndMs !== null) continue;
        begun ??= yield* firstBelow(run);
        // One that waits for a call of its own has worked until its first hop began.
        const workedTo = begun.get(keyOf(operation.id, attempt.n)) ?? run.endMs;
        const ghostMs = workedTo - Math.max(deafSince(attempt, operation, run), calleeStartMs);
        if (ghostMs <= 0) continue;
        const way = wayTo(attempt.n, operation);
        found.push({ hop, operation: operation.id, attempt: attempt.attempt, ghostMs, way });
      }
    }
    yield;
  }
  return found;
}

/** By attempt, when the first hop of its callee began. */
function* firstBelow({ events }: Run): Generator<undefined, ReadonlyMap<string, Ms>, undefined> {
  const begun = new Map<string, Ms>();
  for (const some of stretches(events)) {
    for (const event of some) {
      if (!("parent" in event) || event.parent === null) continue;
      const key = keyOf(event.operation, event.parent);
      if (!begun.has(key)) begun.set(key, event.atMs);
    }
    yield;
  }
  return begun;
}

function keyOf(operation: number, n: number): string {
  return `${operation}/${n}`;
}

function deafSince(attempt: Attempt, operation: Operation, run: Run): Ms {
  return givenUpFirst(attempt, operation)?.endMs ?? run.endMs;
}
