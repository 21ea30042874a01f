/** Random legal scenarios for properties: flat lists of hops, small figures so that ties are common. */
import fc from "fast-check";
import type {
  Arrival,
  BreakerRules,
  CallHop,
  Hop,
  Response,
  Retry,
  Scenario,
} from "../../src/engine/scenario";

const ms = fc.integer({ min: 0, max: 40 });
const span = fc.integer({ min: 1, max: 60 });

/** Leaves keys out at random, so that defaults are met as often as values. */
function some<T extends object>(shape: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> }) {
  return fc.record(shape, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
}

const response: fc.Arbitrary<Response> = fc.record(
  {
    durationMs: ms,
    result: fc.constantFrom("ok", "ok", "unavailable", "rate_limited", "rejected", "local"),
    retryAfterMs: ms,
  },
  { requiredKeys: ["durationMs"] },
);

const retry: fc.Arbitrary<Retry> = fc.record(
  {
    maxAttempts: fc.integer({ min: 1, max: 4 }),
    backoff: fc.record(
      {
        kind: fc.constantFrom("fixed", "exponential"),
        baseMs: ms,
        factor: fc.constantFrom(1, 1.5, 2, 3),
        maxMs: span,
        jitter: fc.constantFrom("none", "full", "equal", "decorrelated"),
      },
      { requiredKeys: ["kind", "baseMs"] },
    ),
    honourRetryAfter: fc.boolean(),
    minUsefulMs: ms,
    retryOn: fc.uniqueArray(
      fc.constantFrom(
        "timeout",
        "unavailable",
        "rate_limited",
        "deadline_exceeded",
        "circuit_open",
      ),
    ),
    resetBudget: fc.boolean(),
  },
  { requiredKeys: ["maxAttempts", "backoff"] },
);

const counted = fc.constantFrom("failure", "ignored", "success");
const counts = some<NonNullable<CallHop["counts"]>>({
  timeout: counted,
  unavailable: counted,
  rejected: counted,
  rate_limited: counted,
  local: counted,
  deadline_exceeded: counted,
  cancelled: counted,
});

function callHop(id: string, breakers: readonly string[]): fc.Arbitrary<CallHop> {
  const required = {
    id: fc.constant(id),
    kind: fc.constant("call" as const),
    name: fc.constant(id),
    // Never null: a hanging dependency without any limit is refused, which has tests of its own.
    timeoutMs: span,
    responses: fc.array(
      fc.oneof(
        { weight: 9, arbitrary: response },
        { weight: 1, arbitrary: fc.constant({ never: true } as const) },
      ),
      { minLength: 1, maxLength: 5 },
    ),
  };
  return fc.record(
    {
      ...required,
      marginMs: ms,
      networkMs: fc.integer({ min: 0, max: 5 }),
      retry,
      breaker: fc.constantFrom(...breakers),
      counts,
      whenItFails: fc.constantFrom("fail", "skip", "stale", "defer"),
      effect: fc.constantFrom("read", "write"),
      idempotencyKey: fc.boolean(),
      stopsOnCancel: fc.boolean(),
      readTimeoutMs: span,
    },
    { requiredKeys: ["id", "kind", "name", "timeoutMs", "responses"] },
  ) as fc.Arbitrary<CallHop>;
}

const breakerRules: fc.Arbitrary<BreakerRules> = fc.record(
  {
    trip: fc.record({
      kind: fc.constant("consecutive" as const),
      failures: fc.integer({ min: 1, max: 3 }),
    }),
    openMs: span,
    openBackoff: fc.record({ factor: fc.constantFrom(1, 1.5, 2), maxMs: span }),
    halfOpen: fc.record({
      permits: fc.integer({ min: 1, max: 3 }),
      successesToClose: fc.integer({ min: 1, max: 3 }),
    }),
    counts,
    honourRetryAfter: fc.boolean(),
    placement: fc.constantFrom("attempt", "call"),
    opens: fc.constantFrom("lazy", "timer"),
    countLateResults: fc.boolean(),
  },
  { requiredKeys: [] },
);

const arrival: fc.Arbitrary<Arrival> = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100 }))
    .map(([atMs, patienceMs]) => ({ atMs, cancelAtMs: atMs + patienceMs })),
);

const workHop = (id: string): fc.Arbitrary<Hop> =>
  ms.map((durationMs) => ({ id, kind: "work", name: id, durationMs }));

/** A scenario with up to five hops, two breakers and twelve requests. */
export const scenarios: fc.Arbitrary<Scenario> = fc.integer({ min: 1, max: 5 }).chain((size) => {
  const keys = ["left", "right"];
  const hops = Array.from({ length: size }, (_, i) =>
    fc.oneof(
      { weight: 1, arbitrary: workHop(`hop-${i}`) },
      { weight: 4, arbitrary: callHop(`hop-${i}`, keys) },
    ),
  );
  return fc.record(
    {
      version: fc.constant(1 as const),
      title: fc.constant("random"),
      deadlineMs: fc.option(fc.integer({ min: 1, max: 200 })),
      seed: fc.nat(),
      hops: fc.tuple(...hops),
      breakers: fc.record({ left: breakerRules, right: breakerRules }),
      arrivals: fc.oneof(
        fc.array(arrival, { minLength: 1, maxLength: 12 }),
        fc.record({ everyMs: span, count: fc.integer({ min: 1, max: 12 }) }),
      ),
      reserveMs: ms,
      finishMs: ms,
      budget: fc.constantFrom("shared", "local"),
      untilMs: fc.integer({ min: 0, max: 500 }),
      forced: fc.array(
        fc.record({
          breaker: fc.constantFrom(...keys),
          state: fc.constantFrom("open", "closed"),
          fromMs: fc.integer({ min: 0, max: 200 }),
          toMs: fc.integer({ min: 201, max: 260 }),
        }),
        { maxLength: 1 },
      ),
    },
    { requiredKeys: ["version", "title", "deadlineMs", "seed", "hops", "breakers", "arrivals"] },
  ) as fc.Arbitrary<Scenario>;
});
