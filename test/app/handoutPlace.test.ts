import { describe, expect, it } from "vitest";
import { handoutLink, handoutPlace } from "../../src/app/handoutPlace";

describe("the handout that an address asks for", () => {
  it.each([
    ["#lesson=retry-storm&handout=blank", { lesson: "retry-storm", answers: false }],
    ["#lesson=retry-storm&handout=answers", { lesson: "retry-storm", answers: true }],
    ["handout=answers&lesson=a", { lesson: "a", answers: true }],
    ["#lesson=retry-storm", null],
    ["#lesson=retry-storm&handout=both", null],
    ["#handout=blank", null],
    ["#g=order-800&f=1.payment.1.end", null],
    ["", null],
  ])("%s", (hash, place) => {
    expect(handoutPlace(hash)).toEqual(place);
  });

  it("is the one that the link was made for, whatever it is called", () => {
    for (const lesson of ["set-your-own", "a&handout=x", "ünknown name"]) {
      const place = { lesson, answers: true };
      expect(handoutPlace(handoutLink(place))).toEqual(place);
    }
  });
});
