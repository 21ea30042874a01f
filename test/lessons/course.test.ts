import { describe, expect, it } from "vitest";
import { problemText } from "../../src/codec/problem";
import { galleryScenario } from "../../src/gallery/gallery";
import { edited } from "../../src/lessons/edits";
import { likenessOf } from "../../src/profiles/likeness";
import { COURSE, read, stepAt } from "./lessonText";

describe("the course", () => {
  it("has the twelve lessons, by their public ids", () => {
    expect(COURSE.map(({ id }) => id)).toEqual([
      "three-good-calls",
      "waterfall-800",
      "retry-asks",
      "outer-larger",
      "across-the-wire",
      "retry-storm",
      "ghost-work",
      "three-states",
      "breaker-lies",
      "breaker-and-retry",
      "same-words",
      "set-your-own",
    ]);
  });

  // Starts that miss their goals, solutions that meet them, one right option, figures that exist.
  it.each(COURSE.map((lesson) => [lesson.id, lesson] as const))(
    "%s has no fault, also as a file",
    (_, lesson) => {
      const parsed = read(JSON.parse(JSON.stringify(lesson)));
      expect(parsed.ok ? [] : parsed.problems.map(problemText)).toEqual([]);
      expect(parsed.ok && parsed.lesson).toEqual(JSON.parse(JSON.stringify(lesson)));
    },
  );

  it.each(COURSE.map((lesson) => [lesson.id, lesson] as const))(
    "%s is as the course is built",
    (_, lesson) => {
      const { steps, glossary, outcomes, checklist } = lesson;
      expect(steps.length).toBeGreaterThanOrEqual(4);
      expect(steps.length).toBeLessThanOrEqual(8);
      expect(glossary.length).toBeGreaterThanOrEqual(3);
      expect(glossary.length).toBeLessThanOrEqual(6);
      expect(outcomes.length).toBeGreaterThan(0);
      const kinds = steps.map(({ task }) => task.kind);
      expect(kinds.filter((kind) => kind === "predict").length).toBeGreaterThanOrEqual(2);
      expect(kinds.some((kind) => kind === "change")).toBe(true);
      const last = steps.at(-1);
      expect(last?.may).toBe("everything");
      expect(last?.task.kind === "watch" && (last.task.tries?.length ?? 0) >= 3).toBe(true);
      // Only the last lesson ends in a list to be printed.
      expect(checklist !== undefined).toBe(lesson.id === "set-your-own");
    },
  );

  it("opens no step before anything has happened", () => {
    const atNothing = COURSE.flatMap(({ id, steps }) =>
      steps
        .filter(({ frame, start }) => {
          const { scenario } = start;
          const named = typeof scenario === "string" ? scenario : "";
          return frame === undefined && galleryScenario(named)?.opensAt === undefined;
        })
        .map((step) => `${id}/${step.id}`),
    );
    expect(atNothing).toEqual([]);
  });

  // What each of them is, is said by its step.
  it.each([
    ["half", "resilience4j"],
    ["above", "cockatiel"],
    ["business", "failsafe-go"],
    ["late", "polly8"],
    ["boundary", "resilience4j"],
    ["mend", "cockatiel"],
    ["sandbox", "resilience4j"],
  ])("same-words/%s has the rules of %s", (step, library) => {
    const { played } = stepAt(`same-words/${step}`);
    const { supplier } = played.scenario.breakers;
    expect(supplier && likenessOf(supplier)?.profile.id).toBe(library);
  });

  it("same-words/mend is solved within the library: half of four is more than its 49 %", () => {
    const { step, played } = stepAt("same-words/mend");
    const { supplier } = edited(
      played.scenario,
      step.task.kind === "change" ? step.task.solution : [],
    ).breakers;
    const likeness = supplier && likenessOf(supplier);
    expect([likeness?.profile.id, likeness?.config.threshold]).toEqual(["cockatiel", 0.49]);
  });

  it("says things shortly: at most four sentences a step", () => {
    const sentences = (text: string) =>
      text.split(/[.?!](?:\s|$)/).filter((part) => part.trim() !== "");
    const long = COURSE.flatMap(({ id, steps }) =>
      steps
        .filter(({ says }) => sentences(says).length > 4)
        .map((step) => `${id}/${step.id}: ${sentences(step.says).length}`),
    );
    expect(long).toEqual([]);
  });
});
