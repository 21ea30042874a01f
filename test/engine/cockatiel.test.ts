/** The engine against the installed cockatiel, on random traffic under fake timers. */
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { simulate } from "../../src/engine/simulate";
import { call, scenario } from "../support/shapes";

const STATES = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "isolated",
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Visit {
  readonly atMs: number;
  readonly fails: boolean;
}

async function asCockatiel(threshold: number, openMs: number, visits: readonly Visit[]) {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(threshold),
  });
  const seen: string[] = [];
  for (const { atMs, fails } of visits) {
    vi.setSystemTime(atMs);
    let reached = false;
    const status = await policy
      .execute(() => {
        reached = true;
        if (fails) throw new Error("technical");
      })
      .then(
        () => "ok",
        () => (reached ? "unavailable" : "circuit_open"),
      );
    seen.push(`${status}, then ${STATES[policy.state]}`);
  }
  return seen;
}

function asEngine(failures: number, openMs: number, visits: readonly Visit[]) {
  const run = simulate(
    scenario([call("stock", 0, { breaker: "stock" })], {
      breakers: { stock: { trip: { kind: "consecutive", failures }, openMs } },
      arrivals: visits.map(({ atMs, fails }) => ({
        atMs,
        answers: { stock: [{ durationMs: 0, result: fails ? "unavailable" : "ok" }] },
      })),
    }),
  );
  let state = "closed";
  const seen: string[] = [];
  for (const event of run.events) {
    if (event.type === "breaker") state = event.to;
    if (event.type === "finish") seen.push(`${event.failedStatus ?? "ok"}, then ${state}`);
  }
  return seen;
}

test("calls one after another: every admission and every state agree", async () => {
  const visits = fc
    .array(fc.record({ waitMs: fc.integer({ min: 1, max: 60 }), fails: fc.boolean() }), {
      minLength: 1,
      maxLength: 40,
    })
    .map((steps) => {
      let atMs = 0;
      return steps.map(({ waitMs, fails }) => {
        atMs += waitMs;
        return { atMs, fails };
      });
    });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 120 }),
      visits,
      async (threshold, openMs, traffic) => {
        expect(asEngine(threshold, openMs, traffic)).toEqual(
          await asCockatiel(threshold, openMs, traffic),
        );
      },
    ),
    { numRuns: 300 },
  );
});
