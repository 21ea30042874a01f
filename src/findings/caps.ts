/** What a configuration allows at most and at least, before anything has run. */
import type { CallPlan, HopPlan, RetryPlan } from "../engine/plan";
import { backoffMs } from "../engine/retry";
import type { Duration, Ms } from "../engine/scenario";

/** The longest a span can be; of a log-normal one, what 99 in 100 stay under. */
export function longestMs(duration: Duration): Ms {
  if (typeof duration === "number") return duration;
  if ("p99" in duration) return duration.p99;
  return "uniform" in duration ? duration.uniform[1] : Math.max(...duration.samples);
}

export function shortestMs(duration: Duration): Ms {
  if (typeof duration === "number") return duration;
  if ("p99" in duration) return 0;
  return "uniform" in duration ? duration.uniform[0] : Math.min(...duration.samples);
}

/** Every pause before a retry, as long as jitter can make it. */
export function longestPausesMs(retry: RetryPlan): readonly Ms[] {
  const pauses: Ms[] = [];
  let previousMs = retry.backoff.baseMs;
  for (let n = 1; n < retry.maxAttempts; n += 1) {
    previousMs = backoffMs(retry.backoff, n, previousMs, () => 1);
    pauses.push(previousMs);
  }
  return pauses;
}

/** All attempts of a call at their own timeouts, with the pauses between them; null: no limit. */
export function callCapMs(hop: CallPlan): Ms | null {
  if (hop.timeoutMs === null) return null;
  return hop.retry.maxAttempts * hop.timeoutMs + sum(longestPausesMs(hop.retry));
}

export function callsOf(hops: readonly HopPlan[]): readonly CallPlan[] {
  return hops.filter((hop): hop is CallPlan => hop.kind === "call");
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
