import { describe, expect, it } from "vitest";
import { appendArrival, setHop } from "../../../src/engine/edit";
import { stepOf } from "../../../src/engine/frame";
import type { Frame, Scenario } from "../../../src/engine/scenario";
import { simulate } from "../../../src/engine/simulate";
import { answerAt, answerOf, setAnswer } from "../../../src/ui/knobs/answerAt";
import { changedAnswer } from "../../../src/ui/knobs/answerEdit";
import { fromGallery } from "../../support/gallery";

const scenario = fromGallery("budget-meets-breaker");
const at = (of: Scenario, frame: Frame, hopId = "payment") => {
  const { events } = simulate(of);
  return answerAt(of, events, stepOf(events, frame), hopId);
};
const listed = (index: number) => ({ hopId: "payment", operation: null, index });

describe("the answer at the cursor", () => {
  // Payment is reached by requests 1 to 5, 9, 13 and 14; its list has seven answers.
  it.each([
    [1, 0],
    [3, 2],
    [5, 4],
    [9, 5],
    [13, 6],
    [14, 6],
  ])("of request %i is answer %i of the list (from 0)", (operation, index) => {
    expect(at(scenario, { operation, hop: "payment", moment: "end" })).toEqual(listed(index));
  });

  it("of a request that has not asked yet is the one it will get", () => {
    expect(at(scenario, { operation: 4, moment: "arrival" })).toEqual(listed(3));
  });

  it("of a request that was refused is the last one before", () => {
    expect(at(scenario, { operation: 6, hop: "payment", moment: "refused" })).toEqual(listed(4));
  });

  it("given by hand belongs to its request, takes no place in the list, and is edited there", () => {
    const byHand = appendArrival(
      { ...scenario, arrivals: [1_000] },
      { atMs: 0, answers: { payment: [{ durationMs: 7, result: "rejected" }] } },
    );
    const given = at(byHand, { operation: 1, hop: "payment", moment: "end" });
    expect(given).toEqual({ hopId: "payment", operation: 1, index: 0 });
    expect(at(byHand, { operation: 2, hop: "payment", moment: "end" })).toEqual(listed(0));
    const edited = setAnswer(byHand, given, { durationMs: 9 });
    expect(answerOf(edited, given)).toEqual({ durationMs: 9, result: "rejected" });
    expect(edited.hops).toBe(byHand.hops);
  });

  it("is none's of a hop without any, and editing it changes nothing", () => {
    const none = at(scenario, { operation: 1, moment: "arrival" }, "gateway");
    expect(answerOf(scenario, none)).toBeUndefined();
    expect(setAnswer(scenario, none, { durationMs: 9 })).toBe(scenario);
  });

  it("counts attempts that overlap by their start", () => {
    const slow = setHop(
      { ...scenario, arrivals: [0, 10], deadlineMs: null, breakers: {} },
      "payment",
      { responses: [{ durationMs: 300 }, { durationMs: 1 }] },
    );
    expect(at(slow, { operation: 1, hop: "payment", moment: "end" })).toEqual(listed(0));
    expect(at(slow, { operation: 2, hop: "payment", moment: "end" })).toEqual(listed(1));
  });
});

describe("changing an answer", () => {
  it("keeps what is not changed", () => {
    expect(changedAnswer({ durationMs: 5, connectMs: 2 }, { kind: "rejected" })).toEqual({
      durationMs: 5,
      connectMs: 2,
      result: "rejected",
    });
  });

  it("gives one that never came a duration, and takes it away again", () => {
    const comes = changedAnswer({ never: true }, { kind: "ok" });
    expect(comes).toEqual({ durationMs: 100, result: "ok" });
    expect(changedAnswer(comes, { kind: "never" })).toEqual({ never: true });
  });

  it("keeps a Retry-After only where one is seen", () => {
    const limited = changedAnswer({ durationMs: 5 }, { kind: "rate_limited", retryAfterMs: 900 });
    expect(limited).toEqual({ durationMs: 5, result: "rate_limited", retryAfterMs: 900 });
    expect(changedAnswer(limited, { retryAfterMs: null })).toEqual({
      durationMs: 5,
      result: "rate_limited",
    });
    expect(changedAnswer(limited, { kind: "ok" })).toEqual({ durationMs: 5, result: "ok" });
  });
});
