/** Laws that hold for every legal scenario. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ARROWS } from "../../src/engine/arrows";
import type { RunEvent } from "../../src/engine/event";
import { frameAt, stepOf } from "../../src/engine/frame";
import type { Run } from "../../src/engine/result";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { scenarios } from "../support/scenarios";

function always(law: (run: Run, scenario: Scenario) => void) {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      law(simulate(scenario), scenario);
    }),
    { numRuns: 300 },
  );
}

const attemptsOf = (run: Run) => run.operations.flatMap((operation) => operation.attempts);
const ofType = <T extends RunEvent["type"]>(run: Run, type: T) =>
  run.events.filter((event): event is Extract<RunEvent, { type: T }> => event.type === type);

describe("every run", () => {
  test("is the same for the same scenario, to the byte", () => {
    always((run, scenario) => {
      expect(JSON.stringify(simulate(structuredClone(scenario)))).toBe(JSON.stringify(run));
    });
  });

  test("comes out the same with and without its events", () => {
    always((run, scenario) => {
      const outcome = simulate(scenario, { record: "outcome" });
      expect(outcome.events).toEqual([]);
      const bare = run.operations.map((operation) => ({
        ...operation,
        attempts: [],
      }));
      expect(outcome).toEqual({ ...run, operations: bare, events: [] });
    });
  });

  test("is plain data: it survives JSON", () => {
    always((run) => {
      expect(JSON.parse(JSON.stringify(run))).toEqual(structuredClone(run));
    });
  });

  test("never goes back in time, and ends after everything in it", () => {
    always((run) => {
      let now = 0;
      for (const event of run.events) {
        expect(event.atMs).toBeGreaterThanOrEqual(now);
        now = event.atMs;
      }
      const over = run.events.find(({ type }) => type === "over");
      expect(run.endMs).toBe(over?.atMs);
      // Nothing but a request that reaches a callee who hangs is later than the run's end.
      for (const { type, atMs } of run.events) if (atMs > run.endMs) expect(type).toBe("received");
    });
  });

  test("takes whole milliseconds only", () => {
    always((run) => {
      for (const event of run.events) {
        for (const value of Object.values(event)) {
          if (typeof value === "number") expect(Number.isSafeInteger(value)).toBe(true);
        }
      }
    });
  });

  test("answers every request once", () => {
    always((run) => {
      const finished = ofType(run, "finish").map(({ operation }) => operation);
      expect([...finished].sort((a, b) => a - b)).toEqual(run.operations.map(({ id }) => id));
    });
  });
});

describe("every attempt", () => {
  test("ends once, inside what it was allowed", () => {
    always((run) => {
      const ended = ofType(run, "end").length + ofType(run, "refused").length;
      expect(ended).toBe(attemptsOf(run).length);
      for (const { started, spentMs, allowedMs } of attemptsOf(run)) {
        expect(spentMs).not.toBeNull();
        if (!started) expect(spentMs).toBe(0);
        else if (allowedMs !== null) expect(spentMs).toBeLessThanOrEqual(allowedMs);
      }
    });
  });

  test("that shares the deadline is over when the deadline is, less reserve and margin", () => {
    always((run, { budget, deadlineMs, hops }) => {
      if (budget === "local" || deadlineMs === null) return;
      for (const { startMs: begun, attempts } of run.operations) {
        for (const { hop, started, endMs, marginMs, reserveMs } of attempts) {
          const of = hops.find(({ id }) => id === hop);
          if (!started || (of?.kind === "call" && of.retry?.resetBudget === true)) continue;
          expect(endMs).toBeLessThanOrEqual(begun + deadlineMs - reserveMs - marginMs);
        }
      }
    });
  });

  test("is allowed the smaller of its own timeout and what is usable", () => {
    always((run) => {
      for (const { ownTimeoutMs, usableMs, allowedMs, boundBy } of attemptsOf(run)) {
        const terms = [ownTimeoutMs, usableMs].filter((term) => term !== null);
        expect(allowedMs).toBe(terms.length === 0 ? null : Math.min(...terms));
        if (boundBy === "own") expect(allowedMs).toBe(ownTimeoutMs);
        if (boundBy === "budget") expect(allowedMs).toBe(usableMs);
      }
    });
  });

  test("was cut only by what was the smaller, or by silence", () => {
    always((run) => {
      for (const { cutBy, boundBy, status, outcomeUnknown } of attemptsOf(run)) {
        if (cutBy === "own" || cutBy === "budget") expect(cutBy).toBe(boundBy);
        if (cutBy !== null)
          expect(status).toBe(cutBy === "budget" ? "deadline_exceeded" : "timeout");
        if (outcomeUnknown) expect(cutBy !== null || status === "cancelled").toBe(true);
      }
    });
  });

  test("at a hop never outnumbers maxAttempts", () => {
    always((run, { hops }) => {
      for (const { hop, attempt } of attemptsOf(run)) {
        const of = hops.find(({ id }) => id === hop);
        const most = of?.kind === "call" ? (of.retry?.maxAttempts ?? 1) : 0;
        expect(attempt).toBeLessThanOrEqual(most);
      }
    });
  });
});

describe("every pause", () => {
  test("that the shared budget permitted leaves something useful", () => {
    always((run, { hops }) => {
      for (const { usableMs, pauseMs, hop } of ofType(run, "pause")) {
        if (usableMs === null) continue;
        const of = hops.find(({ id }) => id === hop);
        const minUsefulMs = of?.kind === "call" ? (of.retry?.minUsefulMs ?? 0) : 0;
        expect(usableMs).toBeGreaterThan(pauseMs);
        expect(usableMs - pauseMs).toBeGreaterThanOrEqual(minUsefulMs);
      }
    });
  });
});

describe("every breaker", () => {
  test("moves only along its arrows, one after another", () => {
    always((run) => {
      for (const key of Object.keys(run.breakers)) {
        let at = "closed";
        for (const { from, to, cause } of ofType(run, "breaker").filter((e) => e.breaker === key)) {
          expect(from).toBe(at);
          const legal = ARROWS.some(
            (arrow) => arrow.from === from && arrow.to === to && arrow.rule === cause.rule,
          );
          expect(`${from} → ${to} by ${cause.rule}: ${legal}`).toBe(
            `${from} → ${to} by ${cause.rule}: true`,
          );
          at = to;
        }
        expect(run.breakers[key]?.state).toBe(at);
      }
    });
  });

  test("lets no more probes through at a time than it has permits", () => {
    always((run, { breakers }) => {
      for (const { after, breaker } of ofType(run, "asked")) {
        if (after.kind !== "half-open") continue;
        const permits = breakers[breaker]?.halfOpen?.permits ?? 1;
        expect(after.probesInFlight).toBeGreaterThanOrEqual(0);
        expect(after.probesInFlight).toBeLessThanOrEqual(permits);
      }
    });
  });

  test("that is open by itself admits nobody before its time", () => {
    always((run) => {
      for (const { after, admitted } of ofType(run, "asked")) {
        if (after.kind === "open") expect(admitted).toBe(false);
      }
      for (const { reopensAtMs, reason, atMs } of ofType(run, "refused")) {
        if (reason === "open") expect(reopensAtMs).toBeGreaterThan(atMs);
        // A forced state ends in the third place of its last moment (section 9).
        if (reason === "forced") expect(reopensAtMs).toBeGreaterThanOrEqual(atMs);
      }
    });
  });

  test("adds up: the last snapshot has the counters of the result", () => {
    always((run) => {
      const { breakers } = snapshotAt(run, run.events.length - 1);
      for (const [key, { state, refused, dependencyCalls, probes, failures }] of Object.entries(
        run.breakers,
      )) {
        expect(breakers[key]).toMatchObject({
          state: { kind: state, failures },
          reached: dependencyCalls,
          refused,
          probes,
        });
      }
    });
  });
});

describe("every step", () => {
  test("has a name that leads back to it", () => {
    always(({ events }) => {
      for (let step = 0; step < events.length; step += 7) {
        expect(stepOf(events, frameAt(events, step))).toBe(step);
      }
    });
  });

  test("shows the same whether reached from before or from behind", () => {
    always((run) => {
      const last = run.events.length - 1;
      const middle = Math.floor(last / 2);
      const before = JSON.stringify(snapshotAt(run, middle));
      snapshotAt(run, last);
      expect(JSON.stringify(snapshotAt(run, middle))).toBe(before);
    });
  });
});

test("changing one hop leaves the chance of the others as it was", () => {
  const jittered = (baseMs: number, other: number): Scenario => ({
    version: 1,
    title: "jitter",
    deadlineMs: null,
    seed: 7,
    hops: [hopWith("first", other), hopWith("second", baseMs)],
    breakers: {},
    arrivals: [0],
  });
  const hopWith = (id: string, baseMs: number) =>
    ({
      id,
      kind: "call",
      name: id,
      timeoutMs: 50,
      whenItFails: "skip",
      responses: [{ durationMs: 1, result: "unavailable" }],
      retry: { maxAttempts: 4, backoff: { kind: "fixed", baseMs, jitter: "full" } },
    }) as const;
  const pausesOf = (scenario: Scenario) =>
    ofType(simulate(scenario), "pause")
      .filter(({ hop }) => hop === "second")
      .map(({ pauseMs }) => pauseMs);
  expect(pausesOf(jittered(1000, 10))).toEqual(pausesOf(jittered(1000, 500)));
});
