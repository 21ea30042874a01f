import { describe, expect, it } from "vitest";
import {
  addLayer,
  applicationIndex,
  type Ladder,
  type Layer,
  type LayerKind,
  moveLayer,
  removeLayer,
  setLayer,
} from "../../src/engine/ladder";
import { simulate } from "../../src/engine/simulate";
import { callTo, scenarioOf } from "../support/plainScenario";

const layer = (name: string, kind: LayerKind = "proxy"): Layer => ({ kind, name });
const base = scenarioOf([callTo("a")]);
const two = { ...base, ladder: [layer("A"), layer("B")] };
const names = (ladder: Ladder | undefined) => ladder?.map(({ name }) => name) ?? null;

describe("edits of a ladder", () => {
  it("set a timeout, and forget it again", () => {
    const set = setLayer(two, 1, { idleMs: 60_000 });
    expect(set.ladder).toEqual([layer("A"), { ...layer("B"), idleMs: 60_000 }]);
    expect(setLayer(set, 1, { idleMs: undefined }).ladder).toEqual(two.ladder);
    expect(setLayer(set, 1, { idleMs: null }).ladder?.[1]?.idleMs).toBeNull();
  });

  it("add, move and remove layers, the ladder with the last", () => {
    expect(names(addLayer(base, 0, layer("A")).ladder)).toEqual(["A"]);
    expect(names(addLayer(two, 1, layer("C")).ladder)).toEqual(["A", "C", "B"]);
    expect(names(moveLayer(two, 0, 1).ladder)).toEqual(["B", "A"]);
    expect(moveLayer(two, 5, 0)).toBe(two);
    expect(names(removeLayer(two, 0).ladder)).toEqual(["B"]);
    expect(removeLayer(removeLayer(two, 0), 0)).toEqual(base);
  });

  it("change nothing in the run", () => {
    expect(simulate(two)).toEqual(simulate(base));
  });
});

describe("where the operation runs", () => {
  it.each<[readonly LayerKind[], number]>([
    [["client", "application", "pool"], 1],
    [["client", "proxy"], 2],
    [["proxy", "pool"], 1],
    [[], 0],
  ])("%j: %d", (kinds, index) => {
    expect(applicationIndex(kinds.map((kind) => layer(kind, kind)))).toBe(index);
  });
});
