import { describe, expect, it } from "vitest";
import {
  appendArrival,
  attachBreaker,
  detachBreaker,
  moveHop,
  removeHop,
  renameHop,
  setBreaker,
  setHop,
  setOperation,
} from "../../src/engine/edit";
import { findHop } from "../../src/engine/hopTree";
import { cleanName, freeHopId } from "../../src/engine/name";
import type { CallHop, Scenario, WorkHop } from "../../src/engine/scenario";

const gateway: WorkHop = { id: "gateway", kind: "work", name: "Gateway", durationMs: 100 };
const fraud: CallHop = {
  id: "fraud",
  kind: "call",
  name: "Fraud check",
  timeoutMs: 50,
  responses: [{ durationMs: 20 }],
  breaker: "risk",
};
const payment: CallHop = {
  id: "payment",
  kind: "call",
  name: "Payment",
  timeoutMs: 400,
  marginMs: 5,
  responses: [{ durationMs: 450 }, { durationMs: 90, result: "unavailable" }],
  breaker: "bank",
  calls: [fraud],
};
const loyalty: CallHop = {
  id: "loyalty",
  kind: "call",
  name: "Loyalty",
  timeoutMs: null,
  responses: [{ never: true }],
};
const order: Scenario = {
  version: 1,
  title: "Order",
  deadlineMs: 800,
  reserveMs: 80,
  seed: 1,
  hops: [gateway, payment, loyalty],
  breakers: { bank: { openMs: 3000 }, risk: {}, spare: {} },
  arrivals: [0, { atMs: 10, answers: { payment: [{ durationMs: 1 }] } }, 20],
  forced: [
    { breaker: "bank", state: "open", fromMs: 0, toMs: 5 },
    { breaker: "spare", state: "open", fromMs: 0, toMs: 5 },
  ],
  opensAt: { operation: 1, hop: "payment", attempt: 1, moment: "end" },
};
const ids = (scenario: Scenario) => scenario.hops.map((hop) => hop.id);

describe("an edit that changes nothing gives back the same scenario", () => {
  it.each<[string, Scenario]>([
    ["the value it had", setOperation(order, { deadlineMs: 800 })],
    ["a key removed that was not there", setOperation(order, { finishMs: undefined })],
    ["a hop's own value", setHop(order, "payment", { timeoutMs: 400 })],
    ["a hop that is not there", setHop(order, "nobody", { timeoutMs: 1 })],
    ["removing a hop that is not there", removeHop(order, "nobody")],
    ["moving a hop to where it is", moveHop(order, "loyalty", 9)],
    ["an empty name", renameHop(order, "payment", " \u202e ")],
    ["a breaker that is not there", setBreaker(order, "nobody", { openMs: 1 })],
    ["a breaker named like a method of objects", setBreaker(order, "constructor", { openMs: 1 })],
    ["attaching what is attached", attachBreaker(order, "payment", "bank")],
    ["attaching to a work hop", attachBreaker(order, "gateway", "bank")],
    ["attaching under a key that is no id", attachBreaker(order, "payment", "__proto__")],
    ["detaching where there is none", detachBreaker(order, "loyalty")],
  ])("%s", (_, edited) => {
    expect(edited).toBe(order);
  });
});

describe("keys", () => {
  it("sets some and removes others, and shares the rest", () => {
    const edited = setOperation(order, { deadlineMs: null, reserveMs: undefined });
    const { reserveMs, ...rest } = order;
    expect(reserveMs).toBe(80);
    expect(edited).toEqual({ ...rest, deadlineMs: null });
    expect(edited.hops).toBe(order.hops);
  });

  it("changes one hop and shares its neighbours", () => {
    const edited = setHop(order, "payment", { timeoutMs: 300, marginMs: undefined });
    const { marginMs, ...rest } = payment;
    expect(marginMs).toBe(5);
    expect(edited.hops[1]).toEqual({ ...rest, timeoutMs: 300 });
    expect(edited.hops[2]).toBe(loyalty);
  });

  it("reaches a hop inside another", () => {
    const edited = setHop(order, "fraud", { timeoutMs: 60 });
    expect(edited.hops[1]).toEqual({ ...payment, calls: [{ ...fraud, timeoutMs: 60 }] });
    expect(edited.hops[0]).toBe(gateway);
  });

  it("changes a breaker's rules", () => {
    const edited = setBreaker(order, "bank", { openMs: undefined, opens: "timer" });
    expect(edited.breakers).toEqual({ bank: { opens: "timer" }, risk: {}, spare: {} });
  });
});

