/**
 * What the nested scenarios show. Every figure is worked out by hand from the files: a storm's calls
 * are 3 × 3 × 3, ghost work is a callee's own time after the cut of anyone above it.
 */
import { describe, expect, it } from "vitest";
import type { Attempt } from "../../src/engine/result";
import { simulate } from "../../src/engine/simulate";
import type { GalleryName } from "../../src/gallery/gallery";
import { fromGallery } from "../support/gallery";

interface Row {
  readonly name: GalleryName;
  readonly status: string;
  readonly endMs: number;
  readonly lateMs: number;
  readonly ghostMs: number;
  /** When the last callee stopped. */
  readonly runEndsMs: number;
  readonly calls: { readonly [hop: string]: number };
}

const ROWS: readonly Row[] = [
  {
    // Stock works from 300 to 2 800, the client has left at 1 500.
    name: "client-gives-up",
    status: "failed",
    endMs: 1500,
    lateMs: 0,
    ghostMs: 1300,
    runEndsMs: 2800,
    calls: { shop: 1, orders: 1, stock: 1 },
  },
  {
    name: "client-gives-up-told",
    status: "failed",
    endMs: 1500,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 1500,
    calls: { shop: 1, orders: 1, stock: 1 },
  },
  {
    // Database 3 × 10 + 2 × 50 = 130; orders 3 × (5 + 130) + 100 = 505; API 3 × (5 + 505) + 100.
    name: "retry-storm-27",
    status: "failed",
    endMs: 1630,
    lateMs: 1330,
    ghostMs: 0,
    runEndsMs: 1630,
    calls: { api: 3, orders: 9, database: 27 },
  },
  {
    // 5 + 5 + 130.
    name: "retry-storm-one-layer",
    status: "failed",
    endMs: 140,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 140,
    calls: { api: 1, orders: 1, database: 3 },
  },
  {
    // Orders fails at 140, is tried again at 190; its database at 195 and 255, then 35 are left for a pause of 50.
    name: "retry-storm-budget",
    status: "failed",
    endMs: 265,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 265,
    calls: { api: 1, orders: 2, database: 5 },
  },
  {
    // Tax works from 600 to 1 200; the edge has left at 1 000.
    name: "budget-reset",
    status: "failed",
    endMs: 1000,
    lateMs: 0,
    ghostMs: 200,
    runEndsMs: 1200,
    calls: { orders: 1, pricing: 1, tax: 1 },
  },
  {
    // Cut at 600 by its own timeout, which a clock 300 ms ahead shows at 300.
    name: "absolute-skew",
    status: "failed",
    endMs: 300,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 300,
    calls: { stock: 1, price: 0 },
  },
  {
    // 200 and ten gaps of 900.
    name: "slow-drip",
    status: "ok",
    endMs: 9200,
    lateMs: 6200,
    ghostMs: 0,
    runEndsMs: 9200,
    calls: { report: 1 },
  },
  {
    // First try: written from 200 to 1 300, left at 1 000. Second: 1 000 + 200 + 400.
    name: "ghost-write",
    status: "ok",
    endMs: 1600,
    lateMs: 0,
    ghostMs: 300,
    runEndsMs: 1600,
    calls: { shop: 2, orders: 2 },
  },
  {
    // 50 and the slowest, 350. The second request fails at 1 000 + 50 + 80.
    name: "fan-out",
    status: "ok",
    endMs: 400,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 1130,
    calls: { page: 2, stock: 2, price: 2, reviews: 2 },
  },
  {
    // 120 + 250 + the bonus' own 100.
    name: "optional-bonus",
    status: "degraded",
    endMs: 470,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 470,
    calls: { basket: 1, payment: 1, bonus: 1 },
  },
  {
    // 30 + 100.
    name: "stale-price",
    status: "degraded",
    endMs: 130,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 130,
    calls: { price: 1, stock: 1 },
  },
  {
    // 60 + 120 + closing work 20.
    name: "background-import",
    status: "deferred",
    endMs: 200,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 200,
    calls: { catalogue: 1 },
  },
  {
    // Of a day, 2 000 are believed.
    name: "forged-budget",
    status: "failed",
    endMs: 2000,
    lateMs: 0,
    ghostMs: 0,
    runEndsMs: 2000,
    calls: { gateway: 1, search: 1 },
  },
];

