/** What both versions of cockatiel have: its breakers, its open times, how results of old calls act. */
import type { BreakerRules, Trip } from "../engine/scenario";
import type { Mapping, NotModelled, ProfileOption } from "./breakerProfile";
import { everyError } from "./everyError";
import { numberIn, numbersIn, type ProfileConfig, partIn, textIn } from "./profileConfig";

export const COCKATIEL_OPTIONS: readonly ProfileOption[] = [
  { name: "breaker", unit: "choice", fallback: null },
  {
    name: "threshold",
    unit: "calls",
    fallback: null,
    units: { CountBreaker: "share", SamplingBreaker: "share" },
  },
  { name: "size", unit: "calls", fallback: null, kinds: ["CountBreaker"] },
  {
    name: "minimumNumberOfCalls",
    unit: "calls",
    fallback: "size",
    kinds: ["CountBreaker"],
  },
  { name: "duration", unit: "ms", fallback: null, kinds: ["SamplingBreaker"] },
  {
    name: "minimumRps",
    unit: "calls/s",
    fallback: "5 ÷ threshold",
    kinds: ["SamplingBreaker"],
  },
  { name: "halfOpenAfter", unit: "ms", fallback: null },
  { name: "handle", unit: "choice", fallback: "handleAll" },
];

export const COCKATIEL_NOT_MODELLED: readonly NotModelled[] = [
  { what: "isolate()", why: "a forced state is the nearest", options: [] },
  { what: "a state to begin with", why: "a run begins closed", options: ["initialState"] },
  {
    what: "open times with jitter",
    why: "the draws are not those of the model",
    options: [],
  },
];

/** No recording has a list of open times. */
export const COCKATIEL_UNRECORDED: readonly ProfileConfig[] = [
  {
    breaker: "ConsecutiveBreaker",
    threshold: 1,
    halfOpenAfter: { type: "IterableBackoff", durations: [100, 200] },
  },
];

/** At least 5 windows, of a second at most. */
function samplingTrip(config: ProfileConfig, threshold: number): Trip {
  const durationMs = numberIn(config, "duration", 0);
  const count = Math.max(5, Math.ceil(durationMs / 1000));
  const windowMs = Math.round(durationMs / count) * count;
  const minimumRps = numberIn(config, "minimumRps", 0);
  const perMs = minimumRps > 0 ? minimumRps / 1000 : 5 / (threshold * 1000);
  return {
    kind: "time",
    windowMs,
    buckets: { count, from: "result", dropsOne: true },
    failureRate: threshold,
    strict: true,
    rateIn: "product",
    minCalls: Math.ceil(windowMs * perMs),
    judgedOn: "failures",
  };
}

function tripOf(config: ProfileConfig): Trip | null {
  const threshold = numberIn(config, "threshold", 1);
  switch (config.breaker) {
    case "ConsecutiveBreaker":
      return { kind: "consecutive", failures: threshold, judgedOn: "failures" };
    case "CountBreaker": {
      const size = numberIn(config, "size", 1);
      return {
        kind: "count",
        size,
        failureRate: threshold,
        strict: true,
        rateIn: "product",
        minCalls: numberIn(config, "minimumNumberOfCalls", size),
        judgedOn: "failures",
      };
    }
    case "SamplingBreaker":
      return samplingTrip(config, threshold);
    default:
      return null;
  }
}

type OpenTimes = Pick<BreakerRules, "openMs" | "openBackoff" | "openStepsMs">;

function openTimesOf(config: ProfileConfig): OpenTimes | null {
  const backoff = partIn(config, "halfOpenAfter");
  if (backoff === null) return { openMs: numberIn(config, "halfOpenAfter", 0) };
  const durations = numbersIn(backoff, "durations");
  if (backoff.type === "IterableBackoff" && durations !== null) return { openStepsMs: durations };
  if (backoff.type === "ConstantBackoff") {
    return { openMs: numberIn(backoff, "interval", numberIn(backoff, "duration", 0)) };
  }
  if (backoff.type !== "ExponentialBackoff" || backoff.generator !== "noJitterGenerator") {
    return null;
  }
  // The generator doubles, whatever the exponent says.
  const maxMs = numberIn(backoff, "maxDelay", 30_000);
  const openMs = Math.min(maxMs, numberIn(backoff, "initialDelay", 128));
  return { openMs, openBackoff: { factor: 2, maxMs } };
}

/** The rules of a configuration; what is particular to a version comes as `own`. */
export function cockatielRules(config: ProfileConfig, own: Partial<BreakerRules>): Mapping {
  const trip = tripOf(config);
  if (trip === null) return { ok: false, why: "a breaker of one's own: its rules are not known" };
  const openTimes = openTimesOf(config);
  if (openTimes === null) return { ok: false, why: "open times with jitter, or of an own kind" };
  const handlesAll = textIn(config, "handle", "handleAll") === "handleAll";
  return {
    ok: true,
    timeoutMs: null,
    rules: {
      trip,
      ...openTimes,
      counts: everyError(handlesAll ? "failure" : "ignored"),
      honourRetryAfter: false,
      countLateResults: true,
      lateActsOn: "admitted",
      windowHears: "verdicts",
      ...own,
    },
  };
}
