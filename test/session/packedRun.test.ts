/** What comes from the worker is the run that would have been made here, to the byte, and all that was worked out of it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakerNames } from "../../src/engine/breakerReplay";
import type { Run } from "../../src/engine/result";
import { runIndex } from "../../src/engine/runIndex";
import { outlineOf } from "../../src/engine/runOutline";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { runTotals } from "../../src/engine/totals";
import { GALLERY } from "../../src/gallery/gallery";
import { memoryOf, planOf } from "../../src/session/derived";
import { foreseeing } from "../../src/session/foreseeing";
import { bytesOf, openedRun, packedRun } from "../../src/session/packedRun";
import { wholeInTurns } from "../../src/session/wholeRun";
import { fromGallery } from "../support/gallery";
import { scenarios } from "../support/scenarios";

/** Made as in the worker, and handed over as to the page. */
function brought(scenario: Scenario): Run {
  const run = simulate(scenario);
  const foresight = foreseeing(scenario, run);
  while (!foresight.step());
  const packed = packedRun(run);
  return openedRun(scenario, structuredClone(packed, { transfer: bytesOf(packed) }));
}

function indexOf({ events }: Run) {
  const index = runIndex(events);
  return index === null ? null : { ...index, unusual: [...index.unusual] };
}

function expectSame(scenario: Scenario): void {
  const [there, here] = [brought(scenario), simulate(scenario)];
  expect(JSON.stringify(there)).toBe(JSON.stringify(here));
  expect(indexOf(there)).toEqual(indexOf(here));
  expect(outlineOf(there)).toEqual(outlineOf(here));
  expect(runTotals(there)).toEqual(runTotals(here));
  const plan = planOf(scenario);
  const last = here.events.length - 1;
  for (const step of [last, 0, Math.floor(last / 2), Math.floor(last / 3)]) {
    expect(snapshotAt(there, step)).toEqual(snapshotAt(here, step));
    for (const name of breakerNames(plan)) {
      expect(memoryOf(plan, there, name, step)).toEqual(memoryOf(plan, here, name, step));
    }
  }
}

describe("a run that was brought from a worker", () => {
  it("is the run, for any scenario", () => {
    fc.assert(fc.property(scenarios, expectSame), { numRuns: 60 });
  });

  it.each(GALLERY.map(({ name }) => name))("is the run: %s", (name) => {
    expectSame(fromGallery(name));
  });

  /** Of more than 20 000 events: there is an index, and marks on the way. */
  const LONG: readonly Scenario[] = [
    long("budget-meets-breaker", {}),
    long("budget-meets-breaker", {
      breakers: {
        payment: {
          trip: { kind: "time", windowMs: 10_000, failureRate: 0.3, minCalls: 5 },
          openMs: 900,
        },
      },
      instances: { count: 3, breakers: "each" },
      restarts: [{ atMs: 30_000, instance: 2 }],
    }),
    long("late-success-closes", { arrivals: { everyMs: 40, count: 4_000 } }),
  ];

  it.each(LONG.map((scenario, k) => [k, scenario] as const))(
    "is the run: long one %i",
    (_, scenario) => {
      expect(simulate(scenario).events.length).toBeGreaterThan(20_000);
      expectSame(scenario);
    },
  );

  const there = brought(LONG[0] ?? fromGallery("order-800"));
  const here = simulate(LONG[0] ?? fromGallery("order-800"));

  it("is unpacked whole for those who walk it", () => {
    const turns = wholeInTurns(there);
    if (turns === null) throw new Error("it was whole");
    let count = 0;
    let turn = turns.next();
    for (; turn.done !== true; turn = turns.next()) count++;
    expect(count).toBeGreaterThan(10);
    expect(JSON.stringify(turn.value)).toBe(JSON.stringify(here));
    expect(runIndex(turn.value.events)).toBe(runIndex(there.events));
    expect(wholeInTurns(turn.value)).toBeNull();
  });

  it("reads as an array, and as the same object while it is looked at", () => {
    const { events } = there;
    expect(Array.isArray(events)).toBe(true);
    expect(events[70]).toBe(events[70]);
    expect(events.slice(100, 200)).toEqual(here.events.slice(100, 200));
    expect(events.findLastIndex(({ type }) => type === "arrival")).toBe(
      here.events.findLastIndex(({ type }) => type === "arrival"),
    );
    expect(events.at(-1)).toEqual(here.events.at(-1));
    for (const nowhere of [-1, 1.5, events.length, Number.NaN]) {
      expect(events[nowhere]).toBeUndefined();
    }
    expect(() => Object.assign(events, { 0: null })).toThrow(TypeError);
  });
});

function long(name: string, changes: Partial<Scenario>): Scenario {
  return { ...fromGallery(name), arrivals: { everyMs: 150, count: 3_000 }, ...changes };
}
