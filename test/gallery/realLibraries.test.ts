/**
 * The classics of the gallery in the library that each is about: the installed package is called at the
 * scenario's own moments, and begins the same calls at the same time and moves as the scenario's run does.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  circuitBreaker,
  handleAll,
} from "cockatiel";
import Opossum from "opossum";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Run } from "../../src/engine/result";
import { simulate } from "../../src/engine/simulate";
import type { GalleryName } from "../../src/gallery/gallery";
import { likenessOf } from "../../src/profiles/likeness";
import type { Recording } from "../../src/profiles/recording";
import { fromGallery } from "../support/gallery";

class Refusal extends Error {}

/** A real breaker; each of its moves goes to `tell`. */
type Make = (tell: (to: string) => void) => {
  readonly call: (fn: () => Promise<void>) => Promise<void>;
  readonly stop?: () => void;
};

function opossum(options: object): Make {
  return (tell) => {
    const running: (() => Promise<void>)[] = [];
    const breaker = new Opossum(() => running.shift()?.() ?? Promise.resolve(), {
      ...options,
      rollingPercentilesEnabled: false,
    });
    breaker.on("open", () => tell("open"));
    breaker.on("halfOpen", () => tell("half-open"));
    breaker.on("close", () => tell("closed"));
    return {
      call: (fn) => {
        running[0] = fn;
        return breaker.fire();
      },
      stop: () => breaker.shutdown(),
    };
  };
}

const STATES = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "isolated",
};

function cockatiel(
  halfOpenAfter: number,
  breaker: () => ConsecutiveBreaker | CountBreaker = () => new ConsecutiveBreaker(3),
): Make {
  return (tell) => {
    const policy = circuitBreaker(handleAll, { halfOpenAfter, breaker: breaker() });
    policy.onStateChange((state) => tell(STATES[state]));
    return { call: (fn) => policy.execute(fn) };
  };
}

interface Row {
  readonly name: GalleryName;
  /** The library that the page names, and what it says of its options. */
  readonly like: string;
  readonly options: object;
  readonly make: Make;
}

const IN_A_ROW = { breaker: "ConsecutiveBreaker", threshold: 3 };
const ROWS: readonly Row[] = [
  {
    name: "stuck-half-open",
    like: "opossum",
    options: { volumeThreshold: 3, resetTimeout: 5000 },
    make: opossum({ timeout: false, volumeThreshold: 3, resetTimeout: 5000 }),
  },
  {
    name: "probe-flood",
    like: "cockatiel",
    options: { ...IN_A_ROW, halfOpenAfter: 5000 },
    make: cockatiel(5000),
  },
  {
    name: "late-success-closes",
    like: "opossum",
    options: { volumeThreshold: 4, resetTimeout: 5000 },
    make: opossum({ timeout: 20_000, volumeThreshold: 4, resetTimeout: 5000 }),
  },
  {
    name: "business-error-as-probe",
    like: "opossum",
    options: { volumeThreshold: 3, resetTimeout: 5000, errorFilter: "business refusals" },
    make: opossum({
      timeout: 1000,
      volumeThreshold: 3,
      resetTimeout: 5000,
      errorFilter: (error: unknown) => error instanceof Refusal,
    }),
  },
  {
    name: "starved-call-trips",
    like: "cockatiel",
    options: { ...IN_A_ROW, halfOpenAfter: 10_000 },
    make: cockatiel(10_000),
  },
  {
    name: "stuck-open-no-traffic",
    like: "cockatiel",
    options: { ...IN_A_ROW, halfOpenAfter: 10_000 },
    make: cockatiel(10_000),
  },
  {
    name: "diluted-rate",
    like: "cockatiel",
    options: { breaker: "CountBreaker", threshold: 0.5, size: 12, halfOpenAfter: 10_000 },
    make: cockatiel(10_000, () => new CountBreaker({ threshold: 0.5, size: 12 })),
  },
  {
    name: "retry-after-vs-open-time",
    like: "cockatiel",
    options: { ...IN_A_ROW, halfOpenAfter: 5000 },
    make: cockatiel(5000),
  },
  {
    name: "two-instances",
    like: "cockatiel",
    options: { ...IN_A_ROW, halfOpenAfter: 10_000 },
    make: cockatiel(10_000),
  },
  {
    name: "restart-forgets",
    like: "opossum",
    options: { volumeThreshold: 3, resetTimeout: 30_000 },
    make: opossum({ timeout: 900, volumeThreshold: 3, resetTimeout: 30_000 }),
  },
];

/** A call of the run: when it asked its breaker, when it was let through, and how it ended. */
interface Call {
  readonly breaker: string;
  readonly atMs: number;
  begunMs: number | null;
  lastsMs: number;
  status: string;
}

