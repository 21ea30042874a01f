import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDecision } from "../../src/engine/event";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { segmentPath } from "../../src/layout/scrubberShape";
import { indexAt, requestSteps, type StepKind } from "../../src/layout/scrubberSteps";

function gallery(name: string): Scenario {
  const file = new URL(`../../src/gallery/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
const kindsOf = (name: string, operation: number) => {
  const { events } = simulate(gallery(name));
  return requestSteps(events, operation, "decision").map(({ step, spanMs, kind }) => [
    events[step]?.type,
    spanMs,
    kind,
  ]);
};

describe("the steps of one request", () => {
  it("say what each stretch of time came to: an order cut by its budget", () => {
    expect(kindsOf("order-800", 1)).toEqual([
      ["arrival", 0, "work"],
      ["start", 100, "work"],
      ["end", 290, "ok"],
      ["start", 0, "work"],
      ["end", 330, "deadline"],
      ["finish", 80, "work"],
    ]);
  });

  it("tell an own timeout from the budget's cut", () => {
    expect(kindsOf("order-800-local", 1)).toContainEqual(["end", 400, "own"]);
  });

  it("show a pause as a pause", () => {
    expect(kindsOf("retry-spends-the-budget", 1).slice(2, 5)).toEqual([
      ["end", 60, "own"],
      ["pause", 0, "work"],
      ["start", 20, "pause"],
    ]);
  });

  it("mark the breaker's move and its refusal", () => {
    expect(kindsOf("budget-meets-breaker", 5)).toContainEqual(["breaker", 0, "breaker"]);
    expect(kindsOf("budget-meets-breaker", 6)).toContainEqual(["refused", 0, "refused"]);
  });

  it("are together every decision of the run, and every event, each once", () => {
    const { events, operations } = simulate(gallery("budget-meets-breaker"));
    for (const size of ["decision", "event"] as const) {
      const steps = [null, ...operations.map((operation) => operation.id)].flatMap((id) =>
        requestSteps(events, id, size).map((step) => step.step),
      );
      const wanted = events.flatMap((event, step) =>
        size === "event" || isDecision(event) ? [step] : [],
      );
      expect(steps.sort((a, b) => a - b)).toEqual(wanted);
    }
  });

  it("leave the time between two requests out", () => {
    const timer: Scenario = {
      ...gallery("breaker-lab"),
      breakers: { supplier: { openMs: 10_000, opens: "timer" } },
      arrivals: [0, 1, 2, 3],
      untilMs: 20_000,
    };
    const { events } = simulate(timer);
    const steps = requestSteps(events, 4, "decision");
    expect(steps.map(({ step }) => events[step]?.type)).toContain("breaker");
    expect(steps.every((step) => step.spanMs < 10_000)).toBe(true);
  });
});

it("draws the wait for a breaker's move as a line, with the move as a diamond on it", () => {
  // 100 wide less the gap of 1; the middle of 20 is 10, the diamond 5 to each side of 49.5.
  expect(segmentPath("breaker", 0, 100, 20)).toBe("M0 9H99V11H0ZM49.5 5L54.5 10L49.5 15L44.5 10Z");
  // 10 wide: the diamond alone, 4.5 to each side.
  expect(segmentPath("breaker", 0, 10, 20)).toBe("M4.5 5L9 10L4.5 15L0 10Z");
});

describe("where the cursor is among them", () => {
  const steps = [3, 5, 9].map((step) => ({ step, spanMs: 0, kind: "work" as const }));
  it.each([
    ["before the first it is the first", 0, 0],
    ["on a step it is that step", 5, 1],
    ["between two it is the earlier", 8, 1],
    ["past the last it is the last", 40, 2],
  ])("%s", (_, step, index) => {
    expect(indexAt(steps, step)).toBe(index);
  });
});

describe("a segment's shape", () => {
  const kinds: readonly StepKind[] = [
    "work",
    "pause",
    "ghost",
    "ok",
    "own",
    "deadline",
    "technical",
    "rejected",
    "cancelled",
    "refused",
    "breaker",
  ];
  it("stays inside its segment and band, however short", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 2, max: 400, noNaN: true }),
        (kind, x, width) => {
          const path = segmentPath(kind, x, width, 20);
          const horizontal = [...path.matchAll(/[ML](-?[\d.]+) |H(-?[\d.]+)/g)].map((match) =>
            Number(match[1] ?? match[2]),
          );
          for (const px of horizontal) {
            expect(px).toBeGreaterThanOrEqual(x - 0.01);
            expect(px).toBeLessThanOrEqual(x + width + 0.01);
          }
          const vertical = [...path.matchAll(/[ML]-?[\d.]+ (-?[\d.]+)|V(-?[\d.]+)/g)].map((match) =>
            Number(match[1] ?? match[2]),
          );
          for (const px of vertical) {
            expect(px).toBeGreaterThanOrEqual(0);
            expect(px).toBeLessThanOrEqual(20);
          }
        },
      ),
    );
  });
});
