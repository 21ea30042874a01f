import { describe, expect, it } from "vitest";
import type { Arrivals } from "../../../src/engine/scenario";
import { simulate } from "../../../src/engine/simulate";
import {
  evenly,
  highestRate,
  listed,
  longestForMs,
  poissonFrom,
} from "../../../src/ui/knobs/arrivalEdit";
import { scenarioOf } from "../../support/plainScenario";

describe("requests as a list", () => {
  it("are the very ones that came at random under this seed", () => {
    const arrivals = { poissonPerSecond: 50, forMs: 1000 };
    const { operations } = simulate(scenarioOf([], { arrivals, seed: 3 }));
    expect(operations.length).toBeGreaterThan(20);
    expect(listed(arrivals, 3)).toEqual(operations.map(({ startMs }) => startMs));
  });

  it("are one at least, since a list cannot be empty", () => {
    expect(listed({ poissonPerSecond: 1, forMs: 0 }, 1)).toEqual([0]);
  });

  it("of a rule are its moments", () => {
    expect(listed({ everyMs: 20, count: 3 }, 1)).toEqual([0, 20, 40]);
  });
});

describe("requests every so often", () => {
  it.each<[Arrivals, { everyMs: number; count: number }]>([
    // 20 a second for 500 ms: every 50 ms, ten times.
    [
      { poissonPerSecond: 20, forMs: 500 },
      { everyMs: 50, count: 10 },
    ],
    [
      { poissonPerSecond: 5_000, forMs: 0 },
      { everyMs: 1, count: 1 },
    ],
    [[0, 100, 500], { everyMs: 250, count: 3 }],
    [[40], { everyMs: 1_000, count: 1 }],
  ])("from %j are %j", (from, to) => {
    expect(evenly(from)).toEqual(to);
  });
});

describe("requests at random", () => {
  it.each<[Arrivals, { poissonPerSecond: number; forMs: number }]>([
    [
      { everyMs: 50, count: 40 },
      { poissonPerSecond: 20, forMs: 2_000 },
    ],
    // Of one or a few there would often be none: time for ten.
    [[0], { poissonPerSecond: 1, forMs: 10_000 }],
    // The format has no fewer than one a second.
    [
      { everyMs: 60_000, count: 20 },
      { poissonPerSecond: 1, forMs: 1_200_000 },
    ],
  ])("from %j are %j", (from, to) => {
    expect(poissonFrom(from)).toEqual(to);
  });

  it("are about 100 000 at most: rate and time bound each other", () => {
    expect([longestForMs(50), longestForMs(1)]).toEqual([2_000_000, 100_000_000]);
    expect([highestRate(2_000_000), highestRate(0), highestRate(2_678_400_000)]).toEqual([
      50, 100_000, 1,
    ]);
  });
});
