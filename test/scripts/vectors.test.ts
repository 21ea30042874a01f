/** `npm run vectors`: what it says and how it ends. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/vectors.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hopwatch-vectors-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function vectors(...args: readonly string[]) {
  return spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
}

const recording = (state: string) => ({
  id: "one",
  library: "lab",
  kind: "hand",
  config: { threshold: 1, resetTimeoutMs: 100 },
  timeline: [
    { atMs: 0, call: 1, do: "start" },
    { atMs: 5, call: 1, do: "finish", result: "failure" },
  ],
  observed: [
    { atMs: 0, admitted: true, state: "closed" },
    { atMs: 5, state, transitions: [{ atMs: 5, from: "closed", to: "open" }] },
  ],
});

test("a folder that is not there is one sentence, and 2", () => {
  const missing = join(folder, "missing");
  const { status, stderr } = vectors(missing);
  expect(stderr).toBe(`There is no folder ${missing}.\n`);
  expect(status).toBe(2);
});

test("an option that it does not have is 2", () => {
  expect(vectors("--nothing").status).toBe(2);
});

test("recordings that agree are 0, one that differs is 1", () => {
  const file = join(folder, "lab.jsonl");
  writeFileSync(file, JSON.stringify(recording("open")));
  const well = vectors(folder);
  expect(well.stdout).toContain("1 recordings: 1 agree, 0 differ, 0 not modelled");
  expect(well.status).toBe(0);
  writeFileSync(file, JSON.stringify(recording("closed")));
  const badly = vectors(folder);
  expect(badly.stdout).toContain("differs: one, first at step 1 (5 ms)");
  expect(badly.status).toBe(1);
});

test("what cannot be replayed of a library described here is named, and 1", () => {
  const file = join(folder, "lab.jsonl");
  const whole = recording("open");
  for (const torn of [
    { ...whole, observed: whole.observed.slice(1) },
    { ...whole, timeline: [{ atMs: 0, do: "start" }, whole.timeline[1]] },
    { ...whole, timeline: [whole.timeline[0], { atMs: 5, call: 1, do: "finish", result: "well" }] },
  ]) {
    writeFileSync(file, `${JSON.stringify(whole)}\n${JSON.stringify(torn)}`);
    const { status, stdout } = vectors(folder);
    expect(stdout).toContain("1 recordings: 1 agree, 0 differ, 0 not modelled");
    expect(stdout).toContain("lab.jsonl, line 2 is no whole recording");
    expect(status).toBe(1);
  }
});

test("a comparison on calls that are not there is counted, and not called the same", () => {
  writeFileSync(join(folder, "lab.jsonl"), JSON.stringify(recording("open")));
  const config = { breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter: 100 };
  const row = (lab: string) => ({ id: lab, lab, library: "cockatiel", config, same: true });
  writeFileSync(
    join(folder, "lab-compare.jsonl"),
    [row("one"), row("two"), row("three")].map((each) => JSON.stringify(each)).join("\n"),
  );
  const { status, stdout } = vectors(folder);
  expect(stdout).toContain(
    "first differences from the textbook breaker: 1 of 1 the same\n2 comparisons more:",
  );
  expect(status).toBe(0);
});
