import { describe, expect, it } from "vitest";
import { LAYER_KINDS, type Layer, type LayerKind } from "../../src/engine/ladder";
import {
  beforeMs,
  connectInMs,
  placeOf,
  renameLayer,
  setLadder,
  waitLonger,
} from "../../src/engine/ladderEdit";
import { LIMITS } from "../../src/engine/limits";
import { callTo, scenarioOf } from "../support/plainScenario";

const layer = (kind: LayerKind, responseMs?: number | null): Layer => ({
  kind,
  name: kind,
  ...(responseMs !== undefined && { responseMs }),
});
const base = scenarioOf([callTo("a")]);
const within = (ladder: readonly Layer[]) => ({ ...base, ladder });
const waits = (waited: readonly (number | null | undefined)[], index: number, innerMs: number) =>
  waitLonger(
    within(waited.map((ms, at) => layer(LAYER_KINDS[at] ?? "proxy", ms))),
    index,
    innerMs,
  ).ladder?.map(({ responseMs }) => responseMs);

describe("a layer that is made to wait longer than what is inside it", () => {
  it.each<
    [
      string,
      readonly (number | null | undefined)[],
      number,
      number,
      readonly (number | null | undefined)[],
    ]
  >([
    ["a quarter longer: 800 × 1.25", [500], 0, 800, [1000]],
    ["a tie is not longer: 60 000 × 1.25", [60_000], 0, 60_000, [75_000]],
    ["in two digits, upwards: 75 000 × 1.25 = 93 750", [100], 0, 75_000, [94_000]],
    ["at least a whole ms: 1 × 1.25", [1], 0, 1, [2]],
    [
      "with those around it that are then too short, the innermost first: 75 000, then 94 000",
      [60_000, 60_000, 60_000],
      1,
      60_000,
      [94_000, 75_000, 60_000],
    ],
    ["not with one that is longer as it is", [80_000, 60_000], 1, 60_000, [80_000, 75_000]],
    ["and not with those around that", [10, 80_000, 60_000], 2, 60_000, [10, 80_000, 75_000]],
    [
      "past one whose wait is not known",
      [70_000, undefined, 5],
      2,
      60_000,
      [94_000, undefined, 75_000],
    ],
    ["nothing is longer than no limit", [null, 60_000], 1, 60_000, [null, 75_000]],
    [
      "past the longest span there is, it has no limit, and what is around it neither",
      [5, 60_000],
      1,
      LIMITS.spanMs,
      [null, null],
    ],
  ])("%s", (_, before, index, innerMs, after) => {
    expect(waits(before, index, innerMs)).toEqual(after);
  });
});

describe("a time that comes before another", () => {
  it.each([
    [800, 200],
    // A second is enough for any of them.
    [10_000, 1000],
    // 32.5, downwards.
    [130, 32],
    [4, 1],
    [3, null],
  ])("connects within a quarter of %d: %j", (wholeMs, connectMs) => {
    expect(connectInMs(wholeMs)).toBe(connectMs);
  });

  it.each([
    [800, 640],
    // 98.4, downwards.
    [123, 98],
    [1, null],
  ])("is four fifths of a deadline of %d: %j", (deadlineMs, ms) => {
    expect(beforeMs(deadlineMs)).toBe(ms);
  });
});

describe("where a layer goes", () => {
  it.each<[LayerKind, readonly LayerKind[], number]>([
    ["client", [], 0],
    ["client", ["application"], 0],
    ["proxy", ["client", "load-balancer", "application"], 2],
    ["cdn", ["client", "load-balancer", "application"], 1],
    ["pool", ["client", "load-balancer", "application"], 3],
    ["load-balancer", ["client", "load-balancer", "application"], 2],
  ])("%s among %j: %d", (kind, kinds, place) => {
    expect(
      placeOf(
        kinds.map((one) => layer(one)),
        kind,
      ),
    ).toBe(place);
  });
});

describe("other edits of a ladder", () => {
  it("set it whole, unless it is none or too long", () => {
    expect(setLadder(base, [layer("proxy")]).ladder).toEqual([layer("proxy")]);
    expect(setLadder(base, [])).toBe(base);
    const most = Array.from({ length: LIMITS.layers }, () => layer("proxy"));
    expect(setLadder(base, most).ladder).toHaveLength(20);
    expect(setLadder(base, [...most, layer("proxy")])).toBe(base);
  });

  it("rename a layer, but not to nothing", () => {
    const one = within([layer("proxy")]);
    expect(renameLayer(one, 0, "  Edge\u202e ").ladder?.[0]?.name).toBe("Edge");
    for (const name of ["", " \n", "proxy"]) expect(renameLayer(one, 0, name)).toBe(one);
    expect(renameLayer(one, 1, "Edge")).toBe(one);
  });
});
