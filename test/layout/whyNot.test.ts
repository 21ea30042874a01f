import { describe, expect, it } from "vitest";
import { breakerMemory } from "../../src/engine/breakerReplay";
import { breakerViews } from "../../src/engine/breakerView";
import type { BreakerState } from "../../src/engine/event";
import { type BreakerPlan, plan } from "../../src/engine/plan";
import type { BreakerRules, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { waits } from "../../src/layout/breakerDiagramWaits";
import { breakerMoment } from "../../src/layout/breakerMoment";
import { whyNot } from "../../src/layout/whyNot";
import { en } from "../../src/texts/en";
import { call, fails, scenario } from "../support/shapes";

function planOf(rules: BreakerRules): BreakerPlan {
  const filled = plan({
    version: 1,
    title: "One breaker",
    deadlineMs: null,
    seed: 1,
    hops: [],
    breakers: { lab: rules },
    arrivals: [0],
  });
  const breaker = filled.breakers.lab;
  if (breaker === undefined) throw new Error("the plan lost its breaker");
  return breaker;
}

const base = { failures: 0, failedProbes: 0, namedAtMs: null, forced: null } as const;
const closed = (failures: number): BreakerState => ({ ...base, kind: "closed", failures });
const open: BreakerState = {
  ...base,
  kind: "open",
  failures: 3,
  openedAtMs: 4510,
  reopensAtMs: 7510,
};
const halfOpen = (probesInFlight: number, successes: number): BreakerState => ({
  ...base,
  kind: "half-open",
  failures: 3,
  probesInFlight,
  successes,
});
const held: BreakerState = { ...open, namedAtMs: 9000, reopensAtMs: 9000 };

const plain = (text: string) => text.replaceAll("\u202f", " ");
function reasons(state: BreakerState, atMs: number, rules: BreakerRules = { openMs: 3000 }) {
  const moment = { state, atMs, forcedUntilMs: null };
  return whyNot(planOf(rules), moment, en.breaker).map(({ to, reason }) => [to, plain(reason)]);
}

describe("why not?", () => {
  it.each([
    ["two of three failures", closed(2), 0, [["open", "1 more failure would open it"]]],
    ["no failure yet", closed(0), 0, [["open", "3 more failures in a row would open it"]]],
    ["1 120 ms before it may reopen", open, 6390, [["half-open", "1 120 ms early"]]],
    ["1 ms before it may reopen", open, 7509, [["half-open", "1 ms early"]]],
    [
      "its time is over and nobody called",
      open,
      7510,
      [["half-open", "its time is over, but no call has come: the next one is the probe"]],
    ],
    [
      "a Retry-After names a later moment",
      held,
      7510,
      [["half-open", "1 490 ms early: a Retry-After names a later moment"]],
    ],
    [
      "a probe is on its way",
      halfOpen(1, 0),
      8390,
      [
        ["open", "no probe has answered"],
        ["closed", "1 more success would close it"],
      ],
    ],
    [
      "an ignored probe gave its permit back",
      halfOpen(0, 0),
      8390,
      [
        ["open", "no probe is on its way: the next call is one"],
        ["closed", "1 more success would close it"],
      ],
    ],
  ])("%s", (_, state, atMs, expected) => {
    expect(reasons(state, atMs)).toEqual(expected);
  });

  it("counts the successes that are still missing", () => {
    const rules = { halfOpen: { permits: 2, successesToClose: 3 } };
    expect(reasons(halfOpen(1, 1), 0, rules)).toEqual([
      ["open", "no probe has failed"],
      ["closed", "2 more successes would close it"],
    ]);
  });

  it("says who holds it while it is forced, and how long", () => {
    const state: BreakerState = { ...open, forced: "open" };
    const moment = breakerMoment("lab", state, 5000, [
      { breaker: "other", state: "closed", fromMs: 0, toMs: 9999 },
      { breaker: "lab", state: "open", fromMs: 4510, toMs: 7510 },
    ]);
    expect(plain(whyNot(planOf({}), moment, en.breaker)[0]?.reason ?? "")).toBe(
      "it is held open by hand until 7 510 ms",
    );
  });
});

describe("what the current state waits for", () => {
  const said = (state: BreakerState, atMs: number, rules: BreakerRules = { openMs: 3000 }) =>
    waits(planOf(rules), { state, atMs, forcedUntilMs: null }, en.breaker);

  it.each([
    ["failures while closed", closed(2), 0, ["failures 2 of 3"]],
    ["time while open", open, 6390, ["reopens in 1 120 ms"]],
    ["a call once the time is over", open, 7510, ["the next call is a probe"]],
    ["the named moment", held, 7880, ["Retry-After holds it", "for 1 120 ms more"]],
    [
      "answers while half-open",
      halfOpen(1, 0),
      8390,
      ["probes 1 of 1 in flight", "successes 0 of 1"],
    ],
  ])("%s", (_, state, atMs, lines) => {
    expect(said(state, atMs).lines.map(plain)).toEqual(lines);
  });

  it("uses the longer time that failed probes brought", () => {
    const rules = { openMs: 1000, openBackoff: { factor: 3 } };
    const later: BreakerState = { ...open, failedProbes: 2, openedAtMs: 0, reopensAtMs: 9000 };
    expect(plain(said(later, 8000, rules).sentence)).toBe(
      "Open: it refuses every call, and lets a probe through in 1 000 ms.",
    );
  });

  it("says that results do not count while it is forced", () => {
    const forced: BreakerState = { ...closed(0), forced: "closed" };
    expect(said(forced, 0).sentence).toContain("results do not count");
  });
});

describe("why not, of a run", () => {
  function reasonsAt(scenario: Scenario, step: number) {
    const planned = plan(scenario);
    const run = simulate(scenario);
    const [key = ""] = Object.keys(scenario.breakers);
    const rules = planned.breakers[key];
    const state = breakerViews(run, step)[key]?.state;
    if (rules === undefined || state === undefined) throw new Error("the run has no breaker");
    const atMs = run.events[step]?.atMs ?? 0;
    const memory = breakerMemory(planned, run, key, step);
    const moment = breakerMoment(key, state, atMs, undefined, memory);
    return {
      why: whyNot(rules, moment, en.breaker).map(({ reason }) => plain(reason)),
      says: plain(waits(rules, moment, en.breaker).sentence),
    };
  }
  const stepAt = (scenario: Scenario, atMs: number) =>
    simulate(scenario).events.findLastIndex((event) => event.atMs <= atMs);

  it("leaves out failures in a row that are too old by now, though no result has come since", () => {
    // Five buckets of 200: the failure at 10 leaves at 1 000, those at 710 and 810 have not.
    const trip = {
      kind: "consecutive",
      failures: 4,
      windowMs: 1000,
      buckets: { count: 5, from: "closing" },
    } as const;
    const value = scenario(
      [call("stock", [fails(10), fails(10), fails(10), { durationMs: 90 }], { breaker: "stock" })],
      {
        breakers: { stock: { trip } },
        arrivals: [0, 700, 800, 1000],
      },
    );
    const before = reasonsAt(value, stepAt(value, 810));
    expect(before.why).toEqual(["1 more failure would open it"]);
    const after = reasonsAt(value, stepAt(value, 1000));
    expect(after.why).toEqual(["2 more failures in a row would open it"]);
    expect(after.says).toBe("Closed: 2 failures in a row of the 4 that would open it.");
  });

  it("promises no probe to the next call while its capacity is full", () => {
    // Room for one: that of 10 finds none, which is a failure; half-open at 110, the call of 0 is still out.
    const value = scenario([call("stock", [{ durationMs: 500 }], { breaker: "shop" })], {
      breakers: {
        shop: {
          trip: { kind: "consecutive", failures: 1 },
          openMs: 100,
          opens: "timer",
          capacity: 1,
        },
      },
      arrivals: [0, 10],
      untilMs: 200,
    });
    const step = simulate(value).events.findIndex(
      (event) => event.type === "breaker" && event.to === "half-open",
    );
    expect(reasonsAt(value, step).why[0]).toBe(
      "no probe is on its way: too many other calls are in flight for one",
    );
  });
});
