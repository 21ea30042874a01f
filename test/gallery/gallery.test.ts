import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseScenarioText } from "../../src/codec/parseScenario";
import { isDecision } from "../../src/engine/event";
import { LIMITS } from "../../src/engine/limits";
import { simulate } from "../../src/engine/simulate";
import { GALLERY, GALLERY_NAMES, galleryScenario } from "../../src/gallery/gallery";

const FOLDER = join(import.meta.dirname, "../../src/gallery");

describe("the gallery", () => {
  it("has the scenarios whose names are public, and a file for each", () => {
    const names = [
      "absolute-skew",
      "auth-150",
      "auth-480",
      "background-import",
      "breaker-lab",
      "budget-meets-breaker",
      "budget-reset",
      "business-error-as-probe",
      "client-gives-up",
      "client-gives-up-told",
      "diluted-rate",
      "fan-out",
      "forged-budget",
      "ghost-write",
      "keep-alive-race",
      "late-success-closes",
      "local-only",
      "nothing-left",
      "optional-bonus",
      "order-800",
      "order-800-local",
      "probe-flood",
      "restart-forgets",
      "retry-after-vs-open-time",
      "retry-spends-the-budget",
      "retry-storm-27",
      "retry-storm-budget",
      "retry-storm-one-layer",
      "shared-breaker-two-operations",
      "shared-deadline",
      "slow-drip",
      "stale-price",
      "starved-call-trips",
      "stuck-half-open",
      "stuck-open-no-traffic",
      "tight-deadline",
      "two-instances",
    ];
    expect([...GALLERY_NAMES].sort()).toEqual(names);
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
    expect(files.map((file) => file.replace(".json", "")).sort()).toEqual(names);
  });

  it.each(GALLERY_NAMES)("%s is what its file says, and the codec takes the file", (name) => {
    const parsed = parseScenarioText(readFileSync(join(FOLDER, `${name}.json`), "utf8"));
    expect(parsed).toEqual({ ok: true, scenario: galleryScenario(name) });
  });

  it.each(GALLERY)("$name says in one line what to look at", ({ scenario }) => {
    const { note = "" } = scenario;
    expect(note).toMatch(/^[A-Z].*\.$/);
    expect(note.length).toBeLessThanOrEqual(LIMITS.nameLength);
  });

  it("gives every scenario a title of its own", () => {
    expect(new Set(GALLERY.map(({ scenario }) => scenario.title)).size).toBe(GALLERY.length);
  });

  it.each(GALLERY)("$name opens at one decision that happens in its run", ({ scenario }) => {
    const { moment, nth, ...where } = scenario.opensAt ?? { moment: "over", nth: 1 };
    const events = simulate(scenario).events.filter((event) => event.type === moment);
    const meant = events.filter((event) =>
      Object.entries(where).every(([key, value]) => event[key as keyof typeof event] === value),
    );
    // One that happens again is told apart by its number, and only that one.
    if (nth === undefined) expect(meant).toHaveLength(1);
    else expect(meant.length).toBeGreaterThanOrEqual(Math.max(nth, 2));
    expect(meant.every(isDecision)).toBe(true);
  });

  it.each(["", "order", "Order-800", "constructor", "__proto__", "toString"])(
    "has nothing under the name %j",
    (name) => {
      expect(galleryScenario(name)).toBeNull();
    },
  );
});
