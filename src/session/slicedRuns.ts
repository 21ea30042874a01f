/** Long runs on the thread one is on, in slices between whatever else it has to do. */
import type { Job } from "../engine/chance";
import { requestsExpected } from "../engine/requestsExpected";
import type { Run } from "../engine/result";
import { indexing } from "../engine/runIndex";
import { runJob } from "../engine/runJob";
import type { Scenario } from "../engine/scenario";
import { foreseeing } from "./foreseeing";
import type { LongRunEars } from "./longRun";

/** Under a frame, so that a key pressed meanwhile is answered in the next one. */
const SLICE_MS = 12;
/** Happenings between two looks at the clock. */
const STRIDE = 200;
/** How often progress is told. */
const TOLD_EVERY_MS = 100;

export interface RunSurroundings {
  readonly later: (next: () => void) => void;
  readonly nowMs: () => number;
}

const PAGE: RunSurroundings = {
  later: (next) => setTimeout(next, 0),
  nowMs: () => performance.now(),
};

/** Runs these, one after another; what comes back stops it. */
export function startSlicedRuns(
  scenarios: readonly Scenario[],
  ears: LongRunEars,
  { later, nowMs }: RunSurroundings = PAGE,
): () => void {
  const runs = new Map<Scenario, Run>();
  let job: Job<Run> | null = null;
  let index: ReturnType<typeof indexing> | null = null;
  let foresight: ReturnType<typeof foreseeing> | null = null;
  let isOver = false;
  let toldMs = Number.NEGATIVE_INFINITY;

  /** Whether that was all. */
  const slice = (untilMs: number): boolean => {
    for (const scenario of scenarios) {
      if (runs.has(scenario)) continue;
      job ??= runJob(scenario);
      while (!job.step(STRIDE)) if (nowMs() >= untilMs) return false;
      const run = job.result();
      // What is shown of it is looked up, and the index is made before it is asked for.
      index ??= indexing(run.events);
      while (!index.step(STRIDE)) if (nowMs() >= untilMs) return false;
      foresight ??= foreseeing(scenario, run);
      while (!foresight.step()) if (nowMs() >= untilMs) return false;
      runs.set(scenario, run);
      job = null;
      index = null;
      foresight = null;
    }
    return true;
  };
  const tell = () => {
    toldMs = nowMs();
    const [done, total] = [job?.done() ?? 0, job?.total ?? 0];
    const before = [...runs.values()].reduce((sum, run) => sum + run.operations.length, 0);
    const after = scenarios
      .slice(runs.size + 1)
      .reduce((sum, { arrivals }) => sum + requestsExpected(arrivals), 0);
    ears.progress(before + done, before + total + after);
  };
  const next = () => {
    if (isOver) return;
    try {
      isOver = slice(nowMs() + SLICE_MS);
    } catch (error) {
      isOver = true;
      return ears.failed(error);
    }
    if (isOver) return ears.over(runs);
    if (nowMs() - toldMs >= TOLD_EVERY_MS) tell();
    later(next);
  };
  later(next);
  return () => {
    isOver = true;
  };
}
