/** Runs made in a worker, as far as the page has to do with it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RefusalCause } from "../../src/engine/refusal";
import { RunRefused } from "../../src/engine/refusal";
import { simulate } from "../../src/engine/simulate";
import { type RunWorker, startFarRuns } from "../../src/session/farRuns";
import { packedRun } from "../../src/session/packedRun";
import type { RunReply } from "../../src/session/runMessages";
import { callTo, scenarioOf } from "../support/plainScenario";

const scenario = scenarioOf([callTo("a")], { arrivals: [0, 100] });

type Listener = (event: { data: RunReply; preventDefault(): void }) => void;

function opened() {
  const listeners = new Map<string, Listener>();
  const worker = { postMessage: vi.fn(), terminate: vi.fn() };
  const ears = { progress: vi.fn(), over: vi.fn(), failed: vi.fn() };
  const stopNear = vi.fn();
  const near = vi.fn(() => stopNear);
  const far: RunWorker = {
    ...worker,
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, listener);
    },
  };
  const stop = startFarRuns([scenario], ears, () => far, near);
  const preventDefault = vi.fn();
  const send = (type: string, data: RunReply = { type: "failed" }) =>
    listeners.get(type)?.({ data, preventDefault });
  return { worker, ears, near, stopNear, stop, send, preventDefault };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("runs in a worker", () => {
  it("are ordered, told of, and brought", () => {
    const { worker, ears, near, send } = opened();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith([scenario]);
    send("message", { type: "progress", done: 1, total: 2 });
    expect(ears.progress).toHaveBeenCalledExactlyOnceWith(1, 2);
    send("message", { type: "over", runs: [packedRun(simulate(scenario))] });
    const run = ears.over.mock.calls[0]?.[0].get(scenario);
    expect(JSON.stringify(run)).toBe(JSON.stringify(simulate(scenario)));
    expect(worker.terminate).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(near).not.toHaveBeenCalled();
  });

  it("say why there will be none, as at home", () => {
    const { ears, near, send } = opened();
    const cause: RefusalCause = { reason: "cannot_end", hop: "a" };
    send("message", { type: "refused", cause });
    const [error] = ears.failed.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(RunRefused);
    expect(error.cause).toEqual(cause);
    expect(near).not.toHaveBeenCalled();
  });

  it("end with the worker, and nothing is heard of them any more", () => {
    const { worker, ears, near, stop, send } = opened();
    stop();
    expect(worker.terminate).toHaveBeenCalledOnce();
    send("message", { type: "progress", done: 1, total: 2 });
    send("error");
    vi.runAllTimers();
    expect(ears.progress).not.toHaveBeenCalled();
    expect(near).not.toHaveBeenCalled();
  });

  it.each<readonly [string, (to: ReturnType<typeof opened>) => void]>([
    ["could not be loaded", ({ send }) => send("error")],
    ["sends what cannot be read", ({ send }) => send("messageerror")],
    ["failed", ({ send }) => send("message", { type: "failed" })],
    ["hangs", () => vi.advanceTimersByTime(15_000)],
  ])("are made here where the worker %s, and end there", (_, breaks) => {
    const all = opened();
    const { worker, ears, near, stopNear, stop, send } = all;
    breaks(all);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(near).toHaveBeenCalledExactlyOnceWith([scenario], ears);
    send("message", { type: "progress", done: 1, total: 2 });
    expect(ears.progress).not.toHaveBeenCalled();
    stop();
    expect(stopNear).toHaveBeenCalledOnce();
  });

  it("are not taken for hanging while they tell how far they are", () => {
    const { near, send } = opened();
    for (let k = 0; k < 5; k++) {
      vi.advanceTimersByTime(14_000);
      send("message", { type: "progress", done: k, total: 9 });
    }
    expect(near).not.toHaveBeenCalled();
  });

  it("are made here where no worker may be made", () => {
    const near = vi.fn(() => () => {});
    const ears = { progress: vi.fn(), over: vi.fn(), failed: vi.fn() };
    const refuse = () => {
      throw new Error("An opaque origin.");
    };
    startFarRuns([scenario], ears, refuse, near);
    expect(near).toHaveBeenCalledExactlyOnceWith([scenario], ears);
  });

  it("are made here where answers were given by hand, which are found by walking the run", () => {
    const near = vi.fn(() => () => {});
    const ears = { progress: vi.fn(), over: vi.fn(), failed: vi.fn() };
    const makeWorker = vi.fn();
    const byHand = { ...scenario, arrivals: [0, { atMs: 5, answers: { a: [{ durationMs: 1 }] } }] };
    startFarRuns([byHand], ears, makeWorker, near);
    expect(near).toHaveBeenCalledExactlyOnceWith([byHand], ears);
    expect(makeWorker).not.toHaveBeenCalled();
  });
});
