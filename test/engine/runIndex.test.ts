/** What is looked up in a long run is what a walk over it finds. */
import { describe, expect, it } from "vitest";
import { breakerViews } from "../../src/engine/breakerView";
import { frameAt, stepOf } from "../../src/engine/frame";
import { indexing, runIndex, spanOf } from "../../src/engine/runIndex";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { requestSteps } from "../../src/layout/scrubberSteps";
import { arrivalStepFrom } from "../../src/session/steps";
import { answerAt } from "../../src/ui/knobs/answerAt";
import { requestAnswers } from "../../src/ui/waterfall/requestAnswers";
import { fromGallery } from "../support/gallery";

/** Requests that overlap, refusals, late results and a restart. */
const scenario: Scenario = {
  ...fromGallery("budget-meets-breaker"),
  arrivals: { everyMs: 150, count: 4000 },
  instances: { count: 3, breakers: "each" },
  restarts: [{ atMs: 30_000, instance: 2 }],
};
const run = simulate(scenario);
const { events } = run;
/** Short enough to be walked: what is asked of its steps is answered without an index. */
const walked = events.slice(0, 19_999);
const steps = Array.from({ length: 60 }, (_, k) => k * 331);
const ids = [1, 2, 3, 500, 501, 1000, 1001, 1002];

it("is there for long runs only", () => {
  expect(events.length).toBeGreaterThan(40_000);
  expect(runIndex(walked)).toBeNull();
  expect(runIndex(events)).toBe(runIndex(events));
});

it("is made in slices of as many events as asked", () => {
  const others = events.slice();
  const { step } = indexing(others);
  let count = 1;
  while (!step(1000)) count++;
  expect(count).toBe(Math.ceil(others.length / 1000));
  expect(runIndex(others)).toEqual(runIndex(events));
});

it("spans a request from its arrival to its last event, and no more", () => {
  for (const id of [...ids, 4000]) {
    const [from, to] = spanOf(events, id);
    expect(events[from]).toMatchObject({ type: "arrival", operation: id });
    const own = events.flatMap((event, step) => (event.operation === id ? [step] : []));
    expect([own[0], own.at(-1)]).toEqual([from, to - 1]);
  }
  expect(spanOf(events, 4001)).toEqual([0, 0]);
});

describe("answers as a walk does", () => {
  it("what each breaker had come to, in whatever order it is asked", () => {
    for (const step of [...steps, ...steps.toReversed()]) {
      expect(breakerViews(run, step)).toEqual(breakerViews({ ...run, events: walked }, step));
    }
    const last = breakerViews(run, events.length - 1);
    for (const [name, { dependencyCalls, refused, probes }] of Object.entries(run.breakers)) {
      expect(last[name]).toMatchObject({ reached: dependencyCalls, refused, probes });
    }
  });

  it("the step that a frame names, and the nearest where there is none", () => {
    for (const step of steps) {
      const frame = frameAt(events, step);
      expect(stepOf(events, frame)).toBe(step);
      const gone = { ...frame, nth: 99 };
      // A frame without a request is looked for in all of a run, and that differs.
      if (frame.operation !== undefined && frame.operation < 1000) {
        expect(stepOf(events, gone)).toBe(stepOf(walked, gone));
      }
    }
    expect(stepOf(events, { operation: 9999, moment: "finish" })).toBe(0);
  });

  it("the arrival of the next request", () => {
    for (const step of steps) {
      expect(arrivalStepFrom(events, step, -1)).toBe(arrivalStepFrom(walked, step, -1));
    }
    expect(arrivalStepFrom(events, events.length - 1, 1)).toBe(events.length - 1);
  });

  it("the steps of a request and the answers it was given", () => {
    for (const id of ids) {
      for (const size of ["decision", "event"] as const) {
        expect(requestSteps(events, id, size)).toEqual(requestSteps(walked, id, size));
      }
      expect(requestAnswers(scenario, events, id)).toEqual(requestAnswers(scenario, walked, id));
    }
  });

  it("which answer of its list a hop gave, or will give", () => {
    // By the walk the last of these may still be to come.
    for (const step of steps.slice(0, -5)) {
      expect(answerAt(scenario, events, step, "payment")).toEqual(
        answerAt(scenario, walked, step, "payment"),
      );
    }
  });
});
