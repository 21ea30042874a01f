import { describe, expect, it } from "vitest";
import { plan } from "../../../src/engine/plan";
import { dropAt, rowsToDropOn } from "../../../src/ui/knobs/hopDrop";
import { hopRows } from "../../../src/ui/knobs/hopRows";
import { call, scenario, work } from "../../support/shapes";

const edge = plan(
  scenario([
    call("shop", 1, { calls: [call("orders", 1, { calls: [call("stock", 1)] }), call("mail", 1)] }),
    work("pack", 1),
    call("bill", 1),
  ]),
).edge;
/** shop 1 · orders 2 · stock 3 · mail 2 · pack 1 · bill 1 */
const rows = hopRows(edge, new Set(), null);
const folded = hopRows(edge, new Set(["orders"]), null);

describe("rows", () => {
  it("are in call order, each with its level", () => {
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual([
      "shop 1",
      "orders 2",
      "stock 3",
      "mail 2",
      "pack 1",
      "bill 1",
    ]);
  });

  it("leave out what is folded, unless the chosen one is in it", () => {
    expect(folded.map(({ id }) => id)).toEqual(["shop", "orders", "mail", "pack", "bill"]);
    expect(hopRows(edge, new Set(["shop", "orders"]), "stock")).toHaveLength(6);
  });

  it("to drop on are those outside of what is dragged", () => {
    expect(rowsToDropOn(rows, "orders").map(({ id }) => id)).toEqual([
      "shop",
      "mail",
      "pack",
      "bill",
    ]);
    expect(rowsToDropOn(rows, "bill")).toHaveLength(5);
    expect(rowsToDropOn(rows, "shop").map(({ id }) => id)).toEqual(["pack", "bill"]);
  });
});

describe("a drop", () => {
  it.each<[string, number, number, string | null, number, number]>([
    ["above all it is first at the edge, however deep is asked", 0, 9, null, 0, 1],
    ["under a call with calls it is its first", 1, 1, "shop", 0, 2],
    ["between a leaf and its uncle: in the leaf", 3, 4, "stock", 0, 4],
    ["between a leaf and its uncle: after the leaf", 3, 3, "orders", 1, 3],
    ["between a leaf and its uncle: after the caller", 3, 2, "shop", 1, 2],
    ["and no higher than the one below", 3, 1, "shop", 1, 2],
    ["under work it goes no deeper", 5, 9, null, 2, 1],
    ["at the end, after the last", 6, 1, null, 3, 1],
    ["at the end, in the last", 6, 2, "bill", 0, 2],
  ])("%s", (_, gap, asked, parent, index, level) => {
    const drop = dropAt(rows, gap, asked);
    expect(drop.place).toEqual({ parent, index });
    expect(drop.level).toBe(level);
  });

  it("into what is folded comes after all that is in it", () => {
    const { place } = dropAt(folded, 2, 3);
    expect(place.parent).toBe("orders");
    expect(place.index).toBeGreaterThanOrEqual(1);
  });

  it("is told by its caller and the one before", () => {
    expect(dropAt(rows, 3, 3)).toMatchObject({ parentName: "orders", afterName: "stock" });
    expect(dropAt(rows, 3, 4)).toMatchObject({ parentName: "stock", afterName: null });
  });
});
