import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setHop, setOperation } from "../../src/engine/edit";
import type { Scenario } from "../../src/engine/scenario";
import {
  MOST_RUNS,
  outcomeAt,
  type Question,
  SAMPLES,
  type Sample,
  sameOutcome,
  sampleValues,
  sweep,
} from "../../src/layout/sweep";
import { trackBands } from "../../src/layout/track";
import { scenarios } from "../support/scenarios";

/** The 800 ms order of the model's section 2: payment is asked at 390. */
const order: Scenario = {
  version: 1,
  title: "Order",
  deadlineMs: 800,
  reserveMs: 80,
  seed: 1,
  hops: [
    { id: "gateway", kind: "work", name: "Gateway", durationMs: 100 },
    {
      id: "inventory",
      kind: "call",
      name: "Inventory",
      timeoutMs: 300,
      responses: [{ durationMs: 290 }],
    },
    {
      id: "payment",
      kind: "call",
      name: "Payment",
      timeoutMs: 400,
      responses: [{ durationMs: 450 }],
    },
  ],
  breakers: {},
  arrivals: [0],
};

const paymentTakes = (scenario: Scenario, durationMs: number) =>
  setHop(scenario, "payment", { responses: [{ durationMs }] });

function question(change: Partial<Question> = {}): Question {
  return {
    scenario: order,
    edit: paymentTakes,
    operation: 1,
    from: 0,
    to: 1000,
    step: 1,
    ...change,
  };
}

function drained(asked: Question): readonly Sample[] {
  const runs = sweep(asked);
  for (;;) {
    const next = runs.next();
    if (next.done) return next.value;
  }
}

const told = (asked: Question) =>
  trackBands(drained(asked)).map(({ fromValue, toValue, outcome }) => [
    fromValue,
    toValue,
    outcome.status,
    outcome.failedStatus,
    outcome.late,
  ]);

describe("what becomes of a request at each value", () => {
  it("finds to the millisecond how long payment may take under a shared budget", () => {
    // min(400 own, 410 left − 80 reserve) = 330; an answer exactly then is in time.
    expect(told(question())).toEqual([
      [0, 330, "ok", null, false],
      [331, 1000, "failed", "deadline_exceeded", false],
    ]);
  });

  it("finds both thresholds under local budgets: late past 330, its own timeout past 400", () => {
    const scenario = setOperation(order, { budget: "local" });
    expect(told(question({ scenario }))).toEqual([
      [0, 330, "ok", null, false],
      [331, 400, "ok", null, true],
      [401, 1000, "failed", "timeout", true],
    ]);
  });

  it("finds a band that begins between two of the first samples", () => {
    // Own timeouts from 1 to 10 000 ms: the first samples stand more than 200 ms apart.
    const scenario = setHop(order, "payment", { responses: [{ durationMs: 250 }] });
    const edit = (now: Scenario, timeoutMs: number) => setHop(now, "payment", { timeoutMs });
    expect(told(question({ scenario, edit, from: 1, to: 10_000 }))).toEqual([
      [1, 249, "failed", "timeout", false],
      [250, 10_000, "ok", null, false],
    ]);
  });

  it("says of a value that cannot run that it cannot", () => {
    const scenario = setHop(order, "payment", { responses: [{ never: true }] });
    const edit = (now: Scenario, value: number) =>
      setOperation(setHop(now, "payment", { timeoutMs: value === 0 ? null : value }), {
        deadlineMs: null,
      });
    const bands = told(question({ scenario, edit, to: 10 }));
    expect(bands).toEqual([
      [0, 0, "cannot_run", null, false],
      [1, 10, "failed", "timeout", false],
    ]);
  });

  it("says that a request is absent where fewer come", () => {
    const scenario = setOperation(order, { arrivals: { everyMs: 1_000, count: 5 } });
    const edit = (now: Scenario, count: number) =>
      setOperation(now, { arrivals: { everyMs: 1_000, count } });
    const asked = question({ scenario, edit, operation: 3, from: 1, to: 5 });
    expect(told(asked)[0]).toEqual([1, 2, "absent", null, false]);
  });

  it("takes every value of a short range, and of a long one a fixed number at first", () => {
    expect(sampleValues(question({ from: 1, to: 5 }), SAMPLES)).toEqual([1, 2, 3, 4, 5]);
    expect(sampleValues(question({ from: 1, to: 1.3, step: 0.1 }), SAMPLES)).toEqual([
      1, 1.1, 1.2, 1.3,
    ]);
    expect(sampleValues(question({ from: 7, to: 7 }), SAMPLES)).toEqual([7]);
    const many = sampleValues(question({ from: 3, to: 86_400_000 }), SAMPLES);
    expect([many.length, many[0], many.at(-1)]).toEqual([SAMPLES, 3, 86_400_000]);
  });

  it("holds for any scenario: in order, true at each value, exact between neighbours", () => {
    const deadline = (scenario: Scenario, deadlineMs: number) =>
      setOperation(scenario, { deadlineMs });
    fc.assert(
      fc.property(
        scenarios,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2, max: 400 }),
        (scenario, operation, to) => {
          const asked = question({ scenario, edit: deadline, operation, from: 1, to });
          const samples = drained(asked);
          expect(samples.length).toBeLessThanOrEqual(MOST_RUNS);
          expect([samples[0]?.value, samples.at(-1)?.value]).toEqual([1, to]);
          for (const [i, sample] of samples.entries()) {
            expect(outcomeAt(asked, sample.value)).toEqual(sample);
            const next = samples[i + 1];
            if (next === undefined) continue;
            expect(next.value).toBeGreaterThan(sample.value);
            if (sameOutcome(sample.outcome, next.outcome) || samples.length === MOST_RUNS) continue;
            expect(next.value - sample.value).toBe(1);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("the bands of a track", () => {
  it("cover it from end to end, each unlike its neighbour, for any outcomes", () => {
    const outcome = fc.record({
      status: fc.constantFrom("ok", "failed", "pending", "cannot_run"),
      failedStatus: fc.constant(null),
      late: fc.boolean(),
    } as const);
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.infiniteStream(outcome), (some, outcomes) => {
        const samples = [...some]
          .sort((a, b) => a - b)
          .map((value) => ({ value, outcome: outcomes.next().value, spentMs: null }));
        const bands = trackBands(samples);
        expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([0, 1]);
        for (const [i, band] of bands.entries()) {
          expect(band.height).toBeGreaterThan(0);
          expect(band.height).toBeLessThanOrEqual(1);
          const next = bands[i + 1];
          if (next === undefined) continue;
          expect(next.from).toBe(band.to);
          expect(next.to).toBeGreaterThanOrEqual(next.from);
          expect(sameOutcome(band.outcome, next.outcome)).toBe(false);
        }
        expect(bands).toEqual(trackBands(samples));
      }),
    );
  });

  it("put a whole number in the middle of its band", () => {
    const edit = (now: Scenario, value: number) => paymentTakes(now, value === 2 ? 331 : 0);
    const bands = trackBands(drained(question({ edit, from: 1, to: 3 })));
    expect(bands.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.25],
      [0.25, 0.75],
      [0.75, 1],
    ]);
  });

  it("stand the higher the better it ends", () => {
    const bands = trackBands(
      drained(question({ scenario: setOperation(order, { budget: "local" }) })),
    );
    const heights = bands.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe(3);
    expect(bands.map(({ tone }) => tone)).toEqual(["ok", "deadline", "own"]);
  });
});
