/** A library's own option names over the knobs: that they are the right ones, and how they come and go. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { setBreaker } from "../../../src/engine/edit";
import { plan } from "../../../src/engine/plan";
import type { BreakerRules } from "../../../src/engine/scenario";
import { mapConfig } from "../../../src/profiles/breakerProfile";
import { breakerProfile } from "../../../src/profiles/breakerProfiles";
import { optionOfKnob } from "../../../src/profiles/optionOfKnob";
import type { ProfileConfig } from "../../../src/profiles/profileConfig";
import { createSession } from "../../../src/session/session";
import { allEn } from "../../../src/texts/all";
import { en } from "../../../src/texts/en";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import type { Knob } from "../../../src/ui/knobs/knob";
import { breakerKnobs } from "../../../src/ui/knobs/knobsOfBreaker";
import { countingKnobs } from "../../../src/ui/knobs/rulesOfCounting";
import { halfOpenKnobs } from "../../../src/ui/knobs/rulesOfHalfOpen";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";
import { scenarioOf } from "../../support/plainScenario";

function rulesOf(profile: string, config: ProfileConfig): BreakerRules {
  const library = breakerProfile(profile);
  const mapped = library === null ? null : mapConfig(library, config);
  if (!mapped?.ok) throw new Error(`no rules of ${profile}`);
  return mapped.rules;
}

const KNOBS: readonly Knob[] = [
  ...breakerKnobs("a", en, 10_000).common,
  ...halfOpenKnobs("a", allEn.breakerRules, en),
  ...countingKnobs("a", allEn.breakerRules, en),
];
const lastWords = ({ id }: Knob) => id.slice("breaker a ".length);

/** By the last words of their ids: what the sliders stand at. */
function readings(rules: BreakerRules) {
  const scenario = scenarioOf([], { breakers: { a: rules } });
  const planned = plan(scenario);
  const read = KNOBS.flatMap((knob) => {
    const value = knob.read(planned, scenario);
    return value === undefined ? [] : [[lastWords(knob), value] as const];
  });
  return new Map(read);
}

