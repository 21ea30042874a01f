import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLessonText } from "../../src/codec/parseLesson";
import { problemText } from "../../src/codec/problem";
import { galleryScenario } from "../../src/gallery/gallery";
import { lessonFaults } from "../../src/lessons/faults";
import { en } from "../../src/texts/en";
import { lessonKeys } from "../../src/texts/en/lessons/lessonKeys";
import { lessons } from "../../src/texts/en/lessons/lessons";
import { read } from "./lessonText";

const PAGE = readFileSync(join(import.meta.dirname, "../../docs/workshops.md"), "utf8");
/** The lesson that the docs show. */
const EXAMPLE = /```json\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? "";

function linesOfText(text: string): readonly string[] {
  const parsed = parseLessonText(text, (lesson, scenarioFaults) =>
    lessonFaults(lesson, galleryScenario, scenarioFaults),
  );
  return parsed.ok ? [] : parsed.problems.map(problemText);
}

/** With one piece of its text replaced. */
function spoilt(piece: string, by: string): readonly string[] {
  expect(EXAMPLE).toContain(piece);
  return linesOfText(EXAMPLE.replace(piece, by));
}

describe("docs/workshops.md", () => {
  it("shows a lesson that loads as it stands", () => {
    expect(linesOfText(EXAMPLE)).toEqual([]);
  });

  it("names every key of the format", () => {
    const keys = new Set(Object.keys(lessonKeys).map((path) => path.split(".").at(-1) ?? ""));
    const named = (key: string) => new RegExp(`[\`" {]${key}[\`" ,}:]`).test(PAGE);
    expect([...keys].filter((key) => !named(key))).toEqual([]);
  });
});

describe("docs/workshops.md: the words that a question is answered with", () => {
  const { attempt, operation, breaker } = en.status;
  it.each(
    [attempt, operation, breaker, lessons.judging.boundBy].flatMap((words) =>
      Object.keys(words).filter((word) => word !== "late"),
    ),
  )("%s", (word) => {
    const [, table = ""] = PAGE.split("| question | words |");
    expect(table.split("## Questions")[0]).toContain(`\`${word}\``);
  });
});

