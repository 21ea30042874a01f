/** Runs that take long: made in slices, shown when they are through, given up when they are not wanted. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setHop, setOperation } from "../../src/engine/edit";
import { RunRefused } from "../../src/engine/refusal";
import type { Run } from "../../src/engine/result";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { latestOf } from "../../src/session/latest";
import { isLongRun } from "../../src/session/longRun";
import { createSession, type SessionStore } from "../../src/session/session";
import { startSlicedRuns } from "../../src/session/slicedRuns";
import { callTo, scenarioOf } from "../support/plainScenario";

const short = scenarioOf([callTo("a")], { title: "Short", arrivals: [0, 100] });
/** 200 requests of 100 attempts at most, though none is retried: 200 × 101 is more than 20 000. */
const long = scenarioOf(
  [callTo("a", { retry: { maxAttempts: 100, backoff: { kind: "fixed", baseMs: 0 } } })],
  { title: "Long", arrivals: { everyMs: 10, count: 200 } },
);
const longer = setOperation(long, { arrivals: { everyMs: 10, count: 3000 } });
const slower = setHop(long, "a", { timeoutMs: 90 });
const endless = setOperation(setHop(long, "a", { timeoutMs: null, responses: [{ never: true }] }), {
  deadlineMs: null,
});

it("is told from a short one without running it", () => {
  expect(isLongRun(short)).toBe(false);
  expect(isLongRun(long)).toBe(true);
  // 198 × 101 = 19 998.
  expect(isLongRun(setOperation(long, { arrivals: { everyMs: 10, count: 198 } }))).toBe(false);
});

