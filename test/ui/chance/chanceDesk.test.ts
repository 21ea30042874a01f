import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renameHop, setHop, setOperation } from "../../../src/engine/edit";
import type { Scenario } from "../../../src/engine/scenario";
import { createChanceDesk, sameSetting } from "../../../src/ui/chance/chanceDesk";
import type { ChanceLine } from "../../../src/ui/chance/chanceLine";
import type { ChanceOrder, ChanceReply } from "../../../src/ui/chance/chanceMessages";
import { resultOf } from "../../support/chanceResult";
import { callTo, scenarioOf } from "../../support/plainScenario";

const scenario = scenarioOf([callTo("a", { responses: [{ durationMs: { p50: 10, p99: 30 } }] })]);
const chance = resultOf([[10, 4]]);
const curve = { points: [], knee: null, unhurried: null };

/** A line whose other end is the test. */
function deskAtHand() {
  const orders: ChanceOrder[] = [];
  let say: (reply: ChanceReply) => void = () => {};
  const log: string[] = [];
  const line: ChanceLine = {
    start: (order, hear) => {
      orders.push(order);
      say = hear;
      log.push(`start ${order.scenario.deadlineMs}`);
      return () => log.push("cancel");
    },
    close: () => log.push("close"),
  };
  const desk = createChanceDesk(() => line);
  const finish = () => {
    say({ type: "counted", id: 1, chance });
    say({ type: "done", id: 1, curve });
  };
  return { desk, orders, log, finish, say: (reply: ChanceReply) => say(reply), now: desk.getState };
}
const withDeadline = (deadlineMs: number, of: Scenario = scenario) =>
  setOperation(of, { deadlineMs });

describe("the desk of the chance panel", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("orders the runs and enough for a curve, and keeps what comes", () => {
    const { orders, now, say } = deskAtHand();
    now().start(scenario, 10_000);
    expect(orders).toEqual([{ scenario, runs: 10_000, curve: { runs: 2_000, points: 41 } }]);
    say({ type: "progress", id: 1, done: 30, total: 120 });
    expect([now().phase, now().part]).toEqual(["running", 0.25]);
    say({ type: "counted", id: 1, chance });
    expect(now().counted).toMatchObject({ scenario, chance, curve: null });
    say({ type: "done", id: 1, curve });
    expect([now().phase, now().counted?.curve]).toEqual(["done", curve]);
  });

  it.each([
    [100, 1, 100],
    // 2 000 requests are 10 runs of 200; never under 20.
    [10_000, 200, 20],
    [10_000, 50, 40],
  ])("of %i runs with %i requests each tries a deadline with %i", (runs, count, curveRuns) => {
    const { orders, now } = deskAtHand();
    now().start({ ...scenario, arrivals: { everyMs: 10, count } }, runs);
    expect(orders[0]?.curve?.runs).toBe(curveRuns);
  });

  it("begins again when the settings have rested, and only then", () => {
    const { now, log, finish } = deskAtHand();
    now().start(scenario, 100);
    for (const ms of [900, 800, 700]) {
      now().follow(withDeadline(ms));
      vi.advanceTimersByTime(400);
    }
    expect([now().phase, log]).toEqual(["resting", ["start 1000", "cancel"]]);
    vi.advanceTimersByTime(200);
    expect(log).toEqual(["start 1000", "cancel", "start 700"]);
    finish();
    expect(now().counted?.scenario.deadlineMs).toBe(700);
  });

  it("hears nothing more of what it gave up", () => {
    const { now, say } = deskAtHand();
    now().start(scenario, 100);
    now().follow(withDeadline(900));
    say({ type: "counted", id: 1, chance });
    expect(now().counted).toBeNull();
  });

  it("leaves the result alone when another of its runs is opened, or only a name changes", () => {
    const { now, finish, log } = deskAtHand();
    now().start(scenario, 100);
    finish();
    now().follow(setOperation(scenario, { seed: 77 }));
    now().follow(setOperation(scenario, { title: "Another" }));
    vi.runAllTimers();
    expect([now().phase, log]).toEqual(["done", ["start 1000"]]);
  });

  it("needs no new runs for a change that is undone", () => {
    const { now, finish, log } = deskAtHand();
    now().start(scenario, 100);
    finish();
    now().follow(withDeadline(900));
    expect(now().phase).toBe("resting");
    now().follow(scenario);
    vi.runAllTimers();
    expect([now().phase, log]).toEqual(["done", ["start 1000"]]);
  });

  it("stays stopped whatever changes, until it is asked again", () => {
    const { now, log } = deskAtHand();
    now().start(scenario, 100);
    now().stop();
    now().follow(withDeadline(900));
    vi.runAllTimers();
    expect([now().phase, log]).toEqual(["stopped", ["start 1000", "cancel"]]);
  });

  it("forgets everything when another scenario is opened", () => {
    const { now, finish } = deskAtHand();
    now().start(scenario, 100);
    finish();
    now().follow({ ...setHop(scenario, "a", { timeoutMs: 5 }), title: "Another" });
    vi.runAllTimers();
    expect([now().phase, now().counted]).toEqual(["idle", null]);
  });

  it("knows its work by another title, too", () => {
    const { now, finish } = deskAtHand();
    now().start(scenario, 100);
    finish();
    const renamed = setOperation(scenario, { title: "Another" });
    now().follow(renamed);
    now().follow(setHop(renamed, "a", { timeoutMs: 5 }));
    expect([now().phase, now().counted?.scenario]).toEqual(["resting", scenario]);
  });

  it("says why it failed, and closes its line", () => {
    const { now, say, log } = deskAtHand();
    now().start(scenario, 100);
    say({ type: "failed", id: 1, message: "lost" });
    expect([now().phase, now().message]).toEqual(["failed", "lost"]);
    now().close();
    expect(log.at(-1)).toBe("close");
  });
});

describe("the setting that figures are of", () => {
  it.each([
    ["another seed", setOperation(scenario, { seed: 9 }), true],
    ["another title", setOperation(scenario, { title: "B" }), true],
    ["another deadline", withDeadline(5), false],
    ["a key more", setOperation(scenario, { reserveMs: 5 }), false],
    ["another name of a hop", renameHop(scenario, "a", "B"), false],
  ])("%s", (_, other, same) => {
    expect([sameSetting(scenario, other), sameSetting(other, scenario)]).toEqual([same, same]);
  });
});
