import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChanceReply, ChanceRequest } from "../../../src/ui/chance/chanceMessages";
import { type FarWorker, openSturdyLine } from "../../../src/ui/chance/sturdyLine";
import { scenarioOf } from "../../support/plainScenario";

const order = {
  scenario: scenarioOf([{ id: "w", kind: "work", name: "W", durationMs: { uniform: [0, 9] } }]),
  runs: 20,
  curve: null,
};

/** A worker that does nothing by itself: what it is told is kept, what it says is said by the test. */
function farWorker() {
  const told: ChanceRequest[] = [];
  const listeners: { message: (event: { data: ChanceReply }) => void; error: () => void } = {
    message: () => {},
    error: () => {},
  };
  let terminated = false;
  const worker: FarWorker = {
    postMessage: (message) => told.push(message),
    terminate: () => {
      terminated = true;
    },
    addEventListener: (type: "message" | "error", listener: unknown) => {
      if (type === "message") listeners.message = listener as typeof listeners.message;
      else {
        const fail = listener as (event: { message: string; preventDefault(): void }) => void;
        listeners.error = () => fail({ message: "lost", preventDefault: () => {} });
      }
    },
  };
  return { worker, told, listeners, isTerminated: () => terminated };
}

describe("a line to many runs", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const types = (replies: readonly ChanceReply[]) =>
    replies.map(({ type }) => type).filter((type) => type !== "progress");

  it("leads to the worker where there is one", () => {
    const far = farWorker();
    const replies: ChanceReply[] = [];
    openSturdyLine(() => far.worker).start(order, (reply) => replies.push(reply));
    expect(far.told).toEqual([{ type: "start", id: 1, order }]);
    far.listeners.message({ data: { type: "done", id: 1, curve: null } });
    expect(types(replies)).toEqual(["done"]);
  });

  it("comes to the page's own thread where no worker can be made", () => {
    const replies: ChanceReply[] = [];
    const line = openSturdyLine(() => {
      throw new DOMException("an opaque origin", "SecurityError");
    });
    line.start(order, (reply) => replies.push(reply));
    // Nothing is done before the page has had its turn.
    expect(replies).toEqual([]);
    vi.runAllTimers();
    expect(types(replies)).toEqual(["counted", "done"]);
  });

  it("comes there too, with the order that was given, when the worker cannot be loaded", () => {
    const far = farWorker();
    const replies: ChanceReply[] = [];
    openSturdyLine(() => far.worker).start(order, (reply) => replies.push(reply));
    far.listeners.error();
    expect(far.isTerminated()).toBe(true);
    vi.runAllTimers();
    expect(types(replies)).toEqual(["counted", "done"]);
  });

  it("can be cancelled there as well", () => {
    const far = farWorker();
    const replies: ChanceReply[] = [];
    const cancel = openSturdyLine(() => far.worker).start(order, (reply) => replies.push(reply));
    far.listeners.error();
    cancel();
    vi.runAllTimers();
    expect(types(replies)).toEqual(["cancelled"]);
  });

  it("does not begin again what broke while it worked", () => {
    const far = farWorker();
    const replies: ChanceReply[] = [];
    openSturdyLine(() => far.worker).start(order, (reply) => replies.push(reply));
    far.listeners.message({ data: { type: "progress", id: 1, done: 1, total: 20 } });
    far.listeners.error();
    vi.runAllTimers();
    expect(replies.at(-1)).toMatchObject({ type: "failed", message: "lost" });
  });

  it("ends all of it when it is closed", () => {
    const replies: ChanceReply[] = [];
    const line = openSturdyLine(() => {
      throw new Error("none");
    });
    line.start(order, (reply) => replies.push(reply));
    line.close();
    vi.runAllTimers();
    expect(replies).toEqual([]);
  });
});
