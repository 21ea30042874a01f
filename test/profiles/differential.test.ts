/** The installed npm packages against their profiles, on random calls that overlap, under fake timers. */
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
  SamplingBreaker,
} from "cockatiel";
import fc from "fast-check";
import Opossum from "opossum";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DriveResult, DriveStep } from "../../src/engine/breakerDrive";
import { cockatiel3 } from "../../src/profiles/cockatiel3";
import { opossum } from "../../src/profiles/opossum";
import type { ProfileConfig } from "../../src/profiles/profileConfig";
import { type Observed, RECORDED_EPOCH_MS, replay } from "../../src/profiles/recording";

class Ignored extends Error {}
class Failed extends Error {}

beforeEach(() => {
  vi.useFakeTimers({ now: RECORDED_EPOCH_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Act {
  readonly waitMs: number;
  /** Which of the calls in flight ends, as a share of them; null: a new one begins. */
  readonly ends: number | null;
  readonly result: DriveResult;
}

const acts = fc.array(
  fc.record<Act>({
    waitMs: fc.oneof(fc.constantFrom(0, 0, 1), fc.integer({ min: 0, max: 90 })),
    ends: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 0.999, noNaN: true })),
    result: fc.constantFrom("success", "failure", "failure", "ignored"),
  }),
  { minLength: 1, maxLength: 120 },
);

interface Answer {
  readonly call: number;
  readonly admitted: boolean;
}

/** A real breaker, told to begin and end calls; what it did since it was last asked. */
interface Real {
  readonly begin: (call: number, fn: () => Promise<void>) => Promise<void>;
  readonly state: () => string;
  readonly moves: { atMs: number; from: string; to: string }[];
  readonly stop: () => void;
}

/** Lets everything happen that waits for nothing but a promise. */
async function settle(): Promise<void> {
  for (let k = 0; k < 60; k++) await Promise.resolve();
}

async function record(real: Real, script: readonly Act[]) {
  const timeline: DriveStep[] = [];
  const observed: Observed[] = [];
  const inFlight = new Map<number, (result: DriveResult) => void>();
  let answers: Answer[] = [];
  let call = 0;
  for (const { waitMs, ends, result } of script) {
    // One ms at a time, so that a promise a timer settles is heard at once.
    await vi.advanceTimersByTimeAsync(waitMs);
    await settle();
    const atMs = Date.now() - RECORDED_EPOCH_MS;
    const moved = real.moves.splice(0);
    answers = [];
    const ended = [...inFlight.keys()][Math.floor((ends ?? 0) * inFlight.size)];
    const step: DriveStep =
      ends !== null && ended !== undefined
        ? { atMs, call: ended, do: "finish", result }
        : { atMs, call: ++call, do: "start" };
    if (step.do === "finish") {
      inFlight.get(step.call)?.(result);
      inFlight.delete(step.call);
    } else {
      const begun = call;
      real
        .begin(begun, () => {
          answers.push({ call: begun, admitted: true });
          return new Promise((resolve, reject) => {
            inFlight.set(begun, (how) => {
              if (how === "success") resolve();
              else reject(how === "ignored" ? new Ignored() : new Failed());
            });
          });
        })
        .catch((error: unknown) => {
          const ran = error instanceof Ignored || error instanceof Failed;
          const timedOut = error instanceof Error && error.message.startsWith("Timed out");
          if (!ran && !timedOut) answers.push({ call: begun, admitted: false });
        });
    }
    await settle();
    const own = answers.find((answer) => step.do === "start" && answer.call === step.call);
    timeline.push(step);
    observed.push({
      atMs,
      ...(step.do === "start" && { admitted: own?.admitted ?? null }),
      released: answers.filter((answer) => answer !== own),
      state: real.state(),
      transitions: [...moved, ...real.moves.splice(0)],
    });
  }
  real.stop();
  return { timeline, observed };
}

const STATES = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "isolated",
};

