import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setHop, setOperation } from "../../src/engine/edit";
import type { CallHop, Scenario } from "../../src/engine/scenario";
import { sameStep } from "../../src/session/sameStep";
import { createSession, type SessionStore } from "../../src/session/session";
import { scenarioOf } from "../support/plainScenario";

const payment: CallHop = {
  id: "payment",
  kind: "call",
  name: "Payment",
  timeoutMs: 400,
  responses: [{ durationMs: 450 }],
};
const order = scenarioOf(
  [{ id: "gateway", kind: "work", name: "Gateway", durationMs: 100 }, payment],
  { deadlineMs: 300 },
);
const local = setOperation(order, { budget: "local" });
const cannotEnd: Scenario = {
  ...order,
  deadlineMs: null,
  hops: [{ ...payment, timeoutMs: null, responses: [{ never: true }] }],
};

const place = (store: SessionStore) => {
  const { scenario, run, against, step } = store.getState();
  return { scenario, run, against, event: run.events[step] };
};
const deadline = (deadlineMs: number) => (store: SessionStore) =>
  store.getState().edit(setOperation(store.getState().scenario, { deadlineMs }));

describe("comparing", () => {
  it("with the present pins it, run and all, and the next edit leaves it as it was", () => {
    const store = createSession(order);
    expect(store.getState().against).toBeNull();
    store.getState().compareWith(order);
    const { run } = store.getState();
    expect(store.getState().against).toEqual({ scenario: order, run });
    expect(store.getState().against?.run).toBe(run);
    deadline(250)(store);
    expect(store.getState().scenario.deadlineMs).toBe(250);
    expect(store.getState().against?.scenario).toBe(order);
    expect(store.getState().against?.run).toBe(run);
  });

  it("keeps the cursor, and what it is compared with is run", () => {
    const store = createSession(order, { operation: 1, hop: "payment", moment: "end" });
    store.getState().compareWith(local);
    expect(place(store).event).toMatchObject({ type: "end", hop: "payment", spentMs: 200 });
    // Looking at its own timeout alone, Payment is waited for 400 ms after Gateway's 100.
    expect(store.getState().against?.run.operations[0]).toMatchObject({ endMs: 500, lateMs: 200 });
  });

  it("with what cannot run is refused like any edit", () => {
    const store = createSession(order);
    const before = store.getState();
    store.getState().compareWith(cannotEnd);
    expect(store.getState()).toEqual({ ...before, refusal: expect.any(Error) });
    expect(() => createSession(order, undefined, undefined, cannotEnd)).toThrow(/cannot end/);
  });

  it("with the same again is no step of undo", () => {
    const store = createSession(order, undefined, undefined, local);
    store.getState().compareWith(local);
    expect(store.getState().past).toEqual([]);
  });

  it("swaps: the other is edited from now on, at the same frame and without a new run", () => {
    const store = createSession(
      order,
      { operation: 1, hop: "payment", moment: "end" },
      undefined,
      local,
    );
    const { run, against } = store.getState();
    store.getState().swap();
    expect(place(store)).toMatchObject({ scenario: local, against: { scenario: order } });
    expect(store.getState().run).toBe(against?.run);
    expect(store.getState().against?.run).toBe(run);
    expect(place(store).event).toMatchObject({ type: "end", hop: "payment", spentMs: 400 });
    deadline(900)(store);
    expect(store.getState().scenario).toEqual({ ...local, deadlineMs: 900 });
  });

  it("stops, and swapping or stopping without a comparison does nothing", () => {
    const store = createSession(order, undefined, undefined, local);
    store.getState().stopComparing();
    const stopped = store.getState();
    expect(stopped.against).toBeNull();
    stopped.stopComparing();
    stopped.swap();
    expect(store.getState()).toEqual(stopped);
  });

  it("ends when something else is opened, and begins when that is a comparison", () => {
    const store = createSession(order, undefined, undefined, local);
    store.getState().open(setOperation(order, { title: "Another" }));
    expect(store.getState().against).toBeNull();
    store.getState().open(local, undefined, order);
    expect(store.getState().against?.scenario).toBe(order);
    store.getState().undo();
    store.getState().undo();
    expect(store.getState().against?.scenario).toBe(local);
  });

  it("is undone past a kept entry whose other half cannot run", () => {
    const frame = { moment: "arrival" } as const;
    const past = [
      { scenario: local, frame },
      { scenario: order, against: cannotEnd, frame },
    ];
    const store = createSession(order, undefined, { past, future: [] });
    store.getState().undo();
    expect(store.getState().refusal).not.toBeNull();
    expect(store.getState().scenario).toBe(order);
    store.getState().undo();
    expect(place(store)).toMatchObject({ scenario: local, against: null });
  });

  it("is undone and redone step by step, whatever was done", () => {
    const acts: fc.Arbitrary<(store: SessionStore) => void> = fc.oneof(
      fc.integer({ min: 1, max: 900 }).map(deadline),
      fc.constantFrom(
        (store: SessionStore) => store.getState().compareWith(store.getState().scenario),
        (store: SessionStore) => store.getState().compareWith(local),
        (store: SessionStore) => store.getState().compareWith(cannotEnd),
        (store: SessionStore) => store.getState().swap(),
        (store: SessionStore) => store.getState().stopComparing(),
      ),
    );
    fc.assert(
      fc.property(fc.array(acts, { minLength: 1, maxLength: 8 }), fc.nat(8), (all, step) => {
        const store = createSession(order);
        store.getState().goTo(step);
        const seen = [place(store)];
        for (const act of all) {
          act(store);
          if (store.getState().past.length === seen.length) seen.push(place(store));
        }
        for (const before of seen.toReversed()) {
          expect(place(store)).toEqual(before);
          store.getState().undo();
        }
        for (const after of seen) {
          expect(place(store)).toEqual(after);
          store.getState().redo();
        }
      }),
    );
  });
});

