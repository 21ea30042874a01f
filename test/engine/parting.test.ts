/**
 * Where two sets of rules part, and by which rule. Each call is its own request, answered by hand;
 * the moments are figured in the rows.
 */
import { describe, expect, it } from "vitest";
import { sameTraffic } from "../../src/engine/parting";
import { partingChances } from "../../src/engine/partingChances";
import type { PartingReason } from "../../src/engine/partingKinds";
import { partingReason } from "../../src/engine/partingReason";
import { breakerPlan, plan } from "../../src/engine/plan";
import type { Arrival, BreakerRules, Response } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { callTo, scenarioOf } from "../support/plainScenario";

const at = (atMs: number, answer: Response): Arrival => ({ atMs, answers: { dep: [answer] } });
const ok = (atMs: number, durationMs = 10) => at(atMs, { durationMs });
const fails = (atMs: number, durationMs = 10) => at(atMs, { durationMs, result: "unavailable" });
const rejects = (atMs: number, durationMs = 10) => at(atMs, { durationMs, result: "rejected" });
const throttled = (atMs: number, retryAfterMs: number) =>
  at(atMs, { durationMs: 10, result: "rate_limited", retryAfterMs });

function compared(a: BreakerRules, b: BreakerRules, arrivals: readonly Arrival[], rest = {}) {
  const [one, other] = [a, b].map((rules) => {
    const hops = [callTo("dep", { timeoutMs: 90_000, breaker: "x" })];
    const scenario = scenarioOf(hops, {
      deadlineMs: null,
      breakers: { x: rules },
      arrivals,
      ...rest,
    });
    return { plan: plan(scenario), run: simulate(scenario) };
  });
  if (one === undefined || other === undefined) throw new Error("two halves are needed");
  const traffic = sameTraffic(one.plan, "x", one.run, other.run);
  const reason = traffic.parting === null ? null : partingReason(traffic.parting, one, other);
  return { ...traffic, reason };
}

const row = (failures: number, rest: BreakerRules = {}): BreakerRules => ({
  trip: { kind: "consecutive", failures },
  openMs: 1000,
  ...rest,
});
const rate = (trip: object, rest: BreakerRules = {}): BreakerRules => ({
  trip: { kind: "count", size: 10, failureRate: 0.5, ...trip },
  openMs: 1000,
  ...rest,
});
/** One failure at 0, heard at 10: open from 10, over at 1 010. */
const opened = fails(0);

