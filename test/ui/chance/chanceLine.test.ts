import { describe, expect, it } from "vitest";
import type { Scenario } from "../../../src/engine/scenario";
import { type ChanceWorker, openChanceLine } from "../../../src/ui/chance/chanceLine";
import type {
  ChanceOrder,
  ChanceReply,
  ChanceRequest,
} from "../../../src/ui/chance/chanceMessages";
import { createChanceService } from "../../../src/ui/chance/chanceService";
import { scenarioOf } from "../../support/plainScenario";

/** A worker on this thread: each tick it hears what was said, then does one slice. */
function workerAtHand() {
  const said: ChanceRequest[] = [];
  const heard: ((event: { readonly data: ChanceReply }) => void)[] = [];
  let waiting: (() => void) | null = null;
  let clockMs = 0;
  const handle = createChanceService({
    reply: (data) => {
      for (const listener of heard) listener({ data });
    },
    later: (next) => {
      waiting = next;
    },
    // Each look at the clock takes 2 ms, so that a slice of 40 ms is 20 runs.
    nowMs: () => {
      clockMs += 2;
      return clockMs;
    },
  });
  const worker: ChanceWorker = {
    postMessage: (message) => said.push(structuredClone(message)),
    terminate: () => {
      waiting = null;
    },
    addEventListener: (_, listener) => heard.push(listener),
  };
  const tick = () => {
    for (const message of said.splice(0)) handle(message);
    const next = waiting;
    waiting = null;
    next?.();
    return next !== null;
  };
  return { worker, tick };
}

const scenario: Scenario = scenarioOf([
  { id: "w", kind: "work", name: "W", durationMs: { uniform: [0, 100] } },
]);
const order: ChanceOrder = { scenario, runs: 200, curve: { runs: 20, points: 4 } };
const types = (replies: readonly ChanceReply[]) => replies.map(({ type }) => type);

function lineAtHand() {
  const { worker, tick } = workerAtHand();
  const replies: ChanceReply[] = [];
  const line = openChanceLine(worker);
  return { line, tick, replies, hear: (reply: ChanceReply) => replies.push(reply) };
}

describe("an order of many runs", () => {
  it("tells its progress, its runs, and at last both results", () => {
    const { line, tick, replies, hear } = lineAtHand();
    line.start(order, hear);
    while (tick());
    expect(types(replies).filter((type) => type !== "progress")).toEqual(["counted", "done"]);
    const progress = replies.filter((reply) => reply.type === "progress");
    expect(progress.map(({ done }) => done)).toEqual(
      Array.from({ length: 14 }, (_, k) => 20 * (k + 1)),
    );
    expect(progress.every(({ total }) => total === 300)).toBe(true);
    const last = replies.at(-1);
    const counted = replies.find((reply) => reply.type === "counted");
    expect([
      counted?.chance.operations,
      last?.type === "done" && last.curve?.points.length,
    ]).toEqual([200, 4]);
  });

  it("has no curve when none was ordered", () => {
    const { line, tick, replies, hear } = lineAtHand();
    line.start({ ...order, curve: null, runs: 10 }, hear);
    while (tick());
    expect(replies).toMatchObject([
      { type: "counted", chance: { runs: 10 } },
      { type: "done", curve: null },
    ]);
  });

  it("stops between two slices when it is cancelled, and says nothing more", () => {
    const { line, tick, replies, hear } = lineAtHand();
    const cancel = line.start(order, hear);
    tick();
    cancel();
    while (tick());
    expect(types(replies)).toEqual(["progress", "cancelled"]);
    cancel();
    expect(tick()).toBe(false);
    expect(replies).toHaveLength(2);
  });

  it("gives way to the next one, of which alone is heard", () => {
    const { line, tick, replies, hear } = lineAtHand();
    const cancelFirst = line.start(order, hear);
    tick();
    const second: ChanceReply[] = [];
    line.start({ ...order, curve: null, runs: 10 }, (reply) => second.push(reply));
    cancelFirst();
    while (tick());
    expect(types(replies)).toEqual(["progress"]);
    expect(types(second)).toEqual(["counted", "done"]);
  });

  it("says so when it fails", () => {
    const { line, tick, replies, hear } = lineAtHand();
    const { hops: _, ...broken } = scenario;
    line.start({ ...order, scenario: broken as Scenario }, hear);
    expect(() => {
      while (tick());
    }).not.toThrow();
    expect(types(replies)).toEqual(["failed"]);
  });

  it("ends with the worker", () => {
    const { line, tick, replies, hear } = lineAtHand();
    line.start(order, hear);
    tick();
    line.close();
    expect(tick()).toBe(false);
    expect(types(replies)).toEqual(["progress"]);
  });
});
