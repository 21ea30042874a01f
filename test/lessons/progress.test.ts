import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isLessonDone,
  isStepDone,
  NO_PROGRESS,
  opened,
  progressIn,
  progressText,
  readProgress,
  resumeAt,
  stepDone,
  withoutLesson,
} from "../../src/lessons/progress";

const lesson = { id: "storm", steps: [{ id: "first" }, { id: "second" }] };

describe("progress", () => {
  it("begins with the first step, and goes on where one was", () => {
    expect(resumeAt(NO_PROGRESS, lesson)).toBe("first");
    expect(resumeAt(stepDone(NO_PROGRESS, "storm", "first"), lesson)).toBe("second");
    expect(resumeAt(opened(NO_PROGRESS, "storm", "second"), lesson)).toBe("second");
    // The lesson has lost that step since.
    expect(resumeAt(opened(NO_PROGRESS, "storm", "gone"), lesson)).toBe("first");
    expect(resumeAt(NO_PROGRESS, { id: "empty", steps: [] })).toBeNull();
  });

  it("is done when every step is, and can be reset", () => {
    const half = stepDone(NO_PROGRESS, "storm", "second");
    expect(isLessonDone(half, lesson)).toBe(false);
    const whole = stepDone(half, "storm", "first");
    expect(isLessonDone(whole, lesson)).toBe(true);
    expect(progressIn(whole, "storm").done).toEqual(["second", "first"]);
    expect(withoutLesson(whole, "storm")).toEqual(NO_PROGRESS);
  });

  it("stays the same value when nothing changes", () => {
    const done = stepDone(NO_PROGRESS, "storm", "first");
    expect(stepDone(done, "storm", "first")).toBe(done);
    expect(withoutLesson(done, "other")).toBe(done);
  });

  it("knows no step of a lesson called like something every object has", () => {
    expect(isStepDone(NO_PROGRESS, "constructor", "first")).toBe(false);
    expect(progressIn(NO_PROGRESS, "constructor").done).toEqual([]);
  });

  it("comes back as it was kept", () => {
    const kept = opened(stepDone(NO_PROGRESS, "storm", "first"), "storm", "second");
    expect(readProgress(progressText(kept))).toEqual(kept);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", '{"version":2,"lessons":{"storm":{"at":null,"done":["first"]}}}'],
    ["a list", "[]"],
    ["lessons in a list", '{"version":1,"lessons":[{"at":null,"done":[]}]}'],
    ["more text than it could be", `{"version":1,"lessons":{},"x":"${"x".repeat(200_000)}"}`],
  ])("is none when what was kept is %s", (_, text) => {
    expect(readProgress(text)).toEqual(NO_PROGRESS);
  });

  it("leaves out what is damaged and keeps the rest", () => {
    const text = `{"version":1,"lessons":{
      "storm":{"at":7,"done":["first","first",3,null,"Not An Id"]},
      "__proto__":{"at":null,"done":["first"]},
      "UPPER":{"at":null,"done":[]},
      "bare":"done"}}`;
    expect(readProgress(text)).toEqual({ storm: { at: null, done: ["first"] } });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readProgress(text)).toBe("object");
        const inside = readProgress(`{"version":1,"lessons":${text}}`);
        expect(readProgress(progressText(inside))).toEqual(inside);
      }),
    );
  });
});
