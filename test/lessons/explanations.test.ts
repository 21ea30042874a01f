import { describe, expect, it } from "vitest";
import { amountOf } from "../../src/lessons/amount";
import { answerOf as answerTo } from "../../src/lessons/answer";
import { explained } from "../../src/lessons/explain";
import { answerOf, type Given, judge } from "../../src/lessons/judge";
import { guesses } from "../../src/lessons/mistakes";
import { STEPS, stepAt, WORDS } from "./lessonText";

function said(place: string, given: Given): string {
  const { step, played } = stepAt(place);
  const verdict = judge(step, played, given);
  if (verdict === null) throw new Error(`${place} does not ask for that`);
  // Units and groups are set off by a narrow space.
  return explained(step, played, given, verdict, WORDS).join(" ").replaceAll("\u202f", " ");
}

const number = (value: number): Given => ({ kind: "number", value });

describe("a wrong number is told what it is", () => {
  it.each<[string, number, string]>([
    [
      "waterfall-800/allowed",
      400,
      "You said 400 ms: that is the own timeout of Payment. 410 left − 80 reserve leaves 330 ms, and the smaller one counts.",
    ],
    [
      "waterfall-800/allowed",
      410,
      "You said 410 ms: that leaves out the reserve of 80 ms that the edge keeps for its closing work.",
    ],
    [
      "waterfall-800/allowed",
      800,
      "You said 800 ms: that is the whole deadline. Payment begins after 390 ms of it are gone.",
    ],
    ["waterfall-800/allowed", 450, "You said 450 ms: that is what the answer of Payment takes."],
    ["waterfall-800/margin", 330, "You said 330 ms: that leaves out the margin of 30 ms"],
    [
      "waterfall-800/left",
      330,
      "You said 330 ms: that is what may be used, with 80 ms kept back already. Left until the deadline are 410 ms.",
    ],
    ["waterfall-800/late", 0, "You said 0 ms: every call may be in time"],
    ["waterfall-800/late", 870, "You said 870 ms: that is how long the request took."],
    [
      "retry-asks/second",
      80,
      "You said 80 ms: that much is usable, but Supplier has a timeout of its own that is shorter: 60 ms.",
    ],
    ["retry-asks/begins", 60, "You said 60 ms: that leaves out 20 ms of pauses."],
    ["three-good-calls/when", 160, "You said 160 ms: that is the deadline."],
    ["three-good-calls/when", 70, "You said 70 ms: that is Profile alone."],
    ["three-good-calls/when", 300, "You said 300 ms: that is the sum of the three timeouts"],
    ["breaker-and-retry/quick", 390, "You said 390 ms: that leaves out 80 ms of closing work"],
    ["across-the-wire/ghost", 260, "You said 260 ms: by that much the work outlives the request."],
    ["across-the-wire/ghost", 1140, "You said 1 140 ms: that is everything that was done."],
    ["retry-storm/calls", 3, "You said 3: that is one call of Database with its retries."],
    ["retry-storm/calls", 9, "You said 9: that adds the layers up."],
    ["retry-storm/breaker", 27, "You said 27: that would be every attempt of every layer."],
    ["retry-storm/calls", 1, "You said 1: that is one for each request."],
    ["three-states/reached", 10, "You said 10: that counts 3 that were refused."],
    ["three-states/failed-probe", 10_000, "You said 10 000 ms: that is how long it stays open."],
    ["breaker-and-retry/probe", 7510, "You said 7 510 ms: the pause is over then: 4 510 + 3 000."],
    [
      "breaker-lies/asked-to-wait",
      7000,
      "You said 7 000 ms: the pause of the breaker is over then: 2 000 + 5 000. But the dependency had asked for more time",
    ],
    ["breaker-lies/opens", 2000, "You said 2 000 ms: request 3 arrives then."],
    ["breaker-lies/opens", 2780, "You said 2 780 ms: Prices is called then."],
  ])("%s: %i", (place, given, words) => {
    expect(said(place, number(given))).toContain(words);
  });

  it("every number that could be recognised has words of its own, in every step", () => {
    for (const [place, { step }] of STEPS) {
      if (step.task.kind !== "predict" || step.task.answer.kind !== "number") continue;
      const { played } = stepAt(place);
      const { question, wrong = [] } = step.task.answer;
      const right = amountOf(answerOf(step, played));
      const values = [
        ...guesses(question, played).map(({ value }) => value),
        ...wrong.map(({ guess }) => amountOf(answerTo(guess, played))),
      ].filter((value) => typeof value === "number" && value !== right);
      const sentences = [...new Set(values)].map((value) => said(place, number(Number(value))));
      expect(sentences.filter((each) => !each.includes("You said"))).toEqual([]);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});

describe("the arithmetic behind a right answer", () => {
  it.each<[string, string]>([
    ["waterfall-800/allowed", "Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms."],
    ["waterfall-800/left", "800 − 390 already gone = 410 ms."],
    [
      "waterfall-800/late",
      "100 (Gateway) + 290 (Inventory) + 400 (Payment) + 80 (closing work) = 870 ms; 870 − 800 = 70 ms late.",
    ],
    ["retry-asks/begins", "60 (Supplier) + 20 (pause) = 80 ms."],
    ["across-the-wire/ghost", "240 (Stock, from 1 000 to 1 240)."],
    ["retry-storm/calls", "3 × 3 × 3 = 27 calls."],
    ["three-states/reached", "10 asked for − 3 refused = 7."],
  ])("%s", (place, words) => {
    const { step, played } = stepAt(place);
    const right = number(Number(amountOf(answerOf(step, played))));
    expect(said(place, right)).toBe(`Right. ${words}`);
    expect(said(place, number(12_345))).toContain(words);
  });
});

describe("other ways to answer", () => {
  it("a choice: the option’s own words, then the right one’s", () => {
    expect(said("outer-larger/blamed", { kind: "choice", value: "stock" })).toMatch(
      /^Not so\. Stock never ran into a timeout: Shop would have waited 800 ms for it\..* The answer is: Shop\. /,
    );
    expect(said("outer-larger/blamed", { kind: "choice", value: "shop" })).toMatch(/^Right\. /);
  });

  it("a bar: each that fits is right", () => {
    const { step, played } = stepAt("waterfall-800/which");
    const attempts = played.run.operations[0]?.attempts ?? [];
    const rights = attempts.map(
      ({ hop, n }) => [hop, judge(step, played, { kind: "bar", operation: 1, n })?.right] as const,
    );
    expect(rights).toEqual([
      ["inventory", false],
      ["payment", true],
    ]);
  });

  it("a suspect: right when its edits reach the goal", () => {
    const { step, played } = stepAt("retry-storm/cure");
    const rights = ["pauses", "timeout", "one-layer", "deadline"].map(
      (id) => judge(step, played, { kind: "suspect", id })?.right,
    );
    expect(rights).toEqual([false, false, true, false]);
  });

  it("an answer of another kind is none", () => {
    const { step, played } = stepAt("waterfall-800/allowed");
    expect(judge(step, played, { kind: "choice", value: 330 })).toBeNull();
    expect(judge(step, played, { kind: "suspect", id: "x" })).toBeNull();
  });

  it("as near as the tolerance is right", () => {
    const { step, played } = stepAt("set-your-own/cut-share");
    expect(judge(step, played, number(12))?.right).toBe(true);
    expect(judge(step, played, number(25))?.right).toBe(false);
  });

  it("points at the event that settles it", () => {
    const { step, played } = stepAt("waterfall-800/allowed");
    const evidence = judge(step, played, number(400))?.evidence ?? -1;
    expect(played.run.events[evidence]).toMatchObject({ type: "start", hop: "payment", atMs: 390 });
  });
});
