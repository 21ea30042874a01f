/** A library's own options, from rules that another one has: what is taken over, and what is its own. */
import { describe, expect, it } from "vitest";
import type { BreakerRules } from "../../src/engine/scenario";
import { mapConfig } from "../../src/profiles/breakerProfile";
import { BREAKER_PROFILES, breakerProfile } from "../../src/profiles/breakerProfiles";
import { likenessOf, rulesLike, translationTo } from "../../src/profiles/likeness";
import type { ProfileConfig } from "../../src/profiles/profileConfig";

function profileOf(id: string) {
  const profile = breakerProfile(id);
  if (profile === null) throw new Error(`${id} is missing`);
  return profile;
}
function rulesOf(id: string, config: ProfileConfig): BreakerRules {
  const rules = rulesLike({ profile: profileOf(id), config }, {});
  if (rules === null) throw new Error(`${id} has no such rules`);
  return rules;
}
/** Business refusals are failures in them, as most libraries have it. */
const inRow: BreakerRules = {
  trip: { kind: "consecutive", failures: 4 },
  openMs: 7000,
  counts: { rejected: "failure" },
};
const opossum = rulesOf("opossum", {
  errorThresholdPercentage: 25,
  volumeThreshold: 8,
  rollingCountTimeout: 20_000,
  resetTimeout: 7000,
});

type Row = readonly [string, ProfileConfig, readonly string[]];
const FROM_ROW: readonly Row[] = [
  ["lab", { threshold: 4, resetTimeoutMs: 7000 }, ["threshold", "resetTimeoutMs"]],
  ["opossum", { volumeThreshold: 4, resetTimeout: 7000 }, ["resetTimeout", "volumeThreshold"]],
  [
    "cockatiel",
    { breaker: "ConsecutiveBreaker", threshold: 4, halfOpenAfter: 7000 },
    ["threshold", "halfOpenAfter"],
  ],
  [
    "resilience4j",
    {
      failureRateThreshold: 100,
      slidingWindowSize: 4,
      minimumNumberOfCalls: 4,
      waitDurationInOpenState: 7000,
    },
    [
      "failureRateThreshold",
      "slidingWindowSize",
      "minimumNumberOfCalls",
      "waitDurationInOpenState",
    ],
  ],
  [
    "gobreaker",
    { ReadyToTrip: { type: "consecutive", n: 4 }, Timeout: 7000 },
    ["Timeout", "ReadyToTrip"],
  ],
  [
    "failsafe-go",
    { WithFailureThreshold: 4, WithDelay: 7000 },
    ["WithFailureThreshold", "WithDelay"],
  ],
  ["polly8", { MinimumThroughput: 4, BreakDuration: 7000 }, ["MinimumThroughput", "BreakDuration"]],
];
const FROM_OPOSSUM: readonly Row[] = [
  ["lab", { resetTimeoutMs: 7000 }, ["resetTimeoutMs"]],
  [
    "cockatiel4",
    { breaker: "SamplingBreaker", threshold: 0.25, duration: 20_000, halfOpenAfter: 7000 },
    ["threshold", "duration", "halfOpenAfter"],
  ],
  [
    "resilience4j",
    // Its window is in seconds.
    {
      slidingWindowType: "TIME_BASED",
      failureRateThreshold: 25,
      slidingWindowSize: 20,
      minimumNumberOfCalls: 8,
      waitDurationInOpenState: 7000,
    },
    [
      "failureRateThreshold",
      "slidingWindowSize",
      "minimumNumberOfCalls",
      "waitDurationInOpenState",
    ],
  ],
  [
    "gobreaker",
    {
      ReadyToTrip: { type: "ratio", ratio: 0.25, minRequests: 8 },
      Interval: 20_000,
      Timeout: 7000,
    },
    ["Timeout", "ReadyToTrip", "Interval"],
  ],
  [
    "failsafe-go",
    { WithFailureRateThreshold: [0.25, 8, 20_000], WithDelay: 7000 },
    ["WithDelay", "WithFailureRateThreshold"],
  ],
  [
    "polly8",
    { FailureRatio: 0.25, MinimumThroughput: 8, SamplingDuration: 20_000, BreakDuration: 7000 },
    ["FailureRatio", "MinimumThroughput", "SamplingDuration", "BreakDuration"],
  ],
];