function realCockatiel(breaker: IBreaker, halfOpenAfter: number): Real {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => !(error instanceof Ignored)),
    { halfOpenAfter, breaker },
  );
  const moves: Real["moves"] = [];
  let from = "closed";
  policy.onStateChange((state) => {
    const to = STATES[state];
    moves.push({ atMs: Date.now() - RECORDED_EPOCH_MS, from, to });
    from = to;
  });
  return {
    begin: (_, fn) => policy.execute(fn),
    state: () => STATES[policy.state],
    moves,
    stop: () => {},
  };
}

const threshold = fc.constantFrom(0.2, 0.5, 0.6);
const cockatielConfigs: fc.Arbitrary<readonly [ProfileConfig, () => IBreaker]> = fc.oneof(
  fc
    .integer({ min: 1, max: 3 })
    .map(
      (n) =>
        [{ breaker: "ConsecutiveBreaker", threshold: n }, () => new ConsecutiveBreaker(n)] as const,
    ),
  fc
    .record({ threshold, size: fc.integer({ min: 1, max: 6 }) })
    .map(
      (options) =>
        [{ breaker: "CountBreaker", ...options }, () => new CountBreaker(options)] as const,
    ),
  fc
    .record({
      threshold,
      duration: fc.constantFrom(200, 500, 1000),
      minimumRps: fc.constantFrom(2, 5),
    })
    .map(
      (options) =>
        [{ breaker: "SamplingBreaker", ...options }, () => new SamplingBreaker(options)] as const,
    ),
);

test("cockatiel: every admission, wait, release, state and transition agrees", async () => {
  await fc.assert(
    fc.asyncProperty(
      cockatielConfigs,
      fc.constantFrom(0, 40, 150),
      acts,
      async ([options, make], halfOpenAfter, script) => {
        vi.setSystemTime(RECORDED_EPOCH_MS);
        const config = { ...options, halfOpenAfter, handle: "handleWhen(!ignored)" };
        const seen = await record(realCockatiel(make(), halfOpenAfter), script);
        const recording = { id: "live", library: "cockatiel", kind: "live", config, ...seen };
        expect(replay(cockatiel3, recording)).toEqual({ kind: "agrees" });
      },
    ),
    { numRuns: 300 },
  );
});

function realOpossum(options: object): Real {
  const running: (() => Promise<void>)[] = [];
  const breaker = new Opossum(() => running.shift()?.() ?? Promise.resolve(), {
    ...options,
    errorFilter: (error: unknown) => error instanceof Ignored,
    rollingPercentilesEnabled: false,
  });
  const moves: Real["moves"] = [];
  let from = "closed";
  const moved = (to: string) => () => {
    moves.push({ atMs: Date.now() - RECORDED_EPOCH_MS, from, to });
    from = to;
  };
  breaker.on("open", moved("open"));
  breaker.on("halfOpen", moved("half-open"));
  breaker.on("close", moved("closed"));
  return {
    begin: (_, fn) => {
      running[0] = fn;
      return breaker.fire();
    },
    state: () => (breaker.closed ? "closed" : breaker.opened ? "open" : "half-open"),
    moves,
    stop: () => breaker.shutdown(),
  };
}

test("opossum: every admission, state and transition agrees, timeouts too", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        timeout: fc.constantFrom(false as const, 30, 100),
        errorThresholdPercentage: fc.constantFrom(20, 50, 66, 100),
        volumeThreshold: fc.integer({ min: 0, max: 4 }),
        rollingCountTimeout: fc.constantFrom(200, 500, 1000),
        rollingCountBuckets: fc.constantFrom(1, 2, 5),
        resetTimeout: fc.constantFrom(40, 150),
      }),
      fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      fc.boolean(),
      acts,
      async (options, capacity, allowWarmUp, script) => {
        vi.setSystemTime(RECORDED_EPOCH_MS);
        const given = { ...options, allowWarmUp, ...(capacity !== undefined && { capacity }) };
        const seen = await record(realOpossum(given), script);
        const config = { ...given, errorFilter: "ignored" };
        const recording = { id: "live", library: "opossum", kind: "live", config, ...seen };
        expect(replay(opossum, recording)).toEqual({ kind: "agrees" });
      },
    ),
    { numRuns: 300 },
  );
});
