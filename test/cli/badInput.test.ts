import { describe, expect, it } from "vitest";
import { printable } from "../../src/cli/printable";
import { cliEn as en } from "../../src/texts/cliTexts";
import { callTo, scenarioOf } from "../support/plainScenario";
import { hopwatch } from "./memoryIo";

const good = JSON.stringify(scenarioOf([callTo("a")]));

describe("where a scenario comes from", () => {
  it("a file", async () => {
    const { code, stdout } = await hopwatch(["run", "a.json"], { files: { "a.json": good } });
    expect([code, stdout.split("\n")[0]]).toEqual([0, "Test"]);
  });

  it("standard input", async () => {
    const { code, stdout } = await hopwatch(["check", "-"], { stdin: good });
    expect([code, stdout]).toEqual([0, "No findings.\n"]);
  });

  it("a gallery name is the gallery's, whatever lies in the folder; ./ reaches the file", async () => {
    const files = { "order-800": good, "./order-800": good };
    const named = await hopwatch(["run", "order-800"], { files });
    expect(named.stdout).toMatch(/^Create an order in 800 ms\n/);
    const reached = await hopwatch(["run", "./order-800"], { files });
    expect(reached.stdout).toMatch(/^Test\n/);
  });

  it("a file needs no ending", async () => {
    const { code } = await hopwatch(["run", "scenario"], { files: { scenario: good } });
    expect(code).toBe(0);
  });
});

describe("bad input: exit code 2, said on stderr, nothing on stdout", () => {
  it.each([
    ["a mistyped name", "order-80", "no gallery scenario order-80; did you mean order-800?"],
    ["an unknown name", "checkout", "no gallery scenario checkout; hopwatch list shows"],
    ["a key of every object", "constructor", "no gallery scenario constructor"],
    ["a file that is not there", "orders/a.json", "orders/a.json: expected a scenario file"],
    ["a mistyped name with a path", "./order-80", "./order-80: expected a scenario file"],
  ])("%s", async (_, argument, sentence) => {
    const { code, stdout, stderr } = await hopwatch(["run", argument]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
  });

  it.each([
    ["a folder", { kind: "directory" }, "a.json: expected a scenario file, found a folder"],
    ["too large", { kind: "too_large" }, "expected at most 1 048 576 bytes, found more"],
    ["not text", { kind: "not_text" }, "expected text in UTF-8, found other bytes"],
    ["not readable", { kind: "unreadable", code: "EACCES" }, "could not read it (EACCES)"],
  ] as const)("a file that is %s", async (_, input, sentence) => {
    const files = { "a.json": input };
    for (const command of ["run", "check"]) {
      const { code, stdout, stderr } = await hopwatch([command, "a.json"], { files });
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(sentence);
    }
  });

  it("says the path, what was expected and what was found", async () => {
    const bad = JSON.stringify({
      ...scenarioOf([callTo("a"), callTo("b")]),
      hops: [callTo("a"), { ...callTo("b"), timeoutMs: "2s" }],
    });
    for (const json of [[], ["--json"]]) {
      const { code, stdout, stderr } = await hopwatch(["run", "-", ...json], { stdin: bad });
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(
        /standard input: hops\[1\]\.timeoutMs: expected a whole number .*got "2s"/,
      );
    }
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["a prototype", `{"__proto__":{"version":1},${good.slice(1)}`],
    ["1e309", good.replace('"deadlineMs":1000', '"deadlineMs":1e309')],
    ["a hop named twice", JSON.stringify(scenarioOf([callTo("a"), callTo("a")]))],
    ["a later version's field", good.replace('"seed":1', '"seed":1,"ladder2":[]')],
  ])("%s", async (_, stdin) => {
    const { code, stdout, stderr } = await hopwatch(["run", "-"], { stdin });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^hopwatch: standard input: .*expected/);
  });

  it("an operation that cannot end, naming the hop", async () => {
    const hop = callTo("stuck", { timeoutMs: null, responses: [{ never: true }] });
    const stdin = JSON.stringify(scenarioOf([hop], { deadlineMs: null }));
    const { code, stdout, stderr } = await hopwatch(["run", "-"], { stdin });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("hop stuck: expected a call that ends");
  });

  it("a run of too many attempts, with their number", () => {
    const sentence = en.cli.refused({ reason: "too_many_attempts", attempts: 1_000_001 });
    expect(printable(sentence)).toBe(
      "attempts: expected a run of at most 1 000 000, found 1 000 001.",
    );
  });

  it("never lets a control or direction character through", async () => {
    const evil = "\u001b[31m\u0007\u202e\r\n\u009b";
    const worlds = [
      await hopwatch(["run", evil]),
      await hopwatch([evil]),
      await hopwatch(["run", "order-800", evil]),
      await hopwatch(["run", "order-800", `--${evil}`]),
      await hopwatch(["run", "order-800", "--seed", evil]),
      await hopwatch(["run", "-"], { stdin: JSON.stringify({ [evil]: evil, version: evil }) }),
    ];
    for (const { code, stdout, stderr } of worlds) {
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/u);
      expect(stderr).toMatch(/^(hopwatch: .*\n)+$/);
    }
  });
});
