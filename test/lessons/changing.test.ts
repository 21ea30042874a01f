import { describe, expect, it } from "vitest";
import { setBreaker, setHop, setOperation } from "../../src/engine/edit";
import type { Scenario } from "../../src/engine/scenario";
import { edited } from "../../src/lessons/edits";
import { checked, goalMet, holdsAll } from "../../src/lessons/goal";
import type { May } from "../../src/lessons/lesson";
import { mayChange, mayTurn } from "../../src/lessons/mayChange";
import { played } from "../../src/lessons/play";
import { callTo, scenarioOf } from "../support/plainScenario";
import { STEPS, stepAt } from "./lessonText";

const inner = callTo("stock", { breaker: "stock" });
const scenario: Scenario = scenarioOf([callTo("shop", { calls: [inner] })], {
  breakers: { stock: {} },
});

describe("what a step lets its reader change", () => {
  const may: May = [
    { of: "operation", keys: ["deadlineMs"] },
    { of: "hop", hop: "stock", keys: ["timeoutMs"] },
    { of: "breaker", breaker: "stock", keys: ["openMs"] },
  ];

  it.each<[string, Scenario, boolean]>([
    ["nothing", scenario, true],
    ["the deadline", setOperation(scenario, { deadlineMs: 5 }), true],
    ["the reserve", setOperation(scenario, { reserveMs: 5 }), false],
    ["a setting of a hop inside another", setHop(scenario, "stock", { timeoutMs: 5 }), true],
    ["the same setting of its caller", setHop(scenario, "shop", { timeoutMs: 5 }), false],
    ["another setting of it", setHop(scenario, "stock", { marginMs: 5 }), false],
    ["a setting of a breaker", setBreaker(scenario, "stock", { openMs: 5 }), true],
    ["another one", setBreaker(scenario, "stock", { opens: "timer" }), false],
    ["a hop less", { ...scenario, hops: [callTo("shop")] }, false],
    ["a breaker more", { ...scenario, breakers: { stock: {}, shop: {} } }, false],
  ])("%s: %#", (_, to, allowed) => {
    expect(mayChange(may, scenario, to)).toBe(allowed);
    expect(mayChange("everything", scenario, to)).toBe(true);
    expect(mayChange(undefined, scenario, to)).toBe(to === scenario);
  });

  it("a hop may take another breaker, which is made and left behind", () => {
    const moved = edited(scenario, [{ kind: "attach", hop: "stock", breaker: "other" }]);
    expect(Object.keys(moved.breakers)).toEqual(["other"]);
    expect(mayChange(may, scenario, moved)).toBe(false);
    const allowed: May = [{ of: "hop", hop: "stock", keys: ["breaker"] }];
    expect(mayChange(allowed, scenario, moved)).toBe(true);
  });

  it("says it of one setting, for its knob", () => {
    expect(mayTurn(may, "hop", "stock", "timeoutMs")).toBe(true);
    expect(mayTurn(may, "hop", "shop", "timeoutMs")).toBe(false);
    expect(mayTurn(may, "operation", null, "deadlineMs")).toBe(true);
    expect(mayTurn(undefined, "operation", null, "deadlineMs")).toBe(false);
    expect(mayTurn("everything", "breaker", "stock", "trip")).toBe(true);
  });
});

describe("edits as data", () => {
  it("set and unset keys, replace and add answers, in order", () => {
    const next = edited(scenario, [
      { kind: "operation", set: { reserveMs: 20 } },
      { kind: "operation", unset: ["reserveMs"] },
      { kind: "answer", hop: "stock", index: 0, answer: { durationMs: 7 } },
      { kind: "answer", hop: "stock", index: 1, answer: { never: true } },
      { kind: "arrive", arrival: 50 },
    ]);
    expect(next).not.toHaveProperty("reserveMs");
    expect(next.arrivals).toEqual([0, 50]);
    const [shop] = next.hops;
    const stock = shop?.kind === "call" ? shop.calls?.[0] : undefined;
    expect(stock).toMatchObject({ responses: [{ durationMs: 7 }, { never: true }] });
  });

  it.each([
    { kind: "hop", hop: "nobody", set: { timeoutMs: 1 } },
    { kind: "answer", hop: "stock", index: 2, answer: { never: true } },
    { kind: "breaker", breaker: "nobody", set: { openMs: 1 } },
  ] as const)("$kind: what is not there is not changed", (edit) => {
    expect(edited(scenario, [edit])).toBe(scenario);
  });
});

describe("a goal", () => {
  // SHOP works for 10, then STOCK for 10: 20 in all.
  const run = played(scenario);

  it.each([
    ["equal", 20, true],
    ["equal", 21, false],
    ["not", 21, true],
    ["at-least", 20, true],
    ["at-least", 21, false],
    ["at-most", 20, true],
    ["at-most", 19, false],
    ["at-most", "20", false],
  ] as const)("a request of 20 ms is %s %s: %s", (is, value, holds) => {
    const question = { kind: "operation", figure: "tookMs" } as const;
    expect(holdsAll([{ question, is, value }], run)).toBe(holds);
  });

  it("that something never happens", () => {
    const opened = { kind: "turn", breaker: "stock", to: "open" } as const;
    expect(holdsAll([{ question: opened, is: "never" }], run)).toBe(true);
    expect(holdsAll([{ question: { kind: "longest" }, is: "never" }], run)).toBe(false);
    // What never happens is not less than something.
    expect(holdsAll([{ question: opened, is: "at-most", value: 5 }], run)).toBe(false);
  });

  it("of each change-task is missed by its start and met by its solution, check by check", () => {
    const tasks = [...STEPS.keys()].flatMap((place) => {
      const { step, played: start } = stepAt(place);
      return step.task.kind === "change" ? [{ step, task: step.task, start }] : [];
    });
    expect(tasks.length).toBeGreaterThanOrEqual(12);
    for (const { step, task, start } of tasks) {
      expect(goalMet(step, start)).toBe(false);
      const solved = played(edited(start.scenario, task.solution));
      expect(checked(task.goal, solved).map(({ holds }) => holds)).toEqual(
        task.goal.map(() => true),
      );
    }
  });
});
