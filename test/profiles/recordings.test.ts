/** Recordings of the real libraries, replayed through their profiles. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { fidelityOf, withBreakers } from "../../scripts/fidelityPage";
import { readRecordings, sampleOf } from "../../scripts/recordings";
import { isSameDifference, linesOf, replayAll } from "../../scripts/recordingsReport";
import { BREAKER_FIDELITY, WHOLE_SET } from "../../src/profiles/breakerFidelity";
import { breakerProfile } from "../../src/profiles/breakerProfiles";
import { FIDELITY_RULES } from "../../src/profiles/fidelityRules";
import { replay } from "../../src/profiles/recording";
import { fidelityRules } from "../../src/texts/en/fidelity";

const folder = fileURLToPath(new URL("../fixtures/vectors", import.meta.url));
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
const read = readRecordings(files);
if ("problem" in read) throw new Error(read.problem);

/** With the least number that is kept, so that a file that shrank is seen. */
const KEPT: readonly (readonly [string, number])[] = [
  ["lab", 171],
  ["opossum", 258],
  ["cockatiel", 284],
  ["cockatiel4", 385],
  ["resilience4j", 336],
  ["gobreaker", 322],
  ["failsafe-go", 362],
];

describe.each(KEPT)("%s", (library, least) => {
  const recordings = read.byLibrary.get(library) ?? [];
  const profile = breakerProfile(library);

  it("does at each step what was recorded", () => {
    expect(recordings.length).toBeGreaterThanOrEqual(least);
    const differ = recordings.flatMap((recording) => {
      const answer = profile === null ? null : replay(profile, recording);
      return answer?.kind === "agrees" ? [] : [{ id: recording.id, answer }];
    });
    expect(differ).toEqual([]);
  });
});

test("the first difference from the textbook breaker is the recorded one", () => {
  const labs = new Map((read.byLibrary.get("lab") ?? []).map((lab) => [lab.id, lab]));
  const rows = read.compared.filter(({ lab }) => labs.has(lab));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.some(({ same }) => same) && rows.some(({ same }) => !same)).toBe(true);
  const others = rows.filter((row) => {
    const lab = labs.get(row.lab);
    return lab === undefined || !isSameDifference(row, lab);
  });
  expect(others.map(({ id }) => id)).toEqual([]);
});

describe("the fidelity page", () => {
  it("is what the kept recordings come to", () => {
    const page = readFileSync(new URL("../../docs/fidelity.md", import.meta.url), "utf8");
    const fidelity = fidelityOf(folder);
    expect(BREAKER_FIDELITY).toEqual(fidelity.libraries);
    expect(WHOLE_SET).toEqual(fidelity.whole.libraries);
    expect(withBreakers(page, fidelity)).toBe(page);
  });

  it("has words for each rule", () => {
    expect(Object.keys(fidelityRules).sort()).toEqual(FIDELITY_RULES.map(({ id }) => id).sort());
  });
});

describe("reading recordings", () => {
  it("says where a line is not JSON", () => {
    expect(readRecordings([{ name: "a.jsonl", text: '{"id":1}\n{' }])).toEqual({
      problem: "a.jsonl, line 2 is not JSON.",
    });
  });

  it("counts what is no recording of a breaker", () => {
    const answer = readRecordings([{ name: "a.jsonl", text: '{"id":"x","library":"grpc"}\n' }]);
    expect("others" in answer && answer.others.get("a.jsonl")).toBe(1);
  });

  it("keeps every recording by hand in the sample", () => {
    const sample = readRecordings(sampleOf(read));
    if ("problem" in sample) throw new Error(sample.problem);
    for (const [library, recordings] of read.byLibrary) {
      const byHand = recordings.filter(({ kind }) => kind === "hand");
      expect(sample.byLibrary.get(library)?.filter(({ kind }) => kind === "hand")).toEqual(byHand);
    }
  });
});

test("a step that is not the same is named with what was recorded and what is ours", () => {
  // One failure opens a breaker with threshold 1; the line claims that it stays closed.
  const line = {
    id: "forged",
    library: "lab",
    kind: "hand",
    config: { threshold: 1, resetTimeoutMs: 100 },
    timeline: [
      { atMs: 0, call: 1, do: "start" },
      { atMs: 5, call: 1, do: "finish", result: "failure" },
    ],
    observed: [
      { atMs: 0, admitted: true, state: "closed" },
      { atMs: 5, state: "closed" },
    ],
  };
  const forged = readRecordings([{ name: "a.jsonl", text: JSON.stringify(line) }]);
  if ("problem" in forged) throw new Error(forged.problem);
  const replayed = replayAll(forged);
  expect(replayed.unexplained).toBe(1);
  expect(linesOf(replayed)).toEqual([
    "lab                1 recordings: 0 agree, 1 differ, 0 not modelled",
    '  differs: forged, first at step 1 (5 ms): state recorded "closed", ours "open"',
  ]);
});
