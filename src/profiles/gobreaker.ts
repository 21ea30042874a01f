/** sony/gobreaker: looking at it moves it, results of an earlier generation are dropped. */
import type { Counted, Judging, Trip } from "../engine/scenario";
import type { BreakerProfile } from "./breakerProfile";
import { everyError } from "./everyError";
import { isSet, numberIn, type ProfileConfig, partIn } from "./profileConfig";

/** Counts since the last clearing have no size; this is more than a run has requests. */
export const ENDLESS_SIZE = 100_000;

interface Rolling {
  readonly windowMs: number;
  readonly count: number;
}

/** A window of several buckets; null: one fixed window, or none. */
function rollingOf(config: ProfileConfig): Rolling | null {
  const intervalMs = numberIn(config, "Interval", 0);
  const periodMs = numberIn(config, "BucketPeriod", 0);
  if (intervalMs <= 0 || periodMs <= 0) return null;
  // The interval is rounded up to whole buckets.
  const count = Math.ceil(intervalMs / periodMs);
  return count < 2 ? null : { windowMs: count * periodMs, count };
}

/** A fixed window is as long as the interval; with a bucket period, as long as that in whole buckets. */
function fixedMs(config: ProfileConfig): number {
  const intervalMs = numberIn(config, "Interval", 0);
  const periodMs = numberIn(config, "BucketPeriod", 0);
  return periodMs > 0 ? Math.ceil(intervalMs / periodMs) * periodMs : intervalMs;
}

function tripOf(config: ProfileConfig): Trip | null {
  const ready = partIn(config, "ReadyToTrip") ?? { type: "default" };
  const rolling = rollingOf(config);
  const intervalMs = fixedMs(config);
  const judging: Judging = {
    judgedOn: "failures",
    ...(rolling === null && intervalMs > 0 && { clearEveryMs: intervalMs }),
  };
  const buckets = { count: rolling?.count ?? 1, from: "closing", creditedAt: "start" } as const;
  if (ready.type === "default" || ready.type === "consecutive") {
    const failures = ready.type === "default" ? 6 : numberIn(ready, "n", 6);
    const trip = { kind: "consecutive", failures, ...judging } as const;
    return rolling === null ? trip : { ...trip, windowMs: rolling.windowMs, buckets };
  }
  if (ready.type !== "ratio") return null;
  const rated = {
    failureRate: numberIn(ready, "ratio", 1),
    minCalls: numberIn(ready, "minRequests", 1),
    counted: "admissions",
    ...judging,
  } as const;
  return rolling === null
    ? { kind: "count", size: ENDLESS_SIZE, ...rated }
    : { kind: "time", windowMs: rolling.windowMs, buckets, ...rated };
}

function ignoredAs(config: ProfileConfig): Counted {
  if (isSet(config, "IsExcluded")) return "ignored";
  return isSet(config, "IsSuccessful") ? "success" : "failure";
}

export const gobreaker: BreakerProfile = {
  id: "gobreaker",
  name: "sony/gobreaker",
  version: "v2.4.0",
  evidence: "recordings",
  options: [
    { name: "MaxRequests", unit: "calls", fallback: 1 },
    { name: "Interval", unit: "ms", fallback: 0 },
    { name: "BucketPeriod", unit: "ms", fallback: 0 },
    { name: "Timeout", unit: "ms", fallback: 60_000 },
    { name: "ReadyToTrip", unit: "choice", fallback: "ConsecutiveFailures > 5" },
    { name: "IsSuccessful", unit: "choice", fallback: "err == nil" },
    { name: "IsExcluded", unit: "choice", fallback: null },
  ],
  notModelled: [
    {
      what: "a ReadyToTrip of one's own",
      why: "a function; failures in a row and a ratio are modelled",
      options: [],
    },
    {
      what: "a two-step call whose done is never called",
      why: "in the model every call ends, or hangs and is told of its cut",
      options: [],
    },
  ],
  unrecorded: [],
  map: (config) => {
    const trip = tripOf(config);
    if (trip === null) return { ok: false, why: "a ReadyToTrip of one's own" };
    const permits = Math.max(1, numberIn(config, "MaxRequests", 0));
    const timeoutMs = numberIn(config, "Timeout", 0);
    return {
      ok: true,
      timeoutMs: null,
      rules: {
        trip,
        openMs: timeoutMs <= 0 ? 60_000 : timeoutMs,
        movesWhenTouched: true,
        atOpenTime: "refused",
        halfOpen: { permits, admits: "total", successesToClose: permits },
        counts: everyError(ignoredAs(config)),
        honourRetryAfter: false,
      },
    };
  },
  retry: null,
};
