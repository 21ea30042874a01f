/** resilience4j: rates over a ring or whole seconds, permits that are used up, no generations. */
import type { BreakerRules, Counted, Trip } from "../engine/scenario";
import type { BreakerProfile } from "./breakerProfile";
import { everyError } from "./everyError";
import { HEARD_WHILE_OPEN } from "./heardWhileOpen";
import { isSet, numberIn, type ProfileConfig, partIn, textIn } from "./profileConfig";
import { resilience4jRetry } from "./resilience4jRetry";

/** A count window lowers the minimum to its size, for half-open too. */
function minCallsOf(config: ProfileConfig): number {
  const minCalls = numberIn(config, "minimumNumberOfCalls", 100);
  const isTime = textIn(config, "slidingWindowType", "COUNT_BASED") === "TIME_BASED";
  return isTime ? minCalls : Math.min(minCalls, numberIn(config, "slidingWindowSize", 100));
}

function tripOf(config: ProfileConfig): Trip {
  const size = numberIn(config, "slidingWindowSize", 100);
  const common = {
    failureRate: numberIn(config, "failureRateThreshold", 50) / 100,
    minCalls: minCallsOf(config),
    slowMs: numberIn(config, "slowCallDurationThreshold", 60_000),
    slowRate: numberIn(config, "slowCallRateThreshold", 100) / 100,
  };
  if (textIn(config, "slidingWindowType", "COUNT_BASED") === "COUNT_BASED") {
    return { kind: "count", size, ...common };
  }
  const buckets = { count: size, from: "epoch" } as const;
  return { kind: "time", windowMs: size * 1000, buckets, ...common };
}

/** Ignored is asked first; an error that is not to be recorded is a success. */
function ignoredAs(config: ProfileConfig): Counted {
  if (isSet(config, "ignoreExceptions")) return "ignored";
  return isSet(config, "recordExceptions") ? "success" : "failure";
}

type OpenTimes = Pick<BreakerRules, "openMs" | "openBackoff">;

/** null: a function of one's own. */
function openTimesOf(config: ProfileConfig): OpenTimes | null {
  if (!isSet(config, "waitIntervalFunctionInOpenState")) {
    return { openMs: numberIn(config, "waitDurationInOpenState", 60_000) };
  }
  const growing = partIn(config, "waitIntervalFunctionInOpenState") ?? {};
  const maxMs = numberIn(growing, "maxInterval", 0);
  const openMs = numberIn(growing, "initialInterval", 0);
  if (openMs <= 0) return null;
  return {
    openMs,
    openBackoff: {
      factor: numberIn(growing, "multiplier", 1.5),
      ...(maxMs > 0 && { maxMs }),
    },
  };
}

function halfOpenOf(config: ProfileConfig): NonNullable<BreakerRules["halfOpen"]> {
  const permits = numberIn(config, "permittedNumberOfCallsInHalfOpenState", 10);
  const maxMs = numberIn(config, "maxWaitDurationInHalfOpenState", 0);
  const becomes = textIn(config, "transitionToStateAfterWaitDuration", "OPEN");
  return {
    permits,
    admits: "total",
    verdict: {
      kind: "rate",
      minCalls: Math.min(minCallsOf(config), permits),
      failureRate: numberIn(config, "failureRateThreshold", 50) / 100,
      slowRate: numberIn(config, "slowCallRateThreshold", 100) / 100,
    },
    ...(maxMs > 0 && { maxMs, becomes: becomes === "CLOSED" ? "closed" : "open" }),
  };
}

export const resilience4j: BreakerProfile = {
  id: "resilience4j",
  name: "resilience4j",
  version: "2.4.0",
  evidence: "recordings",
  options: [
    { name: "failureRateThreshold", unit: "%", fallback: 50 },
    { name: "slowCallRateThreshold", unit: "%", fallback: 100 },
    { name: "slowCallDurationThreshold", unit: "ms", fallback: 60_000 },
    { name: "slidingWindowType", unit: "choice", fallback: "COUNT_BASED" },
    { name: "slidingWindowSize", unit: "calls", fallback: 100, units: { TIME_BASED: "s" } },
    { name: "minimumNumberOfCalls", unit: "calls", fallback: 100 },
    { name: "waitDurationInOpenState", unit: "ms", fallback: 60_000 },
    { name: "waitIntervalFunctionInOpenState", unit: "choice", fallback: null },
    { name: "permittedNumberOfCallsInHalfOpenState", unit: "calls", fallback: 10 },
    { name: "maxWaitDurationInHalfOpenState", unit: "ms", fallback: 0 },
    { name: "transitionToStateAfterWaitDuration", unit: "choice", fallback: "OPEN" },
    { name: "automaticTransitionFromOpenToHalfOpenEnabled", unit: "switch", fallback: false },
    { name: "ignoreExceptions", unit: "choice", fallback: null },
    { name: "recordExceptions", unit: "choice", fallback: null },
  ],
  notModelled: [
    {
      what: "DISABLED and METRICS_ONLY",
      why: "a forced state is the nearest, and results do not count in it",
      options: [],
    },
    {
      what: "the window without locks",
      why: "its time window reads another clock",
      options: ["slidingWindowSynchronizationStrategy"],
      harmless: ["SYNCHRONIZED"],
    },
    {
      what: "a state to begin with",
      why: "a run begins closed",
      options: ["initialState"],
      harmless: ["CLOSED"],
    },
    {
      what: "transitions by a result",
      why: "a function of one's own",
      options: ["transitionOnResult", "recordResult", "recordException", "ignoreException"],
    },
    HEARD_WHILE_OPEN,
    {
      what: "a call that ends in an Error, not an Exception",
      why: "it never reports: in the model every call ends",
      options: [],
    },
  ],
  unrecorded: [{ waitIntervalFunctionInOpenState: { initialInterval: 500 } }],
  map: (config) => {
    const openTimes = openTimesOf(config);
    if (openTimes === null) return { ok: false, why: "open times from a function of one's own" };
    return {
      ok: true,
      timeoutMs: null,
      rules: {
        trip: tripOf(config),
        ...openTimes,
        opens: config.automaticTransitionFromOpenToHalfOpenEnabled === true ? "timer" : "lazy",
        atOpenTime: "refused",
        halfOpen: halfOpenOf(config),
        counts: everyError(ignoredAs(config)),
        honourRetryAfter: false,
        countLateResults: true,
        lateGivesPermit: true,
      },
    };
  },
  retry: resilience4jRetry,
};
