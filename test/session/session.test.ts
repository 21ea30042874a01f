import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setHop, setOperation } from "../../src/engine/edit";
import { isDecision } from "../../src/engine/event";
import type { CallHop, Scenario } from "../../src/engine/scenario";
import { createSession, HISTORY_LIMIT, type SessionStore } from "../../src/session/session";

const payment: CallHop = {
  id: "payment",
  kind: "call",
  name: "Payment",
  timeoutMs: 400,
  responses: [{ durationMs: 120, result: "unavailable" }, { durationMs: 200 }],
  retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 10 } },
  breaker: "bank",
};
const order: Scenario = {
  version: 1,
  title: "Order",
  deadlineMs: 800,
  reserveMs: 80,
  seed: 1,
  hops: [{ id: "gateway", kind: "work", name: "Gateway", durationMs: 100 }, payment],
  breakers: { bank: { trip: { kind: "consecutive", failures: 1 }, openMs: 500 } },
  arrivals: [0, 300, 1000],
};
const endless = setHop(setOperation(order, { deadlineMs: null }), "payment", { timeoutMs: null });
const cannotEnd: Scenario = {
  ...endless,
  hops: [{ ...payment, timeoutMs: null, responses: [{ never: true }] }],
};

const where = (store: SessionStore) => {
  const { scenario, run, step } = store.getState();
  return { scenario, step, event: run.events[step] };
};
const titled = (title: string) => setOperation(order, { title });

describe("opening", () => {
  it("starts at the first decision when nothing else is said", () => {
    const { step, event } = where(createSession(order));
    expect(event).toMatchObject({ type: "arrival", operation: 1 });
    expect(step).toBe(0);
  });

  it("starts where the scenario opens, and a frame given goes before that", () => {
    const opensAt = { operation: 2, hop: "payment", attempt: 1, moment: "refused" } as const;
    const scenario = { ...order, opensAt };
    expect(where(createSession(scenario)).event).toMatchObject({ type: "refused", operation: 2 });
    const frame = { operation: 3, moment: "finish" } as const;
    expect(where(createSession(scenario, frame)).event).toMatchObject({
      type: "finish",
      operation: 3,
    });
  });

  it("can be undone, scenario and cursor, and redone", () => {
    const store = createSession(order, { operation: 3, moment: "finish" });
    const before = where(store);
    store.getState().open(titled("Another"));
    expect(where(store)).toMatchObject({ scenario: { title: "Another" }, step: 0 });
    store.getState().undo();
    expect(where(store)).toEqual(before);
    store.getState().redo();
    expect(where(store)).toMatchObject({ scenario: { title: "Another" }, step: 0 });
  });

  it("refuses to be made of a scenario that cannot run", () => {
    expect(() => createSession(cannotEnd)).toThrow(/cannot end/);
  });
});

describe("editing", () => {
  it("keeps the cursor on the same frame though its index moves", () => {
    const store = createSession(order, { operation: 3, moment: "finish" });
    const { step } = where(store);
    store.getState().edit(setHop(order, "payment", { retry: undefined }));
    const after = where(store);
    expect(after.event).toMatchObject({ type: "finish", operation: 3 });
    expect(after.step).not.toBe(step);
  });

  it("does nothing for the same scenario", () => {
    const store = createSession(order);
    store.getState().edit(order);
    expect(store.getState().past).toEqual([]);
  });

  it("that cannot run changes nothing but the refusal, which a good one takes away", () => {
    const store = createSession(order, { operation: 2, moment: "finish" });
    store.getState().edit(titled("First"));
    const before = store.getState();
    store.getState().edit(cannotEnd, "drag");
    expect(store.getState()).toEqual({ ...before, refusal: expect.any(Error) });
    expect(store.getState().refusal?.cause).toEqual({ reason: "cannot_end", hop: "payment" });
    store.getState().open(cannotEnd);
    expect(store.getState()).toEqual({ ...before, refusal: expect.any(Error) });
    store.getState().edit(titled("Second"));
    expect(store.getState().refusal).toBeNull();
  });

  it("is undone past a kept entry that cannot run, which bars the way once only", () => {
    const frame = { moment: "arrival" } as const;
    const past = [
      { scenario: setOperation(order, { deadlineMs: 700 }), frame },
      { scenario: cannotEnd, frame },
    ];
    const store = createSession(order, undefined, { past, future: [] });
    store.getState().undo();
    expect(store.getState().refusal).not.toBeNull();
    expect(store.getState().scenario).toBe(order);
    store.getState().undo();
    expect(store.getState().scenario.deadlineMs).toBe(700);
    expect(store.getState().refusal).toBeNull();
  });

  it("is one undo step within a gesture, and another after its end", () => {
    const store = createSession(order);
    const { edit, endGesture, undo } = store.getState();
    for (const title of ["a", "b", "c"]) edit(titled(title), "title");
    expect(store.getState().past).toHaveLength(1);
    endGesture();
    edit(titled("d"), "title");
    edit(titled("e"), "other");
    edit(titled("f"));
    edit(titled("g"));
    expect(store.getState().past.map((entry) => entry.scenario.title)).toEqual([
      "Order",
      "c",
      "d",
      "e",
      "f",
    ]);
    undo();
    edit(titled("h"), "title");
    expect(store.getState().future).toEqual([]);
  });

  it("under a cancelled gesture was not made: what could be undone and redone is what it was", () => {
    const store = createSession(order);
    const { edit, undo, endGesture, cancelGesture } = store.getState();
    edit(titled("a"));
    edit(titled("b"));
    undo();
    store.getState().goTo(3);
    const before = store.getState();
    edit(titled("c"), "title");
    edit(titled("d"), "title");
    cancelGesture();
    expect(store.getState()).toEqual(before);
    // Nothing is held any more: there is nothing to cancel, nor after a gesture has ended.
    cancelGesture();
    edit(titled("e"), "title");
    endGesture();
    cancelGesture();
    expect(store.getState().scenario.title).toBe("e");
    edit(titled("f"), "title");
    store.getState().open(titled("g"));
    cancelGesture();
    expect(store.getState().scenario.title).toBe("g");
  });

  it("that is refused says nothing more once its gesture is cancelled", () => {
    const store = createSession(order);
    store.getState().edit(cannotEnd, "drag");
    store.getState().cancelGesture();
    expect(store.getState()).toMatchObject({ scenario: order, refusal: null, past: [] });
  });

  it(`remembers ${HISTORY_LIMIT} steps back and no more`, () => {
    const store = createSession(order);
    for (let n = 0; n <= HISTORY_LIMIT; n += 1) store.getState().edit(titled(`n${n}`));
    const { past } = store.getState();
    expect(past).toHaveLength(HISTORY_LIMIT);
    expect(past[0]?.scenario.title).toBe("n0");
  });
});

