/** Polly 8: what is not handled is a success, in half-open too; judged when a handled failure comes. */
import type { BreakerProfile } from "./breakerProfile";
import { everyError } from "./everyError";
import { HEARD_WHILE_OPEN } from "./heardWhileOpen";
import { polly8Retry } from "./polly8Retry";
import { numberIn } from "./profileConfig";

export const polly8: BreakerProfile = {
  id: "polly8",
  name: "Polly 8",
  version: "8",
  evidence: "source",
  options: [
    { name: "FailureRatio", unit: "share", fallback: 0.1 },
    { name: "MinimumThroughput", unit: "calls", fallback: 100, least: 2 },
    { name: "SamplingDuration", unit: "ms", fallback: 30_000, least: 500 },
    { name: "BreakDuration", unit: "ms", fallback: 5000, least: 500 },
    { name: "ShouldHandle", unit: "choice", fallback: "all but OperationCanceledException" },
  ],
  notModelled: [
    {
      what: "open times from a function",
      why: "a function of one's own",
      options: ["BreakDurationGenerator"],
    },
    HEARD_WHILE_OPEN,
    { what: "IsolateAsync", why: "a forced state is the nearest", options: ["ManualControl"] },
  ],
  unrecorded: [{}],
  map: (config) => ({
    ok: true,
    timeoutMs: null,
    rules: {
      trip: {
        kind: "time",
        windowMs: numberIn(config, "SamplingDuration", 30_000),
        buckets: { count: 10, from: "result" },
        failureRate: numberIn(config, "FailureRatio", 0.1),
        minCalls: numberIn(config, "MinimumThroughput", 100),
        judgedOn: "failures",
      },
      openMs: numberIn(config, "BreakDuration", 5000),
      halfOpen: { permits: 1, admits: "total" },
      counts: { ...everyError("success"), cancelled: "success" },
      honourRetryAfter: false,
      countLateResults: true,
    },
  }),
  retry: polly8Retry,
};
