/** The worker's entry, with the page that ordered the run, and the worker's own turns, played here. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { openedRun } from "../../src/session/packedRun";
import type { RunReply } from "../../src/session/runMessages";
import { callTo, scenarioOf } from "../support/plainScenario";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What the worker was told, what it says, and the turns it asks for, which are given one by one. */
async function workerOf(scenario: Scenario) {
  const replies: RunReply[] = [];
  let order: (event: { data: readonly Scenario[] }) => void = () => {};
  vi.stubGlobal("self", {
    postMessage: (reply: RunReply) => replies.push(reply),
    addEventListener: (_: string, listener: typeof order) => {
      order = listener;
    },
  });
  let asked = 0;
  const port1 = { onmessage: () => {} };
  vi.stubGlobal(
    "MessageChannel",
    class {
      port1 = port1;
      port2 = { postMessage: () => asked++ };
    },
  );
  await import("../../src/session/runWorker");
  order({ data: [scenario] });
  /** Whether there was one to give. */
  const turn = () => {
    if (asked === 0) return false;
    asked -= 1;
    port1.onmessage();
    return true;
  };
  return { replies, turn };
}

describe("the worker of long runs", () => {
  it("lets go after each slice, so that giving it up ends it", async () => {
    // Each look at the clock is past the end of the slice, which is then 200 happenings.
    let nowMs = 0;
    vi.spyOn(performance, "now").mockImplementation(() => {
      nowMs += 20;
      return nowMs;
    });
    const scenario = scenarioOf([callTo("a")], { arrivals: { everyMs: 10, count: 1_000 } });
    const { replies, turn } = await workerOf(scenario);
    let turns = 0;
    while (turn()) turns += 1;
    // 1 000 requests, of which each happens at two moments at least, its arrival and its answer.
    expect(turns).toBeGreaterThanOrEqual(10);
    const [before, last] = replies.slice(-2);
    // While it packs it says so: the page would take it for hanging.
    expect(before).toEqual({ type: "progress", done: 1_000, total: 1_000 });
    if (last?.type !== "over" || last.runs[0] === undefined) throw new Error("no run came");
    const run = openedRun(scenario, last.runs[0]);
    expect(JSON.stringify(run)).toBe(JSON.stringify(simulate(scenario)));
  });

  it("says why there is none", async () => {
    const hangs = callTo("a", { timeoutMs: null, responses: [{ never: true }] });
    const { replies, turn } = await workerOf(scenarioOf([hangs], { deadlineMs: null }));
    while (turn());
    expect(replies).toEqual([{ type: "refused", cause: { reason: "cannot_end", hop: "a" } }]);
  });
});
