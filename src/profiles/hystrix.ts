/** Hystrix 1.5: judged by a timer over whole buckets; a bad request fails the probe. */
import type { BreakerProfile } from "./breakerProfile";
import { everyError } from "./everyError";
import { HEARD_WHILE_OPEN } from "./heardWhileOpen";
import { numberIn } from "./profileConfig";

const VOLUME = "circuitBreaker.requestVolumeThreshold";
const PERCENT = "circuitBreaker.errorThresholdPercentage";
const SLEEP = "circuitBreaker.sleepWindowInMilliseconds";
const WINDOW = "metrics.rollingStats.timeInMilliseconds";
const SNAPSHOT = "metrics.healthSnapshot.intervalInMilliseconds";
const TIMEOUT = "execution.isolation.thread.timeoutInMilliseconds";

export const hystrix: BreakerProfile = {
  id: "hystrix",
  name: "Hystrix",
  version: "1.5",
  evidence: "source",
  options: [
    { name: VOLUME, unit: "calls", fallback: 20 },
    { name: PERCENT, unit: "%", fallback: 50 },
    { name: SLEEP, unit: "ms", fallback: 5000 },
    { name: WINDOW, unit: "ms", fallback: 10_000 },
    { name: SNAPSHOT, unit: "ms", fallback: 500 },
    { name: TIMEOUT, unit: "ms", fallback: 1000 },
  ],
  notModelled: [
    {
      what: "a short-circuited command that unsubscribes while a probe is in flight",
      why: "read in the source, never seen: it may reopen the circuit (issue 1633)",
      options: [],
    },
    {
      what: "forceOpen and forceClosed",
      why: "a forced state is the nearest",
      options: ["circuitBreaker.forceOpen", "circuitBreaker.forceClosed"],
    },
    HEARD_WHILE_OPEN,
    {
      what: "thread pools and semaphores that refuse",
      why: "pools are not modelled",
      options: ["execution.isolation.semaphore.maxConcurrentRequests"],
    },
  ],
  unrecorded: [{}],
  map: (config) => {
    const windowMs = numberIn(config, WINDOW, 10_000);
    const everyMs = numberIn(config, SNAPSHOT, 500);
    return {
      ok: true,
      timeoutMs: numberIn(config, TIMEOUT, 1000),
      rules: {
        trip: {
          kind: "time",
          windowMs,
          buckets: { count: Math.max(1, Math.floor(windowMs / everyMs)), from: "closing" },
          failureRate: numberIn(config, PERCENT, 50) / 100,
          rateIn: "whole-percent",
          minCalls: numberIn(config, VOLUME, 20),
          judgedEveryMs: everyMs,
        },
        openMs: numberIn(config, SLEEP, 5000),
        atOpenTime: "refused",
        halfOpen: { permits: 1, admits: "total", ignored: "failure" },
        // A bad request and a cancelled command are in no health count, and fail a probe.
        counts: { ...everyError("ignored"), cancelled: "ignored" },
        honourRetryAfter: false,
        countLateResults: true,
      },
    };
  },
  retry: null,
};
