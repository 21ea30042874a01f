/** Hops, their answers and their retries, as the format has them. */
import { exactOptional, lazy, nullable } from "valibot";
import { RETRIED } from "../engine/callPlan";
import { LIMITS } from "../engine/limits";
import type { Duration, Hop, Response, Retry } from "../engine/scenario";
import { counts } from "./breakerGrammar";
import { words } from "./problemWords";
import {
  decimal,
  exactly,
  id,
  oneOf,
  type Shape,
  span,
  text,
  whole,
  wholeMs,
  yesNo,
} from "./scalarShapes";
import { byKind, choice, closed, has, isObject, list } from "./shapes";

/** Long lists that the format sets no limit for. */
const MOST_ITEMS = 10_000;

export const ANSWER_RESULTS = ["ok", "unavailable", "rate_limited", "rejected", "local"] as const;
export const PROPAGATIONS = ["none", "remaining", "absolute", "reset"] as const;

const uniform: Shape<[number, number]> = list(span(), 2, 2, words.uniform) as Shape<
  [number, number]
>;

const distribution: Shape<Duration> = choice<Duration>(
  words.distribution,
  // A log-normal has no median of 0.
  [has("p50", "p99"), closed({ p50: span(1), p99: span(1) })],
  [has("uniform"), closed({ uniform })],
  [has("samples"), closed({ samples: list(span(), 1, MOST_ITEMS) })],
);

export const duration: Shape<Duration> = choice<Duration>(
  words.wholeMs(0, LIMITS.spanMs),
  [isObject, distribution],
  [() => true, span()],
);

const backoff = closed({
  kind: oneOf(["fixed", "exponential"]),
  baseMs: span(),
  factor: exactOptional(decimal(1, LIMITS.factor)),
  maxMs: exactOptional(span()),
  jitter: exactOptional(oneOf(["none", "full", "equal", "decorrelated"])),
});

export const retry: Shape<Retry> = closed({
  maxAttempts: whole(1, LIMITS.maxAttempts),
  backoff,
  honourRetryAfter: exactOptional(yesNo),
  minUsefulMs: exactOptional(span()),
  retryOn: exactOptional(list(oneOf(RETRIED), 0, RETRIED.length)),
  resetBudget: exactOptional(yesNo),
});

const connectMs = exactOptional(span());

export const response: Shape<Response> = choice<Response>(
  words.answer,
  [has("never"), closed({ never: exactly(true, words.never), connectMs })],
  [
    isObject,
    closed({
      durationMs: duration,
      result: exactOptional(oneOf(ANSWER_RESULTS)),
      retryAfterMs: exactOptional(span()),
      connectMs,
      body: exactOptional(closed({ chunks: whole(1, LIMITS.arrivals), gapMs: span() })),
    }),
  ],
);

export const work: Shape<Hop> = closed({
  id,
  kind: exactly("work"),
  name: text(LIMITS.nameLength),
  durationMs: duration,
});

/** A call may hold hops, calls among them. */
const within: Shape<Hop> = lazy(() => hop);

export const call: Shape<Hop> = closed({
  id,
  kind: exactly("call"),
  name: text(LIMITS.nameLength),
  timeoutMs: nullable(span(1)),
  marginMs: exactOptional(span()),
  networkMs: exactOptional(span()),
  retry: exactOptional(retry),
  breaker: exactOptional(id),
  counts: exactOptional(counts),
  whenItFails: exactOptional(oneOf(["fail", "skip", "stale", "defer"])),
  effect: exactOptional(oneOf(["read", "write"])),
  idempotencyKey: exactOptional(yesNo),
  tells: exactOptional(oneOf(PROPAGATIONS)),
  stopsAtDeadline: exactOptional(yesNo),
  stopsOnCancel: exactOptional(yesNo),
  maxBudgetMs: exactOptional(span()),
  clockSkewMs: exactOptional(wholeMs(-LIMITS.spanMs, LIMITS.spanMs)),
  connectTimeoutMs: exactOptional(span(1)),
  readTimeoutMs: exactOptional(span(1)),
  responses: list(response, 1, MOST_ITEMS),
  calls: exactOptional(list(within, 0, LIMITS.hops)),
  fanOut: exactOptional(yesNo),
});

export const hop: Shape<Hop> = byKind({ work, call });