type Row = readonly [
  string,
  BreakerRules,
  BreakerRules,
  readonly Arrival[],
  number,
  "call" | "result" | "time",
  PartingReason,
];
const TOTAL = { permits: 1, admits: "total" } as const;
const ROWS: readonly Row[] = [
  [
    "a call at exactly the open time is a probe to one alone",
    row(1),
    row(1, { atOpenTime: "refused" }),
    [opened, ok(1010)],
    1010,
    "call",
    { kind: "boundary", side: "a" },
  ],
  [
    "the timer of one moves it, and the other waits for a call",
    row(1),
    row(1, { opens: "timer" }),
    [opened, ok(2000)],
    1010,
    "time",
    { kind: "timer", side: "b" },
  ],
  [
    "with a call at the very moment of the timer the boundary is the reason",
    row(1, { opens: "timer" }),
    row(1, { atOpenTime: "refused" }),
    [opened, ok(1010)],
    1010,
    "call",
    { kind: "boundary", side: "a" },
  ],
  [
    "a late result makes one look at its clock",
    row(1, { movesWhenTouched: true }),
    row(1),
    // Begun in closed, heard at 1 500.
    [opened, ok(5, 1495)],
    1500,
    "result",
    { kind: "touched", side: "a" },
  ],
  [
    "one looks at its clock for a late result, a call at the same moment moving the other",
    row(1, { movesWhenTouched: true }),
    row(1),
    [opened, ok(5, 1495), ok(1500)],
    1500,
    "result",
    { kind: "touched", side: "a" },
  ],
  [
    "one stays open longer",
    row(1),
    row(1, { openMs: 3000 }),
    [opened, ok(1500)],
    1500,
    "call",
    { kind: "openTime", a: 1000, b: 3000, grows: false },
  ],
  [
    "one stays open longer after a failed probe",
    row(1),
    row(1, { openBackoff: { factor: 2 } }),
    // Probe at 1 100 fails at 1 110: over at 2 110, or after 2 000 ms at 3 110.
    [opened, fails(1100), ok(2200)],
    2200,
    "call",
    { kind: "openTime", a: 1000, b: 2000, grows: true },
  ],
  [
    "a Retry-After keeps one of them open",
    row(1, { counts: { rate_limited: "failure" } }),
    row(1, { counts: { rate_limited: "failure" }, honourRetryAfter: false }),
    // Heard at 10, for 5 000 ms: to 5 010.
    [throttled(0, 5000), ok(1500)],
    1500,
    "call",
    { kind: "retryAfter", side: "a" },
  ],
  [
    "a second probe finds a permit in one",
    row(1, { halfOpen: { permits: 2 } }),
    row(1),
    [opened, ok(1100, 50), ok(1120)],
    1120,
    "call",
    { kind: "permits", a: 2, b: 1 },
  ],
  [
    "a permit comes back with its result, or is used up",
    row(1, { halfOpen: { permits: 2, successesToClose: 5 } }),
    row(1, { halfOpen: { permits: 2, successesToClose: 5, admits: "total" } }),
    // Two probes have answered: of two in flight none is left, of two in all both are gone.
    [opened, ok(1100), ok(1200), ok(1300)],
    1300,
    "call",
    { kind: "admits", a: "in-flight", b: "total" },
  ],
  [
    "a call beyond the permits is refused, or waits",
    row(1),
    row(1, { halfOpen: { excess: "waits" } }),
    [opened, ok(1100, 50), ok(1120)],
    1120,
    "call",
    { kind: "excess", a: "refused", b: "waits" },
  ],
  [
    "an ignored probe closes one and leaves the other half-open",
    row(1),
    row(1, { halfOpen: { ignored: "closes" } }),
    [opened, rejects(1100)],
    1110,
    "result",
    { kind: "ignoredProbe", a: "gives-back", b: "closes" },
  ],
  [
    "an ignored probe gives its permit back, or keeps it",
    row(1, { halfOpen: TOTAL }),
    row(1, { halfOpen: { ...TOTAL, ignored: "keeps" } }),
    [opened, rejects(1100), ok(1200)],
    1200,
    "call",
    { kind: "ignoredProbe", a: "gives-back", b: "keeps" },
  ],
  [
    "a business refusal is a failure to one, and ends the row there",
    row(2),
    row(2, { counts: { rejected: "failure" } }),
    [rejects(0), fails(100)],
    110,
    "result",
    { kind: "counted", status: "rejected", atMs: 10, a: "ignored", b: "failure" },
  ],
  [
    "a business refusal as the probe closes one",
    row(1),
    row(1, { counts: { rejected: "success" } }),
    [opened, rejects(1100)],
    1110,
    "result",
    { kind: "counted", status: "rejected", atMs: 1110, a: "ignored", b: "success" },
  ],
  [
    "a late success closes one while its probe is out",
    row(1, { countLateResults: true }),
    row(1),
    // Begun at 5 in closed, heard at 1 130, in the half-open of 1 100.
    [opened, ok(5, 1125), ok(1100, 100)],
    1130,
    "result",
    { kind: "late", side: "a", probe: false },
  ],
  [
    "a late success acts on the state of its call, which is over: it closes nothing there",
    row(1, { countLateResults: true }),
    row(1, { countLateResults: true, lateActsOn: "admitted" }),
    [opened, ok(5, 1125), ok(1100, 100)],
    1130,
    "result",
    { kind: "lateActsOn", side: "b" },
  ],
  [
    "two successes close one, one the other",
    row(1, { halfOpen: { successesToClose: 2 } }),
    row(1),
    [opened, ok(1100)],
    1110,
    "result",
    {
      kind: "verdict",
      a: { verdict: null, successesToClose: 2 },
      b: { verdict: null, successesToClose: 1 },
    },
  ],
  [
    "half-open ends by itself in one",
    row(1, { halfOpen: { maxMs: 500 } }),
    row(1),
    // Half-open from 1 100 on, so to 1 600.
    [opened, ok(1100, 5000)],
    1600,
    "time",
    { kind: "lease", side: "a", ms: 500 },
  ],
  [
    "half-open ends by itself in one, at the moment of a call",
    row(1, { halfOpen: { maxMs: 500 } }),
    row(1, { halfOpen: { permits: 2 } }),
    [opened, ok(1100, 5000), ok(1600)],
    1600,
    "call",
    { kind: "lease", side: "a", ms: 500 },
  ],
  [
    "a late result hands a permit to one",
    row(1, { countLateResults: true, lateGivesPermit: true, halfOpen: { successesToClose: 5 } }),
    row(1, { countLateResults: true, halfOpen: { successesToClose: 5 } }),
    // The one permit is out from 1 100; the result of 1 130 gives it back in the one alone.
    [opened, ok(5, 1125), ok(1100, 5000), ok(1200)],
    1200,
    "call",
    { kind: "latePermit", side: "a" },
  ],
  [
    "slow calls open one",
    rate({ minCalls: 2, slowMs: 100, slowRate: 1 }),
    rate({ minCalls: 2 }),
    [ok(0, 200), ok(300, 200)],
    500,
    "result",
    { kind: "slow", side: "a", ms: 100 },
  ],
  [
    "a slow probe fails in one, whose trip knows slow calls",
    rate({ minCalls: 1, slowMs: 100, slowRate: 1 }),
    rate({ minCalls: 1 }),
    [opened, ok(1100, 200)],
    1300,
    "result",
    { kind: "slow", side: "a", ms: 100 },
  ],
  [
    "one has no room for a second call",
    row(5),
    row(5, { capacity: 1 }),
    [ok(0, 100), ok(50)],
    50,
    "call",
    { kind: "capacity", side: "b", most: 1 },
  ],
  [
    "one warms up",
    row(1, { warmUpMs: 5000 }),
    row(1),
    [opened],
    10,
    "result",
    { kind: "warmUp", side: "a", ms: 5000 },
  ],
  [
    "one judges by a timer",
    { trip: { kind: "consecutive", failures: 1, judgedEveryMs: 500 }, openMs: 1000 },
    row(1),
    [opened],
    10,
    "result",
    { kind: "judgedByTimer", side: "a", ms: 500 },
  ],
  [
    "one judges at a success too",
    rate({ minCalls: 2 }),
    rate({ minCalls: 2, judgedOn: "failures" }),
    // One of two has failed when the success comes.
    [fails(0), ok(100)],
    110,
    "result",
    { kind: "judgedOnFailures", side: "b" },
  ],
  [
    "one has counted too few calls",
    rate({ minCalls: 2 }),
    rate({ minCalls: 5 }),
    [fails(0), fails(100)],
    110,
    "result",
    {
      kind: "minCalls",
      side: "b",
      needed: 5,
      counted: 2,
      a: { trip: { kind: "count", size: 10, failureRate: 0.5, minCalls: 2 }, minCalls: 2 },
      b: { trip: { kind: "count", size: 10, failureRate: 0.5, minCalls: 5 }, minCalls: 5 },
    },
  ],
  [
    "the share is reached, not exceeded",
    rate({ minCalls: 2 }),
    rate({ minCalls: 2, strict: true }),
    // 1 of 2 is exactly one half.
    [ok(0), fails(100)],
    110,
    "result",
    { kind: "strict", side: "b" },
  ],
  [
    "shares are cut to whole percents in one",
    rate({ failureRate: 0.333, minCalls: 3 }),
    rate({ failureRate: 0.333, minCalls: 3, rateIn: "whole-percent" }),
    // 1 of 3 is 33.33 %, and 33 % when cut: not 33.3.
    [ok(0), ok(100), fails(200)],
    210,
    "result",
    { kind: "rounding", side: "b" },
  ],
  [
    "one counts calls that have not answered",
    rate({ minCalls: 1 }),
    rate({ minCalls: 1, counted: "admissions" }),
    // Heard at 30: 1 of 1 result, but 1 of 3 calls let through.
    [ok(0, 500), ok(10, 500), fails(20)],
    30,
    "result",
    { kind: "denominator", a: "results", b: "admissions" },
  ],
  [
    "one still counts what came before it closed",
    rate({ minCalls: 2, failureRate: 0.6 }, { closingEmpties: false }),
    rate({ minCalls: 2, failureRate: 0.6 }),
    // Open at 110, closed at 1 210. At 1 310 the window has 3 of 3, or 1 of 1.
    [fails(0), fails(100), ok(1200), fails(1300)],
    1310,
    "result",
    { kind: "windowKept", side: "a" },
  ],
  [
    "one forgets all now and then",
    row(2),
    { trip: { kind: "consecutive", failures: 2, clearEveryMs: 1000 }, openMs: 1000 },
    // Cleared at 1 500, so that its failure is the first.
    [fails(0), fails(1500)],
    1510,
    "result",
    { kind: "clears", side: "b", ms: 1000 },
  ],
];