describe("the name over a knob", () => {
  const count = { breaker: "CountBreaker", threshold: 0.5, size: 10, halfOpenAfter: 1000 };
  const sampling = { breaker: "SamplingBreaker", threshold: 0.5, duration: 10_000 };
  const row = { breaker: "ConsecutiveBreaker", threshold: 5, halfOpenAfter: 1000 };
  const ratio = { type: "ratio", ratio: 0.5, minRequests: 4 };
  const timed = { slidingWindowType: "TIME_BASED", slidingWindowSize: 60 };
  it.each<[string, ProfileConfig, string, unknown]>([
    ["opossum", {}, "errorThresholdPercentage", 60],
    ["opossum", {}, "volumeThreshold", 7],
    ["opossum", {}, "rollingCountTimeout", 20_000],
    ["opossum", {}, "rollingCountBuckets", 5],
    ["opossum", {}, "resetTimeout", 700],
    ["opossum", {}, "capacity", 3],
    ["opossum", {}, "allowWarmUp", true],
    ["cockatiel", row, "threshold", 6],
    ["cockatiel", row, "halfOpenAfter", 700],
    ["cockatiel", count, "threshold", 0.6],
    ["cockatiel", count, "size", 20],
    ["cockatiel", count, "minimumNumberOfCalls", 3],
    ["cockatiel", { ...sampling, halfOpenAfter: 1000 }, "duration", 20_000],
    ["cockatiel", { ...sampling, halfOpenAfter: 1000 }, "minimumRps", 3],
    ["resilience4j", {}, "failureRateThreshold", 60],
    ["resilience4j", {}, "slowCallRateThreshold", 60],
    ["resilience4j", {}, "slowCallDurationThreshold", 700],
    ["resilience4j", {}, "slidingWindowSize", 200],
    ["resilience4j", timed, "slidingWindowSize", 30],
    ["resilience4j", {}, "minimumNumberOfCalls", 5],
    ["resilience4j", {}, "waitDurationInOpenState", 700],
    ["resilience4j", {}, "permittedNumberOfCallsInHalfOpenState", 4],
    ["resilience4j", {}, "maxWaitDurationInHalfOpenState", 700],
    ["gobreaker", {}, "MaxRequests", 3],
    ["gobreaker", {}, "Timeout", 700],
    ["gobreaker", {}, "Interval", 700],
    ["gobreaker", { Interval: 10_000, BucketPeriod: 1000 }, "Interval", 20_000],
    ["gobreaker", {}, "ReadyToTrip", { type: "consecutive", n: 3 }],
    ["gobreaker", { ReadyToTrip: ratio }, "ReadyToTrip", { ...ratio, ratio: 0.6, minRequests: 5 }],
    ["failsafe-go", {}, "WithFailureThreshold", [3]],
    ["failsafe-go", { WithFailureThresholdRatio: [2, 4] }, "WithFailureThresholdRatio", [3, 5]],
    [
      "failsafe-go",
      { WithFailureRateThreshold: [0.5, 4, 1000] },
      "WithFailureRateThreshold",
      [0.6, 5, 2000],
    ],
    ["failsafe-go", {}, "WithDelay", 700],
    ["polly8", {}, "FailureRatio", 0.6],
    ["polly8", {}, "MinimumThroughput", 5],
    ["polly8", {}, "SamplingDuration", 20_000],
    ["polly8", {}, "BreakDuration", 700],
    ["hystrix", {}, "circuitBreaker.errorThresholdPercentage", 60],
    ["hystrix", {}, "circuitBreaker.requestVolumeThreshold", 5],
    ["hystrix", {}, "circuitBreaker.sleepWindowInMilliseconds", 700],
    ["hystrix", {}, "metrics.rollingStats.timeInMilliseconds", 20_000],
    ["hystrix", {}, "metrics.healthSnapshot.intervalInMilliseconds", 700],
  ])("%s %j: every slider under %s moves with it", (profile, config, option, value) => {
    const before = readings(rulesOf(profile, config));
    const after = readings(rulesOf(profile, { ...config, [option]: value }));
    const named = [...before.keys()].filter(
      (knob) => optionOfKnob(profile, config, knob) === option,
    );
    expect(named.length).toBeGreaterThan(0);
    for (const knob of named) expect([knob, after.get(knob)]).not.toEqual([knob, before.get(knob)]);
  });

  it("is not there for the textbook, which is no library", () => {
    expect(KNOBS.map((knob) => optionOfKnob("lab", {}, lastWords(knob)))).toEqual(
      KNOBS.map(() => null),
    );
  });
});

it("stands over the slider as the name of its group, as long as the breaker is that library's", async () => {
  const store = createSession(fromGallery("budget-meets-breaker"));
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole("tab", { name: "Breaker" }));
  await screen.findByRole("combobox", { name: "Opens by" }, { timeout: 5000 });
  const group = (name: string) => screen.queryByRole("group", { name });
  expect(group("resetTimeout")).toBeNull();
  const { scenario, edit } = store.getState();
  act(() => edit(setBreaker(scenario, "payment", rulesOf("opossum", {}))));
  const rate = group("errorThresholdPercentage");
  if (rate === null) throw new Error("no name");
  const field = await within(rate).findByRole("textbox", { name: "Opens at failures of, %" });
  expect(field).toHaveValue("50");
  expect(within(rate).getByText("errorThresholdPercentage")).toBeVisible();
  expect(group("resetTimeout")).not.toBeNull();
  // Two probes at once are not opossum's any more: the names go, the sliders stay.
  const now = store.getState().scenario;
  act(() => edit(setBreaker(now, "payment", { halfOpen: { permits: 2 } })));
  expect(group("errorThresholdPercentage")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Opens at failures of, %" })).toBeVisible();
});
