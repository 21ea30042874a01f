/** One call with every default filled in: the home of a call's defaults. */
import type { BreakerPlan, CallPlan, CountsTable, HopPlan, RetryPlan } from "./plan";
import type { AttemptStatus, CallHop, Counts, Propagation, Retry } from "./scenario";

/** What counts unless the breaker or the hop says otherwise (model, section 7). */
export const DEFAULT_COUNTS: CountsTable = {
  timeout: "failure",
  unavailable: "failure",
  rejected: "ignored",
  rate_limited: "ignored",
  local: "ignored",
  deadline_exceeded: "ignored",
  cancelled: "ignored",
};
/** What an attempt can end in but a success, and so what may be retried. */
export const RETRIED = [
  "timeout",
  "unavailable",
  "rate_limited",
  "rejected",
  "local",
  "deadline_exceeded",
  "circuit_open",
  "cancelled",
] as const satisfies readonly Exclude<AttemptStatus, "ok">[];
export const DEFAULT_RETRY_ON: readonly AttemptStatus[] = [
  "timeout",
  "unavailable",
  "rate_limited",
];
const NO_RETRY: RetryPlan = {
  maxAttempts: 1,
  backoff: { kind: "fixed", baseMs: 0, factor: 2, maxMs: null, jitter: "none" },
  honourRetryAfter: true,
  minUsefulMs: 0,
  retryOn: DEFAULT_RETRY_ON,
  resetBudget: false,
};

export function withCounts(base: CountsTable, counts: Counts | undefined): CountsTable {
  return counts === undefined ? base : { ...base, ...counts };
}

function retryPlan(retry: Retry | undefined): RetryPlan {
  if (retry === undefined) return NO_RETRY;
  const { backoff } = retry;
  return {
    maxAttempts: retry.maxAttempts,
    backoff: {
      kind: backoff.kind,
      baseMs: backoff.baseMs,
      factor: backoff.factor ?? 2,
      maxMs: backoff.maxMs ?? null,
      jitter: backoff.jitter ?? "none",
    },
    honourRetryAfter: retry.honourRetryAfter ?? true,
    minUsefulMs: retry.minUsefulMs ?? 0,
    retryOn: retry.retryOn ?? DEFAULT_RETRY_ON,
    resetBudget: retry.resetBudget ?? false,
  };
}

/** What a call refers to. */
interface Around {
  readonly propagation: Propagation;
  readonly breakers: { readonly [key: string]: BreakerPlan };
}

/** `calls` are filled in by whoever plans them. */
export function callPlan(
  hop: CallHop,
  index: number,
  calls: readonly HopPlan[],
  { propagation, breakers }: Around,
): CallPlan {
  const planned: { -readonly [K in keyof CallPlan]: CallPlan[K] } = {
    kind: "call",
    index,
    id: hop.id,
    name: hop.name,
    timeoutMs: hop.timeoutMs,
    marginMs: 0,
    networkMs: 0,
    responses: hop.responses,
    retry: NO_RETRY,
    breaker: null,
    counts: DEFAULT_COUNTS,
    whenItFails: "fail",
    effect: "read",
    idempotencyKey: false,
    tells: propagation,
    stopsAtDeadline: true,
    stopsOnCancel: false,
    maxBudgetMs: null,
    clockSkewMs: 0,
    connectTimeoutMs: null,
    readTimeoutMs: null,
    calls,
    fanOut: false,
  };
  let counts: Counts | undefined;
  const said = hop as Required<CallHop>;
  // Most of what may be said is not, and to ask a hop for each takes three times as long as to hear what it says.
  for (const key in hop) {
    const name = key as keyof CallHop;
    switch (name) {
      case "id":
      case "kind":
      case "name":
      case "timeoutMs":
      case "responses":
      case "calls":
        break;
      case "breaker": {
        const breaker = breakers[said.breaker];
        if (breaker === undefined) break;
        planned.breaker = breaker.key;
        planned.counts = breaker.counts;
        break;
      }
      case "counts":
        counts = said.counts;
        break;
      case "retry":
        planned.retry = retryPlan(said.retry);
        break;
      case "marginMs":
      case "networkMs":
      case "whenItFails":
      case "effect":
      case "idempotencyKey":
      case "tells":
      case "stopsAtDeadline":
      case "stopsOnCancel":
      case "maxBudgetMs":
      case "clockSkewMs":
      case "connectTimeoutMs":
      case "readTimeoutMs":
      case "fanOut":
        if (said[name] !== undefined) put(planned, name, said[name]);
        break;
      default:
        name satisfies never;
    }
  }
  planned.counts = withCounts(planned.counts, counts);
  return planned;
}

function put<T, K extends keyof T>(into: T, key: K, value: T[K]): void {
  into[key] = value;
}
