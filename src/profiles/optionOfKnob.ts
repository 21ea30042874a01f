/** By which of its options a library sets a number that can be turned: by the last words of the knob's id. */

import type { ProfileConfig } from "./profileConfig";

interface Named {
  readonly [knob: string]: string;
}

/** The minimum of one that samples is in calls a second. */
const cockatiel = ({ breaker }: ProfileConfig): Named => ({
  failures: "threshold",
  rate: "threshold",
  size: "size",
  window: "duration",
  minimum: breaker === "SamplingBreaker" ? "minimumRps" : "minimumNumberOfCalls",
  open: "halfOpenAfter",
});

/** With a bucket period the interval is the window that slides, without it when all is forgotten. */
const gobreaker = ({ BucketPeriod: period }: ProfileConfig): Named => ({
  failures: "ReadyToTrip",
  rate: "ReadyToTrip",
  minimum: "ReadyToTrip",
  ...(typeof period === "number" && period > 0
    ? { window: "Interval", forgets: "Interval" }
    : { clear: "Interval" }),
  permits: "MaxRequests",
  successes: "MaxRequests",
  open: "Timeout",
});

const FAILSAFE_FAILURES = ["WithFailureThresholdPeriod", "WithFailureThresholdRatio"];

/** One call of its builder sets how many of how many, or in how long. */
function failsafeGo(config: ProfileConfig): Named {
  const failures = FAILSAFE_FAILURES.find((name) => name in config) ?? "WithFailureThreshold";
  const rated = "WithFailureRateThreshold" in config;
  return {
    "failures in window": failures,
    rate: "WithFailureRateThreshold",
    "verdict rate": "WithFailureRateThreshold",
    size: rated ? "WithFailureRateThreshold" : failures,
    window: rated ? "WithFailureRateThreshold" : failures,
    open: "WithDelay",
  };
}

/** By the profile's id. The textbook is no library: it has no names but ours. */
const OPTIONS: { readonly [profile: string]: Named | ((config: ProfileConfig) => Named) } = {
  opossum: {
    rate: "errorThresholdPercentage",
    minimum: "volumeThreshold",
    window: "rollingCountTimeout",
    buckets: "rollingCountBuckets",
    open: "resetTimeout",
    capacity: "capacity",
    "warm-up": "allowWarmUp",
  },
  cockatiel,
  cockatiel4: (config) => ({
    ...cockatiel(config),
    permits: "halfOpenSampling.calls",
    "sampling calls": "halfOpenSampling.calls",
    "sampling rate": "halfOpenSampling.threshold",
  }),
  resilience4j: {
    rate: "failureRateThreshold",
    "verdict rate": "failureRateThreshold",
    "slow rate": "slowCallRateThreshold",
    "verdict slow": "slowCallRateThreshold",
    slow: "slowCallDurationThreshold",
    size: "slidingWindowSize",
    window: "slidingWindowSize",
    buckets: "slidingWindowSize",
    minimum: "minimumNumberOfCalls",
    "verdict calls": "minimumNumberOfCalls",
    open: "waitDurationInOpenState",
    permits: "permittedNumberOfCallsInHalfOpenState",
    lease: "maxWaitDurationInHalfOpenState",
  },
  gobreaker,
  "failsafe-go": failsafeGo,
  polly8: {
    rate: "FailureRatio",
    minimum: "MinimumThroughput",
    window: "SamplingDuration",
    open: "BreakDuration",
  },
  hystrix: {
    rate: "circuitBreaker.errorThresholdPercentage",
    minimum: "circuitBreaker.requestVolumeThreshold",
    window: "metrics.rollingStats.timeInMilliseconds",
    judged: "metrics.healthSnapshot.intervalInMilliseconds",
    open: "circuitBreaker.sleepWindowInMilliseconds",
  },
};

/** `knob` is what comes after its breaker's key in its id; null: the library has nothing to set it by. */
export function optionOfKnob(profile: string, config: ProfileConfig, knob: string): string | null {
  const options = OPTIONS[profile];
  const named = typeof options === "function" ? options(config) : options;
  return named?.[knob] ?? null;
}
