/** The recorded first differences from the textbook breaker, found again in runs of whole scenarios. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Compared, readRecordings } from "../../scripts/recordings";
import { sameTraffic } from "../../src/engine/parting";
import { plan } from "../../src/engine/plan";
import type { BreakerRules, Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { mapConfig } from "../../src/profiles/breakerProfile";
import { breakerProfile } from "../../src/profiles/breakerProfiles";
import type { Recording } from "../../src/profiles/recording";
import { textbook } from "../../src/profiles/textbook";
import { callTo, scenarioOf } from "../support/plainScenario";

const read = readRecordings(
  ["lab.jsonl", "lab-compare.jsonl"].map((name) => ({
    name,
    text: readFileSync(new URL(`../fixtures/vectors/${name}`, import.meta.url), "utf8"),
  })),
);
if ("problem" in read) throw new Error(read.problem);
const labs = new Map((read.byLibrary.get("lab") ?? []).map((lab) => [lab.id, lab]));

const RESULTS = { success: "ok", failure: "unavailable", ignored: "rejected" } as const;
/** Longer than any recording. */
const NEVER_MS = 80_000_000;

/** Each call a request of its own, answered as it was. */
function trafficOf({ timeline }: Recording): Scenario["arrivals"] {
  const steps = timeline.filter((step) => step.do !== "observe");
  return steps.flatMap((step) => {
    if (step.do !== "start") return [];
    const end = steps.find((each) => each.do === "finish" && each.call === step.call);
    const answer: Response =
      end?.do === "finish"
        ? { durationMs: end.atMs - step.atMs, result: RESULTS[end.result] }
        : { durationMs: NEVER_MS };
    return [{ atMs: step.atMs, answers: { dep: [answer] } }];
  });
}

function rulesOf(library: string, config: Recording["config"]): BreakerRules | null {
  const profile = breakerProfile(library);
  const mapped = profile === null ? null : mapConfig(profile, config);
  return mapped?.ok ? mapped.rules : null;
}

/** What the page names as the first moment at which a call or a result shows a difference. */
function firstOf(row: Compared, lab: Recording, arrivals: Scenario["arrivals"]) {
  const [a, b] = [rulesOf(textbook.id, lab.config), rulesOf(row.library, row.config)];
  if (a === null || b === null) throw new Error(`${row.id} has no rules`);
  const hops = [callTo("dep", { timeoutMs: 86_000_000, breaker: "x" })];
  const [one, other] = [a, b].map((x) => {
    const scenario = scenarioOf(hops, { deadlineMs: null, arrivals, breakers: { x } });
    return { plan: plan(scenario), run: simulate(scenario) };
  });
  if (one === undefined || other === undefined) throw new Error("two halves are needed");
  return sameTraffic(one.plan, "x", one.run, other.run);
}

test("the first difference between two runs is the recorded one", () => {
  let compared = 0;
  let parted = 0;
  const others: string[] = [];
  for (const row of read.compared) {
    const lab = labs.get(row.lab);
    if (lab === undefined) continue;
    compared++;
    const { parting } = firstOf(row, lab, trafficOf(lab));
    const recordedMs = row.same ? null : (lab.timeline[row.first?.step ?? -1]?.atMs ?? null);
    if (recordedMs !== null) parted++;
    const isFound =
      // What time alone does is seen at the next step of a recording, or at none.
      parting?.by === "time"
        ? recordedMs === null || parting.atMs <= recordedMs
        : (parting?.atMs ?? null) === recordedMs;
    if (!isFound) others.push(`${row.id}: ${recordedMs}, ours ${parting?.by} ${parting?.atMs}`);
  }
  expect(others).toEqual([]);
  expect(compared).toBeGreaterThan(100);
  expect(parted).toBeGreaterThan(50);
});
