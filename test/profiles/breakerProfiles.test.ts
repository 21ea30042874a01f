/** The profiles as data: what they offer, and what they come to. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/codec/parseScenario";
import { breakerPlan } from "../../src/engine/plan";
import {
  type BreakerProfile,
  mapConfig,
  optionsOf,
  outside,
} from "../../src/profiles/breakerProfile";
import { BREAKER_PROFILES, breakerProfile } from "../../src/profiles/breakerProfiles";
import { cockatiel3 } from "../../src/profiles/cockatiel3";
import { cockatiel4 } from "../../src/profiles/cockatiel4";
import { failsafeGo } from "../../src/profiles/failsafeGo";
import { firstDifference } from "../../src/profiles/firstDifference";
import { gobreaker } from "../../src/profiles/gobreaker";
import { hystrix } from "../../src/profiles/hystrix";
import { formsOf } from "../../src/profiles/likeness";
import { opossum } from "../../src/profiles/opossum";
import { polly8 } from "../../src/profiles/polly8";
import type { ProfileConfig } from "../../src/profiles/profileConfig";
import { resilience4j } from "../../src/profiles/resilience4j";
import { textbook } from "../../src/profiles/textbook";
import { callTo, scenarioOf } from "../support/plainScenario";
import { calls, end, look, on, start } from "./timeline";

function recordedConfigs(library: string): readonly ProfileConfig[] {
  const file = new URL(`../fixtures/vectors/${library}.jsonl`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line).config);
}

describe.each(BREAKER_PROFILES)("$name", (profile) => {
  const configs = profile.evidence === "recordings" ? recordedConfigs(profile.id) : [];

  it("comes to rules that a scenario file may have", () => {
    for (const config of [...configs, ...profile.unrecorded]) {
      const mapped = mapConfig(profile, config);
      if (!mapped.ok) throw new Error(mapped.why);
      const scenario = { ...scenarioOf([callTo("a")]), breakers: { real: mapped.rules } };
      expect(parseScenario(scenario)).toMatchObject({ ok: true });
    }
  });

  it("knows every option that its recordings have, each once", () => {
    const names = profile.options.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const used = new Set(configs.flatMap((config) => Object.keys(config)));
    expect([...used].filter((name) => !names.includes(name))).toEqual([]);
  });

  it("is found by its id", () => {
    expect(breakerProfile(profile.id)).toBe(profile);
  });
});

describe("what is not modelled", () => {
  it.each<[string, Parameters<typeof mapConfig>]>([
    ["a cache", [opossum, { cache: true }]],
    ["a state to begin with", [resilience4j, { initialState: "FORCED_OPEN" }]],
    ["a delay function", [failsafeGo, { WithDelayFunc: "by Retry-After" }]],
    ["a break duration generator", [polly8, { BreakDurationGenerator: "own" }]],
  ])("%s is said to be", (_, [profile, config]) => {
    const beyond = outside(profile, config);
    expect(mapConfig(profile, config)).toEqual({
      ok: false,
      why: `${beyond?.what}: ${beyond?.why}`,
    });
  });

  it.each<[string, Parameters<typeof mapConfig>]>([
    ["the usual state", [resilience4j, { initialState: "CLOSED" }]],
    ["no cache", [opossum, { cache: false }]],
  ])("%s is no such thing", (_, [profile, config]) => {
    expect(mapConfig(profile, config).ok).toBe(true);
  });

  it("an own ReadyToTrip, an own breaker and open times with jitter", () => {
    expect(mapConfig(gobreaker, { ReadyToTrip: { type: "own" } }).ok).toBe(false);
    expect(mapConfig(cockatiel3, { breaker: "OwnBreaker" }).ok).toBe(false);
    const halfOpenAfter = { type: "ExponentialBackoff", generator: "fullJitterGenerator" };
    const config = { breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter };
    expect(mapConfig(cockatiel3, config).ok).toBe(false);
  });
});

describe("rules that no recording shows", () => {
  it("Hystrix: judged at the timer's edges, by whole buckets, percents cut down", () => {
    const config = { "circuitBreaker.requestVolumeThreshold": 4 };
    // 3 of 7 are 42.8 %, cut down to 42; the failure that would make it 4 of 8 ends at 501.
    const { moves } = on(
      [hystrix, config],
      ...calls(1, 3, 100, "failure"),
      ...calls(4, 4, 200, "success"),
      ...calls(8, 1, 501, "failure"),
      look(1000),
    );
    expect(moves).toEqual(["1000 open"]);
  });

  it("Hystrix: 49.9 % is 49", () => {
    const config = (percent: number) => ({
      "circuitBreaker.errorThresholdPercentage": percent,
    });
    // 499 of 1000.
    const steps = [...calls(1, 499, 1, "failure"), ...calls(500, 501, 1, "success"), look(500)];
    expect(on([hystrix, config(50)], ...steps).state).toBe("closed");
    expect(on([hystrix, config(49)], ...steps).state).toBe("open");
  });

  it("Polly: a bucket begins at its first result, and a success never opens", () => {
    const config = { MinimumThroughput: 2, FailureRatio: 0.5, SamplingDuration: 1000 };
    // The first bucket is from 95 to 195 and leaves at 1 095, whole.
    const at = (ms: number) =>
      on([polly8, config], ...calls(1, 1, 95, "failure"), ...calls(2, 1, ms, "failure")).state;
    expect(at(1094)).toBe("open");
    expect(at(1095)).toBe("closed");
    const ended = on([polly8, config], ...calls(1, 1, 0, "failure"), ...calls(2, 1, 1, "success"));
    expect(ended.state).toBe("closed");
  });

  it("opossum: it does not open while it warms up", () => {
    const config = { allowWarmUp: true, rollingCountTimeout: 1000 };
    const at = (ms: number) => on([opossum, config], ...calls(1, 1, ms, "failure")).state;
    expect(at(999)).toBe("closed");
    expect(at(1000)).toBe("open");
  });

  it("cockatiel: open times one after another, the last repeats", () => {
    const halfOpenAfter = { type: "IterableBackoff", durations: [100, 300] };
    const config = { breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter };
    const { moves } = on(
      [cockatiel3, config],
      ...calls(1, 1, 0, "failure"),
      ...calls(2, 1, 100, "failure"),
      ...calls(3, 1, 400, "failure"),
      start(4, 699),
      ...calls(5, 1, 700, "success"),
    );
    expect(moves).toEqual([
      "0 open",
      "100 half-open",
      "100 open",
      "400 half-open",
      "400 open",
      "700 half-open",
      "700 closed",
    ]);
  });

  it("resilience4j: open times that grow", () => {
    const config = {
      slidingWindowSize: 1,
      permittedNumberOfCallsInHalfOpenState: 1,
      waitIntervalFunctionInOpenState: { initialInterval: 100, multiplier: 2 },
    };
    // Later than 0 + 100, then later than 101 + 200.
    const { moves } = on(
      [resilience4j, config],
      ...calls(1, 1, 0, "failure"),
      ...calls(2, 1, 101, "failure"),
      start(3, 301),
      start(4, 302),
    );
    expect(moves).toEqual(["0 open", "101 half-open", "101 open", "302 half-open"]);
  });
});

describe("two libraries on the same traffic", () => {
  const lab = { profile: textbook, config: { threshold: 1, resetTimeoutMs: 1000 } };
  const go = {
    profile: gobreaker,
    config: { Timeout: 1000, ReadyToTrip: { type: "consecutive", n: 1 } },
  };

  it("differ first at exactly the open time", () => {
    const steps = [...calls(1, 1, 0, "failure"), start(2, 999), start(3, 1000)];
    expect(firstDifference(lab, go, steps)).toMatchObject({
      kind: "differ",
      step: 3,
      atMs: 1000,
      do: "start",
      a: { admitted: true, state: "half-open", moves: [{ cause: { rule: "open_time_over" } }] },
      b: { admitted: false, reason: "open", state: "open", moves: [] },
    });
  });

  it("are the same while they are, and a look counts only when asked for", () => {
    const steps = [...calls(1, 1, 0, "failure"), look(1001)];
    expect(firstDifference(lab, go, steps)).toEqual({ kind: "same" });
    expect(firstDifference(lab, go, steps, { looks: true })).toMatchObject({ step: 2, atMs: 1001 });
  });

  it("say who cannot be compared", () => {
    const cached = { profile: opossum, config: { cache: true } };
    expect(firstDifference(lab, cached, [])).toMatchObject({ kind: "not-modelled", who: "b" });
  });

  it("differ in who waits", () => {
    const waits = {
      profile: cockatiel3,
      config: { breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter: 1000 },
    };
    const steps = [
      ...calls(1, 1, 0, "failure"),
      start(2, 1000),
      start(3, 1001),
      end(2, 1002, "success"),
    ];
    expect(firstDifference(lab, waits, steps)).toMatchObject({
      step: 3,
      a: { admitted: false, reason: "probe_limit" },
      b: { admitted: null },
    });
  });
});

describe("what is a failure", () => {
  const kinds = ["rate_limited", "local", "deadline_exceeded", "cancelled"] as const;
  const countsOf = (profile: BreakerProfile) => {
    const mapped = mapConfig(profile, formsOf(profile)[0] ?? {});
    if (!mapped.ok) throw new Error(mapped.why);
    const { counts } = breakerPlan("", mapped.rules);
    return kinds.map((kind) => counts[kind]);
  };

  it.each([opossum, cockatiel3, cockatiel4, resilience4j, gobreaker, failsafeGo])(
    "$name: every error, unless an option leaves it out",
    (profile) => {
      expect(countsOf(profile)).toEqual(kinds.map(() => "failure"));
    },
  );

  it("Polly 8: every exception but OperationCanceledException, which is not handled", () => {
    expect(countsOf(polly8)).toEqual(["failure", "failure", "failure", "success"]);
  });

  it("Hystrix: rejected by its pool and timed out too, but nothing cancelled", () => {
    expect(countsOf(hystrix)).toEqual(["failure", "failure", "failure", "ignored"]);
  });

  it("the textbook: the model's own", () => {
    expect(countsOf(textbook)).toEqual(kinds.map(() => "ignored"));
  });
});

describe("units", () => {
  const unitsOf = (profile: BreakerProfile, name: string, configs: readonly ProfileConfig[]) => {
    const option = (config: ProfileConfig) =>
      optionsOf(profile, config).find((one) => one.name === name);
    return configs.map((config) => option(config)?.unit);
  };

  it("are those of the kind of breaker", () => {
    const kinds = ["ConsecutiveBreaker", "CountBreaker", "SamplingBreaker"];
    expect(
      unitsOf(
        cockatiel4,
        "threshold",
        kinds.map((breaker) => ({ breaker })),
      ),
    ).toEqual(["calls", "share", "share"]);
    expect(
      unitsOf(resilience4j, "slidingWindowSize", [
        {},
        { slidingWindowType: "COUNT_BASED" },
        { slidingWindowType: "TIME_BASED" },
      ]),
    ).toEqual(["calls", "calls", "s"]);
  });
});
