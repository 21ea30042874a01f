/** The two worked tables of the model's section 7: figures as published there. */
import { describe, expect, it } from "vitest";
import type { BreakerState } from "../../src/engine/event";
import type { Run } from "../../src/engine/result";
import { simulate } from "../../src/engine/simulate";
import { galleryScenario } from "../../src/gallery/gallery";

function runOf(name: string): Run {
  const scenario = galleryScenario(name);
  if (scenario === null) throw new Error(`no scenario ${name}`);
  return simulate(scenario);
}

/** When each call came, what became of it, and the breaker after it. */
function callByCall(run: Run) {
  let after: BreakerState | null = null;
  let dependencyCalls = 0;
  const rows: (readonly [number, string | undefined, string | undefined, number, number])[] = [];
  for (const event of run.events) {
    if ("after" in event) after = event.after;
    if (event.type === "start") dependencyCalls += 1;
    if (event.type !== "finish") continue;
    const operation = run.operations[event.operation - 1];
    rows.push([
      operation?.startMs ?? -1,
      operation?.attempts[0]?.status ?? undefined,
      after?.kind,
      after?.failures ?? -1,
      dependencyCalls,
    ]);
  }
  return rows;
}

function transitions(run: Run, key: string) {
  return run.breakers[key]?.transitions.map(({ atMs, from, to }) => [atMs, from, to]);
}

describe("breaker-lab", () => {
  const run = runOf("breaker-lab");

  it("is as published after every call", () => {
    expect(callByCall(run)).toEqual([
      [0, "rejected", "closed", 0, 1],
      [1, "unavailable", "closed", 1, 2],
      [2, "unavailable", "closed", 2, 3],
      [3, "unavailable", "open", 3, 4],
      [4, "circuit_open", "open", 3, 4],
      [10_002, "circuit_open", "open", 3, 4],
      [10_003, "unavailable", "open", 3, 5],
      [10_004, "circuit_open", "open", 3, 5],
      [20_003, "ok", "closed", 0, 6],
      [20_004, "ok", "closed", 0, 7],
    ]);
  });

  it("opens at 3, again from 10 003 after a failed probe, and closes at 20 003", () => {
    expect(transitions(run, "supplier")).toEqual([
      [3, "closed", "open"],
      [10_003, "open", "half-open"],
      [10_003, "half-open", "open"],
      [20_003, "open", "half-open"],
      [20_003, "half-open", "closed"],
    ]);
  });

  it("counts 7 calls, 3 refusals, one probe that failed and one that succeeded", () => {
    expect(run.breakers.supplier).toMatchObject({
      state: "closed",
      failures: 0,
      dependencyCalls: 7,
      refused: 3,
      probes: { ok: 1, failed: 1 },
    });
    expect(run.calls).toEqual({ supplier: 7 });
  });

  it("refuses at 10 002, 1 ms early", () => {
    const refused = run.events.find((event) => event.type === "refused" && event.atMs === 10_002);
    expect(refused).toMatchObject({ reason: "open", reopensAtMs: 10_003 });
  });
});

describe("budget-meets-breaker", () => {
  const run = runOf("budget-meets-breaker");

  it("takes 670 ms with payment, 590 with payment failing, 470 refused", () => {
    expect(
      run.operations.map((operation) => [
        operation.startMs,
        operation.attempts.at(-1)?.status,
        operation.endMs - operation.startMs,
      ]),
    ).toEqual([
      [0, "ok", 670],
      [1000, "ok", 670],
      [2000, "unavailable", 590],
      [3000, "unavailable", 590],
      [4000, "unavailable", 590],
      [5000, "circuit_open", 470],
      [6000, "circuit_open", 470],
      [7000, "circuit_open", 470],
      [8000, "unavailable", 590],
      [9000, "circuit_open", 470],
      [10_000, "circuit_open", 470],
      [11_000, "circuit_open", 470],
      [12_000, "ok", 670],
      [13_000, "ok", 670],
    ]);
  });

  it("opens at 4 510, reopens at 8 510 after a probe at 8 390, and closes at 12 590", () => {
    expect(transitions(run, "payment")).toEqual([
      [4510, "closed", "open"],
      [8390, "open", "half-open"],
      [8510, "half-open", "open"],
      [12_390, "open", "half-open"],
      [12_590, "half-open", "closed"],
    ]);
  });

  it("reaches payment 8 times, refuses 6, one probe ok and one failed", () => {
    expect(run.breakers.payment).toMatchObject({
      state: "closed",
      failures: 0,
      dependencyCalls: 8,
      refused: 6,
      probes: { ok: 1, failed: 1 },
    });
    expect(run.calls).toEqual({ inventory: 14, payment: 8 });
  });

  it("refuses at 7 390, 120 ms early", () => {
    const refused = run.events.find((event) => event.type === "refused" && event.atMs === 7390);
    expect(refused).toMatchObject({ operation: 8, reason: "open", reopensAtMs: 7510 });
  });

  it("opens at its first refused request", () => {
    const first = run.events.find((event) => event.type === "refused");
    expect(first).toMatchObject({ operation: 6, hop: "payment", attempt: 1, atMs: 5390 });
    expect(galleryScenario("budget-meets-breaker")?.opensAt).toEqual({
      operation: 6,
      hop: "payment",
      attempt: 1,
      moment: "refused",
    });
  });
});
