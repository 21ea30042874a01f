/** What follows from a scenario or a run, worked out once however many parts of a page ask. */
import {
  type BreakerMemories,
  type BreakerMemory,
  breakerMemories,
  type ReplaysKept,
} from "../engine/breakerReplay";
import { type Plan, plan, planMemory } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import { type Snapshot, snapshotAt } from "../engine/snapshot";

const plans = new WeakMap<Scenario, Plan>();
/** A session's scenarios are never changed in place: what an edit leaves as it was keeps its plan. */
const planned = planMemory();
/** Of each run the snapshot that was asked for last: a cursor is at one place at a time. */
const snapshots = new WeakMap<Run, { readonly step: number; readonly snapshot: Snapshot }>();

const memories = new WeakMap<Run, Map<string, BreakerMemories>>();

/** The scenario with every default filled in. */
export function planOf(scenario: Scenario): Plan {
  const known = plans.get(scenario);
  if (known !== undefined) return known;
  const filled = plan(scenario, planned);
  plans.set(scenario, filled);
  return filled;
}

/** The state of the run at an index into its events. */
export function snapshotOf(run: Run, step: number): Snapshot {
  const known = snapshots.get(run);
  if (known?.step === step) return known.snapshot;
  const snapshot = snapshotAt(run, step);
  snapshots.set(run, { step, snapshot });
  return snapshot;
}

/** What a breaker of this run remembers at a step; null: the run has no such breaker. */
export function memoryOf(plan: Plan, run: Run, name: string, step: number): BreakerMemory | null {
  const known = memoriesOf(run);
  const of = known.get(name) ?? breakerMemories(plan, run, name);
  known.set(name, of);
  return of.at(step);
}

/** By breaker, what was replayed of it so far. */
export function memoriesOf(run: Run): Map<string, BreakerMemories> {
  const known = memories.get(run) ?? new Map<string, BreakerMemories>();
  memories.set(run, known);
  return known;
}

/** What was replayed elsewhere, to the run's end. */
export function adoptMemory(plan: Plan, run: Run, name: string, known: ReplaysKept): void {
  memoriesOf(run).set(name, breakerMemories(plan, run, name, known));
}
