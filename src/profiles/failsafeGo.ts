/** failsafe-go: counts or rounded rates, judged at every result; results carry no identity. */
import type { BreakerRules, HalfOpen, Trip } from "../engine/scenario";
import type { BreakerProfile } from "./breakerProfile";
import { everyError } from "./everyError";
import { failsafeGoRetry } from "./failsafeGoRetry";
import { HEARD_WHILE_OPEN } from "./heardWhileOpen";
import { isSet, numberIn, numbersIn, type ProfileConfig } from "./profileConfig";

/** The builder's fields, by the names it gives them. */
interface Built {
  readonly failureThreshold: number;
  readonly failureThresholdingCapacity: number;
  readonly failureExecutionThreshold: number;
  readonly failureRateThreshold: number;
  readonly failureThresholdingPeriod: number;
  readonly successThreshold: number;
  readonly successThresholdingCapacity: number;
}

function build(config: ProfileConfig): Built {
  const [count, of] =
    numbersIn(config, "WithFailureThresholdRatio") ??
    twice(numbersIn(config, "WithFailureThreshold"));
  const [inPeriod, periodMs = 0] = numbersIn(config, "WithFailureThresholdPeriod") ?? [];
  const [rate = 0, executions = 0, ratePeriodMs = 0] =
    numbersIn(config, "WithFailureRateThreshold") ?? [];
  const [successes = 0, ofSuccesses = 0] =
    numbersIn(config, "WithSuccessThresholdRatio") ??
    twice(numbersIn(config, "WithSuccessThreshold"));
  return {
    failureThreshold: inPeriod ?? count ?? 1,
    failureThresholdingCapacity: inPeriod ?? of ?? 1,
    failureExecutionThreshold: executions > 0 ? executions : (inPeriod ?? 0),
    failureRateThreshold: rate,
    failureThresholdingPeriod: ratePeriodMs > 0 ? ratePeriodMs : periodMs,
    successThreshold: successes,
    successThresholdingCapacity: ofSuccesses,
  };
}

function twice(numbers: readonly number[] | null): readonly number[] {
  const [only] = numbers ?? [];
  return only === undefined ? [] : [only, only];
}

function tripOf(built: Built): Trip {
  const byRate = built.failureRateThreshold > 0;
  const judged = {
    failureRate: byRate ? built.failureRateThreshold : 1,
    rateIn: "hundredths",
    ...(!byRate && { failures: built.failureThreshold }),
  } as const;
  const executions = built.failureExecutionThreshold;
  if (built.failureThresholdingPeriod > 0) {
    return {
      kind: "time",
      windowMs: built.failureThresholdingPeriod,
      buckets: { count: 10, from: "epoch" },
      minCalls: executions,
      ...judged,
    };
  }
  const size = executions > 0 ? executions : built.failureThresholdingCapacity;
  return { kind: "count", size, minCalls: Math.max(1, executions), ...judged };
}

function halfOpenOf(built: Built): HalfOpen {
  const capacity =
    built.successThresholdingCapacity ||
    built.failureExecutionThreshold ||
    built.failureThresholdingCapacity;
  if (built.successThreshold > 0) {
    const { successThreshold: successes } = built;
    return {
      permits: capacity,
      verdict: { kind: "counts", successes, failures: capacity - successes + 1 },
    };
  }
  const { failureRateThreshold: rate, failureThreshold: failures } = built;
  if (rate > 0) {
    return {
      permits: capacity,
      verdict: {
        kind: "rate",
        minCalls: built.failureExecutionThreshold,
        failureRate: rate,
        rateIn: "hundredths",
        closesAbove: 1 - rate,
      },
    };
  }
  const successes = built.failureThresholdingCapacity - failures + 1;
  return { permits: capacity, verdict: { kind: "counts", successes, failures } };
}

function rulesOf(config: ProfileConfig): BreakerRules {
  const built = build(config);
  return {
    trip: tripOf(built),
    openMs: numberIn(config, "WithDelay", 60_000),
    halfOpen: halfOpenOf(built),
    counts: everyError(isSet(config, "HandleErrors") ? "success" : "failure"),
    honourRetryAfter: false,
    countLateResults: true,
    lateGivesPermit: true,
  };
}

export const failsafeGo: BreakerProfile = {
  id: "failsafe-go",
  name: "failsafe-go",
  version: "0.9.7",
  evidence: "recordings",
  options: [
    {
      name: "WithFailureThreshold",
      unit: "calls",
      fallback: 1,
      unless: [
        "WithFailureThresholdRatio",
        "WithFailureThresholdPeriod",
        "WithFailureRateThreshold",
      ],
    },
    { name: "WithFailureThresholdRatio", unit: "calls", fallback: null },
    { name: "WithFailureThresholdPeriod", unit: "ms", fallback: null },
    { name: "WithFailureRateThreshold", unit: "share", fallback: null },
    { name: "WithSuccessThreshold", unit: "calls", fallback: null },
    { name: "WithSuccessThresholdRatio", unit: "calls", fallback: null },
    { name: "WithDelay", unit: "ms", fallback: 60_000 },
    { name: "HandleErrors", unit: "choice", fallback: null },
  ],
  notModelled: [
    {
      what: "an open time from the failed result",
      why: "a function of one's own; Retry-After is the nearest",
      options: ["WithDelayFunc"],
    },
    HEARD_WHILE_OPEN,
    { what: "Open(), HalfOpen() and Close()", why: "a forced state is the nearest", options: [] },
  ],
  unrecorded: [],
  map: (config) => ({ ok: true, timeoutMs: null, rules: rulesOf(config) }),
  retry: failsafeGoRetry,
};
