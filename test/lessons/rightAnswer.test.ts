import { describe, expect, it } from "vitest";
import { judge } from "../../src/lessons/judge";
import { rightAnswer, rightGiven } from "../../src/lessons/rightAnswer";
import { STEPS, stepAt, WORDS } from "./lessonText";

const asking = [...STEPS].filter(([, { step }]) => /^(predict|find)$/.test(step.task.kind));
const plain = (text: string) => text.replaceAll("\u202f", " ");

function printed(place: string) {
  const { step, played } = stepAt(place);
  const right = rightAnswer(step, played, WORDS);
  return right && { text: plain(right.text), reasons: right.reasons.map(plain) };
}

describe("the right answer, for paper", () => {
  it.each(asking.map(([place]) => place))("%s: who gives it is right", (place) => {
    const { step, played } = stepAt(place);
    const given = rightGiven(step, played);
    expect(given && judge(step, played, given)?.right).toBe(true);
    expect(rightAnswer(step, played, WORDS)?.text).not.toMatch(/^$|\{/);
  });

  it("a number, with its arithmetic", () => {
    // 800 − 100 − 290 = 410 left; the edge keeps 80: min(400, 330).
    expect(printed("waterfall-800/allowed")).toEqual({
      text: "330 ms",
      reasons: ["Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms."],
    });
  });

  it("a suspect in its own words", () => {
    expect(printed("retry-storm/cure")).toEqual({
      text: "Retry only next to Database, nowhere above",
      reasons: [],
    });
  });

  it("none, where nothing is asked", () => {
    const watching = [...STEPS].filter(([, { step }]) => /^(watch|change)$/.test(step.task.kind));
    expect(watching.length).toBeGreaterThan(12);
    for (const [place] of watching) expect(printed(place)).toBeNull();
  });
});
