import { describe, expect, it } from "vitest";
import { callTo, scenarioOf } from "../support/plainScenario";
import { hopwatch } from "./memoryIo";

/** Nothing limits this call, whose name has all that a workflow command could trip over. */
const NAME = "100%, a:b::error::x";
const risky = JSON.stringify(
  scenarioOf([callTo("a", { name: NAME, timeoutMs: null })], { deadlineMs: null }),
);

describe("hopwatch check --json", () => {
  it("is a list of findings with the place and the figures of each", async () => {
    const { code, stdout } = await hopwatch(["check", "slow-drip", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      {
        rule: "read-timeout-as-deadline",
        severity: "error",
        hop: "report",
        operation: 1,
        attempt: 1,
        path: "hops[0].readTimeoutMs",
        figures: { name: "Report", readTimeoutMs: 1000, times: 1, spentMs: 9200 },
        title: "A read timeout is taken for a deadline",
        message: expect.stringContaining("a read timeout of 1 000 ms and nothing"),
        why: expect.stringContaining("silence"),
      },
    ]);
  });

  it("gives the path of a nested hop, and exits with 0 without an error", async () => {
    const { code, stdout } = await hopwatch(["check", "client-gives-up-told", "--format=json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      { severity: "info", path: "hops[0].calls" },
      { severity: "info", path: "hops[0].calls[0].calls" },
      { severity: "info", path: "hops[0].timeoutMs" },
      { severity: "info", path: "hops[0].calls[0].timeoutMs" },
      { severity: "info", path: "hops[0].calls[0].calls[0].timeoutMs" },
    ]);
  });

  it("is an empty list when there is nothing", async () => {
    const { code, stdout } = await hopwatch(["check", "stale-price", "--json"]);
    expect([code, JSON.parse(stdout)]).toEqual([0, []]);
  });
});

describe("hopwatch check --format github", () => {
  it("annotates the file, a line for each finding", async () => {
    const { code, stdout } = await hopwatch(["check", "s.json", "--format", "github"], {
      files: { "s.json": risky },
    });
    expect(code).toBe(1);
    expect(stdout).toBe(
      "::error file=s.json,title=Nothing limits this call [call-without-limit]::" +
        "hops[0].timeoutMs: 100%25, a:b::error::x has no timeout of its own, and no deadline limits it either. " +
        "When the dependency hangs, the request and its worker hang with it.\n",
    );
  });

  it.each([
    ["a,b:c%.json", "file=a%2Cb%3Ac%25.json,"],
    ["a\r\n::error::x", "file=a\\u{d}\\u{a}%3A%3Aerror%3A%3Ax,"],
    ["\u001b[31m\u202e.json", "file=\\u{1b}[31m\\u{202e}.json,"],
  ])("escapes the name of a file: %j", async (file, property) => {
    const argv = ["check", file, "--format", "github"];
    const { stdout } = await hopwatch(argv, { files: { [file]: risky } });
    expect(stdout.startsWith(`::error ${property}title=`)).toBe(true);
    expect(stdout.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it("names no file for the gallery and for standard input", async () => {
    const named = await hopwatch(["check", "order-800", "--format", "github"]);
    expect(named.code).toBe(0);
    expect(named.stdout.trimEnd().split("\n")).toEqual([
      expect.stringMatching(
        /^::warning title=A write was cut off%3A nobody .*::hops\[2\]\.effect: /,
      ),
      expect.stringMatching(/^::warning title=Work went on .* \[ghost-work\]::hops\[2\]\./),
    ]);
    const piped = await hopwatch(["check", "-", "--format", "github"], { stdin: risky });
    expect(piped.stdout).toMatch(/^::error title=/);
  });

  it("calls a note a notice, and is silent when there is nothing", async () => {
    const notes = await hopwatch(["check", "forged-budget", "--format", "github"]);
    expect(notes.stdout).toMatch(/^::notice title=.*\n$/);
    const none = await hopwatch(["check", "stale-price", "--format", "github"]);
    expect([none.code, none.stdout]).toEqual([0, ""]);
  });
});

describe("hopwatch check", () => {
  it("has text as its format by default", async () => {
    const text = await hopwatch(["check", "order-800"]);
    expect(await hopwatch(["check", "order-800", "--format", "text"])).toEqual(text);
  });

  it.each([
    ["an unknown format", ["--format", "xml"], 'one of text, json, github, got "xml"'],
    ["a format that is missing", ["--format"], "got nothing"],
    ["two formats", ["--json", "--format", "github"], "Give --json or --format github, not both."],
    ["a seed", ["--seed", "1"], "check has no option --seed"],
  ])("refuses %s", async (_, options, sentence) => {
    const { code, stdout, stderr } = await hopwatch(["check", "order-800", ...options]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
  });
});
