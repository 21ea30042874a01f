/** Sections 5 and 6 of the model, rule by rule. Figures derived by hand. */
import { describe, expect, it } from "vitest";
import { type CallPlan, plan } from "../../src/engine/plan";
import type { AttemptStatus, CallHop, Response } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { answerAfter, believedDeadlineMs } from "../../src/engine/wire";
import { call, fails, scenario, work } from "../support/shapes";

function planned(more: Partial<CallHop>): CallPlan {
  const [hop] = plan(scenario([call("a", 10, more)])).hops;
  if (hop?.kind !== "call") throw new Error("no call");
  return hop;
}

describe("what a callee believes", () => {
  // Sent at 100 with 60 allowed, 10 of them for connecting, and there at 115; the whole deadline is 300.
  const handed = { cutAtMs: 160, allowedMs: 50, arrivedAtMs: 115, wholeMs: 300 };

  it.each<[string, Partial<CallHop>, number | null]>([
    ["nothing, when nothing is told", {}, null],
    ["its arrival and what is left of the allowance: 115 + 50", { tells: "remaining" }, 165],
    ["the moment of the cut: 100 + 60", { tells: "absolute" }, 160],
    ["less on a clock ahead: 160 − 40", { tells: "absolute", clockSkewMs: 40 }, 120],
    ["more on a clock behind: 160 + 40", { tells: "absolute", clockSkewMs: -40 }, 200],
    ["a moment before its arrival: 160 − 60", { tells: "absolute", clockSkewMs: 60 }, 100],
    ["its arrival and the whole again: 115 + 300", { tells: "reset" }, 415],
    ["a span whatever the clocks say", { tells: "remaining", clockSkewMs: 40 }, 165],
    ["no more than its clamp: 115 + 20", { tells: "reset", maxBudgetMs: 20 }, 135],
    ["what it was told, where the clamp is longer", { tells: "remaining", maxBudgetMs: 51 }, 165],
    ["a clamp of nothing: 115", { tells: "remaining", maxBudgetMs: 0 }, 115],
    ["nothing, clamp or not, when nothing is told", { maxBudgetMs: 20 }, null],
  ])("%s", (_, more, believed) => {
    expect(believedDeadlineMs(planned(more), handed)).toBe(believed);
  });

  it.each(["remaining", "absolute", "reset"] as const)("no limit to tell is none: %s", (tells) => {
    const endless = { cutAtMs: null, allowedMs: null, arrivedAtMs: 115, wholeMs: null };
    expect(believedDeadlineMs(planned({ tells, maxBudgetMs: 20 }), endless)).toBeNull();
  });

  it("a call's own word is over the scenario's", () => {
    const hops = [
      call("a", 10, { timeoutMs: 50 }),
      call("b", 10, { timeoutMs: 50, tells: "none" }),
    ];
    const [operation] = simulate(scenario(hops, { propagation: "remaining" })).operations;
    expect(operation?.attempts.map(({ calleeDeadlineMs }) => calleeDeadlineMs)).toEqual([50, null]);
  });
});

describe("what a callee answers when a mandatory child ended so", () => {
  it.each<[AttemptStatus, string]>([
    ["rejected", "rejected"],
    ["rate_limited", "rate_limited"],
    ["deadline_exceeded", "deadline_exceeded"],
    ["timeout", "unavailable"],
    ["unavailable", "unavailable"],
    ["circuit_open", "unavailable"],
    ["local", "unavailable"],
    ["cancelled", "unavailable"],
  ])("%s: %s", (status, answer) => {
    expect(answerAfter(status)).toBe(answer);
  });
});

/** Of one request, its first attempt of the hop. */
function attemptAt(hops: Parameters<typeof scenario>[0], hop: string, more = {}) {
  const run = simulate(scenario(hops, more));
  const attempt = run.operations[0]?.attempts.find((one) => one.hop === hop);
  return { run, operation: run.operations[0], attempt };
}

