/** Laws of nested calls, for every legal tree of them (model, section 5). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CallPlan, plan } from "../../src/engine/plan";
import type { Attempt, Operation, Run } from "../../src/engine/result";
import type { CallHop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { call, fails, scenario } from "../support/shapes";
import { trees } from "../support/trees";

type Law = (operation: Operation, hop: (of: Attempt) => CallPlan, run: Run) => void;

function always(among: fc.Arbitrary<Scenario>, law: (given: Scenario) => Law) {
  fc.assert(
    fc.property(among, (given) => {
      const hops = new Map(plan(given).hops.map((hop) => [hop.id, hop]));
      const hopOf = ({ hop }: Attempt) => {
        const found = hops.get(hop);
        if (found?.kind !== "call") throw new Error(`no call ${hop}`);
        return found;
      };
      const run = simulate(given);
      for (const operation of run.operations) law(given)(operation, hopOf, run);
    }),
    { numRuns: 500 },
  );
}

const parentOf = ({ attempts }: Operation, { parent }: Attempt) =>
  attempts.find(({ n }) => n === parent) ?? null;
const everyTells = trees("none", "remaining", "absolute", "reset");

describe("told what remains", () => {
  test("what is believed grows down a chain by no more than the wire", () => {
    always(trees("remaining"), ({ deadlineMs, budget, reserveMs = 0 }) => (operation, hopOf) => {
      for (const attempt of operation.attempts) {
        const believed = attempt.calleeDeadlineMs;
        const parent = parentOf(operation, attempt);
        const edgeUntil =
          deadlineMs === null || budget === "local"
            ? null
            : operation.startMs + deadlineMs - reserveMs;
        const above = parent === null ? edgeUntil : parent.calleeDeadlineMs;
        if (believed === null || above === null) continue;
        const { networkMs, marginMs } = hopOf(attempt);
        expect(believed).toBeLessThanOrEqual(above - marginMs + networkMs);
      }
    });
  });

  test("who is told has a deadline, and no call of it is over later", () => {
    always(trees("remaining"), () => (operation, hopOf) => {
      for (const attempt of operation.attempts) {
        // Every hop of these trees has an own timeout, so there is always something to tell.
        if (attempt.calleeStartMs !== null) expect(attempt.calleeDeadlineMs).not.toBeNull();
        const until = parentOf(operation, attempt)?.calleeDeadlineMs;
        if (!attempt.started || until === null || until === undefined) continue;
        expect(attempt.endMs).toBeLessThanOrEqual(until - hopOf(attempt).marginMs);
      }
    });
  });
});

describe("a callee", () => {
  test("that stops at its deadline never works past it, nor does a call of it outlast it", () => {
    always(everyTells, () => (operation, hopOf) => {
      for (const attempt of operation.attempts) {
        const { calleeStartMs, calleeEndMs, calleeDeadlineMs, n } = attempt;
        if (calleeDeadlineMs === null || calleeStartMs === null) continue;
        if (!hopOf(attempt).stopsAtDeadline) continue;
        const until = Math.max(calleeStartMs, calleeDeadlineMs);
        expect(calleeEndMs).not.toBeNull();
        expect(calleeEndMs).toBeLessThanOrEqual(until);
        for (const { parent, endMs } of operation.attempts) {
          if (parent === n) expect(endMs).toBeLessThanOrEqual(until);
        }
      }
    });
  });

  test("that stops on cancellation is still at most a network after its caller has left", () => {
    always(everyTells, () => (operation, hopOf) => {
      for (const attempt of operation.attempts) {
        const { stopsOnCancel, networkMs } = hopOf(attempt);
        const { calleeStartMs, calleeEndMs, endMs } = attempt;
        if (!stopsOnCancel || calleeStartMs === null || endMs === null || !gaveUp(attempt))
          continue;
        expect(calleeEndMs).toBeLessThanOrEqual(endMs + networkMs);
      }
    });
  });

  test("that is told nothing lets its calls look at their own timeouts alone", () => {
    always(trees("none"), () => (operation) => {
      for (const { parent, usableMs, calleeDeadlineMs } of operation.attempts) {
        expect(calleeDeadlineMs).toBeNull();
        if (parent !== null) expect(usableMs).toBeNull();
      }
    });
  });
});

const gaveUp = ({ cutBy, status }: Attempt) => cutBy !== null || status === "cancelled";

test("ghost work is a callee's work after the first cut on its way up, and nothing else", () => {
  always(everyTells, () => (operation, hopOf) => {
    let ghostMs = 0;
    for (const attempt of operation.attempts) {
      const { calleeStartMs, calleeEndMs } = attempt;
      if (calleeStartMs === null || calleeEndMs === null) continue;
      const [response] = hopOf(attempt).responses;
      if (response === undefined || !("durationMs" in response)) throw new Error("no answer");
      const workMs = response.durationMs;
      if (typeof workMs !== "number") throw new Error("a duration by chance");
      // It works first; what comes after is waiting for its calls.
      const workedUntil = Math.min(calleeEndMs, calleeStartMs + workMs);
      let deafAtMs = workedUntil;
      for (let of: Attempt | null = attempt; of !== null; of = parentOf(operation, of)) {
        if (gaveUp(of) && of.endMs !== null) deafAtMs = Math.min(deafAtMs, of.endMs);
      }
      ghostMs += Math.max(0, workedUntil - Math.max(calleeStartMs, deafAtMs));
    }
    expect(operation.ghostMs).toBe(ghostMs);
  });
});

test("layers of attempts that all fail multiply: k, k × k, … calls", () => {
  const attempts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(attempts, fc.nat(5), (layers, networkMs) => {
      const retried = (maxAttempts: number, calls: readonly CallHop[], depth: number) =>
        call(`layer-${depth}`, calls.length === 0 ? [fails(1)] : 1, {
          networkMs,
          calls,
          retry: { maxAttempts, backoff: { kind: "fixed", baseMs: 2 } },
        });
      const [outermost] = layers.reduceRight<readonly CallHop[]>(
        (calls, maxAttempts, depth) => [retried(maxAttempts, calls, depth)],
        [],
      );
      if (outermost === undefined) throw new Error("no layer");
      const { calls } = simulate(scenario([outermost]), { record: "outcome" });
      let product = 1;
      for (const [depth, most] of layers.entries()) {
        product *= most;
        expect(calls[`layer-${depth}`]).toBe(product);
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  [2, 2, 4],
  [3, 3, 27],
  [4, 3, 81],
  [2, 5, 25],
])("%i layers of %i attempts: %i calls at the deepest", (layers, attempts, most) => {
  let inner: readonly CallHop[] = [];
  for (let depth = layers; depth > 0; depth -= 1) {
    const retry = { maxAttempts: attempts, backoff: { kind: "fixed", baseMs: 0 } } as const;
    inner = [call(`layer-${depth}`, inner.length === 0 ? [fails(1)] : 0, { calls: inner, retry })];
  }
  expect(simulate(scenario(inner)).calls[`layer-${layers}`]).toBe(most);
});