describe("a translation", () => {
  it.each(FROM_ROW)(
    "to %s takes over four failures in a row and the open time",
    (id, config, taken) => {
      const answer = translationTo(profileOf(id), inRow);
      expect(answer.config).toMatchObject(config);
      expect([...answer.taken].sort()).toEqual([...taken].sort());
    },
  );

  it.each(FROM_OPOSSUM)("to %s takes over what opossum says of its window", (id, config, taken) => {
    const answer = translationTo(profileOf(id), opossum);
    expect(answer.config).toMatchObject(config);
    expect([...answer.taken].sort()).toEqual([...taken].sort());
  });

  it("takes over that business refusals are no failures, in the option for it", () => {
    const ignored: BreakerRules = { openMs: 7000 };
    const kept = (id: string, rules: BreakerRules) => {
      const { config } = translationTo(profileOf(id), rules);
      return rulesLike({ profile: profileOf(id), config }, {})?.counts?.rejected;
    };
    // It is ignored unless the rules say otherwise; opossum and failsafe-go know only a success.
    const ids = ["cockatiel", "resilience4j", "gobreaker", "opossum", "failsafe-go"];
    expect(ids.map((id) => kept(id, ignored))).toEqual([
      "ignored",
      "ignored",
      "ignored",
      "success",
      "success",
    ]);
    const success: BreakerRules = { ...ignored, counts: { rejected: "success" } };
    expect(ids.map((id) => kept(id, success))).toEqual([
      "ignored",
      "success",
      "success",
      "success",
      "success",
    ]);
    expect(ids.map((id) => kept(id, inRow))).toEqual(ids.map(() => "failure"));
  });

  it("takes all of the last so many for failures in a row, and back", () => {
    const all = rulesOf("resilience4j", {
      failureRateThreshold: 100,
      slidingWindowSize: 4,
      minimumNumberOfCalls: 4,
    });
    expect(translationTo(profileOf("lab"), all).config).toMatchObject({ threshold: 4 });
    const failsafe = rulesOf("failsafe-go", { WithFailureThreshold: 4 });
    expect(translationTo(profileOf("lab"), failsafe).config).toMatchObject({ threshold: 4 });
    // opossum opens at more than its share: of 100 % there is no more.
    expect(translationTo(profileOf("opossum"), all).taken).not.toContain(
      "errorThresholdPercentage",
    );
    const some = rulesOf("failsafe-go", { WithFailureThresholdRatio: [3, 5] });
    expect(translationTo(profileOf("opossum"), some).config).toMatchObject({
      errorThresholdPercentage: 60,
    });
  });

  it("takes permits over from a library in which they are somebody's choice", () => {
    const gobreaker = rulesOf("gobreaker", { MaxRequests: 3 });
    const wanted = "permittedNumberOfCallsInHalfOpenState";
    expect(translationTo(profileOf("resilience4j"), gobreaker).config[wanted]).toBe(3);
    // opossum always has one.
    expect(translationTo(profileOf("resilience4j"), opossum).config[wanted]).toBeUndefined();
  });

  it("leaves a count without an edge where it is", () => {
    const endless = rulesOf("gobreaker", {
      ReadyToTrip: { type: "ratio", ratio: 0.5, minRequests: 6 },
    });
    const { config } = translationTo(profileOf("resilience4j"), endless);
    expect(config).toMatchObject({ failureRateThreshold: 50, minimumNumberOfCalls: 6 });
    expect(config.slidingWindowSize).toBeUndefined();
  });

  it("of any library to any other comes to rules, which are known again as that library's", () => {
    const rows = BREAKER_PROFILES.flatMap((from) => {
      const mapped = mapConfig(from, translationTo(from, inRow).config);
      if (!mapped.ok) return [`${from.id} to itself`];
      return BREAKER_PROFILES.flatMap((to) => {
        const rules = rulesLike(translationTo(to, mapped.rules), mapped.rules);
        return rules !== null && likenessOf(rules)?.profile.id === to.id
          ? []
          : [`${from.id} to ${to.id}`];
      });
    });
    expect(rows).toEqual([]);
  });
});