describe("in slices", () => {
  /** A clock that a look at it moves, and the slices that wait. */
  const around = () => {
    let atMs = 0;
    const waiting: (() => void)[] = [];
    return {
      surroundings: {
        later: (next: () => void) => waiting.push(next),
        nowMs: () => {
          atMs += 4;
          return atMs;
        },
      },
      slice: () => waiting.shift()?.(),
      waits: () => waiting.length > 0,
    };
  };
  const heard = () => ({ progress: vi.fn(), over: vi.fn(), failed: vi.fn() });

  it("tells how far it is, and comes out as the run at once", () => {
    const { surroundings, slice, waits } = around();
    const ears = heard();
    startSlicedRuns([longer, short], ears, surroundings);
    let slices = 0;
    for (; waits(); slices++) slice();
    expect(slices).toBeGreaterThan(5);
    const done = ears.progress.mock.calls.map(([requests]) => requests);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(new Set(done).size).toBeGreaterThan(2);
    // 3 000 of the one and 2 of the other.
    for (const [, total] of ears.progress.mock.calls) expect(total).toBe(3_002);
    expect(ears.over).toHaveBeenCalledOnce();
    const runs: ReadonlyMap<Scenario, Run> = ears.over.mock.calls[0]?.[0];
    expect(runs.get(longer)).toEqual(simulate(longer));
    expect(runs.get(short)).toEqual(simulate(short));
  });

  it("is not heard of again once it is stopped", () => {
    const { surroundings, slice, waits } = around();
    const ears = heard();
    const stop = startSlicedRuns([longer], ears, surroundings);
    slice();
    expect(waits()).toBe(true);
    stop();
    ears.progress.mockClear();
    slice();
    expect(waits()).toBe(false);
    expect([ears.progress, ears.over, ears.failed].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it("says why there is no result", () => {
    const { surroundings, slice, waits } = around();
    const ears = heard();
    startSlicedRuns([endless], ears, surroundings);
    while (waits()) slice();
    expect(ears.failed).toHaveBeenCalledExactlyOnceWith(expect.any(RunRefused));
    expect(ears.over).not.toHaveBeenCalled();
  });
});

describe("a session with a long run on its way", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** What makes them is loaded first; one may come after another. */
  const settled = async () => {
    for (let run = 0; run < 2; run++) {
      await vi.dynamicImportSettled();
      vi.runAllTimers();
    }
  };
  const opened = () => {
    const store = createSession(short, { operation: 2, moment: "finish" });
    store.getState().open(long);
    return store;
  };

  it("shows what it showed, and the run when it is through", async () => {
    const store = opened();
    const before = store.getState();
    expect(before).toMatchObject({ scenario: short, past: [], pending: { scenario: long } });
    before.goToFirst();
    await settled();
    const { scenario, run, pending, past } = store.getState();
    expect({ scenario, pending }).toEqual({ scenario: long, pending: null });
    expect(run.operations).toHaveLength(200);
    // Undo leads to where the cursor was when the run was through.
    expect(past).toEqual([{ scenario: short, frame: { operation: 1, moment: "arrival" } }]);
  });

  it.each(["stopRun", "undo"] as const)(
    "%s leaves what was open, and nothing to undo",
    async (way) => {
      const store = opened();
      store.getState()[way]();
      await settled();
      expect(store.getState()).toMatchObject({ scenario: short, past: [], pending: null });
    },
  );

  it("takes the next edit on top of the one that is on its way, as one run", async () => {
    const store = createSession(short);
    store.getState().edit(long);
    expect(latestOf(store.getState())).toBe(long);
    store.getState().edit(setHop(latestOf(store.getState()), "a", { timeoutMs: 90 }));
    await settled();
    expect(store.getState().scenario).toEqual(slower);
    store.getState().undo();
    expect(store.getState().scenario).toBe(short);
  });

  it("drops it when the edit is taken back by hand", async () => {
    const store = createSession(short);
    store.getState().edit(long);
    store.getState().edit(short);
    expect(store.getState().pending).toBeNull();
    await settled();
    expect(store.getState()).toMatchObject({ scenario: short, past: [] });
  });

  it("one gesture is one step of undo, and the next one another", async () => {
    const store = createSession(short);
    for (const timeoutMs of [90, 91]) {
      store.getState().edit(setHop(long, "a", { timeoutMs }), "drag");
      await settled();
    }
    store.getState().edit(setHop(long, "a", { timeoutMs: 92 }), "drag");
    // Let go before the run is through.
    store.getState().endGesture();
    await settled();
    expect(store.getState()).toMatchObject({ gesture: null, past: [{ scenario: short }] });
    store.getState().edit(setHop(long, "a", { timeoutMs: 93 }), "drag");
    await settled();
    expect(store.getState().past).toHaveLength(2);
  });

  it("says why there will be no run, and stays", async () => {
    const store = createSession(short);
    store.getState().edit(endless);
    expect(store.getState().refusal).toBeNull();
    await settled();
    const { scenario, pending, refusal } = store.getState();
    expect({ scenario, pending }).toEqual({ scenario: short, pending: null });
    expect(refusal?.cause).toMatchObject({ reason: "cannot_end" });
  });

  it("undo and redo go on from where the way back is bound for, and a redo takes an undo back", async () => {
    const store = createSession(long);
    const edits = [91, 92, 93].map((timeoutMs) => setHop(long, "a", { timeoutMs }));
    for (const edit of edits) {
      store.getState().edit(edit);
      await settled();
    }
    const { undo, redo } = store.getState();
    const at = () => store.getState().scenario;
    undo();
    undo();
    // Both are one way: neither has been shown.
    expect(at()).toBe(edits[2]);
    await settled();
    expect(at()).toBe(edits[0]);
    expect(store.getState().past.map(({ scenario }) => scenario)).toEqual([long]);
    expect(store.getState().future.map(({ scenario }) => scenario)).toEqual(edits.slice(1));
    redo();
    redo();
    undo();
    await settled();
    expect(at()).toBe(edits[1]);
    undo();
    redo();
    expect(store.getState().pending).toBeNull();
    // Past the end of the history nothing changes.
    for (let k = 0; k < 5; k++) undo();
    await settled();
    expect(at()).toBe(long);
    expect(store.getState().future.map(({ scenario }) => scenario)).toEqual(edits);
  });

  it("may come with a history of its own", async () => {
    const store = createSession(short);
    const kept = { past: [], future: [{ scenario: short, frame: { moment: "arrival" } as const }] };
    store.getState().open(long, undefined, undefined, kept);
    await settled();
    expect(store.getState()).toMatchObject({ scenario: long, ...kept });
  });

  describe("that opens", () => {
    const renamed = (title: string) => setOperation(short, { title });
    const past = (store: SessionStore) => store.getState().past.map(({ scenario }) => scenario);

    it("is not dropped by an edit, which is of what is shown and comes before it", async () => {
      const store = opened();
      // What a field says is of what it stands on, not of what nobody has seen yet.
      expect(latestOf(store.getState())).toBe(short);
      store.getState().edit(renamed("Renamed"));
      expect(store.getState()).toMatchObject({
        scenario: renamed("Renamed"),
        pending: { scenario: long, opens: true },
      });
      await settled();
      // At its own first step, not at the finish of request 2, where the cursor was.
      expect(store.getState()).toMatchObject({ scenario: long, step: 0, pending: null });
      expect(past(store)).toEqual([short, renamed("Renamed")]);
      store.getState().undo();
      expect(store.getState().scenario).toEqual(renamed("Renamed"));
    });

    it("goes on past an edit that cannot run, which says why", async () => {
      const store = opened();
      const untimed = setOperation(
        setHop(short, "a", { timeoutMs: null, responses: [{ never: true }] }),
        { deadlineMs: null },
      );
      store.getState().edit(untimed);
      expect(store.getState().refusal?.cause).toMatchObject({ reason: "cannot_end" });
      expect(store.getState().pending?.scenario).toBe(long);
      await settled();
      expect(store.getState()).toMatchObject({ scenario: long, refusal: null });
      expect(past(store)).toEqual([short]);
    });

    it("waits for an edit that takes long itself", async () => {
      const store = createSession(long);
      store.getState().open(longer);
      store.getState().edit(slower, "drag");
      expect(store.getState().pending).toMatchObject({ scenario: slower, opens: false });
      store.getState().endGesture();
      const seen: Scenario[] = [];
      store.subscribe(({ scenario }) => {
        if (seen.at(-1) !== scenario) seen.push(scenario);
      });
      await settled();
      expect(seen).toEqual([slower, longer]);
      expect(past(store)).toEqual([long, slower]);
    });

    it("goes on when that edit is taken back, and ends with it when it is stopped", async () => {
      const store = createSession(long);
      for (const takeBack of [() => store.getState().edit(long), () => store.getState().undo()]) {
        store.getState().open(longer);
        store.getState().edit(slower);
        takeBack();
        expect(store.getState().pending).toMatchObject({ scenario: longer, opens: true });
      }
      store.getState().edit(slower);
      store.getState().stopRun();
      await settled();
      expect(store.getState()).toMatchObject({ scenario: long, pending: null, past: [] });
    });

    it("keeps the edit that was on its way when it was asked for", async () => {
      const store = createSession(long);
      store.getState().edit(slower);
      store.getState().open(short);
      expect(store.getState().scenario).toBe(short);
      expect(past(store)).toEqual([long, slower]);
    });

    it("leaves a comparison that is begun meanwhile to be undone to", async () => {
      const store = opened();
      store.getState().compareWith(renamed("Other"));
      expect(store.getState().against?.scenario.title).toBe("Other");
      await settled();
      expect(store.getState()).toMatchObject({ scenario: long, against: null });
      store.getState().undo();
      expect(store.getState().against?.scenario.title).toBe("Other");
    });

    it("brings its history, to which what was made meanwhile is added", async () => {
      const store = createSession(short);
      const kept = {
        past: [],
        future: [{ scenario: slower, frame: { moment: "arrival" } as const }],
      };
      store.getState().open(long, undefined, undefined, kept);
      store.getState().edit(renamed("Renamed"));
      await settled();
      expect(past(store)).toEqual([short, renamed("Renamed")]);
      expect(store.getState().future).toEqual(kept.future);
    });
  });

  it("a comparison begun while an edit is on its way is of that edit", async () => {
    const store = createSession(long);
    store.getState().edit(slower);
    store.getState().compareWith(long);
    await settled();
    expect(store.getState()).toMatchObject({ scenario: slower, against: { scenario: long } });
    expect(store.getState().past.map(({ scenario }) => scenario)).toEqual([long, slower]);
  });

  it("a gesture cancelled before it is shown leaves the edit that was on its way", async () => {
    const store = createSession(long);
    store.getState().edit(slower);
    store.getState().edit(setHop(slower, "a", { timeoutMs: 80 }), "drag");
    store.getState().cancelGesture();
    await settled();
    expect(store.getState().scenario).toBe(slower);
    expect(store.getState().past.map(({ scenario }) => scenario)).toEqual([long]);
  });
});
