import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GALLERY } from "../../src/gallery/gallery";
import { hopwatch } from "./memoryIo";

describe("hopwatch list", () => {
  it("gives every name with its title and what to look at", async () => {
    const { code, stdout } = await hopwatch(["list"]);
    expect(code).toBe(0);
    for (const { name, scenario } of GALLERY) {
      expect(stdout).toMatch(
        new RegExp(`^${name} +${scenario.title.replaceAll(".", "\\.")}$`, "m"),
      );
      expect(stdout).toContain(`  ${scenario.note}\n`);
    }
    expect(stdout.trimEnd().split("\n")).toHaveLength(2 * GALLERY.length);
  });
});

describe("hopwatch check", () => {
  it("exits with 1 when a finding is an error, and says which bar it is about", async () => {
    const { code, stdout, stderr } = await hopwatch(["check", "order-800-local"]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("error [caps-past-budget] operation 1\n");
    expect(stdout).toContain("warning [write-cut-off] payment, operation 1, attempt 1\n");
    expect(stdout).toContain("= 880 ms: 80 ms past the deadline of 800 ms.");
    expect(stdout.trimEnd().split("\n").at(-1)).toBe("1 error, 2 warnings, 1 note");
  });

  it("exits with 0 when there are warnings alone", async () => {
    const { code, stdout } = await hopwatch(["check", "order-800"]);
    expect(code).toBe(0);
    expect(stdout).toContain("Payment worked for 120 ms that nobody waited for");
    expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 errors, 2 warnings, 0 notes");
  });

  it("says so when there is nothing", async () => {
    expect(await hopwatch(["check", "budget-meets-breaker"])).toEqual({
      code: 0,
      stdout: "No findings.\n",
      stderr: "",
    });
  });

  it("keeps its exit code when nobody reads", async () => {
    const { code } = await hopwatch(["check", "local-only"], { reads: 1 });
    expect(code).toBe(1);
  });
});

describe("hopwatch", () => {
  it.each([[["help"]], [["--help"]], [["-h"]], [["run", "--help"]]])("%j helps", async (argv) => {
    const { code, stdout, stderr } = await hopwatch(argv);
    expect([code, stderr]).toEqual([0, ""]);
    for (const word of [
      "run FILE|NAME",
      "check FILE|NAME",
      "list",
      "lesson check FILE",
      "--json",
    ]) {
      expect(stdout).toContain(word);
    }
  });

  it("--version is the package's", async () => {
    const text = readFileSync(join(import.meta.dirname, "../../package.json"), "utf8");
    const { code, stdout } = await hopwatch(["--version"]);
    expect([code, stdout]).toEqual([0, `${JSON.parse(text).version}\n`]);
  });

  it.each([
    ["no command", [], "Give a command"],
    ["a mistyped command", ["rum", "a"], "no command rum; did you mean run?"],
    ["an unknown command", ["simulate"], "no command simulate; there are run, check, list"],
    ["an unknown option", ["run", "order-800", "--yaml"], "run has no option --yaml"],
    ["an unknown short option", ["run", "order-800", "-x"], "run has no option -x"],
    ["an option of another command", ["list", "--json"], "list has no option --json"],
    ["an option and no command", ["--json"], "no option --json"],
    ["no scenario", ["run"], "run needs a scenario file"],
    ["an empty name", ["check", ""], "check needs a scenario file"],
    ["two scenarios", ["run", "order-800", "auth-150"], "no further argument, got auth-150"],
    ["an argument to list", ["list", "all"], "no further argument, got all"],
    ["a lesson command and no more", ["lesson"], "Give what to do: lesson check FILE"],
    ["an unknown lesson command", ["lesson", "play"], "there are lesson check and lesson list"],
    ["a mistyped lesson command", ["lesson", "chek", "a"], "did you mean lesson check?"],
    ["no lesson", ["lesson", "check"], "lesson check needs a lesson file"],
    ["two lessons", ["lesson", "check", "a", "b"], "no further argument, got b"],
    ["an argument to lesson list", ["lesson", "list", "a"], "no further argument, got a"],
    ["a format for lessons", ["lesson", "check", "a", "--format=json"], "no option --format"],
    ["an option of another lesson command", ["lesson", "list", "--json"], "no option --json"],
    ["a value for --json", ["run", "order-800", "--json=yes"], "--json takes no value"],
    [
      "a seed that is missing",
      ["run", "order-800", "--seed"],
      "whole number from 0 to 4294967295, got nothing",
    ],
    ["a negative seed", ["run", "order-800", "--seed", "-1"], 'got "-1"'],
    ["a seed with a point", ["run", "order-800", "--seed=2.5"], 'got "2.5"'],
    ["a seed in words", ["run", "order-800", "--seed", "1e3"], 'got "1e3"'],
    ["a seed too large", ["run", "order-800", "--seed", "4294967296"], 'got "4294967296"'],
  ])("refuses %s in one sentence, with exit code 2", async (_, argv, sentence) => {
    const { code, stdout, stderr } = await hopwatch(argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});
