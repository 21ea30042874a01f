import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { courseIn } from "../../src/lessons/course";
import { lessons } from "../../src/texts/en/lessons/lessons";
import { hopwatch, type World } from "./memoryIo";

const PAGE = readFileSync(join(import.meta.dirname, "../../docs/workshops.md"), "utf8");
/** The lesson that the docs show: four steps. */
const GOOD = /```json\n([\s\S]*?)```/.exec(PAGE)?.[1] ?? "";
/** It asks for a hop that there is not, and its goal is met from the start. */
const FAULTY = GOOD.replace(
  '"hop": "payment", "figure": "allowedMs" }\n      }',
  '"hop": "bank", "figure": "allowedMs" }\n      }',
).replace('"value": "ok"', '"value": "failed"');

const HOP = {
  path: "steps[1].figures.allowed.hop",
  expected: "the id of a hop of this scenario",
  received: '"bank"',
};
const GOAL = {
  path: "steps[2].task.goal",
  expected: "a goal that the start does not meet",
  received: "one that it meets already",
};
const SOLUTION = {
  path: "steps[2].task.solution",
  expected: "edits that meet the goal",
  received: "edits that miss goal[0]",
};

const check = (text: string, ...options: readonly string[]) =>
  hopwatch(["lesson", "check", "l.json", ...options], { files: { "l.json": text } });

describe("hopwatch lesson check", () => {
  it("says that there is nothing wrong", async () => {
    expect(await check(GOOD)).toEqual({ code: 0, stdout: "No faults in 4 steps.\n", stderr: "" });
  });

  it("says each fault with its path, what was expected and what was found, and exits with 1", async () => {
    const { code, stdout, stderr } = await check(FAULTY);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout.trimEnd().split("\n")).toEqual([
      ...[HOP, GOAL, SOLUTION].map(
        ({ path, expected, received }) => `l.json: ${path}: expected ${expected}, got ${received}`,
      ),
      "3 faults",
    ]);
  });

  it("--json is a list of them, a fault a line", async () => {
    const { code, stdout } = await check(FAULTY, "--json");
    expect([code, JSON.parse(stdout)]).toEqual([1, [HOP, GOAL, SOLUTION]]);
    expect(stdout.trimEnd().split("\n")).toHaveLength(5);
    const none = await check(GOOD, "--json");
    expect([none.code, JSON.parse(none.stdout)]).toEqual([0, []]);
  });

  it.each([
    ["nothing", "", "l.json: (file): expected JSON, got text that ends too early\n1 fault\n"],
    ["a newer version", GOOD.replace('"version": 1', '"version": 2'), "l.json: version: expected"],
    ["a scenario", '{ "version": 1, "hops": [] }', "no other key than version, id, title"],
  ])("%s is no lesson", async (_, text, words) => {
    const { code, stdout, stderr } = await check(text);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain(words);
  });

  it("says that there may be more when it stops counting", async () => {
    const steps = Array.from({ length: 30 }, () => ({}));
    const { stdout } = await check(JSON.stringify({ ...JSON.parse(GOOD), steps }));
    expect(stdout.trimEnd().split("\n").at(-1)).toBe("20 faults, and perhaps more");
  });

  it("reads standard input", async () => {
    const good = await hopwatch(["lesson", "check", "-"], { stdin: GOOD });
    expect(good.code).toBe(0);
    const { code, stdout } = await hopwatch(["lesson", "check", "-"], { stdin: FAULTY });
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^standard input: steps\[1\]/)]);
  });

  it.each<[string, World["files"], string]>([
    ["not there", {}, "l.json: expected a lesson file, found no file there"],
    ["a folder", { "l.json": { kind: "directory" } }, "expected a lesson file, found a folder"],
    ["too large", { "l.json": { kind: "too_large" } }, "expected at most 1 048 576 bytes"],
    ["not text", { "l.json": { kind: "not_text" } }, "expected text in UTF-8"],
    ["locked", { "l.json": { kind: "unreadable", code: "EACCES" } }, "a lesson file, could not"],
  ])("a file that is %s is bad input", async (_, files = {}, sentence) => {
    const { code, stdout, stderr } = await hopwatch(["lesson", "check", "l.json"], { files });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
  });

  it("never lets a control or direction character through", async () => {
    const evil = "\u001b[31m\u202e\r\n";
    for (const text of [`{"${evil}`, JSON.stringify({ [evil]: evil, version: evil })]) {
      const { stdout, stderr } = await hopwatch(["lesson", "check", evil], {
        files: { [evil]: text },
      });
      expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/u);
    }
  });
});

describe("hopwatch lesson list", () => {
  it("is the course in its order: id, minutes, title", async () => {
    const { code, stdout } = await hopwatch(["lesson", "list"]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
      courseIn(lessons).map(({ id, minutes, title }) => [id, `${minutes} min`, title]),
    );
  });
});
