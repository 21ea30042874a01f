import { describe, expect, it } from "vitest";
import { simulate } from "../../src/engine/simulate";
import { requestTotals, runTotals } from "../../src/engine/totals";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

describe("what a request comes to", () => {
  it("counts each layer's calls, and how late the answer is", () => {
    // Database: 3 × 10 + 2 × 50 = 130. Orders: 5 + 130 = 135. API: 5 + 3 × 135 + 2 × 50 = 510.
    // The edge: 3 × 510 + 2 × 50 = 1630, which is 1330 past 300. Calls: 3, 3 × 3, 3 × 3 × 3.
    expect(requestTotals(simulate(fromGallery("retry-storm-27")), 1)).toEqual({
      id: 1,
      status: "failed",
      failedHop: "api",
      failedStatus: "unavailable",
      tookMs: 1630,
      lateMs: 1330,
      calls: { api: 3, orders: 9, database: 27 },
      ghostMs: 0,
      unknown: 0,
      refused: 0,
    });
  });

  it("counts ghost work and what nobody knows", () => {
    // Payment begins at 390 and would take 450, to 840; it is cut at 720, so 120 are a ghost's.
    expect(requestTotals(simulate(fromGallery("order-800")), 1)).toMatchObject({
      status: "pending",
      tookMs: 800,
      lateMs: 0,
      ghostMs: 120,
      unknown: 1,
      calls: { inventory: 1, payment: 1 },
    });
  });

  it("does not count what was not made or not sent as a call", () => {
    const run = simulate(fromGallery("budget-meets-breaker"));
    // 390, then refused, then 80 of closing work.
    expect(requestTotals(run, 6)).toMatchObject({
      status: "failed",
      tookMs: 470,
      calls: { inventory: 1, payment: 0 },
      refused: 1,
    });
    const faulty = scenarioOf([callTo("a", { responses: [{ durationMs: 5, result: "local" }] })]);
    expect(requestTotals(simulate(faulty), 1)).toMatchObject({ calls: { a: 0 }, refused: 0 });
  });

  it("has one for each request and none for others", () => {
    const run = simulate(fromGallery("order-800"));
    expect(requestTotals(run, 2)).toBeNull();
    expect(requestTotals(run, 0)).toBeNull();
  });
});

describe("what a run comes to", () => {
  it("counts endings, calls and refusals over all requests", () => {
    // Of Payment's answers 2 are ok, 4 technical failures, the rest ok. Requests 3, 4, 5 open the
    // circuit, 6 to 8 and 10 to 12 are refused, the probe of 9 fails and that of 13 does not.
    expect(runTotals(simulate(fromGallery("budget-meets-breaker")))).toEqual({
      requests: 14,
      endings: { ok: 4, degraded: 0, deferred: 0, failed: 10, pending: 0, cancelled: 0 },
      late: 0,
      // 100 + 290 + 200 + 80.
      longestMs: 670,
      calls: { inventory: 14, payment: 8 },
      ghostMs: 0,
      unknown: 0,
      refused: 6,
      endMs: 13_670,
    });
  });

  it("of nobody is nothing", () => {
    const run = simulate(scenarioOf([callTo("a")], { arrivals: [], untilMs: 40 }));
    expect(runTotals(run)).toMatchObject({ requests: 0, longestMs: 0, late: 0, endMs: 40 });
  });
});
