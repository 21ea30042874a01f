/** Scenarios for the tests: one small, and any. */
import fc from "fast-check";
import type { Parsed } from "../../src/codec/parsed";
import { parseWith } from "../../src/codec/parseWith";
import { scenarioGrammar } from "../../src/codec/scenarioGrammar";
import type { Scenario } from "../../src/engine/scenario";
import { MOMENTS } from "../../src/engine/scenario";

/** The whole format, with nothing refused as not yet supported. */
export function parseAll(input: unknown): Parsed {
  return parseWith(scenarioGrammar({}).scenario, input);
}

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
const response = fc.oneof(
  fc.constant({ never: true }),
  fc.record(
    {
      durationMs: spanMs,
      result: fc.constantFrom("ok", "unavailable", "rate_limited", "rejected", "local"),
      retryAfterMs: spanMs,
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
const breaker = fc.record(
  {
    trip: fc.record({
      kind: fc.constant("consecutive"),
      failures: fc.integer({ min: 1, max: 1000 }),
    }),
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
      durationMs: spanMs,
    }),
    keys.length === 0
      ? fc.record(call, { requiredKeys: [...required] })
      : fc.record({ ...call, breaker: fc.constantFrom(...keys) }, { requiredKeys: [...required] }),
  );
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

/** Any scenario that this version accepts. */
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
        propagation: fc.constant("none"),
        seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        hops: fc.tuple(...hopIds.map((hopId) => hopOf(hopId, keys))),
        breakers: fc
          .tuple(...keys.map(() => breaker))
          .map((rules) => Object.fromEntries(rules.map((rule, at) => [keys[at], rule]))),
        arrivals: fc.constantFrom<unknown>(
          moments,
          moments.map((atMs) => ({ atMs, cancelAtMs: atMs })),
          { everyMs: 10, count: moments.length },
        ),
        untilMs: momentMs,
        opensAt: anyFrame.map(({ hop: _hop, breaker: _breaker, ...frame }) => frame),
      },
      {
        requiredKeys: ["version", "title", "deadlineMs", "seed", "hops", "breakers", "arrivals"],
      },
    ),
  )
  // The parts are as loosely typed as a file's; that they fit together is what the tests show.
  .map((scenario) => scenario as unknown as Scenario);
