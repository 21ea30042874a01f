import { DEFAULT_RETRY_ON, RETRIED } from "../../engine/callPlan";
import type { RetryPlan } from "../../engine/plan";
import type { Texts } from "../../texts/en";

/** Settings of the retries that are not as usual and are no numbers. */
export function retryFacts(retry: RetryPlan, texts: Texts): readonly string[] {
  const { backoff, retryOn } = retry;
  const words = texts.knobs;
  const usualOn = RETRIED.every(
    (status) => retryOn.includes(status) === DEFAULT_RETRY_ON.includes(status),
  );
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
