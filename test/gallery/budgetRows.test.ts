/** The worked rows of the model's section 2, and the call that never starts: figures as published there. */
import { describe, expect, it } from "vitest";
import type { Operation } from "../../src/engine/result";
import { simulate } from "../../src/engine/simulate";
import { type GalleryName, galleryScenario } from "../../src/gallery/gallery";

interface Row {
  readonly name: GalleryName;
  /** hop, attempt, status, spent, own timeout, usable, allowed, bound by */
  readonly attempts: readonly (readonly [
    string,
    number,
    string,
    number,
    number,
    number | null,
    number,
    string,
  ])[];
  readonly endMs: number;
  readonly lateMs: number;
  readonly status: string;
  readonly failed: readonly [hop: string | null, status: string | null];
}

const ROWS: readonly Row[] = [
  {
    name: "local-only",
    attempts: [
      ["profile", 1, "ok", 70, 100, null, 100, "own"],
      ["prices", 1, "ok", 70, 100, null, 100, "own"],
      ["loyalty", 1, "ok", 70, 100, null, 100, "own"],
    ],
    endMs: 210,
    lateMs: 50,
    status: "ok",
    failed: [null, null],
  },
  {
    name: "shared-deadline",
    attempts: [
      ["profile", 1, "ok", 70, 100, 160, 100, "own"],
      ["prices", 1, "ok", 70, 100, 90, 90, "budget"],
      ["loyalty", 1, "deadline_exceeded", 20, 100, 20, 20, "budget"],
    ],
    endMs: 160,
    lateMs: 0,
    status: "failed",
    failed: ["loyalty", "deadline_exceeded"],
  },
  {
    name: "retry-spends-the-budget",
    attempts: [
      ["supplier", 1, "timeout", 60, 60, 160, 60, "own"],
      ["supplier", 2, "ok", 50, 60, 80, 60, "own"],
      ["audit", 1, "deadline_exceeded", 30, 60, 30, 30, "budget"],
    ],
    endMs: 160,
    lateMs: 0,
    status: "failed",
    failed: ["audit", "deadline_exceeded"],
  },
  {
    name: "order-800",
    attempts: [
      ["inventory", 1, "ok", 290, 300, 620, 300, "own"],
      ["payment", 1, "deadline_exceeded", 330, 400, 330, 330, "budget"],
    ],
    endMs: 800,
    lateMs: 0,
    status: "pending",
    failed: ["payment", "deadline_exceeded"],
  },
  {
    name: "order-800-local",
    attempts: [
      ["inventory", 1, "ok", 290, 300, null, 300, "own"],
      ["payment", 1, "timeout", 400, 400, null, 400, "own"],
    ],
    endMs: 870,
    lateMs: 70,
    status: "pending",
    failed: ["payment", "timeout"],
  },
  {
    name: "auth-150",
    attempts: [
      ["downstream", 1, "unavailable", 300, 350, 350, 350, "budget"],
      ["downstream", 2, "deadline_exceeded", 50, 350, 50, 50, "budget"],
    ],
    endMs: 500,
    lateMs: 0,
    status: "failed",
    failed: ["downstream", "deadline_exceeded"],
  },
  {
    name: "auth-480",
    attempts: [["downstream", 1, "deadline_exceeded", 20, 350, 20, 20, "budget"]],
    endMs: 500,
    lateMs: 0,
    status: "failed",
    failed: ["downstream", "deadline_exceeded"],
  },
  {
    name: "nothing-left",
    attempts: [
      ["profile", 1, "ok", 70, 100, 160, 100, "own"],
      ["prices", 1, "ok", 70, 100, 90, 90, "budget"],
      ["loyalty", 1, "deadline_exceeded", 20, 100, 20, 20, "budget"],
      ["delivery", 1, "deadline_exceeded", 0, 100, 0, 0, "budget"],
    ],
    endMs: 160,
    lateMs: 0,
    status: "failed",
    failed: ["delivery", "deadline_exceeded"],
  },
];

function runOf(name: GalleryName) {
  const scenario = galleryScenario(name);
  if (scenario === null) throw new Error(`no scenario ${name}`);
  return simulate(scenario);
}

function onlyOperation(name: GalleryName): Operation {
  const [operation, ...more] = runOf(name).operations;
  if (operation === undefined || more.length > 0) throw new Error("expected one operation");
  return operation;
}

describe("the worked budgets", () => {
  it.each(ROWS)("$name: attempts and what they were allowed", ({ name, attempts }) => {
    const operation = onlyOperation(name);
    expect(
      operation.attempts.map((a) => [
        a.hop,
        a.attempt,
        a.status,
        a.spentMs,
        a.ownTimeoutMs,
        a.usableMs,
        a.allowedMs,
        a.boundBy,
      ]),
    ).toEqual(attempts);
  });

  it.each(ROWS)(
    "$name: ends at $endMs, late or not as published",
    ({ name, endMs, lateMs, ...end }) => {
      const operation = onlyOperation(name);
      expect([operation.startMs, operation.endMs, operation.lateMs]).toEqual([0, endMs, lateMs]);
      expect(operation.status).toBe(end.status);
      expect([operation.failedHop, operation.failedStatus]).toEqual(end.failed);
    },
  );

  it("the supplier's retry comes after a pause of 20 from the same budget", () => {
    const { pauses, denied } = onlyOperation("retry-spends-the-budget");
    expect(pauses).toEqual([{ after: 1, startMs: 60, endMs: 80, why: "backoff" }]);
    expect(denied).toEqual([]);
  });

  it.each([
    ["order-800", 720, 800],
    ["order-800-local", 790, 870],
  ] as const)("%s: the last hop ends at %i, closing work of 80 ends at %i", (name, from, to) => {
    const { attempts, endMs } = onlyOperation(name);
    expect([attempts.at(-1)?.endMs, endMs]).toEqual([from, to]);
    const closing = runOf(name).events.find((event) => event.type === "closing");
    expect(closing).toMatchObject({ atMs: from, durationMs: 80 });
  });

  it("order-800: payment works on for 120 after the cut, and nobody knows what came of it", () => {
    const { attempts, ghostMs } = onlyOperation("order-800");
    expect(attempts[1]).toMatchObject({
      remainingMs: 410,
      reserveMs: 80,
      outcomeUnknown: true,
      calleeStartMs: 390,
      calleeEndMs: 840,
    });
    expect(ghostMs).toBe(120);
    expect(runOf("order-800").endMs).toBe(840);
  });

  it("auth-150 makes its retry with no pause; auth-480 makes none, and none is denied", () => {
    expect(onlyOperation("auth-150").pauses.every((p) => p.endMs === p.startMs)).toBe(true);
    expect(runOf("auth-150").calls).toEqual({ downstream: 2 });
    expect(onlyOperation("auth-480").denied).toEqual([]);
    expect(runOf("auth-480").calls).toEqual({ downstream: 1 });
  });

  it("nothing-left: loyalty is skipped, delivery does not start and is not called", () => {
    const { attempts } = onlyOperation("nothing-left");
    expect(attempts[3]).toMatchObject({ started: false, startMs: 160, endMs: 160 });
    expect(runOf("nothing-left").calls).toEqual({ profile: 1, prices: 1, loyalty: 1, delivery: 0 });
  });
});
