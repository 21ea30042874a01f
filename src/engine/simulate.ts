/** The engine's one door: a scenario in, its run out. Pure: the same scenario and seed, the same bytes. */
import type { OperationStatus } from "./event";
import { plan as planOf } from "./plan";
import { type Play, play } from "./play";
import type { Run } from "./result";
import type { Ms, Scenario } from "./scenario";
import { runOf } from "./settle";
import type { Sim } from "./state";

export interface SimulateOptions {
  /** `outcome` leaves events, attempts, pauses and denials out: for sweeps over many runs. */
  readonly record?: "events" | "outcome";
  /** Instead of the scenario's own. */
  readonly seed?: number;
}

/** How one operation came out, for sweeps that need no more: cheaper than a run. */
export interface OperationOutcome {
  readonly id: number;
  readonly status: OperationStatus | null;
  readonly startMs: Ms;
  readonly endMs: Ms;
  readonly deadlineAtMs: Ms | null;
  readonly ghostMs: Ms;
  /** Attempts that a limit ended; of these the false timeouts, and those nobody can tell (`falseTimeout.ts`). */
  readonly cuts: number;
  readonly falseTimeouts: number;
  readonly undecidedCuts: number;
}

/** A scenario made ready to be run many times; both throw as `simulate` does. */
export interface Prepared {
  readonly run: (options?: SimulateOptions) => Run;
  /** Its operations under a seed, in their order. */
  readonly outcomes: (seed: number) => readonly OperationOutcome[];
}

/** Plans a scenario once, for many runs that differ in their seed. */
export function prepare(scenario: Scenario): Prepared {
  const plan = planOf(scenario);
  return {
    run: (options = {}) =>
      runOf(
        toItsEnd(play(scenario, plan, options.seed ?? plan.seed, options.record !== "outcome")),
      ),
    outcomes: (seed) => toItsEnd(play(scenario, plan, seed, false)).operations,
  };
}

/**
 * Runs a scenario to its end.
 * @throws {RunRefused} when an operation cannot end, or the run would make over a million attempts.
 */
export function simulate(scenario: Scenario, options: SimulateOptions = {}): Run {
  return prepare(scenario).run(options);
}

/** In slices counted by small integers, which engines do not have to allocate. */
const SLICE = 1_000_000;

function toItsEnd(run: Play): Sim {
  while (!run.step(SLICE));
  return run.sim();
}
