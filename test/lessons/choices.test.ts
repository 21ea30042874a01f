import { describe, expect, it } from "vitest";
import { choicesOf } from "../../src/lessons/choices";
import { type Given, judge } from "../../src/lessons/judge";
import { rightGiven } from "../../src/lessons/rightAnswer";
import { toldTruth, toldWrong } from "../../src/lessons/truth";
import { STEPS, stepAt, WORDS } from "./lessonText";

const OFF = { less: "more than that.", more: "less than that." };
const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ");

describe("what a room may be asked to raise hands for", () => {
  it("a number: the right one among those it is mistaken for, by size", () => {
    const { step, played } = stepAt("waterfall-800/allowed");
    // Payment: own 400, 800 − 390 = 410 left, − 80 reserve = 330; its answer takes 450; the deadline 800.
    expect(choicesOf(step, played, WORDS).map(({ text, right }) => [plain(text), right])).toEqual([
      ["330 ms", true],
      ["400 ms", false],
      ["410 ms", false],
      ["450 ms", false],
      ["800 ms", false],
    ]);
  });

  it("what somebody in the room said stands among them, once", () => {
    const { step, played } = stepAt("waterfall-800/allowed");
    const values = choicesOf(step, played, WORDS, [320, 330]).map(({ key }) => Number(key));
    expect(values).toEqual([320, 330, 400, 410, 450, 800]);
  });

  it("a choice, a suspect and a bar: each of them", () => {
    const texts = (place: string) => {
      const { step, played } = stepAt(place);
      return choicesOf(step, played, WORDS).map(({ text, right }) => `${text}${right ? " ✓" : ""}`);
    };
    expect(texts("three-states/early")).toEqual(["Open ✓", "Half-open", "Closed"]);
    expect(texts("waterfall-800/which")).toEqual([
      "Inventory, attempt 1 of request 1",
      "Payment, attempt 1 of request 1 ✓",
    ]);
    expect(texts("outer-larger/fault").filter((text) => text.endsWith("✓"))).toHaveLength(1);
  });

  it("a number that nothing is mistaken for is not given away by standing alone", () => {
    const alone = [...STEPS.keys()].filter((place) => {
      const { step, played } = stepAt(place);
      return choicesOf(step, played, WORDS, [], true).length === 1;
    });
    expect(alone.length).toBeGreaterThan(0);
    for (const place of alone) {
      const { step, played } = stepAt(place);
      expect(choicesOf(step, played, WORDS), place).toEqual([]);
    }
  });

  it("exactly one is right wherever something is asked", () => {
    const asked = [...STEPS.keys()].filter((place) => {
      const { kind } = stepAt(place).step.task;
      return kind === "predict" || kind === "find";
    });
    expect(asked.length).toBeGreaterThan(50);
    for (const place of asked) {
      const { step, played } = stepAt(place);
      const right = choicesOf(step, played, WORDS, [], true).filter((choice) => choice.right);
      expect(right.length, place).toBe(1);
    }
  });
});

describe("the right answer by itself", () => {
  it("is judged right in every step that asks for one", () => {
    for (const [place] of STEPS) {
      const { step, played } = stepAt(place);
      const given = rightGiven(step, played);
      const asks = step.task.kind === "predict" || step.task.kind === "find";
      expect(given !== null, place).toBe(asks);
      if (given !== null) expect(judge(step, played, given)?.right, place).toBe(true);
    }
  });

  it("is told with its arithmetic", () => {
    const { step, played } = stepAt("waterfall-800/allowed");
    expect(toldTruth(step, played, WORDS).map(plain)).toEqual([
      "The answer is 330 ms.",
      "Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms.",
    ]);
  });
});

describe("a wrong answer before the right one is told", () => {
  const { step, played } = stepAt("waterfall-800/allowed");
  const told = (given: Given) => {
    const verdict = judge(step, played, given);
    return verdict && plain(toldWrong(step, played, given, verdict, { ...WORDS, off: OFF }));
  };

  it.each([
    ["a number that is something else", 400, /^You said 400 ms: that is the own timeout/],
    ["too little", 329, /^You said 329 ms: more than that\.$/],
    ["too much", 331, /^You said 331 ms: less than that\.$/],
  ])("%s", (_, value, says) => {
    expect(told({ kind: "number", value })).toMatch(says);
  });
});