describe("two breakers part", () => {
  it.each(ROWS)("where %s", (_, a, b, arrivals, atMs, by, reason) => {
    const answer = compared(a, b, arrivals);
    expect(answer.parting).toMatchObject({ atMs, by });
    expect(answer.reason).toEqual(reason);
    // The other way round it is the same, with the sides swapped.
    const swapped = compared(b, a, arrivals);
    expect(swapped.parting).toMatchObject({ atMs, by });
    expect(swapped.reason?.kind).toBe(reason.kind);
  });

  it("by their thresholds, where nothing else is the reason", () => {
    const { parting, reason } = compared(row(2), row(3), [fails(0), fails(100)]);
    expect(parting).toMatchObject({ atMs: 110, by: "result", before: "closed" });
    expect(reason).toMatchObject({ kind: "trip", side: "b" });
  });

  it("by a number of failures against a share, which is no matter of rounding", () => {
    const counts = rate({ size: 5, failureRate: 1, failures: 2, rateIn: "hundredths" });
    // 2 of 3 failures, and 66.7 % of the 100 % that it takes.
    const shares = rate({ size: 5, failureRate: 1, rateIn: "percent", minCalls: 2 });
    const { reason } = compared(counts, shares, [ok(0), fails(100), fails(200)]);
    expect(reason).toMatchObject({ kind: "trip", side: "b" });
  });

  it("by a window in which one has forgotten an older failure", () => {
    const rated = (windowMs: number): BreakerRules => ({
      trip: { kind: "time", windowMs, failureRate: 0.6, minCalls: 4 },
      openMs: 1000,
    });
    // Heard at 10, 210, 310, 410 and 510. In 1 000 ms 3 of 5 = 60 %; in 450 ms 2 of 4 = 50 %.
    const traffic = [fails(0), fails(200), ok(300), ok(400), fails(500)];
    const { parting, reason } = compared(rated(1000), rated(450), traffic);
    expect(parting).toMatchObject({ atMs: 510, by: "result" });
    expect(reason).toMatchObject({ kind: "forgets", side: "b" });
  });
});

