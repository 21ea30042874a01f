/** Edits of a hop's retries, which the format keeps as one value. */
import { setHop } from "../../engine/edit";
import { findHop } from "../../engine/hopTree";
import type { Backoff, Retry, Scenario } from "../../engine/scenario";

const ONCE: Retry = { maxAttempts: 1, backoff: { kind: "fixed", baseMs: 0 } };

/** `undefined` takes a key away: its default holds again. */
export type RetryChange = { readonly [K in keyof Retry]?: Retry[K] | undefined };
export type BackoffChange = { readonly [K in keyof Backoff]?: Backoff[K] | undefined };

export function setRetry(scenario: Scenario, hopId: string, change: RetryChange): Scenario {
  const retry = retryOf(scenario, hopId);
  return retry === null ? scenario : setHop(scenario, hopId, { retry: changed(retry, change) });
}

export function setBackoff(scenario: Scenario, hopId: string, change: BackoffChange): Scenario {
  const retry = retryOf(scenario, hopId);
  if (retry === null) return scenario;
  return setRetry(scenario, hopId, { backoff: changed(retry.backoff, change) });
}

function retryOf(scenario: Scenario, hopId: string): Retry | null {
  const hop = findHop(scenario.hops, hopId);
  return hop?.kind === "call" ? (hop.retry ?? ONCE) : null;
}

function changed<T extends object>(value: T, change: { [K in keyof T]?: T[K] | undefined }): T {
  const entries = Object.entries({ ...value, ...change });
  return Object.fromEntries(entries.filter(([, next]) => next !== undefined)) as T;
}
