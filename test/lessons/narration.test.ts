/** Numbers that are written in a step's texts, not filled in: each must be a figure of its scenario or its run. */
import { expect, it } from "vitest";
import { amountOf } from "../../src/lessons/amount";
import { answerOf as answerTo } from "../../src/lessons/answer";
import { figuresOf, filled } from "../../src/lessons/figures";
import type { Played } from "../../src/lessons/play";
import { textsOf } from "../../src/lessons/stepTexts";
import { COURSE, STEPS, stepAt, WORDS } from "./lessonText";

/** What is written for other reasons: percentages of a rule, values to be tried, a library’s own numbers. */
const OTHERWISE: Readonly<Record<string, readonly number[]>> = {
  // “50 %”, written as 0.5 in the scenario, and “51 %”, which stands for “above 50 %”.
  "same-words/half": [50],
  "same-words/above": [50, 100],
  "same-words/mend": [50],
  // The length that is meant, of which 5 001 is one more.
  "same-words/boundary": [5000],
  // How many were measured, and of how many: checked against the list below.
  "set-your-own/cut-share": [25],
  "set-your-own/knee": [95, 100],
  // A timeout that suits neither, as the caller’s own is.
  "set-your-own/mend": [6, 100, 350, 500, 25],
  // What the storm makes without a budget, which is the answer of the step before it.
  "retry-storm/budget": [27],
  // “Seconds” in the text.
  "breaker-lies/asked-to-wait": [20],
};

/** Every number that stands in a value, and moments counted from a request’s arrival. */
function numbersIn(value: unknown, found: Set<number> = new Set()): ReadonlySet<number> {
  if (typeof value === "number") found.add(Math.abs(value));
  if (typeof value === "string")
    for (const each of value.matchAll(/\d+/g)) found.add(Number(each[0]));
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) numbersIn(inner, found);
  }
  return found;
}

function known({ scenario, run }: Played): ReadonlySet<number> {
  return new Set([
    ...numbersIn(scenario),
    ...numbersIn(run.operations),
    ...numbersIn(run.breakers),
    run.operations.length,
  ]);
}

/** Figures of one digit are words of the language as much as numbers. */
function written(text: string): readonly number[] {
  return [...text.replace(/\{[^}]*\}/g, "").matchAll(/\d[\d ]*\d/g)].map(([digits]) =>
    Number(digits.replaceAll(" ", "")),
  );
}

it.each([...STEPS.keys()])("%s writes no number that could go stale", (place) => {
  const { step, played } = stepAt(place);
  const fine = known(played);
  const texts = textsOf(step).filter(({ path }) => !path.includes("tries"));
  const stale = texts.flatMap(({ text }) =>
    written(text).filter((number) => !fine.has(number) && !OTHERWISE[place]?.includes(number)),
  );
  expect(stale).toEqual([]);
});

it("fills in every figure that a text asks for, and each has an answer", () => {
  for (const [place, { step }] of STEPS) {
    const { played } = stepAt(place);
    const figures = figuresOf(step, played, WORDS);
    const texts = textsOf(step).map(({ text }) => text);
    const open = texts.map((text) => filled(text, figures)).filter((text) => /[{}]/.test(text));
    expect([place, open]).toEqual([place, []]);
    for (const question of Object.values(step.figures ?? {})) {
      expect(amountOf(answerTo(question, played))).not.toBeNull();
    }
  }
});

it("says in the titles and lists what the scenarios hold", () => {
  // 27 calls, 800 ms: the two numbers in titles of the course.
  const titled = COURSE.flatMap(({ id, title }) => written(title).map((number) => [id, number]));
  expect(titled).toEqual([
    ["waterfall-800", 800],
    ["retry-storm", 27],
  ]);
  const { played } = stepAt("retry-storm/calls");
  expect(played.run.calls.database).toBe(27);
  expect(stepAt("waterfall-800/order").played.scenario.deadlineMs).toBe(800);
});
