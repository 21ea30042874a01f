/** Long runs made in a worker: the page hears how far they are, and gets them as bytes. */
import { RunRefused } from "../engine/refusal";
import type { Scenario } from "../engine/scenario";
import type { LongRunEars, StartRuns } from "./longRun";
import { openedRun } from "./packedRun";
import type { RunOrder, RunReply } from "./runMessages";
import { startSlicedRuns } from "./slicedRuns";

/** What of a `Worker` is used here. */
export interface RunWorker {
  postMessage(order: RunOrder): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { readonly data: RunReply }) => void): void;
  addEventListener(
    type: "error" | "messageerror",
    listener: (event: { preventDefault(): void }) => void,
  ): void;
}

/** A worker that works says so: ten times a second, less often while it packs. */
const MOST_SILENT_MS = 15_000;

/** Where no worker can be had, or it breaks or hangs, the runs are made by `near`. */
export function startFarRuns(
  scenarios: readonly Scenario[],
  ears: LongRunEars,
  makeWorker: () => RunWorker = makeRunWorker,
  near: StartRuns = startSlicedRuns,
): () => void {
  if (scenarios.some(hasAnswersByHand)) return near(scenarios, ears);
  let worker: RunWorker;
  try {
    worker = makeWorker();
  } catch {
    // An opaque origin, or a browser without workers.
    return near(scenarios, ears);
  }
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {
    clearTimeout(silence);
    worker.terminate();
    isOver = true;
  };
  let isOver = false;
  const goNear = () => {
    if (isOver) return;
    stop();
    stop = near(scenarios, ears);
  };
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(goNear, MOST_SILENT_MS);
  };
  worker.addEventListener("message", ({ data }) => {
    if (isOver) return;
    if (data.type === "progress") {
      hear();
      return ears.progress(data.done, data.total);
    }
    if (data.type === "failed") return goNear();
    stop();
    if (data.type === "refused") return ears.failed(new RunRefused(data.cause));
    ears.over(
      new Map(
        scenarios.flatMap((scenario, k) => {
          const packed = data.runs[k];
          return packed === undefined ? [] : [[scenario, openedRun(scenario, packed)]];
        }),
      ),
    );
  });
  // A policy, a missing file, no memory left.
  for (const type of ["error", "messageerror"] as const) {
    worker.addEventListener(type, (event) => {
      event.preventDefault();
      goNear();
    });
  }
  hear();
  worker.postMessage(scenarios);
  return () => stop();
}

/** Which answer was given by hand is found by walking the run, which has to be there as objects. */
function hasAnswersByHand({ arrivals }: Scenario): boolean {
  return Array.isArray(arrivals) && arrivals.some((arrival) => typeof arrival === "object");
}

/** The page's own worker. Written out whole: the build finds the file by this very form. */
function makeRunWorker(): RunWorker {
  return new Worker(new URL("./runWorker.ts", import.meta.url), { type: "module" });
}
