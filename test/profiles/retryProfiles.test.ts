/** The libraries' retries as data: what their options come to, by `libraries.md`, section 2, and read back. */
import { ExponentialBackoff, handleAll, noJitterGenerator, retry } from "cockatiel";
import { describe, expect, it, vi } from "vitest";
import { plan } from "../../src/engine/plan";
import { backoffMs } from "../../src/engine/retry";
import type { Backoff, Retry } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { outside } from "../../src/profiles/breakerProfile";
import { BREAKER_PROFILES } from "../../src/profiles/breakerProfiles";
import type { ProfileConfig } from "../../src/profiles/profileConfig";
import {
  retryDefaults,
  retryLikenesses,
  retryOptionOfKnob,
} from "../../src/profiles/retryLikeness";
import { attemptsInAll, EVERY_ERROR, retryFrom } from "../../src/profiles/retryProfile";
import { RETRY_PROFILES } from "../../src/profiles/retryProfiles";
import { callTo, scenarioOf } from "../support/plainScenario";

function profileOf(id: string) {
  const profile = RETRY_PROFILES.find((one) => one.id === id);
  if (profile === undefined) throw new Error(`no retries of ${id}`);
  return profile;
}
function settingsOf(id: string, config: ProfileConfig): Retry {
  const settings = retryFrom(profileOf(id), config);
  if (settings === null) throw new Error(`${id} takes no ${JSON.stringify(config)}`);
  return settings;
}
function planned(settings: Retry) {
  const hop = plan(scenarioOf([callTo("a", { retry: settings })])).hops[0];
  if (hop?.kind !== "call") throw new Error("no call");
  return hop.retry;
}
const likeness = (settings: Retry) => retryLikenesses(planned(settings));
const names = (settings: Retry) => likeness(settings).map(({ profile }) => profile.id);

it("are those of every breaker's library that has retries", () => {
  const had = new Set(BREAKER_PROFILES.flatMap(({ retry: one }) => one ?? []));
  expect(new Set(RETRY_PROFILES)).toEqual(had);
});

describe("by default", () => {
  const allButCancelled = EVERY_ERROR.filter((status) => status !== "cancelled");
  it.each([
    // Includes the first; 500 ms.
    ["resilience4j", 3, 500, EVERY_ERROR],
    // Excludes the first: 2 + 1 and 3 + 1.
    ["failsafe-go", 3, 0, EVERY_ERROR],
    ["polly8", 4, 2000, allButCancelled],
    // No limit of its own: as many as there are.
    ["cockatiel", 7, 0, EVERY_ERROR],
  ])("%s makes %i attempts, %i ms apart", (id, maxAttempts, baseMs, retryOn) => {
    const { profile, config } = retryDefaults(profileOf(id), 7);
    const settings = retryFrom(profile, config);
    expect(settings).toEqual({
      maxAttempts,
      backoff: { kind: "fixed", baseMs },
      honourRetryAfter: false,
      retryOn,
    });
    // cockatiel has given no number that could tell it from the others.
    if (settings !== null && id !== "cockatiel") expect(names(settings)[0]).toBe(id);
  });

  it("what cockatiel leaves without a limit ends where a scenario does", () => {
    expect(settingsOf("cockatiel", {}).maxAttempts).toBe(100);
  });
});

it.each([
  ["resilience4j", 3],
  ["cockatiel", 4],
  ["failsafe-go", 4],
  ["polly8", 4],
])("three of %s are %i attempts", (id, attempts) => {
  expect(attemptsInAll(profileOf(id), 3)).toBe(attempts);
});

