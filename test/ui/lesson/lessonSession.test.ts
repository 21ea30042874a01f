import { describe, expect, it } from "vitest";
import { setHop, setOperation } from "../../../src/engine/edit";
import type { May } from "../../../src/lessons/lesson";
import { createLessonSession } from "../../../src/ui/lesson/lessonSession";
import { runSoFar } from "../../../src/ui/lesson/runSoFar";
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

describe("a run as far as a moment", () => {
  it("knows the requests that have ended and the turns that were made", () => {
    const { store } = createLessonSession(
      fromGallery("breaker-lab"),
      undefined,
      undefined,
      null,
      () => {},
    );
    // Three failures at 1, 2 and 3 open it at 3; the fifth request, refused, comes at 4.
    const { run } = store.getState();
    const known = runSoFar(run, 3);
    expect(known.operations.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(Object.values(known.breakers).flatMap(({ transitions }) => transitions)).toMatchObject([
      { atMs: 3, to: "open" },
    ]);
    expect(known.endMs).toBe(3);
    expect(runSoFar(run, run.endMs).operations).toEqual(run.operations);
  });
});