function attemptsAt(name: GalleryName, hop: string): readonly Attempt[] {
  const { operations } = simulate(fromGallery(name));
  return operations.flatMap(({ attempts }) => attempts.filter((attempt) => attempt.hop === hop));
}

describe("the nested scenarios of the gallery", () => {
  it.each(ROWS)("$name", ({ name, status, endMs, lateMs, ghostMs, runEndsMs, calls }) => {
    const run = simulate(fromGallery(name));
    expect(run.operations[0]).toMatchObject({ status, endMs, lateMs, ghostMs });
    expect(run.endMs).toBe(runEndsMs);
    expect(run.calls).toEqual(calls);
  });

  it("client-gives-up: nobody believes a deadline; told, all believe the client's", () => {
    const believed = (name: GalleryName) =>
      ["shop", "orders", "stock"].map((hop) => attemptsAt(name, hop)[0]?.calleeDeadlineMs);
    expect(believed("client-gives-up")).toEqual([null, null, null]);
    expect(believed("client-gives-up-told")).toEqual([1500, 1500, 1500]);
    expect(attemptsAt("client-gives-up-told", "stock")).toMatchObject([
      { startMs: 300, ownTimeoutMs: 2000, allowedMs: 1200, calleeEndMs: 1500 },
    ]);
  });

  it("budget-reset: each believes 1 000 from its own arrival", () => {
    const believed = ["orders", "pricing", "tax"].map(
      (hop) => attemptsAt("budget-reset", hop)[0]?.calleeDeadlineMs,
    );
    expect(believed).toEqual([1000, 1300, 1600]);
    expect(attemptsAt("budget-reset", "tax")).toMatchObject([
      { startMs: 600, allowedMs: 700, calleeEndMs: 1200, calleeResult: "ok" },
    ]);
  });

  it("absolute-skew: stopped at 300 with 500 left, 100 before its answer", () => {
    expect(attemptsAt("absolute-skew", "stock")).toMatchObject([
      { calleeDeadlineMs: 300, calleeResult: "deadline_exceeded", remainingAfterMs: 500 },
    ]);
  });

  it("ghost-write: written at 1 300, after its caller had left, and again at 1 600", () => {
    expect(attemptsAt("ghost-write", "shop")).toMatchObject([
      { status: "timeout", endMs: 1000, outcomeUnknown: true },
      { status: "ok", endMs: 1600 },
    ]);
    expect(attemptsAt("ghost-write", "orders")).toMatchObject([
      { calleeEndMs: 1300, calleeResult: "ok" },
      { calleeEndMs: 1600, calleeResult: "ok" },
    ]);
  });

  it("fan-out: the two that still run are cancelled when the third fails", () => {
    const second = (hop: string) => attemptsAt("fan-out", hop)[1];
    expect(second("price")).toMatchObject({ status: "unavailable", endMs: 1130 });
    expect(second("stock")).toMatchObject({ status: "cancelled", endMs: 1130 });
    expect(second("reviews")).toMatchObject({ status: "cancelled", endMs: 1130 });
  });

  it("forged-budget: told a day, both believe 2 000 at most", () => {
    expect(attemptsAt("forged-budget", "gateway")).toMatchObject([
      { allowedMs: 86_400_000, calleeDeadlineMs: 2000 },
    ]);
    expect(attemptsAt("forged-budget", "search")).toMatchObject([
      { allowedMs: 1980, calleeDeadlineMs: 2000, calleeResult: "deadline_exceeded" },
    ]);
  });

  it("tight-deadline: 16.2 in 100 are cut, 15.9 of which would have come within 500", () => {
    // σ = ln(400 ÷ 120) ÷ 2.3263 = 0.5175; ln(200 ÷ 120) ÷ σ = 0.987, ln(500 ÷ 120) ÷ σ = 2.757.
    const attempts = attemptsAt("tight-deadline", "search");
    const cut = attempts.filter(({ status }) => status === "timeout");
    const falsely = cut.filter(({ startMs, calleeEndMs }) => (calleeEndMs ?? 0) - startMs <= 500);
    // Four standard deviations of 200 draws: 4 × √(0.162 × 0.838 ÷ 200) = 0.104.
    expect(Math.abs(cut.length / 200 - 0.162)).toBeLessThan(0.104);
    expect(Math.abs(falsely.length / 200 - 0.159)).toBeLessThan(0.104);
  });
});
