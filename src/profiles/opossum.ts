/** opossum: a share of all that asked, in buckets that a timer turns; no window is ever emptied. */
import type { BreakerRules } from "../engine/scenario";
import type { BreakerProfile } from "./breakerProfile";
import { everyError } from "./everyError";
import { isSet, numberIn, type ProfileConfig } from "./profileConfig";

/** A longer `setTimeout` of Node fires after 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const timerMs = (ms: number) => (ms > LONGEST_TIMER_MS ? 1 : ms);

function rulesOf(config: ProfileConfig): BreakerRules {
  const windowMs = numberIn(config, "rollingCountTimeout", 10_000);
  const count = numberIn(config, "rollingCountBuckets", 10);
  const widthMs = Math.max(1, Math.floor(windowMs / count));
  const capacity = config.capacity;
  return {
    trip: {
      kind: "time",
      windowMs: widthMs * count,
      buckets: { count, from: "creation" },
      failureRate: numberIn(config, "errorThresholdPercentage", 50) / 100,
      strict: true,
      rateIn: "percent",
      minCalls: numberIn(config, "volumeThreshold", 0),
      counted: "asks",
      judgedOn: "failures",
    },
    openMs: timerMs(numberIn(config, "resetTimeout", 30_000)),
    opens: "timer",
    halfOpen: { permits: 1, admits: "total" },
    counts: everyError(isSet(config, "errorFilter") ? "success" : "failure"),
    honourRetryAfter: false,
    countLateResults: true,
    windowHears: "all",
    closingEmpties: false,
    ...(Number.isInteger(capacity) && { capacity: Number(capacity) }),
    ...(config.allowWarmUp === true && { warmUpMs: windowMs }),
  };
}

function timeoutOf({ timeout }: ProfileConfig): number | null {
  if (timeout === undefined || timeout === null) return 10_000;
  return typeof timeout === "number" && timeout > 0 ? timerMs(timeout) : null;
}

export const opossum: BreakerProfile = {
  id: "opossum",
  name: "opossum",
  version: "9.0.0, 10.0.0",
  evidence: "recordings",
  options: [
    { name: "timeout", unit: "ms", fallback: 10_000 },
    { name: "resetTimeout", unit: "ms", fallback: 30_000 },
    { name: "errorThresholdPercentage", unit: "%", fallback: 50 },
    { name: "volumeThreshold", unit: "calls", fallback: 0 },
    { name: "rollingCountTimeout", unit: "ms", fallback: 10_000 },
    { name: "rollingCountBuckets", unit: "buckets", fallback: 10 },
    { name: "capacity", unit: "calls", fallback: null },
    { name: "allowWarmUp", unit: "switch", fallback: false },
    { name: "errorFilter", unit: "choice", fallback: null },
  ],
  notModelled: [
    {
      what: "cached and coalesced calls",
      why: "the model has no cache; a hit counts as a call that asked",
      options: ["cache", "coalesce"],
    },
    {
      what: "buckets turned from outside",
      why: "the moments would have to be given",
      options: ["rotateBucketController"],
    },
    { what: "a state to begin with", why: "a run begins closed", options: ["state", "status"] },
    {
      what: "healthCheck, enable, disable, shutdown, open() and close()",
      why: "a forced state is the nearest",
      options: [],
    },
  ],
  unrecorded: [{ allowWarmUp: true }],
  map: (config) =>
    config.enabled === false
      ? { ok: false, why: "switched off: everything passes and nothing is counted" }
      : { ok: true, timeoutMs: timeoutOf(config), rules: rulesOf(config) },
  retry: null,
};
