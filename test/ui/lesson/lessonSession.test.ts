import { describe, expect, it } from "vitest";
import { setHop, setOperation } from "../../../src/engine/edit";
import type { Frame } from "../../../src/engine/scenario";
import { snapshotAt } from "../../../src/engine/snapshot";
import type { May, Step } from "../../../src/lessons/lesson";
import { createSession } from "../../../src/session/session";
import { createLessonSession } from "../../../src/ui/lesson/lessonSession";
import { requestSoFar, runSoFar } from "../../../src/ui/lesson/runSoFar";
import { isHeld } from "../../../src/ui/lesson/stepDesk";
import { stepAt } from "../../lessons/lessonText";
import { fromGallery } from "../../support/gallery";

const start = fromGallery("order-800");
const frame = { operation: 1, hop: "inventory", moment: "end" } as const;
const may: May = [{ of: "hop", hop: "payment", keys: ["timeoutMs"] }];

function session(kept: Parameters<typeof createLessonSession>[3] = null) {
  let refused = 0;
  const made = createLessonSession(start, frame, may, kept, () => {
    refused += 1;
  });
  return { ...made, refused: () => refused };
}

describe("the session of a step", () => {
  it("takes what may be changed, and nothing else", () => {
    const { store, refused } = session();
    const wished = setHop(start, "payment", { timeoutMs: 450 });
    store.getState().edit(setOperation(start, { deadlineMs: 900 }));
    expect(store.getState().scenario).toBe(start);
    expect(refused()).toBe(1);
    store.getState().edit(wished);
    expect(store.getState().scenario).toBe(wished);
    // What was changed before does not make more of it allowed.
    store.getState().edit(setOperation(wished, { deadlineMs: 900 }));
    expect(store.getState().scenario).toBe(wished);
    store.getState().undo();
    expect(store.getState().scenario).toBe(start);
  });

  it("keeps the cursor while it is held, by whichever way one would move it", () => {
    const { store, hold, release } = session();
    const { step } = store.getState();
    hold();
    const { goTo, stepBy, goToFirst, goToLast, goToOperation } = store.getState();
    for (const move of [() => goTo(0), () => stepBy(1), goToFirst, goToLast]) move();
    goToOperation(1);
    expect(store.getState().step).toBe(step);
    release();
    store.getState().goToLast();
    expect(store.getState().step).toBeGreaterThan(step);
  });

  it("goes on from what was kept of it, and back to the start by undo", () => {
    const wished = setHop(start, "payment", { timeoutMs: 450 });
    const { store } = session({ scenario: wished, frame });
    expect(store.getState().scenario).toBe(wished);
    store.getState().undo();
    expect(store.getState().scenario).toBe(start);
  });

  it("starts anew where what was kept is not what may be changed, or does not run", () => {
    const other = setOperation(start, { deadlineMs: 900 });
    expect(session({ scenario: other, frame }).store.getState().scenario).toBe(start);
  });
});

describe("what is kept back before a task is done", () => {
  const step = (place: string, shows: Step["shows"]) => ({ ...stepAt(place).step, shows });

  it("is for a prediction, where nobody steps through the run", () => {
    expect(isHeld(step("waterfall-800/allowed", ["waterfall"]), false)).toBe(true);
    expect(isHeld(step("waterfall-800/allowed", ["waterfall"]), true)).toBe(false);
    expect(isHeld(step("waterfall-800/allowed", ["waterfall", "transport"]), false)).toBe(false);
    expect(isHeld(step("outer-larger/fault", ["waterfall"]), false)).toBe(false);
    expect(isHeld(step("waterfall-800/mend", ["waterfall"]), false)).toBe(false);
  });
});

describe("a run as far as a step", () => {
  const at = (id: string, frame: Frame) => {
    const { run, step } = createSession(fromGallery(id), frame).getState();
    return { run, snapshot: snapshotAt(run, step) };
  };

  it("knows the requests that have ended and the turns that were made", () => {
    // Three failures at 1, 2 and 3 open it at 3; the request that comes then has not been asked yet.
    const { run, snapshot } = at("breaker-lab", { operation: 4, moment: "finish" });
    const known = runSoFar(run, snapshot);
    expect(known.operations.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(Object.values(known.breakers).flatMap(({ transitions }) => transitions)).toMatchObject([
      { atMs: 3, to: "open" },
    ]);
    expect(known.endMs).toBe(3);
    const last = { step: run.events.length - 1, atMs: run.endMs };
    expect(runSoFar(run, last).operations).toEqual(run.operations);
  });

  it("does not take a call that is under way for one that has ended at the same moment", () => {
    // The probe of request 7 begins at 10 003 and takes no time.
    const probe = { operation: 7, hop: "supplier", attempt: 1, moment: "start" } as const;
    const { run, snapshot } = at("breaker-lab", probe);
    expect(runSoFar(run, snapshot).operations.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("knows of a request the attempts that have begun, as far as they have come", () => {
    // The first round of three attempts at the database: one call each of API and Orders is still open.
    const { run, snapshot } = at("retry-storm-27", {
      operation: 1,
      hop: "database",
      attempt: 3,
      moment: "end",
    });
    const [request] = requestSoFar(run, snapshot).operations;
    expect(request?.attempts.map(({ hop, status }) => [hop, status])).toEqual([
      ["api", null],
      ["orders", null],
      ["database", "unavailable"],
      ["database", "unavailable"],
      ["database", "unavailable"],
    ]);
    expect(run.operations[0]?.attempts.filter(({ hop }) => hop === "database")).toHaveLength(27);
  });

  it("leaves what is left after the last answer to its reader", () => {
    const { run, snapshot } = at("order-800", { operation: 1, hop: "inventory", moment: "end" });
    // 800 − 100 − 290
    expect(snapshot.event).toMatchObject({ type: "end", remainingAfterMs: 410 });
    expect(requestSoFar(run, snapshot).events.at(-1)).toMatchObject({ remainingAfterMs: null });
  });
});
