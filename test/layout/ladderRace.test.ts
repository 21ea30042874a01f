import { describe, expect, it } from "vitest";
import { keepAliveRace } from "../../src/engine/keepAliveRace";
import { raceLayout } from "../../src/layout/ladderRace";
import { format } from "../../src/texts/en/format";

function layoutOf(serverKeepAliveMs: number, balancerIdleMs: number, oneWayMs = 1, widthPx = 400) {
  const race = keepAliveRace({ serverKeepAliveMs, balancerIdleMs, oneWayMs });
  if (race === null) throw new Error("no race");
  return raceLayout(race, oneWayMs, "lost", widthPx, 10, format);
}

/* Two ways before the closing to two after it on 400 px: 100 px a way. */
describe("the race for a connection", () => {
  it("5 s against 60 s: two requests miss the closing at 200 px, one on either side", () => {
    const layout = layoutOf(5000, 60_000);
    expect(layout.lost).toEqual({ fromPx: 100, toPx: 300 });
    expect([layout.closedPx, layout.outerEndPx]).toEqual([200, 300]);
    expect(layout.closing).toEqual({ fromPx: 200, toPx: 300 });
    expect(layout.requests).toEqual([
      { fromPx: 150, toPx: 250 },
      { fromPx: 250, toPx: 350 },
    ]);
    expect(layout.ticks.map(({ ms, xPx }) => [ms, xPx])).toEqual([
      [4999, 100],
      [5000, 200],
      [5001, 300],
    ]);
    expect(layout.lostLabel).toEqual({ xPx: 200, anchor: "middle" });
  });

  it("a tie: the balancer gives up as the server closes, and loses what is on its way", () => {
    const layout = layoutOf(60_000, 60_000);
    expect(layout.lost).toEqual({ fromPx: 100, toPx: 200 });
    expect(layout.outerEndPx).toBe(200);
    expect(layout.requests).toEqual([{ fromPx: 150, toPx: 250 }]);
    expect(layout.ticks.map(({ ms }) => ms)).toEqual([59_999, 60_000]);
  });

  it("is as wide whatever the way is", () => {
    // 3 ms each way: 4 997 to 5 003 of 4 994 to 5 006.
    expect(layoutOf(5000, 60_000, 3).lost).toEqual({ fromPx: 100, toPx: 300 });
  });
});