describe("a callee that stops, or does not", () => {
  const told = { tells: "absolute", timeoutMs: 50, networkMs: 10 } as const;

  it.each<[string, Partial<CallHop>, object, number]>([
    // There at 10 with the cut at 50: 40 of its 90 are done.
    ["at the deadline it believes", {}, { calleeEndMs: 50, calleeResult: "deadline_exceeded" }, 0],
    // 10 + 90; nobody listens from 50 on.
    ["not at all", { stopsAtDeadline: false }, { calleeEndMs: 100, calleeResult: "ok" }, 50],
    [
      "at its caller's leaving, a network later",
      { stopsAtDeadline: false, stopsOnCancel: true },
      { calleeEndMs: 60, calleeResult: "cancelled" },
      10,
    ],
    // 50 − 40 is its arrival: 0 is nothing left.
    [
      "at once, with nothing left on arrival",
      { clockSkewMs: 40 },
      { calleeStartMs: 10, calleeEndMs: 10, calleeResult: "deadline_exceeded", endMs: 20 },
      0,
    ],
    // Believed to have passed, and it works all the same: 10 + 90.
    [
      "not even with nothing left",
      { clockSkewMs: 40, stopsAtDeadline: false },
      { calleeEndMs: 100, calleeResult: "ok", endMs: 50 },
      50,
    ],
  ])("%s", (_, more, expected, ghostMs) => {
    const { attempt, operation } = attemptAt([call("a", 90, { ...told, ...more })], "a");
    expect(attempt).toMatchObject(expected);
    expect(operation?.ghostMs).toBe(ghostMs);
  });

  it("it stops its own calls with itself, though they are told nothing", () => {
    // A believes 50 and calls B at 20; B hears of it at 50, when A stops.
    const inner = call("b", 200, { tells: "none", stopsOnCancel: true });
    const outer = call("a", 20, { tells: "remaining", timeoutMs: 50, calls: [inner] });
    const { run, attempt, operation } = attemptAt([outer], "b");
    expect(attempt).toMatchObject({ allowedMs: 30, endMs: 50, calleeEndMs: 50 });
    expect([run.endMs, operation?.ghostMs]).toEqual([50, 0]);
  });

  it("one that is told nothing lets its calls have their own timeouts, past every deadline", () => {
    const outer = call("a", 20, { timeoutMs: 50, calls: [call("b", 200, { timeoutMs: 150 })] });
    const { run, attempt, operation } = attemptAt([outer], "b", { deadlineMs: 50 });
    // B is cut at 20 + 150 and works on to 220; heard by nobody from 50 on.
    expect(attempt).toMatchObject({ usableMs: null, allowedMs: 150, boundBy: "own", endMs: 170 });
    expect([operation?.endMs, operation?.ghostMs, run.endMs]).toEqual([50, 170, 220]);
  });

  it("a callee whose own answer fails makes no calls", () => {
    const { run, operation } = attemptAt([call("a", [fails(20)], { calls: [call("b", 5)] })], "a");
    expect([run.calls, operation?.endMs]).toEqual([{ a: 1, b: 0 }, 20]);
  });

  it("margins apply below the edge, the reserve does not", () => {
    // The edge gives A 200 − 40 = 160; A believes 160 and calls B at 20: 140 − 15.
    const inner = call("b", 10, { marginMs: 15 });
    const outer = call("a", 20, { tells: "remaining", calls: [inner] });
    const { attempt } = attemptAt([outer], "b", { deadlineMs: 200, reserveMs: 40 });
    expect(attempt).toMatchObject({ remainingMs: 140, reserveMs: 0, usableMs: 125 });
  });

  it("a work hop of a callee ends when the callee stops", () => {
    // 20 of its own, then 30 of the 100; the caller, outermost, cuts first at that moment.
    const outer = call("a", 20, { tells: "remaining", timeoutMs: 50, calls: [work("w", 100)] });
    const { run, operation } = attemptAt([outer], "a");
    expect(operation?.attempts).toMatchObject([
      { status: "timeout", cutBy: "own", endMs: 50, calleeEndMs: 50 },
    ]);
    expect(run.events.find(({ type }) => type === "worked")).toMatchObject({
      atMs: 50,
      spentMs: 30,
    });
  });
});

describe("the phases of an attempt", () => {
  const answer = (durationMs: number, more: Partial<Extract<Response, { durationMs: unknown }>>) =>
    [{ durationMs, ...more }] as const;

  it.each<[string, ReturnType<typeof answer>, Partial<CallHop>, object]>([
    [
      "connecting, the wire there, own time, the wire back, the body: 20 + 5 + 30 + 5 + 2 × 10",
      answer(30, { connectMs: 20, body: { chunks: 3, gapMs: 10 } }),
      { networkMs: 5 },
      { status: "ok", spentMs: 80, calleeStartMs: 25 },
    ],
    [
      "connecting exactly as long as its timeout is in time",
      answer(30, { connectMs: 20 }),
      { connectTimeoutMs: 20 },
      { status: "ok", spentMs: 50 },
    ],
    [
      "1 ms longer is cut, and its outcome is known",
      answer(30, { connectMs: 21 }),
      { connectTimeoutMs: 20, effect: "write" },
      { status: "timeout", spentMs: 20, cutBy: "connect", outcomeUnknown: false },
    ],
    [
      "own and connect at one moment: the limit of what is allowed",
      answer(30, { connectMs: 21 }),
      { connectTimeoutMs: 20, timeoutMs: 20 },
      { status: "timeout", spentMs: 20, cutBy: "own" },
    ],
    [
      "the silence counts from connected, the wire included: 20 + 5 + 30 + 5 against 20 + 40",
      answer(30, { connectMs: 20 }),
      { networkMs: 5, readTimeoutMs: 40 },
      { status: "ok", spentMs: 60 },
    ],
    [
      "1 ms less is a silence, and a write's outcome is unknown",
      answer(30, { connectMs: 20 }),
      { networkMs: 5, readTimeoutMs: 39, effect: "write" },
      { status: "timeout", spentMs: 59, cutBy: "read", outcomeUnknown: true },
    ],
    [
      "a slow drip is never silent for long: 30 + 9 × 40",
      answer(30, { body: { chunks: 10, gapMs: 40 } }),
      { readTimeoutMs: 40 },
      { status: "ok", spentMs: 390 },
    ],
    [
      "a gap 1 ms longer than the read timeout is cut: 30 + 39",
      answer(30, { body: { chunks: 10, gapMs: 40 } }),
      { readTimeoutMs: 39 },
      { status: "timeout", spentMs: 69, cutBy: "read" },
    ],
    [
      "only the limit of what is allowed catches a drip",
      answer(30, { body: { chunks: 10, gapMs: 40 } }),
      { readTimeoutMs: 40, timeoutMs: 100 },
      { status: "timeout", spentMs: 100, cutBy: "own" },
    ],
    [
      "told what is left of the allowance: 100 − 20, from 25 on",
      answer(30, { connectMs: 20 }),
      { networkMs: 5, timeoutMs: 100, tells: "remaining" },
      { status: "ok", calleeDeadlineMs: 105 },
    ],
  ])("%s", (_, responses, more, expected) => {
    expect(attemptAt([call("a", responses, more)], "a").attempt).toMatchObject(expected);
  });
});
