/** Scenarios for the tests: one small, and any. */
import fc from "fast-check";
import { LAYER_KINDS } from "../../src/engine/ladder";
import type { Scenario } from "../../src/engine/scenario";
import { MOMENTS } from "../../src/engine/scenario";

type Json = Record<string, unknown>;

/** A work hop, a call hop with a breaker, one request: as loosely typed as a file. */
export function small(): Json & { hops: [Json, Json]; breakers: { payment: Json } } {
  return {
    version: 1,
    title: "An order",
    deadlineMs: 800,
    seed: 1,
    hops: [
      { id: "gateway", kind: "work", name: "Gateway", durationMs: 100 },
      {
        id: "payment",
        kind: "call",
        name: "Payment",
        timeoutMs: 300,
        breaker: "payment",
        responses: [{ durationMs: 290 }],
      },
    ],
    breakers: { payment: { trip: { kind: "consecutive", failures: 3 } } },
    arrivals: [0],
  };
}

const DAY = 86_400_000;
const MONTH = 31 * DAY;
const spanMs = fc.integer({ min: 0, max: DAY });
const momentMs = fc.integer({ min: 0, max: MONTH });
const text = fc
  .string({ unit: "grapheme", maxLength: 40 })
  .filter((value) => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(value))
  .map((value) => Array.from(value).slice(0, 80).join(""));
/** Names of what every object has are ids like any other. */
const id = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/),
  fc.constantFrom("constructor", "prototype", "a", "x-1"),
);
const factor = fc.double({ min: 1, max: 100, noNaN: true });
const counts = fc.record(
  {
    timeout: fc.constantFrom("failure", "ignored", "success"),
    cancelled: fc.constantFrom("failure", "ignored", "success"),
  },
  { requiredKeys: [] },
);
const duration = fc.oneof(
  spanMs,
  fc.uniqueArray(fc.integer({ min: 1, max: DAY }), { minLength: 2, maxLength: 2 }).map((two) => {
    const [p50, p99] = two.sort((a, b) => a - b);
    return { p50, p99 };
  }),
  fc.tuple(spanMs, spanMs).map((two) => ({ uniform: two.sort((a, b) => a - b) })),
  fc.array(spanMs, { minLength: 1, maxLength: 4 }).map((samples) => ({ samples })),
);
const response = fc.oneof(
  fc.record({ never: fc.constant(true), connectMs: spanMs }, { requiredKeys: ["never"] }),
  fc.record(
    {
      durationMs: duration,
      result: fc.constantFrom("ok", "unavailable", "rate_limited", "rejected", "local"),
      retryAfterMs: spanMs,
      connectMs: spanMs,
      body: fc.record({ chunks: fc.integer({ min: 1, max: 5 }), gapMs: fc.nat(1000) }),
    },
    { requiredKeys: ["durationMs"] },
  ),
);
const retry = fc.record(
  {
    maxAttempts: fc.integer({ min: 1, max: 100 }),
    backoff: fc.record(
      {
        kind: fc.constantFrom("fixed", "exponential"),
        baseMs: spanMs,
        factor,
        maxMs: spanMs,
        jitter: fc.constantFrom("none", "full", "equal", "decorrelated"),
      },
      { requiredKeys: ["kind", "baseMs"] },
    ),
    honourRetryAfter: fc.boolean(),
    retryOn: fc.subarray(["timeout", "unavailable", "circuit_open", "cancelled"]),
  },
  { requiredKeys: ["maxAttempts", "backoff"] },
);
const rate = fc.double({ min: 0, max: 1, noNaN: true });
const windowed = {
  failureRate: rate,
  minCalls: fc.integer({ min: 1, max: 5 }),
  slowMs: spanMs,
  slowRate: rate,
};
const breaker = fc.record(
  {
    trip: fc.oneof(
      fc.record({ kind: fc.constant("consecutive"), failures: fc.integer({ min: 1, max: 1000 }) }),
      fc.record(
        { kind: fc.constant("count"), size: fc.integer({ min: 5, max: 9 }), ...windowed },
        { requiredKeys: ["kind", "size", "failureRate"] },
      ),
      fc.record(
        { kind: fc.constant("time"), windowMs: fc.integer({ min: 1, max: DAY }), ...windowed },
        { requiredKeys: ["kind", "windowMs", "failureRate"] },
      ),
    ),
    openMs: spanMs,
    openBackoff: fc.record({ factor, maxMs: spanMs }, { requiredKeys: ["factor"] }),
    halfOpen: fc.record({ permits: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: [] }),
    counts,
    placement: fc.constantFrom("attempt", "call"),
    opens: fc.constantFrom("lazy", "timer"),
  },
  { requiredKeys: [] },
);

