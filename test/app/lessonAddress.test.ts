import { describe, expect, it } from "vitest";
import { lessonHash, lessonPlaceOf } from "../../src/app/lessonAddress";

describe("the lessons' part of the address", () => {
  it.each([
    ["#lessons", { kind: "course" }],
    ["#lesson=three-states", { kind: "lesson", lesson: "three-states", step: null }],
    ["#lesson=three-states&step=3", { kind: "lesson", lesson: "three-states", step: 3 }],
    ["", null],
    ["#g=order-800", null],
    ["#lesson=", null],
    ["#lesson=Three", null],
    ["#lesson=a&step=x", null],
    ["#lessons&f=1", null],
  ])("%s", (hash, place) => {
    expect(lessonPlaceOf(hash)).toEqual(place);
  });

  it("is read back as it was written", () => {
    for (const step of [null, 1, 12]) {
      const place = { kind: "lesson", lesson: "waterfall-800", step };
      expect(lessonPlaceOf(lessonHash("waterfall-800", step))).toEqual(place);
    }
  });
});