describe("pauses", () => {
  const pauses = (id: string, config: ProfileConfig, draw: number) => {
    const { backoff } = planned(settingsOf(id, config));
    return [1, 2, 3].map((nth) => backoffMs(backoff, nth, backoff.baseMs, () => draw));
  };
  const cockatiel = (generator: string) => ({
    backoff: "ExponentialBackoff",
    initialDelay: 128,
    maxDelay: 200,
    generator,
  });
  it.each<[string, string, ProfileConfig, number, readonly number[]]>([
    // 500, × 1.5, × 1.5.
    [
      "grow by half",
      "resilience4j",
      { intervalFunction: "ofExponentialBackoff" },
      0,
      [500, 750, 1125],
    ],
    // 2ⁿ × 2 000 with n from 0, and MaxDelay.
    ["double", "polly8", { BackoffType: "Exponential" }, 0, [2000, 4000, 8000]],
    ["are capped", "polly8", { BackoffType: "Exponential", MaxDelay: 5000 }, 0, [2000, 4000, 5000]],
    [
      "multiply",
      "failsafe-go",
      { backoff: "WithBackoff", delay: 100, maxDelay: 500, delayFactor: 3 },
      0,
      [100, 300, 500],
    ],
    ["double without jitter", "cockatiel", cockatiel("noJitterGenerator"), 0.5, [128, 200, 200]],
    // Half of min(200, 128 × 2ⁿ): drawn after the cap. The other way round it were 64, 128, 200.
    ["are drawn after the cap", "cockatiel", cockatiel("fullJitterGenerator"), 0.5, [64, 100, 100]],
    // (d + d ÷ 2) ÷ 2 of the same.
    ["are drawn by half", "cockatiel", cockatiel("halfJitterGenerator"), 0.5, [96, 150, 150]],
  ])("%s: %s", (_, id, config, draw, expected) => {
    expect(pauses(id, config, draw)).toEqual(expected);
  });

  it("failsafe-go has none whose first delay is past its longest", () => {
    const config = { backoff: "WithBackoff", delay: 300, maxDelay: 200 };
    expect(retryFrom(profileOf("failsafe-go"), config)).toBeNull();
  });

  it.each([
    ["cockatiel", cockatiel("fullJitterGenerator"), "before"],
    ["cockatiel", cockatiel("decorrelatedJitterGenerator"), "after"],
    ["cockatiel", cockatiel("noJitterGenerator"), null],
    ["polly8", { BackoffType: "Exponential", UseJitter: true }, "after"],
    ["polly8", { BackoffType: "Exponential", UseJitter: false }, null],
    ["resilience4j", {}, null],
  ])("of %s %j are capped %s chance", (id, config, cap) => {
    expect(profileOf(id).capOf(config)).toBe(cap);
  });

  it("decorrelated ones are nearly so, and said to be: the formula is another", () => {
    const [drawn, plain] = [true, false].map((UseJitter) =>
      outside(profileOf("polly8"), { BackoffType: "Exponential", UseJitter }),
    );
    expect(drawn?.what).toBe("decorrelated jitter by its second formula");
    expect(plain).toBeNull();
    const own = cockatiel("decorrelatedJitterGenerator");
    expect(outside(profileOf("cockatiel"), own)?.what).toBe(drawn?.what);
    expect(outside(profileOf("cockatiel"), cockatiel("halfJitterGenerator"))).toBeNull();
  });
});

describe("the installed cockatiel", () => {
  /** When each attempt began, all of them failing at once. */
  async function startsOf(policy: ReturnType<typeof retry>) {
    vi.useFakeTimers({ now: 0 });
    const starts: number[] = [];
    const over = policy
      .execute(() => {
        starts.push(Date.now());
        throw new Error("no");
      })
      .catch(() => "failed");
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await over;
    return starts;
  }
  const modelled = (config: ProfileConfig) => {
    const hop = callTo("a", {
      retry: settingsOf("cockatiel", config),
      responses: [{ durationMs: 0, result: "unavailable" }],
    });
    const { events } = simulate(scenarioOf([hop], { deadlineMs: null }));
    return events.flatMap((event) => (event.type === "start" ? [event.atMs] : []));
  };

  it("makes as many attempts without a pause", async () => {
    const starts = await startsOf(retry(handleAll, { maxAttempts: 2 }));
    // A timer of 0 ms is one of 1 ms in Node.
    expect(starts.filter((ms) => ms <= 1)).toHaveLength(3);
    expect(modelled({ maxAttempts: 2 })).toEqual([0, 0, 0]);
  });

  it("and makes them at the same moments with an exponential one", async () => {
    const given = { initialDelay: 50, maxDelay: 120 };
    const backoff = new ExponentialBackoff({ ...given, generator: noJitterGenerator });
    const starts = await startsOf(retry(handleAll, { maxAttempts: 3, backoff }));
    // 50, then 100, then the cap.
    expect(starts).toEqual([0, 50, 150, 270]);
    const config = { backoff: "ExponentialBackoff", generator: "noJitterGenerator", ...given };
    expect(modelled({ ...config, maxAttempts: 3 })).toEqual(starts);
  });
});

