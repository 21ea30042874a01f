/** Where a library's own numbers are in the engine's rules, so that they can be read back from them. */
import type { BreakerRules } from "../engine/scenario";

export interface OwnOption {
  readonly name: string;
  readonly read: (rules: BreakerRules) => number | undefined;
}

const openMs = (rules: BreakerRules) => rules.openMs;
const permits = ({ halfOpen }: BreakerRules) => halfOpen?.permits;
const inRow = ({ trip }: BreakerRules) =>
  trip?.kind === "consecutive" ? trip.failures : undefined;
const size = ({ trip }: BreakerRules) => (trip?.kind === "count" ? trip.size : undefined);
const windowMs = ({ trip }: BreakerRules) => (trip?.kind === "time" ? trip.windowMs : undefined);
const bucketCount = ({ trip }: BreakerRules) =>
  trip?.kind === "time" ? trip.buckets?.count : undefined;
const rated = ({ trip }: BreakerRules) => (trip?.kind === "consecutive" ? undefined : trip);
const minCalls = (rules: BreakerRules) => rated(rules)?.minCalls;
const share = (rules: BreakerRules) => rated(rules)?.failureRate;
const percent = (read: (rules: BreakerRules) => number | undefined) => (rules: BreakerRules) => {
  const value = read(rules);
  return value === undefined ? undefined : Math.round(value * 1e6) / 1e4;
};
const of = (name: string, read: OwnOption["read"]): OwnOption => ({ name, read });

/** By the profile's id. An option that is missing here is a choice, not a number. */
export const OWN_OPTIONS: { readonly [profile: string]: readonly OwnOption[] } = {
  lab: [of("threshold", inRow), of("resetTimeoutMs", openMs)],
  opossum: [
    of("errorThresholdPercentage", percent(share)),
    of("volumeThreshold", minCalls),
    of("rollingCountTimeout", windowMs),
    of("rollingCountBuckets", bucketCount),
    of("resetTimeout", openMs),
    of("capacity", ({ capacity }) => capacity),
  ],
  cockatiel: cockatiel(),
  cockatiel4: cockatiel(),
  resilience4j: [
    of("failureRateThreshold", percent(share)),
    of(
      "slowCallRateThreshold",
      percent((rules) => rated(rules)?.slowRate),
    ),
    of("slowCallDurationThreshold", (rules) => rated(rules)?.slowMs),
    of("slidingWindowSize", (rules) => size(rules) ?? bucketCount(rules)),
    of("minimumNumberOfCalls", minCalls),
    of("waitDurationInOpenState", openMs),
    of("permittedNumberOfCallsInHalfOpenState", permits),
  ],
  gobreaker: [of("MaxRequests", permits), of("Timeout", openMs)],
  "failsafe-go": [
    of("WithFailureThreshold", (rules) => rated(rules)?.failures),
    of("WithDelay", openMs),
  ],
  polly8: [
    of("FailureRatio", share),
    of("MinimumThroughput", minCalls),
    of("SamplingDuration", windowMs),
    of("BreakDuration", openMs),
  ],
  hystrix: [
    of("circuitBreaker.requestVolumeThreshold", minCalls),
    of("circuitBreaker.errorThresholdPercentage", percent(share)),
    of("circuitBreaker.sleepWindowInMilliseconds", openMs),
    of("metrics.rollingStats.timeInMilliseconds", windowMs),
  ],
};

function cockatiel(): readonly OwnOption[] {
  return [
    of("threshold", (rules) => inRow(rules) ?? share(rules)),
    of("size", size),
    of("minimumNumberOfCalls", (rules) =>
      size(rules) === undefined ? undefined : minCalls(rules),
    ),
    of("duration", windowMs),
    of("halfOpenAfter", openMs),
  ];
}
