import { describe, expect, it } from "vitest";
import { keepAliveRace } from "../../src/engine/keepAliveRace";

describe("the race for an unused connection", () => {
  it.each<[string, number | null, number | null, number, readonly [number, number, number] | null]>(
    [
      [
        "5 s against 60 s: the FIN is on its way from 5 000 to 5 003",
        5000,
        60_000,
        3,
        [4997, 5000, 5003],
      ],
      ["a balancer that never gives up is no better", 5000, null, 3, [4997, 5000, 5003]],
      ["65 s against 60 s: the balancer closes first", 65_000, 60_000, 3, null],
      [
        "a tie still loses what is on its way to the server",
        60_000,
        60_000,
        3,
        [59_997, 60_000, 60_000],
      ],
      ["2 ms longer is not enough for a wire of 3", 60_002, 60_000, 3, [59_999, 60_002, 60_000]],
      ["3 ms longer is", 60_003, 60_000, 3, null],
      ["a server that never closes loses nothing", null, 60_000, 3, null],
      ["without a wire there is nothing to meet on it", 5000, 60_000, 0, null],
      ["a server that closes at once", 1, 60_000, 3, [0, 1, 4]],
    ],
  )("%s", (_, serverKeepAliveMs, balancerIdleMs, oneWayMs, expected) => {
    const window = keepAliveRace({ serverKeepAliveMs, balancerIdleMs, oneWayMs });
    expect(window && [window.fromMs, window.closedAtMs, window.toMs]).toEqual(expected);
  });
});
