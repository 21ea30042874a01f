import { describe, expect, it } from "vitest";
import type { Outcome } from "../../../src/layout/sweep";
import { trackBands } from "../../../src/layout/track";
import { en } from "../../../src/texts/en";
import { trackSentence } from "../../../src/ui/controls/trackSentence";

const ok: Outcome = { status: "ok", failedStatus: null, late: false };
const late: Outcome = { ...ok, late: true };
const cut: Outcome = { status: "failed", failedStatus: "deadline_exceeded", late: false };
const refused: Outcome = { status: "failed", failedStatus: "circuit_open", late: false };

const told = (...samples: [value: number, outcome: Outcome][]) =>
  trackSentence(
    trackBands(samples.map(([value, outcome]) => ({ value, outcome, spentMs: null }))),
    en.controls,
    (value) => `${value} ms`,
  );

describe("a painted track in words", () => {
  it("says when nothing changes", () => {
    expect(told([0, ok], [100, ok])).toBe("on time at every value");
  });

  it("names the thresholds", () => {
    expect(told([0, cut], [390, cut], [391, ok], [900, ok])).toBe(
      "failed: deadline up to 390 ms; on time from 391 ms",
    );
    expect(told([0, ok], [330, ok], [331, late], [400, late], [401, cut])).toBe(
      "on time up to 330 ms; late from 331 ms to 400 ms; failed: deadline from 401 ms",
    );
    expect(told([1, ok], [2, refused], [3, ok])).toBe(
      "on time up to 1 ms; failed: breaker open at 2 ms; on time from 3 ms",
    );
  });

  it("counts changes that are too many to name", () => {
    expect(told([1, ok], [2, late], [3, ok], [4, late], [5, ok], [6, late])).toMatch(
      /and 2 more changes$/,
    );
  });

  it("has words for every end", () => {
    const statuses = ["ok", "degraded", "deferred", "pending", "failed", "cancelled"] as const;
    const words = statuses.map((status) => told([1, { ...ok, status }]));
    expect(new Set(words).size).toBe(statuses.length);
  });
});
