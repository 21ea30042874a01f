/** Where two libraries part, in the words of the page; the moments come from the libraries' own rules. */
import { describe, expect, it } from "vitest";
import { sameTraffic } from "../../src/engine/parting";
import { plan } from "../../src/engine/plan";
import type { Arrival, BreakerRules } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { partingNames } from "../../src/layout/partingNames";
import { partingWords } from "../../src/layout/partingWords";
import { breakerProfile } from "../../src/profiles/breakerProfiles";
import { rulesLike } from "../../src/profiles/likeness";
import type { ProfileConfig } from "../../src/profiles/profileConfig";
import { allEn } from "../../src/texts/all";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

type Library = readonly [string, ProfileConfig];

function rulesOf([id, config]: Library): BreakerRules {
  const profile = breakerProfile(id);
  const rules = profile === null ? null : rulesLike({ profile, config }, {});
  if (rules === null) throw new Error(`${id} has no such rules`);
  return rules;
}

/** All that is said, a sentence a line. */
function said(a: Library, b: Library, arrivals: readonly Arrival[]): readonly string[] {
  const [rulesA, rulesB] = [rulesOf(a), rulesOf(b)];
  const hops = [callTo("dep", { timeoutMs: 90_000, breaker: "x" })];
  const [one, other] = [rulesA, rulesB].map((x) => {
    const scenario = scenarioOf(hops, { deadlineMs: null, breakers: { x }, arrivals });
    return { plan: plan(scenario), run: simulate(scenario) };
  });
  if (one === undefined || other === undefined) throw new Error("two halves are needed");
  const traffic = sameTraffic(one.plan, "x", one.run, other.run);
  const names = partingNames(rulesA, rulesB, allEn);
  const { lead, more } = partingWords(traffic, "x", one, other, names, allEn);
  return [lead, ...more].map((sentence) => sentence.replace(/\s/g, " "));
}

const ends = (atMs: number, result: "ok" | "unavailable" | "rejected", durationMs = 10) => ({
  atMs,
  answers: { dep: [{ durationMs, result }] },
});
const cockatiel3: Library = [
  "cockatiel",
  { breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter: 10_000, handle: "own" },
];
/** Opens on the first failure, which is 100 % > 50 % of no least number. */
const opossum: Library = ["opossum", { resetTimeout: 10_000 }];
const gobreaker: Library = [
  "gobreaker",
  { ReadyToTrip: { type: "consecutive", n: 1 }, Timeout: 10_000, IsExcluded: true },
];

describe("two libraries on the same traffic", () => {
  it("say who still refuses at exactly the open time", () => {
    // Open from 10 on, over at 10 010.
    expect(said(opossum, gobreaker, [ends(0, "unavailable"), ends(10_010, "ok")])).toEqual([
      "At 10 010 ms, as request 2 calls DEP: opossum becomes half-open by its own timer and lets the call through as a probe; sony/gobreaker refuses the call: still open.",
      "The open time ends at this very millisecond: for opossum it is over, sony/gobreaker needs one ms more.",
      "Until then both answered 1 call alike.",
    ]);
  });

  it("say that a timer moves one of them, and whether a call notices", () => {
    expect(said(cockatiel3, opossum, [ends(0, "unavailable"), ends(12_000, "ok")])).toEqual([
      "At 10 010 ms, by time alone: cockatiel 3 stays open (its time is over, but no call has come: the next one is the probe); opossum becomes half-open by its own timer.",
      "opossum has a timer for it; cockatiel 3 moves only when a call asks.",
      "No call of this traffic notices.",
      "Until then both answered 1 call alike.",
    ]);
  });

  it("say what a business refusal is to each of them as the probe", () => {
    const traffic = [
      ends(0, "unavailable"),
      ends(11_000, "rejected"),
      ends(12_000, "ok", 200),
      ends(12_100, "ok"),
    ];
    expect(said(cockatiel3, gobreaker, traffic)).toEqual([
      "At 11 010 ms, as request 2 hears from DEP (business refusal): cockatiel 3 closes (the probe was ignored: business refusal); sony/gobreaker stays half-open (1 more success would close it).",
      "When a probe’s result is ignored, cockatiel 3 closes all the same; sony/gobreaker hands its permit back and goes on waiting for a verdict.",
      // Its one permit is out with request 3.
      "The first call to notice is request 4 to DEP at 12 100 ms: cockatiel 3 lets it through, sony/gobreaker refuses it.",
      "Until then both answered 2 calls alike.",
    ]);
  });

  it("say who has counted too few calls", () => {
    const resilience4j: Library = ["resilience4j", {}];
    expect(said(cockatiel3, resilience4j, [ends(0, "unavailable"), ends(100, "ok")])).toEqual([
      "At 10 ms, as request 1 hears from DEP (technical failure): cockatiel 3 opens (failures 1 ≥ 1); resilience4j stays closed (99 more calls before it judges).",
      "resilience4j judges nothing before 100 calls, and has counted 1; cockatiel 3 opens at 1 failure in a row.",
      "The first call to notice is request 2 to DEP at 100 ms: cockatiel 3 refuses it, resilience4j lets it through.",
      "Until then both answered 1 call alike.",
    ]);
  });

  it("say that nothing parts them, and what would", () => {
    // Nothing fails. Both take one failure, 10 s and one probe; in the window alone they differ.
    expect(said(cockatiel3, gobreaker, [ends(0, "ok"), ends(100, "ok")])).toEqual([
      "They never differ on this traffic: both answer all 2 calls alike.",
      "What could part them: a call at exactly the end of the open time; a call while a probe is out; an ignored result from a probe.",
    ]);
    expect(said(cockatiel3, gobreaker, [])).toEqual([
      "No call asks this breaker, so nothing can part them.",
    ]);
  });
});

describe("their names", () => {
  const names = (a: BreakerRules, b: BreakerRules) => {
    const { a: one, b: other, areLibraries } = partingNames(a, b, allEn);
    return [one, other, areLibraries];
  };

  it("are the libraries', or which of the two it is", () => {
    expect(names(rulesOf(opossum), rulesOf(cockatiel3))).toEqual(["opossum", "cockatiel 3", true]);
    expect(names(rulesOf(opossum), rulesOf(["opossum", { resetTimeout: 1 }]))).toEqual([
      "opossum above",
      "opossum below",
      false,
    ]);
    const own: BreakerRules = { halfOpen: { successesToClose: 2 } };
    expect(names(own, rulesOf(opossum))).toEqual(["the upper one", "opossum", false]);
  });

  it("are the textbook's for a scenario that writes nothing out", () => {
    const { breakers } = fromGallery("breaker-lab");
    expect(names(breakers.supplier ?? {}, rulesOf(opossum))).toEqual([
      "Textbook breaker",
      "opossum",
      true,
    ]);
  });
});
