/** Late results and restarts on the bands, and what is said of them. */
import { describe, expect, it } from "vitest";
import { breakerMemory } from "../../src/engine/breakerReplay";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { type EventLine, eventMarksByLine, runEventMarks } from "../../src/layout/runEvents";
import { decisionContext } from "../../src/texts/decisionContext";
import { en } from "../../src/texts/en";
import { callTo, scenarioOf } from "../support/plainScenario";

/**
 * The call of 0 fails at 10 and opens the breaker until 60; that of 5, let through before, takes 90 and is
 * heard at 95, when the probe of 70, which takes 100, still runs: half-open.
 */
const late = (breaker: Scenario["breakers"][string] = {}): Scenario =>
  scenarioOf(
    [
      callTo("a", {
        breaker: "a",
        timeoutMs: 500,
        responses: [
          { durationMs: 10, result: "unavailable" },
          { durationMs: 90 },
          { durationMs: 100 },
        ],
      }),
    ],
    {
      breakers: { a: { trip: { kind: "consecutive", failures: 1 }, openMs: 50, ...breaker } },
      arrivals: [0, 5, 70],
    },
  );

const line = (breaker: string | null): EventLine => ({ breaker, yPx: 10, halfPx: 5 });
/** 2 px a ms. */
const x = (atMs: number) => 2 * atMs;

function toldLate(scenario: Scenario) {
  const run = simulate(scenario);
  const planned = plan(scenario);
  const step = run.events.findIndex((event) => event.type === "told" && event.late);
  const event = run.events[step];
  if (event === undefined) throw new Error("nothing came late");
  const context = decisionContext(event, run, planned);
  return {
    sentence: en.decision.sentence(event, new Map([["a", "A"]]), context),
    late: breakerMemory(planned, run, "a", step)?.late,
    transitions: run.breakers.a?.transitions.map(({ atMs, to }) => [atMs, to]),
    run,
  };
}

describe("a late result", () => {
  it("is a triangle that points back, on its breaker's band at its moment", () => {
    const { counts, marks } = runEventMarks(simulate(late()), [line("a"), line(null)], x);
    expect(counts).toEqual({ late: 1, restart: 0 });
    // At 95: 190 px, its tip 5.5 before and its back 3.5 after.
    expect(marks).toEqual([{ kind: "late", path: "M184.5,10L193.5,5L193.5,15z" }]);
  });

  it("is said to be too late, and closes nothing", () => {
    const { sentence, late: counted, transitions } = toldLate(late());
    expect(sentence).toBe(
      "Breaker a hears “ok” from A — its call was let through before the last change: too late.",
    );
    expect(counted).toEqual({ counted: 0, dropped: 1 });
    // The probe of 70 closes it, 100 later.
    expect(transitions?.at(-1)).toEqual([170, "closed"]);
  });

  it("is said to count where it does: here it closes a half-open breaker", () => {
    const { sentence, late: counted, transitions } = toldLate(late({ countLateResults: true }));
    // The first success of this half-open period.
    expect(sentence).toBe(
      "Breaker a hears “ok” from A: it counts as a success, successes 1 — it is late, and counts all the same.",
    );
    expect(counted).toEqual({ counted: 1, dropped: 0 });
    expect(transitions?.at(-1)).toEqual([95, "closed"]);
  });

  it("does not count while its breaker is open, whatever the rule says of late ones", () => {
    // Open until 210 now, so at 95 it hears of it while it is open.
    const { sentence, late: counted } = toldLate(late({ countLateResults: true, openMs: 200 }));
    expect(sentence).toMatch(/too late\.$/);
    expect(counted).toEqual({ counted: 0, dropped: 1 });
  });
});

describe("a restart", () => {
  const two: Scenario = {
    ...late(),
    arrivals: [0, 100, 200],
    instances: { count: 2, breakers: "each" },
    restarts: [{ atMs: 40, instance: 2 }, { atMs: 150 }],
  };

  it("is an upright with two feet on the bands of those that forget, and counted once", () => {
    const lines = [line("a@1"), line("a@2"), line(null)];
    const { counts, marks } = runEventMarks(simulate(two), lines, x);
    // The call of 100 takes 90, and is late since its instance forgot it at 150.
    expect(counts).toEqual({ late: 1, restart: 2 });
    // Instance 2 at 40 and both at 150: 80 and 300 px, the feet 3.5 to either side.
    const restarts = marks.find(({ kind }) => kind === "restart");
    const left = [...(restarts?.path.matchAll(/M([\d.]+),/g) ?? [])].map(([, px]) => Number(px));
    expect(left).toEqual([296.5, 76.5, 296.5]);
  });

  it("is the same by line, counted for each", () => {
    const [first, second] = eventMarksByLine(simulate(two), [line("a@1"), line("a@2")], x);
    expect(first?.counts.restart).toBe(1);
    expect(second?.counts).toEqual({ late: 1, restart: 2 });
    // 80 and 300 px, the feet 3.5 to either side.
    expect(second?.marks.find(({ kind }) => kind === "restart")?.path).toMatch(/M76.5.*M296.5/);
  });

  it("of a late result whose breaker has no line is on the requests' line", () => {
    const { counts } = runEventMarks(simulate(two), [line("a@1"), line(null)], x);
    expect(counts.late).toBe(1);
  });

  it("stands on the requests' line where no breaker is its instance's own", () => {
    const shared = { ...two, instances: { ...two.instances, breakers: "shared" as const } };
    const lines = [line("a"), { ...line(null), yPx: 90 }];
    const { marks } = runEventMarks(simulate(shared), lines, x);
    // The one of instance 2 at 40: its breaker is everybody's. That of all, at 150, is on the band.
    const restarts = marks.find(({ kind }) => kind === "restart");
    const places = [...(restarts?.path.matchAll(/M([\d.]+),([\d.]+)/g) ?? [])];
    expect(places.map(([, px, y]) => [Number(px), Number(y)])).toEqual([
      [296.5, 4],
      [76.5, 84],
    ]);
  });
});