describe("the same step of the other run", () => {
  const twice = setHop(order, "payment", {
    timeoutMs: 50,
    retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 20 } },
  });
  const steps = (from: Scenario, to: Scenario, frame: NonNullable<Scenario["opensAt"]>) => {
    const { run, step } = createSession(from, frame).getState();
    const others = createSession(to).getState().run.events;
    const { step: there, same } = sameStep(run.events, step, others);
    const { type, operation, hop, attempt, atMs } = others[there] ?? {};
    return { type, operation, hop, attempt, atMs, same };
  };

  it("is the same moment of the same attempt, whenever it comes", () => {
    expect(steps(order, local, { operation: 1, hop: "payment", moment: "end" })).toEqual({
      type: "end",
      operation: 1,
      hop: "payment",
      attempt: 1,
      atMs: 500,
      same: true,
    });
  });

  it("is the nearest moment of that request where there is no such attempt", () => {
    // Attempts from 100 to 150 and from 170 to 220; without a retry Payment ends at 300 and the request too.
    const second = { operation: 1, hop: "payment", attempt: 2 } as const;
    expect(steps(twice, order, { ...second, moment: "start" })).toMatchObject({
      type: "start",
      hop: "payment",
      attempt: 1,
      atMs: 100,
      same: false,
    });
    // 220 is 80 from 300 and 120 from 100.
    expect(steps(twice, order, { ...second, moment: "end" })).toMatchObject({
      type: "end",
      hop: "payment",
      atMs: 300,
      same: false,
    });
  });

  it("counts a request's time from its arrival, and the clock where there is no such request", () => {
    const later = setOperation(twice, { arrivals: [0, 5000] });
    const here = setOperation(order, { arrivals: [0, 7000] });
    const second = { operation: 2, hop: "payment", attempt: 2, moment: "end" } as const;
    expect(steps(later, here, second)).toMatchObject({ operation: 2, type: "end", atMs: 7300 });
    // One request only, which is over at 300.
    expect(steps(later, order, second)).toMatchObject({ operation: 1, atMs: 300, same: false });
  });

  it("of a run to which nobody comes is its only one", () => {
    const nobody = setOperation(order, { arrivals: [] });
    expect(steps(order, nobody, { operation: 1, moment: "finish" })).toMatchObject({
      type: "over",
      same: false,
    });
    expect(steps(nobody, order, { moment: "over" })).toMatchObject({ type: "over", same: true });
  });
});
