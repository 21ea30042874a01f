import { describe, expect, it } from "vitest";
import type { WaterfallRow } from "../../src/layout/waterfallMarks";
import { barPaths } from "../../src/layout/waterfallPaths";

/** 10 px tall at 20; from 100 to 200 px, without legs, own timeout or anything else. */
const PLAIN: WaterfallRow = {
  key: "a/1",
  drawn: true,
  kind: "call",
  hop: "a",
  n: 1,
  parent: null,
  attempt: 1,
  nth: 1,
  depth: 0,
  above: null,
  place: 1,
  siblings: 1,
  branch: null,
  calls: null,
  name: "A",
  sentence: "A took 100 ms.",
  status: "ok",
  topPx: 10,
  heightPx: 30,
  leadPx: 0,
  barTopPx: 20,
  barPx: 10,
  fromPx: 100,
  toPx: 200,
  outside: false,
  short: false,
  hollow: false,
  cut: false,
  headToPx: 100,
  tailFromPx: 200,
  phases: null,
  gapPx: 0,
  ownToPx: null,
  ownBeyond: null,
  allowedToPx: null,
  marginFromPx: null,
  marginToPx: null,
  ghostFromPx: null,
  ghostToPx: null,
  pauseFromPx: null,
  pauseToPx: null,
  deniedPx: null,
  critical: [],
  writtenPx: null,
  gaveUpPx: null,
  label: null,
  labelPx: 0,
  labelYPx: 0,
  labelWidthPx: 0,
  labelAnchor: "start",
  labelPlate: false,
};

const drawn = (...rows: readonly Partial<WaterfallRow>[]) =>
  barPaths(rows.map((row) => ({ ...PLAIN, ...row }))).map(({ mark, status, d }) => [
    mark,
    status,
    d,
  ]);

describe("the bars as paths", () => {
  it("draws what was used as a block from its beginning to its end", () => {
    expect(drawn({})).toEqual([["used", "ok", "M100,20h100v10h-100z"]]);
  });

  it("makes one path of all rows that look the same, and one each of those that do not", () => {
    expect(drawn({}, { status: "timeout" }, { fromPx: 50, headToPx: 50, barTopPx: 60 })).toEqual([
      ["used", "ok", "M100,20h100v10h-100zM50,60h150v10h-150z"],
      ["used", "timeout", "M100,20h100v10h-100z"],
    ]);
  });

  it("thins both ends to three tenths while it is on the wire", () => {
    // 3 px of 10, in the middle: from 20 + 3.5.
    expect(drawn({ headToPx: 110, tailFromPx: 180 })).toEqual([
      ["used", "ok", "M100,23.5h10v3h-10zM180,23.5h20v3h-20zM110,20h70v10h-70z"],
    ]);
  });

  it("lays a pattern over a result that has one", () => {
    expect(drawn({ status: "unavailable" })).toEqual([
      ["used", "unavailable", "M100,20h100v10h-100z"],
      ["pattern", "unavailable", "M100,20h100v10h-100z"],
    ]);
  });

  it("paints what was allowed under everything, and the own timeout as dashes with a cap", () => {
    expect(drawn({ allowedToPx: 250, ownToPx: 300 })).toEqual([
      ["allowed", "ok", "M100,20h150v10h-150z"],
      ["own", "ok", "M300,20.5H100V29.5H300"],
      ["own-cap", "ok", "M300,18V32"],
      ["used", "ok", "M100,20h100v10h-100z"],
    ]);
  });

  it("leaves the cap away where the own timeout ends past the axis", () => {
    const marks = drawn({ ownToPx: 300, ownBeyond: "2 000 ms ›" }).map(([mark]) => mark);
    expect(marks).toEqual(["own", "used"]);
  });

  it("cuts once for an own timeout, twice for the deadline where there is room", () => {
    const cuts = (row: Partial<WaterfallRow>) =>
      drawn({ cut: true, ...row }).filter(([mark]) => mark?.startsWith("cut"));
    expect(cuts({ status: "timeout" })).toEqual([["cut", "timeout", "M200,17V33"]]);
    expect(cuts({ status: "deadline_exceeded" })).toEqual([
      ["cut", "deadline_exceeded", "M200,17V33"],
      ["cut-again", "deadline_exceeded", "M196,20V30"],
    ]);
    expect(cuts({ status: "deadline_exceeded", toPx: 106 })).toHaveLength(1);
  });

  it("draws one that never started as a hollow tick, one too short as a diamond", () => {
    expect(drawn({ hollow: true, toPx: 100, status: "circuit_open" })).toEqual([
      ["hollow", "circuit_open", "M98,20h4v10h-4z"],
    ]);
    expect(drawn({ short: true })).toEqual([["used", "ok", "M100,20l5,5l-5,5l-5,-5z"]]);
  });

  it("puts a pause under the bar where ghost work runs at the same time", () => {
    const pause = { pauseFromPx: 200, pauseToPx: 240 };
    const path = (row: Partial<WaterfallRow>) => drawn(row).find(([mark]) => mark === "pause")?.[2];
    expect(path(pause)).toBe("M200,25H240");
    expect(path({ ...pause, ghostFromPx: 200, ghostToPx: 300 })).toBe("M200,34H240");
  });

  it("draws nothing of what has not begun", () => {
    expect(drawn({ status: "waiting" })).toEqual([]);
  });
});
