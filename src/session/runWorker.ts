/** The worker's entry. It makes one order and is ended by the page. */
import { RunRefused } from "../engine/refusal";
import { bytesOf, packedRun } from "./packedRun";
import type { RunOrder, RunReply } from "./runMessages";
import { startSlicedRuns } from "./slicedRuns";

const reply = (message: RunReply, transfer: ArrayBuffer[] = []) =>
  self.postMessage(message, { transfer });

const progress = (done: number, total: number) => reply({ type: "progress", done, total });

/**
 * A turn for each slice: one that never lets go is ended only seconds after the page gave it up, and edits
 * come faster than that. A timer would make each turn wait.
 */
const turns = new MessageChannel();
let next = () => {};
turns.port1.onmessage = () => next();

self.addEventListener("message", ({ data: scenarios }: MessageEvent<RunOrder>) => {
  startSlicedRuns(
    scenarios,
    {
      progress,
      over: (made) => {
        const all = [...made.values()].reduce((sum, { operations }) => sum + operations.length, 0);
        const runs = scenarios.flatMap((scenario) => {
          const run = made.get(scenario);
          return run === undefined ? [] : [packedRun(run, () => progress(all, all))];
        });
        reply({ type: "over", runs }, runs.flatMap(bytesOf));
      },
      failed: (error) =>
        reply(
          error instanceof RunRefused
            ? { type: "refused", cause: error.cause }
            : { type: "failed" },
        ),
    },
    {
      later: (slice) => {
        next = slice;
        turns.port2.postMessage(null);
      },
      nowMs: () => performance.now(),
    },
  );
});