function callsOf(run: Run): readonly Call[] {
  const calls = new Map<string, Call>();
  for (const event of run.events) {
    if (event.type !== "asked" && event.type !== "told") continue;
    const key = `${event.operation} ${event.hop} ${event.attempt}`;
    const { atMs, breaker } = event;
    const call = calls.get(key) ?? { breaker, atMs, begunMs: null, lastsMs: 0, status: "" };
    calls.set(key, call);
    if (event.type === "asked" && event.admitted) call.begunMs = atMs;
    if (event.type === "told") {
      call.status = event.status;
      call.lastsMs = atMs - (call.begunMs ?? atMs);
    }
  }
  return [...calls.values()];
}

const move = (breaker: string, atMs: number, to: string) => `${breaker} ${to} at ${atMs}`;

function movesOf(run: Run): readonly string[] {
  return run.events.flatMap((event) =>
    // A restart makes a new breaker: nothing is told of the old one.
    event.type === "breaker" && event.cause.rule !== "restarted"
      ? [move(event.breaker, event.atMs, event.to)]
      : [],
  );
}

/** The same calls at the same moments, through the package. */
async function really(calls: readonly Call[], restarts: readonly number[], make: Make) {
  const moves: string[] = [];
  const begun: (number | null)[] = calls.map(() => null);
  const breakers = new Map<string, ReturnType<Make>>();
  const breakerOf = (key: string) => {
    const known = breakers.get(key) ?? make((to) => moves.push(move(key, Date.now(), to)));
    breakers.set(key, known);
    return known;
  };
  const stop = () => {
    for (const breaker of breakers.values()) breaker.stop?.();
    breakers.clear();
  };
  for (const atMs of restarts) setTimeout(stop, atMs);
  calls.forEach(({ breaker, atMs, lastsMs, status }, index) => {
    const fn = () => {
      begun[index] = Date.now();
      return new Promise<void>((resolve, reject) => {
        setTimeout(() => {
          if (status === "ok") resolve();
          else reject(status === "rejected" ? new Refusal() : new Error(status));
        }, lastsMs);
      });
    };
    // How it ends is the scenario's; what the breaker makes of it is what is looked at.
    setTimeout(
      () =>
        breakerOf(breaker)
          .call(fn)
          .catch(() => null),
      atMs,
    );
  });
  await vi.advanceTimersByTimeAsync(4_000_000);
  stop();
  return { begun, moves };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(ROWS)("$name", ({ name, like, options, make }) => {
  const scenario = fromGallery(name);

  it(`is of the rules of ${like}, which the page says`, () => {
    for (const rules of Object.values(scenario.breakers)) {
      const likeness = likenessOf(rules);
      expect(likeness?.profile.id).toBe(like);
      expect(likeness?.config).toMatchObject(options);
    }
  });

  it("happens so in the installed package", async () => {
    const run = simulate(scenario);
    const calls = callsOf(run);
    const restarts = (scenario.restarts ?? []).map(({ atMs }) => atMs);
    const { begun, moves } = await really(calls, restarts, make);
    expect(begun).toEqual(calls.map(({ begunMs }) => begunMs));
    // Opossum's timer may turn after the scenario's last request.
    expect(moves.filter((line) => Number(line.split(" at ")[1]) <= run.endMs)).toEqual(
      movesOf(run),
    );
  });
});

describe("shared-breaker-two-operations", () => {
  const rules = fromGallery("shared-breaker-two-operations").breakers.catalogue;
  const options = { slidingWindowSize: 4, minimumNumberOfCalls: 4, failureRateThreshold: 50 };

  it("is of the rules of resilience4j, which the page says", () => {
    const likeness = likenessOf(rules ?? {});
    expect(likeness?.profile.id).toBe("resilience4j");
    expect(likeness?.config).toMatchObject({ ...options, waitDurationInOpenState: 10_000 });
  });

  it("was recorded so: under the same options, 2 failures of 4 open it and the next is refused", () => {
    const file = join(import.meta.dirname, "../fixtures/vectors/resilience4j.jsonl");
    const line = readFileSync(file, "utf8")
      .split("\n")
      .find((text) => text.includes('"resilience4j-count4-0009"'));
    const { config, timeline, observed } = JSON.parse(line ?? "{}") as Recording;
    expect(config).toMatchObject(options);
    const opened = observed.findIndex(({ state }) => state === "open");
    const results = timeline
      .slice(0, opened + 1)
      .flatMap((step) => (step.do === "finish" && step.result !== "ignored" ? [step.result] : []));
    expect(results).toEqual(["success", "success", "failure", "failure"]);
    const next = timeline.findIndex((step, index) => index > opened && step.do === "start");
    expect(observed[next]?.admitted).toBe(false);
  });
});
