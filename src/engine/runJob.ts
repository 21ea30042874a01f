/** A run in slices: what `simulate` returns at once, for a page that has other things to do meanwhile. */
import type { Job } from "./chance";
import { plan } from "./plan";
import { play } from "./play";
import type { Run } from "./result";
import type { Scenario } from "./scenario";
import { type Settling, settling } from "./settle";

/**
 * Counts requests that were answered; a step is so many happenings, or requests written down at the end.
 * Its steps throw as `simulate` does; its result is complete once a step has said that it is.
 */
export function runJob(scenario: Scenario): Job<Run> {
  const planned = plan(scenario);
  const playing = play(scenario, planned, planned.seed, true);
  let settled: Settling | null = null;
  let run: Run | null = null;
  return {
    total: playing.requests,
    done: () => playing.sim().finished,
    step: (most) => {
      if (run !== null) return true;
      if (settled === null) {
        if (playing.step(most)) settled = settling(playing.sim());
        return false;
      }
      if (!settled.step(most)) return false;
      run = settled.run();
      return true;
    },
    result: () => {
      if (run === null) throw new Error("a run has no result before its end");
      return run;
    },
  };
}