describe("what is wrong with a lesson is said with its place", () => {
  it.each<[string, string, string, string]>([
    [
      "an unknown key",
      '"minutes": 5,',
      '"minutes": 5, "answer": 330,',
      'answer: expected no other key than version, id, title, outcomes, minutes, glossary, scenarios, steps and checklist, got "answer"',
    ],
    [
      "a newer version",
      '"version": 1,',
      '"version": 2,',
      "version: expected 1, the version of this format, got 2",
    ],
    [
      "minutes in words",
      '"minutes": 5',
      '"minutes": "five"',
      'minutes: expected a whole number from 1 to 600, got "five"',
    ],
    [
      "a part that there is not",
      '["waterfall"]',
      '["picture"]',
      'steps[1].shows[0]: expected "decision", "run", "waterfall", "ledger", "breaker", "knobs", "send", "transport", "findings", "chance", "compare", "layers" or "code", got "picture"',
    ],
    [
      "a text that turns direction",
      "Everything may be changed.",
      "Everything \u202e may be changed.",
      'steps[3].says: expected text to read, of up to 1000 characters, none of them a control or text-direction character, got "Everything \\u202e may be changed."',
    ],
    [
      "a question of no kind",
      '"kind": "operation-setting"',
      '"kind": "guess"',
      "steps[0].figures.deadline.kind",
    ],
    [
      "a broken scenario",
      '"timeoutMs": 200',
      '"timeoutMs": 200, "breaker": "none"',
      'scenarios.basket.hops[0].breaker: expected a key of breakers, got "none"',
    ],
    [
      "a scenario of no such name",
      '"start": { "scenario": "basket" },\n      "frame"',
      '"start": { "scenario": "baskets" },\n      "frame"',
      'steps[0].start.scenario: expected the name of a scenario of this lesson or of the gallery, got "baskets"',
    ],
    [
      "a hop that there is not",
      '"hop": "payment", "figure": "allowedMs" }\n      }',
      '"hop": "bank", "figure": "allowedMs" }\n      }',
      'steps[1].figures.allowed.hop: expected the id of a hop of this scenario, got "bank"',
    ],
    [
      "a hop in what may be changed",
      '"of": "hop", "hop": "basket"',
      '"of": "hop", "hop": "bank"',
      'steps[2].may[0].hop: expected the id of a hop of this scenario, got "bank"',
    ],
    [
      "a hop that a frame names",
      '"frame": { "operation": 1, "hop": "basket", "moment": "start" }',
      '"frame": { "operation": 1, "hop": "bank", "moment": "start" }',
      'steps[0].frame.hop: expected the id of a hop of this scenario, got "bank"',
    ],
    [
      "a breaker that a goal asks for",
      '"question": { "kind": "operation-word", "figure": "status" }',
      '"question": { "kind": "breaker", "breaker": "bank", "figure": "opened" }',
      'steps[2].task.goal[0].question.breaker: expected a key of this scenario’s breakers, got "bank"',
    ],
    [
      "a figure that there is not",
      "own timeout is {own}",
      "own timeout is {timeout}",
      'steps[1].says: expected a figure of this step ({own}, {allowed}), got "timeout"',
    ],
    [
      "a frame that never comes",
      '"hop": "payment", "moment": "start"',
      '"hop": "payment", "moment": "refused"',
      "steps[1].reveals.frame: expected an event of this run, got none in this run",
    ],
    [
      "a wrong guess that is right",
      '"hop": "basket", "figure": "remainingAfterMs"',
      '"hop": "payment", "figure": "allowedMs"',
      "steps[1].task.answer.wrong[0].guess: expected another number than the right one, 170, got 170",
    ],
    [
      "a goal that the start meets",
      '"value": "ok"',
      '"value": "failed"',
      "steps[2].task.goal: expected a goal that the start does not meet, got one that it meets already",
    ],
    [
      "a solution that misses the goal",
      '"answer": { "durationMs": 130 }',
      '"answer": { "durationMs": 131 }',
      "steps[2].task.solution: expected edits that meet the goal, got edits that miss goal[0]",
    ],
    [
      "a solution that the step does not allow",
      '"keys": ["timeoutMs", "responses"]',
      '"keys": ["timeoutMs"]',
      "steps[2].task.solution: expected only changes that the step allows, got others",
    ],
    [
      "a solution of a hop that there is not",
      '"kind": "answer", "hop": "basket", "index": 0',
      '"kind": "answer", "hop": "baskets", "index": 0',
      'steps[2].task.solution[0].hop: expected the id of a hop of this scenario, got "baskets"',
    ],
    [
      "a solution that changes nothing: there is one answer, so 1 would add one and 2 is past it",
      '"index": 0',
      '"index": 2',
      "steps[2].task.solution[0]: expected an edit that changes something, got one that changes nothing",
    ],
    [
      "an edit past the limits",
      '"answer": { "durationMs": 130 }',
      '"answer": { "durationMs": 86400001 }',
      "steps[2].task.solution[0].answer.durationMs: expected a whole number of milliseconds from 0 to 86400000, got 86400001",
    ],
    [
      "two steps of one id",
      '"id": "mend"',
      '"id": "look"',
      'steps[2].id: expected an id that no other step has, got "look"',
    ],
    [
      "more requests than a lesson plays",
      '"arrivals": [0]',
      '"arrivals": { "everyMs": 1, "count": 2001 }',
      "steps[0].start: expected a scenario with at most 2000 requests, got more",
    ],
    [
      "a figure of a limit that there is not",
      '"deadlineMs": 400,',
      '"deadlineMs": null, "budget": "local",',
      "steps[0].figures.deadline: expected a question that this run answers, got none in this run",
    ],
  ])("%s", (_, piece, by, line) => {
    expect(spoilt(piece, by)[0]?.startsWith(line) ? line : spoilt(piece, by)).toBe(line);
  });

  it("a scenario that cannot end, which is not played", () => {
    const endless = EXAMPLE.replace('"deadlineMs": 400', '"deadlineMs": null')
      .replace('"timeoutMs": 200', '"timeoutMs": null')
      .replace('[{ "durationMs": 180 }]', '[{ "never": true }]');
    const line =
      'expected a scenario that can run, got the operation cannot end: nothing limits the wait at hop "basket"';
    expect(linesOfText(endless)).toEqual(
      [0, 1, 2, 3].map((step) => `steps[${step}].start: ${line}`),
    );
  });

  it("one line for a name that stands for nothing, whatever follows from it", () => {
    expect(spoilt('"hop": "basket", "index": 0', '"hop": "bank", "index": 0')).toHaveLength(1);
    expect(spoilt('"hop": "basket", "moment": "end"', '"hop": "bank", "moment": "end"')).toEqual([
      'steps[1].frame.hop: expected the id of a hop of this scenario, got "bank"',
    ]);
  });

  it("all that can be known at once: what cannot be read hides nothing of what can be played", () => {
    const unread = EXAMPLE.replace('"minutes": 5', '"minutes": 0')
      .replace("own timeout is {own}", "own timeout is {timeout}")
      .replace('"hint"', '"hints"')
      .replace('["decision", "waterfall", "transport"]', '["picture"]')
      .replace('"answer": { "durationMs": 130 }', '"answer": { "durationMs": 131 }')
      .replace('"tries": [', '"attempts": [');
    expect(linesOfText(unread).map((line) => line.split(":")[0])).toEqual([
      "minutes",
      "steps[0].shows[0]",
      "steps[1].says",
      "steps[2].task.solution",
      "steps[3].task.attempts",
    ]);
  });

  it("a broken scenario and a step of another one", () => {
    const other = EXAMPLE.replace('"timeoutMs": 200', '"timeoutMs": 200, "breaker": "none"')
      .replace(
        '"says": "Everything may be changed.",\n      "start": { "scenario": "basket" }',
        '"says": "Everything may be {changed}.",\n      "start": { "scenario": "order-800" }',
      )
      // Steps of the broken one are not played, and are not told to be of no such name.
      .replace("own timeout is {own}", "own timeout is {timeout}");
    expect(linesOfText(other)).toEqual([
      'scenarios.basket.hops[0].breaker: expected a key of breakers, got "none"',
      'steps[3].says: expected a figure of this step (none), got "changed"',
    ]);
  });

  it("nothing of the steps of a newer version, whose words may say something else", () => {
    const newer = EXAMPLE.replace('"version": 1', '"version": 2').replace('"ok"', '"failed"');
    expect(linesOfText(newer)).toHaveLength(1);
  });

  it("more attempts than a lesson plays, in one scenario and in all steps", () => {
    const lesson = JSON.parse(EXAMPLE);
    const { basket } = lesson.scenarios;
    basket.arrivals = { everyMs: 1, count: 2000 };
    const [watch] = lesson.steps;
    lesson.steps = Array.from({ length: 12 }, (_, index) => ({ ...watch, id: `step-${index}` }));
    const linesWith = (maxAttempts: number) => {
      basket.hops[0].retry = { maxAttempts, backoff: { kind: "fixed", baseMs: 0 } };
      return linesOfText(JSON.stringify(lesson)).filter((line) => line.includes("attempts"));
    };
    // 2 000 × (1 + 8 + 1) = 20 000: ten such steps are 200 000.
    expect(linesWith(8)).toEqual(
      [10, 11].map(
        (index) =>
          `steps[${index}].start: expected steps whose starts have at most 200000 requests and attempts in all, got more`,
      ),
    );
    expect(linesWith(9)).toHaveLength(12);
    expect(linesWith(9)[0]).toBe(
      "steps[0].start: expected a scenario with at most 20000 requests and attempts, got more",
    );
  });

  it("names that a scenario has not, though it cannot be run", () => {
    const long = EXAMPLE.replace('"arrivals": [0]', '"arrivals": { "everyMs": 1, "count": 2001 }');
    const lines = linesOfText(
      long.replace('"of": "hop", "hop": "basket"', '"of": "hop", "hop": "bank"'),
    );
    expect(lines).toContain(
      'steps[2].may[0].hop: expected the id of a hop of this scenario, got "bank"',
    );
  });

  it("a choice without a right option, and one with two", () => {
    const choice =
      (first: number, second: number, words = "b") =>
      (text: string) =>
        text.replace(
          /"kind": "number",\n(\s+"question": [^\n]*),\n\s+"wrong": \[[\s\S]*?\n {10}\]/,
          `"kind": "choice",\n$1,\n"options": [{ "is": ${first}, "text": "a" }, { "is": ${second}, "text": "${words}" }]`,
        );
    const path = "steps[1].task.answer.options: expected exactly one that is right, got";
    // min(300 own, 400 − 180 − 50) = 170.
    expect(linesOfText(choice(170, 220)(EXAMPLE))).toEqual([]);
    expect(linesOfText(choice(300, 220)(EXAMPLE))).toEqual([`${path} 0`]);
    expect(linesOfText(choice(170, 170)(EXAMPLE))).toEqual([
      "steps[1].task.answer.options[1].is: expected a value that no other choice has, got 170",
    ]);
    expect(linesOfText(choice(170, 220, "a")(EXAMPLE))).toEqual([
      'steps[1].task.answer.options[1].text: expected a value that no other choice has, got "a"',
    ]);
  });

  it("what edits make of a scenario, by where they stand and what they break", () => {
    const lesson = JSON.parse(EXAMPLE);
    const responses = [{ durationMs: { p50: 100, p99: 50 } }];
    const edits = [{ kind: "hop", hop: "payment", set: { responses } }];
    lesson.steps[2].task.solution = edits;
    lesson.steps[3].start = { ...lesson.steps[3].start, edits };
    const broken = "hops[1].responses[0].durationMs.p99: expected 100 or more, as p50 is, got 50";
    expect(linesOfText(JSON.stringify(lesson))).toEqual([
      `steps[2].task.solution → ${broken}`,
      `steps[3].start → ${broken}`,
    ]);
  });

  it("two suspects of one id, of which either would be judged as the other", () => {
    const lesson = JSON.parse(EXAMPLE);
    const { question, is, value } = lesson.steps[2].task.goal[0];
    const longer = { kind: "hop", hop: "payment", set: { timeoutMs: 400 } };
    const suspects = [
      { id: "basket", text: "Basket", edits: lesson.steps[2].task.solution },
      // min(400 own, 400 − 180 − 50) = 170 < 220: Payment stays too late.
      { id: "payment", text: "Payment", edits: [longer] },
    ];
    const task = { kind: "find", asks: "Which?", goal: [{ question, is, value }], suspects };
    lesson.steps[2] = { ...lesson.steps[2], task };
    expect(linesOfText(JSON.stringify(lesson))).toEqual([]);
    expect(
      linesOfText(JSON.stringify(lesson).replace('"id":"payment","text"', '"id":"basket","text"')),
    ).toEqual([
      'steps[2].task.suspects[1].id: expected a value that no other choice has, got "basket"',
    ]);
  });

  it("every key that there is not, and not the first of an object alone", () => {
    const lines = linesOfText(
      EXAMPLE.replace('"minutes": 5,', '"minutes": 5, "answer": 330, "author": "me",').replace(
        '"id": "look",',
        '"id": "look", "hint": "a", "clock": "b", "hop": "c",',
      ),
    );
    expect(lines.map((line) => line.split(":")[0])).toEqual([
      "answer",
      "author",
      "steps[0].hint",
      "steps[0].clock",
      "steps[0].hop",
    ]);
    expect(lines[1]).toMatch(/^author: expected no other key than .*, got "author"$/);
  });

  it.each([
    ["", '""'],
    ["  ", '"  "'],
    ["\u200b", '"\\u200b"'],
  ])("a title, a step or a goal that is called %j", (nothing, shown) => {
    const lines = linesOfText(
      EXAMPLE.replace("How long may payment wait?", nothing)
        .replace("Two calls, one deadline", nothing)
        .replace("The request ends ok.", nothing),
    );
    expect(lines).toEqual(
      ["title", "steps[0].title", "steps[2].task.goal[0].text"].map(
        (path) =>
          `${path}: expected text to read, of up to 200 characters, none of them a control or text-direction character, got ${shown}`,
      ),
    );
  });

  it("no file at all, half a file, a file too long, one too deep", () => {
    expect(linesOfText("")).toHaveLength(1);
    expect(linesOfText(EXAMPLE.slice(0, -20))).toHaveLength(1);
    expect(linesOfText(`${EXAMPLE}${" ".repeat(1_048_576)}`)[0]).toContain("(file)");
    expect(linesOfText(`${"[".repeat(50)}${"]".repeat(50)}`)[0]).toContain("(file)");
  });

  it("never throws, and what it takes it takes again", () => {
    const keys = fc.constantFrom("steps", "scenarios", "task", "start", "figures", "glossary");
    fc.assert(
      fc.property(keys, fc.jsonValue(), fc.jsonValue(), (key, value, other) => {
        const lesson: { [key: string]: unknown } = JSON.parse(EXAMPLE);
        const spoiltLesson = { ...lesson, [key]: value, steps: [value, other] };
        for (const each of [value, { ...lesson, [key]: value }, spoiltLesson]) {
          const parsed = read(each);
          if (parsed.ok) expect(read(parsed.lesson)).toEqual(parsed);
          else expect(parsed.problems.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("takes no getter, class or cycle from a host", () => {
    const cycle: { [key: string]: unknown } = JSON.parse(EXAMPLE);
    cycle.steps = cycle;
    for (const each of [
      cycle,
      new Map(),
      () => 0,
      {
        get version() {
          return 1;
        },
      },
    ]) {
      expect(read(each).ok).toBe(false);
    }
  });
});
