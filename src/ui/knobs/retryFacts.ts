import type { RetryPlan } from "../../engine/plan";
import type { AttemptStatus } from "../../engine/scenario";
import type { Texts } from "../../texts/en";

/** What a retry may follow, in the order of the switches. */
export const RETRIED: readonly Exclude<AttemptStatus, "ok">[] = [
  "timeout",
  "unavailable",
  "rate_limited",
  "rejected",
  "local",
  "deadline_exceeded",
  "circuit_open",
  "cancelled",
];
const USUALLY: readonly AttemptStatus[] = ["timeout", "unavailable", "rate_limited"];

/** Settings of the retries that are not as usual and are no numbers. */
export function retryFacts(retry: RetryPlan, texts: Texts): readonly string[] {
  const { backoff, retryOn } = retry;
  const words = texts.knobs;
  const usualOn = RETRIED.every((status) => retryOn.includes(status) === USUALLY.includes(status));
  const on = RETRIED.filter((status) => retryOn.includes(status));
  return [
    ...(backoff.kind === "fixed" ? [] : [words.backoffs[backoff.kind]]),
    ...(backoff.jitter === "none"
      ? []
      : [words.named(words.jitter, words.jitters[backoff.jitter])]),
    ...(retry.honourRetryAfter ? [] : [words.ignoresRetryAfter]),
    ...(retry.resetBudget ? [words.resetsBudget] : []),
    ...(usualOn
      ? []
      : [words.named(words.retryOn, on.map((status) => texts.status.attempt[status]).join(", "))]),
  ];
}