describe("which libraries settings are those of", () => {
  const pause: Backoff = { kind: "fixed", baseMs: 50 };
  const plain: Retry = {
    maxAttempts: 3,
    backoff: pause,
    honourRetryAfter: false,
    retryOn: EVERY_ERROR,
  };
  const growing: Backoff = { kind: "exponential", baseMs: 50, maxMs: 400 };

  it("the same three attempts have another number in each", () => {
    const said = likeness(plain).map(({ profile, config }) => [
      profile.id,
      config[profile.attempts.option],
    ]);
    expect(new Map(said as [string, number][])).toEqual(
      new Map([
        ["cockatiel", 2],
        ["resilience4j", 3],
        ["failsafe-go", 2],
        ["polly8", 2],
      ]),
    );
  });

  it("the one nearest to its own defaults comes first", () => {
    // resilience4j: the pause alone. failsafe-go: the same. cockatiel: its limit and its pause.
    // Polly: 2 for 3, the pause, and what it handles.
    expect(names(plain)).toEqual(["resilience4j", "failsafe-go", "cockatiel", "polly8"]);
    // Polly's is 4 attempts, 2 s apart, of all but what was cancelled.
    const polly = { ...plain, maxAttempts: 4, backoff: { ...pause, baseMs: 2000 } };
    const retryOn = EVERY_ERROR.filter((status) => status !== "cancelled");
    expect(names({ ...polly, retryOn })[0]).toBe("polly8");
  });

  it.each<[string, Retry, readonly string[]]>([
    [
      "a factor of 1.5",
      { ...plain, backoff: { ...growing, factor: 1.5 } },
      ["resilience4j", "failsafe-go"],
    ],
    [
      "no longest pause",
      { ...plain, backoff: { kind: "exponential", baseMs: 50 } },
      ["resilience4j", "polly8"],
    ],
    ["full jitter", { ...plain, backoff: { ...growing, jitter: "full" } }, ["cockatiel"]],
    ["equal jitter", { ...plain, backoff: { ...growing, jitter: "equal" } }, ["cockatiel"]],
    [
      "decorrelated jitter",
      { ...plain, backoff: { ...growing, jitter: "decorrelated" } },
      ["cockatiel", "polly8"],
    ],
    ["full jitter of one pause", { ...plain, backoff: { ...pause, jitter: "full" } }, []],
    ["a Retry-After that is honoured", { ...plain, honourRetryAfter: true }, []],
    ["a retry that must be of use", { ...plain, minUsefulMs: 10 }, []],
    ["a budget that is reset", { ...plain, resetBudget: true }, []],
  ])("%s", (_, settings, libraries) => {
    expect(names(settings).sort()).toEqual([...libraries].sort());
  });

  it("what is retried is an option of each, set where it is not the library's own choice", () => {
    const [first] = likeness({ ...plain, retryOn: ["timeout", "unavailable"] });
    expect(first?.config.retryOnException).toEqual(["timeout", "unavailable"]);
    expect(likeness(plain)[0]?.config).not.toHaveProperty("retryOnException");
  });
});

describe("there and back", () => {
  const attempts = [1, 2, 5];
  const backoffs: readonly Backoff[] = [0, 1, 50].flatMap((baseMs) => [
    { kind: "fixed" as const, baseMs },
    ...[1, 1.5, 2].flatMap((factor) =>
      [undefined, 20, 400].flatMap((maxMs) =>
        (["none", "full", "equal", "decorrelated"] as const).map((jitter) => ({
          kind: "exponential" as const,
          baseMs,
          factor,
          jitter,
          ...(maxMs !== undefined && { maxMs }),
        })),
      ),
    ),
  ]);
  const settings: readonly Retry[] = attempts.flatMap((maxAttempts) =>
    backoffs.flatMap((backoff) =>
      [EVERY_ERROR, ["timeout" as const], []].map((retryOn) => ({
        maxAttempts,
        backoff,
        honourRetryAfter: false,
        retryOn,
      })),
    ),
  );

  it("settings that are a library's come back from its own options as they were", () => {
    let seen = 0;
    for (const one of settings) {
      const before = planned(one);
      for (const { profile, config } of retryLikenesses(before)) {
        const after = planned(settingsOf(profile.id, config));
        seen++;
        expect({ ...after, backoff: null }).toEqual({ ...before, backoff: null });
        for (const draw of [0, 0.3, 0.9]) {
          const pauses = [before, after].map(({ backoff }) =>
            [1, 2, 3].map((nth) => backoffMs(backoff, nth, 70, () => draw)),
          );
          expect([config, pauses[1]]).toEqual([config, pauses[0]]);
        }
      }
    }
    expect(seen).toBeGreaterThan(settings.length);
  });

  it.each(
    RETRY_PROFILES.flatMap((profile) =>
      profile.forms.map((form) => [profile.id, { ...form, [profile.attempts.option]: 4 }] as const),
    ),
  )("%s %j is read back", (id, config) => {
    const again = likeness(settingsOf(id, config)).find(({ profile }) => profile.id === id);
    expect(again?.config).toEqual(config);
  });
});

describe("the name of a knob", () => {
  it.each([
    ["attempts", ["maxAttempts", "maxAttempts", "WithMaxRetries", "MaxRetryAttempts"]],
    ["pause", ["initialDelay", "initialInterval", "delay", "Delay"]],
    ["factor", [null, "multiplier", "delayFactor", null]],
    ["longest pause", ["maxDelay", "maxInterval", "maxDelay", "MaxDelay"]],
    ["least useful", [null, null, null, null]],
  ])("%s", (knob, expected) => {
    const all = likeness({
      maxAttempts: 3,
      backoff: { kind: "exponential", baseMs: 50, maxMs: 400 },
      honourRetryAfter: false,
      retryOn: EVERY_ERROR,
    });
    const named = RETRY_PROFILES.map((profile) => {
      const one = all.find((each) => each.profile === profile);
      return one === undefined ? "nobody's" : retryOptionOfKnob(one, knob);
    });
    expect(named).toEqual(expected);
  });
});
