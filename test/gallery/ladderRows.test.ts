import { describe, expect, it } from "vitest";
import { keepAliveRace } from "../../src/engine/keepAliveRace";
import { simulate } from "../../src/engine/simulate";
import { fromGallery } from "../support/gallery";

/**
 * Connecting takes 6, the wire 3 each way, the work 40: the server's last byte leaves at 49 and is at
 * the balancer at 52. It closes after 5 000, at 5 049, which the balancer knows at 5 052.
 */
describe("keep-alive-race", () => {
  const scenario = fromGallery("keep-alive-race");
  const rows = simulate(scenario).operations.map(({ status, startMs, endMs }) => [
    status,
    startMs,
    endMs,
  ]);

  it("loses the request that comes 1 ms after the close, and no other", () => {
    expect(rows).toEqual([
      ["ok", 0, 52],
      ["failed", 5050, 5056],
      ["ok", 12_050, 12_102],
    ]);
  });

  it("loses it inside the window: the connection was unused for 5 001 at the server", () => {
    const window = keepAliveRace({ serverKeepAliveMs: 5000, balancerIdleMs: 60_000, oneWayMs: 3 });
    const unusedMs = 5050 - 49;
    expect(window?.closedAtMs).toBeLessThan(unusedMs);
    expect(unusedMs).toBeLessThan(window?.toMs ?? 0);
  });
});
