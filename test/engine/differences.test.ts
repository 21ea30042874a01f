import { describe, expect, it } from "vitest";
import { type Difference, differencesOf } from "../../src/engine/differences";
import {
  attachBreaker,
  moveHop,
  removeHop,
  renameHop,
  setBreaker,
  setHop,
  setOperation,
} from "../../src/engine/edit";
import type { Scenario } from "../../src/engine/scenario";
import { insertHop } from "../../src/engine/treeEdit";
import { GALLERY } from "../../src/gallery/gallery";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

const order = fromGallery("order-800");
const nested = scenarioOf([
  callTo("shop", { calls: [callTo("stock"), callTo("price")] }),
  callTo("mail"),
]);
const brief = ({ key, of, breaker, a, b }: Difference) => [breaker ?? of, key, a, b];
const found = (a: Scenario, b: Scenario) => differencesOf(a, b).map(brief);

describe("what tells two scenarios apart", () => {
  it("is nothing for any scenario and itself, written out or not", () => {
    for (const { scenario } of GALLERY) {
      expect(differencesOf(scenario, structuredClone(scenario))).toEqual([]);
    }
    const written = setHop(
      setOperation(order, { propagation: "none", budget: "shared" }),
      "payment",
      {
        marginMs: 0,
        retry: { maxAttempts: 1, backoff: { kind: "fixed", baseMs: 0 } },
        stopsAtDeadline: true,
      },
    );
    expect(differencesOf(order, written)).toEqual([]);
  });

  it("is not the title, the note, or the frame it opens at", () => {
    const { opensAt: _, ...rest } = order;
    expect(differencesOf(order, { ...rest, title: "Another", note: "Another" })).toEqual([]);
  });

  it.each<[string, Scenario, Scenario, unknown[]]>([
    [
      "the gallery's pair, one setting",
      order,
      fromGallery("order-800-local"),
      [[null, "budget", "shared", "local"]],
    ],
    [
      "a timeout",
      order,
      setHop(order, "payment", { timeoutMs: null }),
      [["Payment", "timeoutMs", 400, null]],
    ],
    [
      "the budget of the callees, said once",
      order,
      setOperation(order, { propagation: "remaining" }),
      [[null, "propagation", "none", "remaining"]],
    ],
    [
      "what one callee is told",
      order,
      setHop(order, "payment", { tells: "reset" }),
      [["Payment", "tells", null, "reset"]],
    ],
    [
      "retries where there were none: not also how they pause",
      order,
      setHop(order, "payment", {
        retry: { maxAttempts: 3, backoff: { kind: "exponential", baseMs: 7, jitter: "full" } },
      }),
      [["Payment", "attempts", 1, 3]],
    ],
    [
      "a name, which moves nobody",
      order,
      renameHop(order, "inventory", "Stock"),
      [["Inventory", "name", "Inventory", "Stock"]],
    ],
    [
      "a hop removed, which moves nobody",
      order,
      removeHop(order, "inventory"),
      [["Inventory", "hop", "Inventory", null]],
    ],
    [
      "a hop added",
      order,
      insertHop(order, { parent: null, index: 1 }, { kind: "work", name: "Tax", durationMs: 5 }),
      [["Tax", "hop", null, "Tax"]],
    ],
    [
      "an order: both that changed places",
      nested,
      moveHop(nested, "price", 0),
      [
        ["STOCK", "place", { inside: "shop", after: null }, { inside: "shop", after: "price" }],
        ["PRICE", "place", { inside: "shop", after: "stock" }, { inside: "shop", after: null }],
      ],
    ],
    [
      "a breaker given to a call: not also its rules",
      order,
      attachBreaker(order, "payment", "bank"),
      [["Payment", "breaker", null, "bank"]],
    ],
    [
      "a breaker's rule",
      attachBreaker(order, "payment", "bank"),
      setBreaker(attachBreaker(order, "payment", "bank"), "bank", { openMs: 500 }),
      [["bank", "openMs", 10_000, 500]],
    ],
    [
      "how long work takes",
      order,
      setHop(order, "gateway", { durationMs: { p50: 10, p99: 90 } }),
      [["Gateway", "takesMs", 100, { p50: 10, p99: 90 }]],
    ],
  ])("%s", (_, a, b, rows) => {
    expect(found(a, b)).toEqual(rows);
  });

  it("a call in the place of work is another kind, and no more", () => {
    const [, ...rest] = order.hops;
    const called = { ...order, hops: [callTo("gateway", { name: "Gateway" }), ...rest] };
    expect(found(order, called)).toEqual([["Gateway", "kind", "work", "call"]]);
  });
});