describe("hops come, go and move", () => {
  it.each([
    ["gateway", 1, ["payment", "gateway", "loyalty"]],
    ["loyalty", 0, ["loyalty", "gateway", "payment"]],
    ["gateway", 99, ["payment", "loyalty", "gateway"]],
    ["payment", -5, ["payment", "gateway", "loyalty"]],
  ])("%s moved to %i", (hopId, toIndex, expected) => {
    expect(ids(moveHop(order, hopId, toIndex))).toEqual(expected);
  });

  it("removed with everything that refers to it, and nothing else", () => {
    const { opensAt, ...rest } = order;
    expect(opensAt?.hop).toBe("payment");
    expect(removeHop(order, "payment")).toEqual({
      ...rest,
      hops: [gateway, loyalty],
      breakers: { spare: {} },
      arrivals: [0, 10, 20],
      forced: [{ breaker: "spare", state: "open", fromMs: 0, toMs: 5 }],
    });
  });

  it("keeps other answers by hand, the visitor's cancellation and the opening frame", () => {
    const scenario: Scenario = {
      ...order,
      arrivals: [
        { atMs: 1, answers: { loyalty: [{ never: true }], payment: [{ durationMs: 1 }] } },
        { atMs: 2, answers: { loyalty: [{ never: true }] }, cancelAtMs: 9 },
      ],
    };
    const removed = removeHop(scenario, "loyalty");
    expect(removed.arrivals).toEqual([
      { atMs: 1, answers: { payment: [{ durationMs: 1 }] } },
      { atMs: 2, cancelAtMs: 9 },
    ]);
    expect(removed.opensAt).toBe(order.opensAt);
  });

  it("removes a hop inside another, with its breaker", () => {
    const { calls, ...alone } = payment;
    expect(calls).toHaveLength(1);
    const removed = removeHop(order, "fraud");
    expect(removed.hops).toEqual([gateway, alone, loyalty]);
    expect(Object.keys(removed.breakers)).toEqual(["bank", "spare"]);
  });

  it("renames without a new id", () => {
    expect(renameHop(order, "gateway", "  Front\tdoor ").hops[0]).toEqual({
      ...gateway,
      name: "Front door",
    });
  });
});

describe("breakers come and go", () => {
  it("attached under a new key, it has the default rules", () => {
    const edited = attachBreaker(order, "loyalty", "points");
    expect(findHop(edited.hops, "loyalty")).toEqual({ ...loyalty, breaker: "points" });
    expect(edited.breakers).toEqual({ ...order.breakers, points: {} });
  });

  it("shared when the key is there", () => {
    const edited = attachBreaker(order, "loyalty", "bank");
    expect(edited.breakers).toBe(order.breakers);
  });

  it("moving the last user to another breaker removes the one left behind", () => {
    const edited = attachBreaker(order, "payment", "risk");
    expect(Object.keys(edited.breakers)).toEqual(["risk", "spare"]);
    expect(edited.forced).toHaveLength(1);
  });

  it("detached by its last user it goes, with its forced states; others stay", () => {
    const edited = detachBreaker(order, "payment");
    expect(edited.breakers).toEqual({ risk: {}, spare: {} });
    expect(edited.forced).toEqual([{ breaker: "spare", state: "open", fromMs: 0, toMs: 5 }]);
    expect(findHop(edited.hops, "payment")).not.toHaveProperty("breaker");
  });

  it("detached by one of two users it stays", () => {
    const shared = attachBreaker(order, "loyalty", "bank");
    expect(detachBreaker(shared, "payment").breakers).toBe(order.breakers);
  });
});

describe("one more request", () => {
  it.each<[string, Scenario["arrivals"], number, Scenario["arrivals"]]>([
    ["goes where its moment is", [0, { atMs: 10 }, 20], 15, [0, { atMs: 10 }, 15, 20]],
    ["comes after those of the same moment", [{ atMs: 5 }, 5, 6], 5, [{ atMs: 5 }, 5, 5, 6]],
    ["is the first of an empty list", [], 3, [3]],
    ["turns every n ms into moments", { everyMs: 10, count: 3 }, 25, [0, 10, 20, 25]],
  ])("%s", (_, arrivals, arrival, expected) => {
    expect(appendArrival({ ...order, arrivals }, arrival).arrivals).toEqual(expected);
  });

  it.each<[string, Scenario["arrivals"]]>([
    ["at the limit", { everyMs: 1, count: 100_000 }],
    ["to random arrivals", { poissonPerSecond: 50, forMs: 1000 }],
  ])("is not added %s", (_, arrivals) => {
    const scenario = { ...order, arrivals };
    expect(appendArrival(scenario, 5)).toBe(scenario);
  });
});

describe("names", () => {
  it.each([
    ["Fraud check", "fraud-check"],
    ["Payment", "payment-2"],
    ["Zahlungsprüfung", "zahlungsprufung"],
    ["3rd party!", "rd-party"],
    ["支払い", "hop"],
    ["x".repeat(80), "x".repeat(36)],
  ])("%s gives the id %s", (name, id) => {
    expect(freeHopId(order, name)).toBe(id);
  });

  it.each([
    ["  two \n words ", "two words"],
    ["a\u202eb\u0000c", "abc"],
    [`${"y".repeat(100)}`, "y".repeat(80)],
    ["😀".repeat(90), "😀".repeat(80)],
  ])("%j is kept as %j", (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});
