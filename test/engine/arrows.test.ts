import { describe, expect, it } from "vitest";
import { ARROWS, arrowsOf, isLegal } from "../../src/engine/arrows";
import type { BreakerKind } from "../../src/engine/event";
import { breakerPlan } from "../../src/engine/plan";

const KINDS: readonly BreakerKind[] = ["closed", "open", "half-open"];

describe("the legal arrows", () => {
  it("are four when nobody forces anything", () => {
    const own = arrowsOf(breakerPlan("b", { trip: { kind: "consecutive", failures: 3 } }));
    expect(own.map(({ from, to, rule }) => `${from} -> ${to}: ${rule}`).sort()).toEqual([
      "closed -> open: failures",
      "half-open -> closed: successes",
      "half-open -> open: probe_failed",
      "open -> half-open: open_time_over",
    ]);
  });

  it("mark exactly what comes from outside as made by hand", () => {
    for (const arrow of ARROWS) {
      expect(arrow.byHand).toBe(["forced", "released", "restarted"].includes(arrow.rule));
    }
  });

  it("open by what the window holds when there is one", () => {
    const rules = (slow: object) =>
      arrowsOf(breakerPlan("b", { trip: { kind: "count", size: 10, failureRate: 0.5, ...slow } }))
        .filter(({ from }) => from === "closed")
        .map(({ rule }) => rule);
    expect(rules({})).toEqual(["failure_rate"]);
    expect(rules({ slowMs: 100, slowRate: 1 })).toEqual(["failure_rate", "slow_rate"]);
  });

  it("never lead from a state to itself, and each stands once", () => {
    expect(ARROWS.filter((arrow) => arrow.from === arrow.to)).toEqual([]);
    const names = ARROWS.map(({ from, to, rule }) => `${from}>${to}:${rule}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("force every state that is not yet the wanted one", () => {
    for (const from of KINDS) {
      expect(isLegal(from, "open", "forced")).toBe(from !== "open");
      expect(isLegal(from, "closed", "forced")).toBe(from !== "closed");
    }
  });

  it("know no short cut from open to closed without a probe", () => {
    expect(isLegal("open", "closed", "successes")).toBe(false);
    expect(isLegal("closed", "half-open", "open_time_over")).toBe(false);
  });
});
