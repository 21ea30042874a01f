/** The classics of breakers: each figure from the scenario's own numbers, by hand. */
import { describe, expect, it } from "vitest";
import { setBreaker, setHop } from "../../src/engine/edit";
import { stepOf } from "../../src/engine/frame";
import type { BreakerRules, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import type { GalleryName } from "../../src/gallery/gallery";
import { mapConfig } from "../../src/profiles/breakerProfile";
import { gobreaker } from "../../src/profiles/gobreaker";
import { hystrix } from "../../src/profiles/hystrix";
import { fromGallery } from "../support/gallery";

interface Row {
  readonly name: GalleryName;
  readonly breaker: string;
  /** Every change of its state. */
  readonly moves: readonly string[];
  readonly reached: number;
  readonly refused: number;
}

const ROWS: readonly Row[] = [
  {
    // Fails at 100, 1 100, 2 100: 3 of 3. + 5 000 by timer. The probe of 10 000 is cut after 60 000, and
    // opens it again for 5 000: refused are 20 000 to 70 000, 10 000 apart. 80 000 + 100.
    name: "stuck-half-open",
    breaker: "supplier",
    moves: ["2100 open", "7100 half-open", "70000 open", "75000 half-open", "80100 closed"],
    reached: 3 + 1 + 1,
    refused: 6,
  },
  {
    // The third fails at 200 + 100. 5 300 − 300 = 5 000: just over. The probe lasts 1 000; the eight
    // begin when it ends and fail 200 later: open again on the third of them; 7 000 is refused.
    name: "probe-flood",
    breaker: "supplier",
    moves: ["300 open", "5300 half-open", "6300 closed", "6500 open"],
    reached: 3 + 1 + 8,
    refused: 1,
  },
  {
    // Asked by 3 100: four, of which three failed, 75 %. + 5 000. The first call ends at 12 000, within
    // the probe's 10 000 to 15 000. After it 13 000 and 14 000 go through; in the 10 s before 15 000
    // three have asked, fewer than four.
    name: "late-success-closes",
    breaker: "supplier",
    moves: ["3100 open", "8100 half-open", "12000 closed"],
    reached: 7,
    refused: 0,
  },
  {
    // 2 000 + 300; + 5 000; the refusal of 8 000 takes 20. At 9 300: four of the five in 10 s failed.
    name: "business-error-as-probe",
    breaker: "payment",
    moves: ["2300 open", "7300 half-open", "8020 closed", "9300 open"],
    reached: 5,
    refused: 1,
  },
  {
    // Each is cut at its deadline, 500: the third at 2 000 + 500.
    name: "starved-call-trips",
    breaker: "prices",
    moves: ["2500 open"],
    reached: 3,
    refused: 3,
  },
  {
    name: "stuck-open-no-traffic",
    breaker: "reports",
    moves: ["2100 open", "3600000 half-open", "3600100 closed"],
    reached: 4,
    refused: 0,
  },
  // Six requests of three calls.
  { name: "diluted-rate", breaker: "shop", moves: [], reached: 18, refused: 0 },
  {
    // 4 000 + 50. A probe with the first request 5 000 later: 10 000, then 16 000 and 22 000, each
    // answered 50 later; the one of 28 000 comes after 4 050 + 20 000. Refused: two after each of four.
    name: "retry-after-vs-open-time",
    breaker: "supplier",
    moves: [
      "4050 open",
      "10000 half-open",
      "10050 open",
      "16000 half-open",
      "16050 open",
      "22000 half-open",
      "22050 open",
      "28000 half-open",
      "28050 closed",
    ],
    reached: 3 + 4,
    refused: 4 * 2,
  },
  {
    // ok, failed, ok, failed: 2 of 4 is 50 %, at 1 000 + 50 + 200. Then Search alone asks, three times.
    name: "shared-breaker-two-operations",
    breaker: "catalogue",
    moves: ["1250 open"],
    reached: 4,
    refused: 3,
  },
  // Requests 1, 3, 5 are the first instance's: at 0, 1 000, 2 000. The seventh is refused.
  { name: "two-instances", breaker: "supplier@1", moves: ["2100 open"], reached: 3, refused: 1 },
  // 2, 4, 6: at 500, 1 500, 2 500.
  { name: "two-instances", breaker: "supplier@2", moves: ["2600 open"], reached: 3, refused: 1 },
  {
    // After 4 500 those of 5 000, 6 000, 7 000 are let through, each cut after 900: 3 of 3 at 7 900.
    // Refused: 3 000 and 4 000, then 8 000 to 11 000.
    name: "restart-forgets",
    breaker: "supplier",
    moves: ["2100 open", "4500 closed", "7900 open"],
    reached: 3 + 3,
    refused: 2 + 4,
  },
];

function breakerOf(scenario: Scenario, key: string) {
  const breaker = simulate(scenario).breakers[key];
  if (breaker === undefined) throw new Error(`no breaker ${key}`);
  const { transitions, dependencyCalls, refused } = breaker;
  const moves = transitions.map(({ atMs, to }) => `${atMs} ${to}`);
  return { moves, reached: dependencyCalls, refused };
}

describe("the classics", () => {
  it.each(ROWS)("$name, $breaker", ({ name, breaker, ...row }) => {
    expect(breakerOf(fromGallery(name), breaker)).toEqual(row);
  });

  it.each([
    // Requests 5 to 12 have come by 6 100.
    ["probe-flood", "supplier", { kind: "half-open", probesInFlight: 1 }],
    ["stuck-half-open", "supplier", { kind: "half-open", probesInFlight: 1 }],
    ["late-success-closes", "supplier", { kind: "closed" }],
    // + 5 000, though the answer said 20 000 − (10 050 − 4 050) = 14 000.
    ["retry-after-vs-open-time", "supplier", { kind: "open", reopensAtMs: 15_050 }],
    ["two-instances", "supplier@2", { kind: "closed", failures: 2 }],
    ["restart-forgets", "supplier", { kind: "closed", failures: 0 }],
  ] as const)("%s opens with %s as the line says", (name, key, state) => {
    const scenario = fromGallery(name);
    const run = simulate(scenario);
    const { breakers } = snapshotAt(
      run,
      stepOf(run.events, scenario.opensAt ?? { moment: "over" }),
    );
    expect(breakers[key]?.state).toMatchObject(state);
  });
});

describe("what mends them", () => {
  const withRules = (name: GalleryName, key: string, rules: Partial<BreakerRules>) =>
    setBreaker(fromGallery(name), key, rules);

  it("stuck-half-open: a timeout of 2 000 costs one open time more, and nobody is refused", () => {
    // Cut at 12 000, half-open at 17 000, the probe of 20 000 takes 100.
    const scenario = setHop(fromGallery("stuck-half-open"), "supplier", { timeoutMs: 2000 });
    expect(breakerOf(scenario, "supplier")).toMatchObject({
      moves: ["2100 open", "7100 half-open", "12000 open", "17000 half-open", "20100 closed"],
      refused: 0,
    });
  });

  it("stuck-half-open: so does a half-open that lasts 5 000 at most", () => {
    // 7 100 + 5 000, + 5 000; half-open again until the probe of 20 000 is answered.
    const halfOpen = { admits: "total", maxMs: 5000, becomes: "open" } as const;
    const { moves, refused } = breakerOf(
      withRules("stuck-half-open", "supplier", { halfOpen }),
      "supplier",
    );
    expect(moves.slice(1, 4)).toEqual(["7100 half-open", "12100 open", "17100 half-open"]);
    expect(moves.at(-1)).toBe("20100 closed");
    expect(refused).toBe(0);
  });

  it("late-success-closes: not where results of an earlier state are dropped", () => {
    // The probe's own failure decides, at 15 000; 13 000 and 14 000 are refused.
    const scenario = withRules("late-success-closes", "supplier", { countLateResults: false });
    const { moves, refused } = breakerOf(scenario, "supplier");
    expect(moves.slice(0, 3)).toEqual(["3100 open", "8100 half-open", "15000 open"]);
    expect(refused).toBe(2);
  });

  it("starved-call-trips: not where a spent budget is no failure", () => {
    const scenario = setHop(fromGallery("starved-call-trips"), "prices", {
      counts: { deadline_exceeded: "ignored" },
    });
    expect(breakerOf(scenario, "prices")).toEqual({ moves: [], reached: 6, refused: 0 });
  });

  it("stuck-open-no-traffic: a timer moves it after 10 000", () => {
    const scenario = withRules("stuck-open-no-traffic", "reports", { opens: "timer" });
    expect(breakerOf(scenario, "reports").moves[1]).toBe("12100 half-open");
  });

  it("retry-after-vs-open-time: honoured, the one probe is at 26 000", () => {
    // The third answer, at 4 050, named 24 050: the first request after that comes at 26 000.
    const scenario = withRules("retry-after-vs-open-time", "supplier", { honourRetryAfter: true });
    expect(breakerOf(scenario, "supplier").moves[1]).toBe("26000 half-open");
  });

  it("two-instances: one count for both opens it with the third request", () => {
    const scenario: Scenario = {
      ...fromGallery("two-instances"),
      instances: { breakers: "shared" },
    };
    expect(breakerOf(scenario, "supplier").moves).toEqual(["1100 open"]);
  });

  it("restart-forgets: not where it is kept", () => {
    const instances = { breakers: "shared", persisted: true } as const;
    const scenario: Scenario = { ...fromGallery("restart-forgets"), instances };
    expect(breakerOf(scenario, "supplier")).toEqual({
      moves: ["2100 open"],
      reached: 3,
      refused: 9,
    });
  });
});

describe("a business error as the probe of other libraries", () => {
  const under = (profile: typeof gobreaker, config: Parameters<typeof mapConfig>[1]) => {
    const mapped = mapConfig(profile, config);
    if (!mapped.ok) throw new Error(mapped.why);
    const scenario = fromGallery("business-error-as-probe");
    return breakerOf({ ...scenario, breakers: { payment: mapped.rules } }, "payment").moves;
  };

  it("gives its slot back in sony/gobreaker, and the next call is the probe", () => {
    // Open at 2 300 for 5 000; the probe of 8 000 decides nothing, that of 9 000 fails at 9 300.
    const config = { ReadyToTrip: { type: "consecutive", n: 3 }, Timeout: 5000, IsExcluded: "it" };
    expect(under(gobreaker, config)).toEqual(["2300 open", "8000 half-open", "9300 open"]);
  });

  it("opens it again in Hystrix, which judges every 500", () => {
    const config = { "circuitBreaker.requestVolumeThreshold": 3 };
    expect(under(hystrix, config).slice(0, 3)).toEqual([
      "2500 open",
      "8000 half-open",
      "8020 open",
    ]);
  });
});