describe("the same traffic", () => {
  it("counts the calls that both answered alike, and names the first that notices", () => {
    // By timer half-open from 1 010; a call at 1 500 finds both ready, so nobody notices.
    const timed = compared(row(1), row(1, { opens: "timer" }), [opened, ok(1500)]);
    expect(timed).toMatchObject({ calls: 1, parting: { atMs: 1010 }, answered: null });
    // Closed at 1 110 or not: of the two calls that come then, the second is beyond the permit.
    const probes = compared(row(1, { halfOpen: { successesToClose: 2 } }), row(1), [
      opened,
      ok(1100),
      ok(1200, 100),
      ok(1250),
    ]);
    expect(probes).toMatchObject({
      calls: 2,
      parting: { atMs: 1110 },
      answered: { atMs: 1250, operation: 4, hop: "dep", a: "refused", b: "through" },
    });
  });

  it("never parts them where no rule comes to something else", () => {
    const answer = compared(row(3), row(3, { atOpenTime: "refused" }), [
      ok(0),
      fails(100),
      ok(200),
    ]);
    expect(answer).toMatchObject({ calls: 3, parting: null, answered: null });
    expect(
      partingChances(breakerPlan("x", row(3)), breakerPlan("x", row(3, { atOpenTime: "refused" }))),
    ).toEqual(["boundary"]);
  });

  it("names no bound of the permits where the first result decides", () => {
    const total = row(3, { halfOpen: TOTAL });
    expect(partingChances(breakerPlan("x", row(3)), breakerPlan("x", total))).toEqual([]);
    // Two successes close: one permit in all is used up before them.
    const [of, all] = [{}, TOTAL].map((halfOpen) =>
      breakerPlan("x", row(3, { halfOpen: { ...halfOpen, successesToClose: 2 } })),
    );
    if (of === undefined || all === undefined) throw new Error("two plans are needed");
    expect(partingChances(of, all)).toEqual(["permits"]);
  });

  it("counts a call that waits and asks again once", () => {
    // Opened at 10; the probe of 1 010 runs to 1 060, and the call of 1 020 waits for it.
    const waits = row(1, { halfOpen: { excess: "waits" } });
    const traffic = [opened, ok(1010, 50), ok(1020)];
    expect(compared(waits, waits, traffic)).toMatchObject({ calls: 3, parting: null });
  });

  it("says that one ignored a result where it is short of calls by it alone", () => {
    // Three results at 10, 30, 50, the last two failures: 2 of 3 to the one, 2 of 2 to the other,
    // which judges from 3.
    const [success, ignored] = (["success", "ignored"] as const).map((rejected) =>
      rate({ minCalls: 3 }, { counts: { rejected } }),
    );
    if (success === undefined || ignored === undefined) throw new Error("two rules are needed");
    const answer = compared(success, ignored, [rejects(0), fails(20), fails(40)]);
    expect(answer.parting).toMatchObject({ atMs: 50, by: "result" });
    expect(answer.reason).toEqual({
      kind: "counted",
      status: "rejected",
      atMs: 10,
      a: "success",
      b: "ignored",
    });
  });

  it("parts them at the instance that is first to", () => {
    const instances = { instances: { count: 2, breakers: "each" } };
    // Requests 1 and 3 go to the first instance, 2 and 4 to the second.
    const traffic = [ok(0), fails(100), ok(200), fails(300)];
    const answer = compared(row(2), row(9), traffic, instances);
    expect(answer.parting).toMatchObject({ breaker: "x@2", atMs: 310 });
  });

  it("asks nothing where no call goes through it", () => {
    expect(compared(row(1), row(2), [])).toMatchObject({ calls: 0, parting: null });
  });
});
