import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CallHop } from "../../src/engine/scenario";
import { prepare } from "../../src/engine/simulate";
import { callTo, scenarioOf } from "../support/plainScenario";

type Rest = Partial<Omit<CallHop, "id" | "kind">>;

/** Cuts, false timeouts and undecided ones of one operation with a deadline of 160. */
function judged(rest: Rest, whole: Parameters<typeof scenarioOf>[1] = {}) {
  const scenario = scenarioOf([callTo("a", { timeoutMs: 60, ...rest })], {
    deadlineMs: 160,
    ...whole,
  });
  const [{ cuts, falseTimeouts, undecidedCuts } = { cuts: -1 }] = prepare(scenario).outcomes(1);
  return [cuts, falseTimeouts, undecidedCuts];
}

const answers = (durationMs: number, more: object = {}): Rest => ({
  responses: [{ durationMs, ...more }],
});

describe("an attempt that was cut", () => {
  it.each<[string, Rest, [number, number, number]]>([
    ["answered in time: no cut", answers(60), [0, 0, 0]],
    ["cut at 60, its answer would have come at 80", answers(80), [1, 1, 0]],
    ["exactly at the deadline it would still have been in time", answers(160), [1, 1, 0]],
    ["1 ms later not", answers(161), [1, 0, 0]],
    ["a failure is nothing to wait for", answers(80, { result: "unavailable" }), [1, 0, 0]],
    ["nor is a fault of the caller's own", answers(80, { result: "local" }), [1, 0, 0]],
    ["what hangs never answers", { responses: [{ never: true }] }, [1, 0, 0]],
    ["the wire counts both ways: 40 + 80 + 40", { ...answers(80), networkMs: 40 }, [1, 1, 0]],
    ["41 + 80 + 41 is too late", { ...answers(80), networkMs: 41 }, [1, 0, 0]],
    ["cut on its way there: 70 + 20 + 70", { ...answers(20), networkMs: 70 }, [1, 1, 0]],
    ["71 + 20 + 71 is too late", { ...answers(20), networkMs: 71 }, [1, 0, 0]],
    [
      "cut while connecting: 70 + 90",
      { ...answers(90, { connectMs: 70 }), connectTimeoutMs: 50 },
      [1, 1, 0],
    ],
    ["70 + 91 is too late", { ...answers(91, { connectMs: 70 }), connectTimeoutMs: 50 }, [1, 0, 0]],
    [
      "its last byte counts: 40 + 2 × 60",
      answers(40, { body: { chunks: 3, gapMs: 60 } }),
      [1, 1, 0],
    ],
    ["40 + 2 × 61 is too late", answers(40, { body: { chunks: 3, gapMs: 61 } }), [1, 0, 0]],
    [
      "a callee whose clock is 30 ahead stops at 30, with 50 to do",
      { ...answers(50), tells: "absolute", clockSkewMs: 30 },
      [1, 1, 0],
    ],
    [
      "one whose clock is 60 ahead does not even begin",
      { ...answers(50), tells: "absolute", clockSkewMs: 60 },
      [1, 1, 0],
    ],
    [
      "a request that finds its cancellation at the callee: 60 + 10 + 50 + 10",
      { ...answers(50, { connectMs: 60 }), networkMs: 10, stopsOnCancel: true },
      [1, 1, 0],
    ],
    [
      "each retry that is cut counts: 60, 60, and 40 of the budget for an answer at 200",
      { ...answers(80), retry: { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 0 } } },
      [3, 2, 0],
    ],
  ])("%s", (_, rest, expected) => {
    expect(judged(rest)).toEqual(expected);
  });

  it("was false if the answer came in the reserve, before the deadline", () => {
    const rest: Rest = { ...answers(150), timeoutMs: null };
    expect(judged(rest, { reserveMs: 40 })).toEqual([1, 1, 0]);
  });

  it("was false without a deadline, however late the answer", () => {
    expect(judged(answers(5000), { deadlineMs: null })).toEqual([1, 1, 0]);
  });

  describe("whose callee has calls of its own", () => {
    const nested = (childMs: number, rest: Rest = {}): Rest => ({
      ...answers(10),
      calls: [callTo("b", { timeoutMs: null, responses: [{ durationMs: childMs }] })],
      ...rest,
    });

    it.each<[string, Rest, [number, number, number]]>([
      ["it worked on and was done at 160", nested(150), [1, 1, 0]],
      ["it worked on and was done at 161", nested(151), [1, 0, 0]],
      [
        "it stopped at the cancellation: nobody can tell",
        nested(70, { stopsOnCancel: true }),
        [1, 0, 1],
      ],
      [
        "it stopped at the deadline it was told: nobody can tell",
        nested(70, { tells: "remaining" }),
        [1, 0, 1],
      ],
    ])("%s", (_, rest, expected) => {
      expect(judged(rest)).toEqual(expected);
    });
  });
});

describe("the verdict is what the same run without limits shows", () => {
  const ms = fc.integer({ min: 1, max: 300 });
  const drawn = fc.oneof(
    fc.record({ p50: ms, p99: fc.integer({ min: 300, max: 900 }) }),
    fc.tuple(ms, ms).map(([a, b]) => ({ uniform: [Math.min(a, b), Math.max(a, b)] as const })),
  );

  /** When the call would have ended with no limit on it, under the same seed. */
  function unlimited(rest: Rest, seed: number): number {
    const scenario = scenarioOf([callTo("a", { ...rest, timeoutMs: null })], { deadlineMs: null });
    return prepare(scenario).outcomes(seed)[0]?.endMs ?? -1;
  }

  function always(
    restOf: (
      duration: { p50: number; p99: number } | { uniform: readonly [number, number] },
    ) => Rest,
  ) {
    fc.assert(
      fc.property(drawn, ms, ms, fc.nat(), (duration, timeoutMs, deadlineMs, seed) => {
        const rest = restOf(duration);
        const limited = scenarioOf([callTo("a", { ...rest, timeoutMs })], { deadlineMs });
        const [outcome] = prepare(limited).outcomes(seed);
        const endMs = unlimited(rest, seed);
        const isCut = endMs > Math.min(timeoutMs, deadlineMs);
        expect(outcome?.cuts).toBe(isCut ? 1 : 0);
        expect(outcome?.falseTimeouts).toBe(isCut && endMs <= deadlineMs ? 1 : 0);
        expect(outcome?.undecidedCuts).toBe(0);
      }),
    );
  }

  it("for a call with a wire, connecting and a body", () => {
    always((durationMs) => ({
      networkMs: 7,
      responses: [{ durationMs, connectMs: 11, body: { chunks: 3, gapMs: 5 } }],
    }));
  });

  it("for a callee with calls that works on to its end", () => {
    always((durationMs) => ({
      networkMs: 7,
      responses: [{ durationMs: 20 }],
      calls: [callTo("b", { timeoutMs: null, networkMs: 3, responses: [{ durationMs }] })],
    }));
  });
});