describe("going", () => {
  it("by request, to its arrival, and stays at the ends", () => {
    const store = createSession(order, { operation: 2, moment: "finish" });
    const { goToOperation } = store.getState();
    const visited: unknown[] = [];
    for (const direction of [1, 1, -1, -1, -1] as const) {
      goToOperation(direction);
      const { event } = where(store);
      visited.push([event?.type, event?.operation]);
    }
    expect(visited).toEqual([
      ["arrival", 3],
      ["arrival", 3],
      ["arrival", 2],
      ["arrival", 1],
      ["arrival", 1],
    ]);
  });

  it("to the first and last step of the size chosen", () => {
    const store = createSession(order);
    store.getState().goToLast();
    expect(where(store).event?.type).toBe("finish");
    store.getState().setStepSize("event");
    store.getState().goToLast();
    expect(where(store).event?.type).toBe("over");
    store.getState().goToFirst();
    expect(where(store).step).toBe(0);
  });

  it.each([
    [-7, 0],
    [2.9, 2],
    [1e9, "last"],
  ])("to step %s, clamped", (step, expected) => {
    const store = createSession(order);
    store.getState().goTo(step);
    const last = store.getState().run.events.length - 1;
    expect(where(store).step).toBe(expected === "last" ? last : expected);
  });

  it("works on a run to which nobody comes", () => {
    const store = createSession({ ...order, arrivals: [] });
    const { stepBy, goToFirst, goToLast, goToOperation } = store.getState();
    for (const act of [() => stepBy(1), () => stepBy(-1), goToLast, goToFirst]) {
      act();
      expect(where(store)).toMatchObject({ step: 0, event: { type: "over" } });
    }
    goToOperation(1);
    expect(where(store).step).toBe(0);
  });
});

describe("laws", () => {
  const edits: fc.Arbitrary<(scenario: Scenario) => Scenario> = fc.oneof(
    fc
      .integer({ min: 1, max: 900 })
      .map((deadlineMs) => (s: Scenario) => setOperation(s, { deadlineMs })),
    fc
      .integer({ min: 1, max: 900 })
      .map((timeoutMs) => (s: Scenario) => setHop(s, "payment", { timeoutMs })),
    fc
      .array(fc.integer({ min: 0, max: 2000 }), { maxLength: 5 })
      .map(
        (times) => (s: Scenario) => setOperation(s, { arrivals: times.toSorted((a, b) => a - b) }),
      ),
  );
  const stores = fc.tuple(fc.array(edits, { maxLength: 4 }), fc.nat(200)).map(([changes, step]) => {
    const store = createSession(changes.reduce((s, change) => change(s), order));
    store.getState().goTo(step);
    return store;
  });

  it("a decision forward and back is where you were, and back and forward too", () => {
    fc.assert(
      fc.property(stores, fc.constantFrom(1 as const, -1 as const), (store, direction) => {
        const { run, step, stepBy } = store.getState();
        fc.pre(run.events[step] !== undefined && isDecision(run.events[step]));
        stepBy(direction);
        if (store.getState().step === step) return;
        stepBy(direction === 1 ? -1 : 1);
        expect(store.getState().step).toBe(step);
      }),
    );
  });

  it("walking on by events visits every step once and ends", () => {
    fc.assert(
      fc.property(stores, (store) => {
        const { run, stepBy, setStepSize, goToFirst } = store.getState();
        setStepSize("event");
        goToFirst();
        const visited = run.events.map(() => {
          const { step } = store.getState();
          stepBy(1);
          return step;
        });
        expect(visited).toEqual(run.events.map((_, index) => index));
        expect(store.getState().step).toBe(run.events.length - 1);
      }),
    );
  });

  it("undoing every edit restores scenario, run and cursor, and redoing does too", () => {
    fc.assert(
      fc.property(stores, fc.array(edits, { minLength: 1, maxLength: 6 }), (store, changes) => {
        const { edit, undo, redo, goTo } = store.getState();
        const seen = [where(store)];
        for (const change of changes) {
          edit(change(store.getState().scenario));
          if (store.getState().past.length < seen.length) continue;
          seen.push(where(store));
        }
        for (const place of seen.toReversed()) {
          expect(where(store)).toEqual(place);
          undo();
        }
        for (const place of seen) {
          expect(where(store)).toEqual(place);
          redo();
        }
        goTo(0);
        expect(store.getState().past).toHaveLength(seen.length - 1);
      }),
    );
  });
});