function hopOf(hopId: string, keys: readonly string[]) {
  const call = {
    id: fc.constant(hopId),
    kind: fc.constant("call"),
    name: text,
    timeoutMs: fc.option(fc.integer({ min: 1, max: DAY })),
    marginMs: spanMs,
    clockSkewMs: fc.integer({ min: -DAY, max: DAY }),
    tells: fc.constantFrom("none", "remaining", "absolute", "reset"),
    fanOut: fc.boolean(),
    responses: fc.array(response, { minLength: 1, maxLength: 4 }),
    retry,
    counts,
    whenItFails: fc.constantFrom("fail", "skip", "stale", "defer"),
    idempotencyKey: fc.boolean(),
  };
  const required = ["id", "kind", "name", "timeoutMs", "responses"] as const;
  return fc.oneof(
    fc.record({
      id: fc.constant(hopId),
      kind: fc.constant("work"),
      name: text,
      durationMs: duration,
    }),
    keys.length === 0
      ? fc.record(call, { requiredKeys: [...required] })
      : fc.record({ ...call, breaker: fc.constantFrom(...keys) }, { requiredKeys: [...required] }),
  );
}

/** The rest of the list inside each call: a chain, as far as there are calls. */
function inOneAnother(hops: readonly object[]): readonly object[] {
  const [first, ...rest] = hops;
  if (first === undefined) return [];
  const inner = inOneAnother(rest);
  return "responses" in first && inner.length > 0
    ? [{ ...first, calls: inner }]
    : [first, ...inner];
}

export const anyFrame = fc.record(
  {
    operation: fc.integer({ min: 1, max: 100_000 }),
    hop: id,
    attempt: fc.integer({ min: 1, max: 100 }),
    breaker: id,
    moment: fc.constantFrom(...MOMENTS),
    nth: fc.integer({ min: 1, max: 1_000_000 }),
  },
  { requiredKeys: ["moment"] },
);

/** Any scenario that the format allows. */
export const anyScenario: fc.Arbitrary<Scenario> = fc
  .tuple(
    fc.uniqueArray(id, { maxLength: 4 }),
    fc.uniqueArray(id, { maxLength: 3 }),
    fc.uniqueArray(momentMs, { minLength: 1, maxLength: 6 }),
  )
  .chain(([hopIds, keys, moments]) =>
    fc.record(
      {
        version: fc.constant(1),
        title: text,
        note: text,
        deadlineMs: fc.option(spanMs),
        reserveMs: spanMs,
        finishMs: spanMs,
        budget: fc.constantFrom("shared", "local"),
        propagation: fc.constantFrom("none", "remaining", "absolute", "reset"),
        seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        hops: fc
          .tuple(fc.boolean(), ...hopIds.map((hopId) => hopOf(hopId, keys)))
          .map(([nested, ...hops]) => (nested ? inOneAnother(hops) : hops)),
        breakers: fc
          .tuple(...keys.map(() => breaker))
          .map((rules) => Object.fromEntries(rules.map((rule, at) => [keys[at], rule]))),
        arrivals: fc.constantFrom<unknown>(
          moments,
          moments.map((atMs) => ({ atMs, cancelAtMs: atMs })),
          { everyMs: 10, count: moments.length },
          { poissonPerSecond: 10, forMs: 1000 },
        ),
        untilMs: momentMs,
        restarts: fc.array(fc.record({ atMs: momentMs }), { maxLength: 2 }),
        instances: fc.record(
          {
            count: fc.integer({ min: 1, max: 3 }),
            breakers: fc.constantFrom("shared", "each"),
            persisted: fc.boolean(),
          },
          { requiredKeys: ["breakers"] },
        ),
        ladder: fc.array(
          fc.record(
            {
              kind: fc.constantFrom(...LAYER_KINDS),
              name: text,
              connectMs: fc.option(fc.integer({ min: 1, max: DAY })),
              responseMs: fc.option(fc.integer({ min: 1, max: DAY })),
              idleMs: fc.option(fc.integer({ min: 1, max: DAY })),
              keepAliveMs: fc.option(fc.integer({ min: 1, max: DAY })),
            },
            { requiredKeys: ["kind", "name"] },
          ),
          { maxLength: 4 },
        ),
        opensAt: anyFrame.map(({ hop: _hop, breaker: _breaker, ...frame }) => frame),
      },
      {
        requiredKeys: ["version", "title", "deadlineMs", "seed", "hops", "breakers", "arrivals"],
      },
    ),
  )
  // The parts are as loosely typed as a file's; that they fit together is what the tests show.
  .map((scenario) => scenario as unknown as Scenario);
