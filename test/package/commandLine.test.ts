/** The built command, as a shell runs it. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { simulate } from "../../src/engine/simulate";
import { GALLERY } from "../../src/gallery/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

const COMMAND = join(import.meta.dirname, "../../dist/cli/hopwatch.js");

function hopwatch(argv: readonly string[], input: string | Buffer = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...argv], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

/** Reads one piece of the output, closes the pipe, and waits for the end. */
function hopwatchToHead(argv: readonly string[], input: string) {
  const child = spawn(process.execPath, [COMMAND, ...argv]);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.once("close", (status, signal) => resolve({ status, signal, stderr }));
  });
}

const many = JSON.stringify(scenarioOf([callTo("a")], { arrivals: { everyMs: 1, count: 20_000 } }));

describe("dist/cli/hopwatch.js", () => {
  it.each(GALLERY)("run $name --json is the result", ({ name, scenario }) => {
    const { status, stdout, stderr } = hopwatch(["run", name, "--json"]);
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(simulate(scenario))));
  });

  it("can be run by itself", () => {
    const { status, stdout } = spawnSync(COMMAND, ["--version"], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it("check tells by its exit code", () => {
    expect(hopwatch(["check", "local-only"]).status).toBe(1);
    expect(hopwatch(["check", "budget-meets-breaker"])).toEqual({
      status: 0,
      stdout: "No findings.\n",
      stderr: "",
    });
  });

  it("speaks the language that is asked for, whatever the machine prefers", () => {
    expect(hopwatch(["check", "budget-meets-breaker", "--lang", "ru"]).stdout).toBe(
      "Замечаний нет.\n",
    );
    expect(hopwatch(["lesson", "list", "--lang", "vi"]).stdout).toContain("10 phút  Ba lời gọi");
    const { stdout } = spawnSync(process.execPath, [COMMAND, "check", "budget-meets-breaker"], {
      encoding: "utf8",
      env: { ...process.env, LANG: "ru_RU.UTF-8", LC_ALL: "ru_RU.UTF-8", LANGUAGE: "ru" },
    });
    expect(stdout).toBe("No findings.\n");
  });

  it("reads standard input", () => {
    const { status, stdout } = hopwatch(["run", "-"], many.replace("20000", "3"));
    expect([status, stdout.match(/^Operation \d+/gm)]).toEqual([
      0,
      ["Operation 1", "Operation 2", "Operation 3"],
    ]);
  });

  it.each([
    ["an unknown name", ["run", "order-80"], "", "did you mean order-800?"],
    ["a folder", ["run", import.meta.dirname], "", "found a folder"],
    ["a wrong type", ["run", "-"], many.replace('"timeoutMs":100', '"timeoutMs":"2s"'), '"2s"'],
    ["no text", ["check", "-"], Buffer.from([0xff, 0xfe]), "UTF-8"],
    ["10 MB", ["run", "-", "--json"], " ".repeat(10_000_000), "at most 1 048 576 bytes"],
  ])("refuses %s: exit code 2, one line on stderr, nothing on stdout", (_, argv, input, words) => {
    const { status, stdout, stderr } = hopwatch(argv, input);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  it("refuses a run of more than 1 000 000 attempts, with that number", () => {
    const hops = Array.from({ length: 11 }, (_, index) => callTo(`h${index}`));
    const scenario = scenarioOf(hops, { arrivals: { everyMs: 1000, count: 100_000 } });
    const { status, stdout, stderr } = hopwatch(["run", "-"], JSON.stringify(scenario));
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("expected a run of at most 1 000 000");
  });

  it.each([[["run", "-"]], [["run", "-", "--json"]]])(
    "%j ends quietly when its reader goes",
    async (argv) => {
      expect(await hopwatchToHead(argv, many)).toEqual({ status: 0, signal: null, stderr: "" });
    },
  );

  it.skipIf(!existsSync("/dev/full"))("says when its output cannot be written", () => {
    const { status, stderr } = spawnSync(
      "sh",
      ["-c", '"$0" "$1" list > /dev/full', process.execPath, COMMAND],
      {
        encoding: "utf8",
      },
    );
    expect([status, stderr]).toEqual([2, "hopwatch: Could not write the output (ENOSPC).\n"]);
  });
});
