/** The worker's entry. It makes one order and is ended by the page. */
import { RunRefused } from "../engine/refusal";
import { bytesOf, packedRun } from "./packedRun";
import type { RunOrder, RunReply } from "./runMessages";
import { startSlicedRuns } from "./slicedRuns";

const reply = (message: RunReply, transfer: ArrayBuffer[] = []) =>
  self.postMessage(message, { transfer });

self.addEventListener("message", ({ data: scenarios }: MessageEvent<RunOrder>) => {
  /** One slice after the other: there is nothing else to do between them. */
  let next: (() => void) | undefined;
  startSlicedRuns(
    scenarios,
    {
      progress: (done, total) => reply({ type: "progress", done, total }),
      over: (made) => {
        const runs = scenarios.flatMap((scenario) => {
          const run = made.get(scenario);
          return run === undefined ? [] : [packedRun(run)];
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
      },
      nowMs: () => performance.now(),
    },
  );
  while (next !== undefined) {
    const slice = next;
    next = undefined;
    slice();
  }
});
