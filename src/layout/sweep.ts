/** One request's outcome at each value of a knob, found by running the engine: what a track is painted from. */
import type { OperationStatus } from "../engine/event";
import { RunRefused } from "../engine/refusal";
import type { AttemptStatus, Scenario } from "../engine/scenario";
import { simulate } from "../engine/simulate";

/** `cannot_run`: the engine refuses this value. `absent`: the run has no such request. */
export type OutcomeStatus = OperationStatus | "cannot_run" | "absent";

export interface Outcome {
  readonly status: OutcomeStatus;
  /** How the hop that failed ended; null when none did. */
  readonly failedStatus: AttemptStatus | null;
  readonly late: boolean;
}

export interface Sample {
  readonly value: number;
  readonly outcome: Outcome;
  /** What the request took; null where it did not run. */
  readonly spentMs: number | null;
}

export interface Question {
  readonly scenario: Scenario;
  readonly edit: (scenario: Scenario, value: number) => Scenario;
  /** The request that is looked at, by its id. */
  readonly operation: number;
  readonly from: number;
  readonly to: number;
  /** The smallest difference that means something: 1 for whole numbers. */
  readonly step: number;
}

/** Values looked at before any threshold is searched for. */
export const SAMPLES = 48;
/** Runs at most for one track; outcomes that change with chance could ask for a run a value. */
export const MOST_RUNS = 256;

export function outcomeAt(question: Question, value: number): Sample {
  try {
    const run = simulate(question.edit(question.scenario, value), { record: "outcome" });
    const operation = run.operations.find(({ id }) => id === question.operation);
    if (operation === undefined) return withoutRun(value, "absent");
    const { status, failedStatus, lateMs, startMs, endMs } = operation;
    return { value, outcome: { status, failedStatus, late: lateMs > 0 }, spentMs: endMs - startMs };
  } catch (error) {
    if (error instanceof RunRefused) return withoutRun(value, "cannot_run");
    throw error;
  }
}

function withoutRun(value: number, status: OutcomeStatus): Sample {
  return { value, outcome: { status, failedStatus: null, late: false }, spentMs: null };
}

export function sameOutcome(a: Outcome, b: Outcome): boolean {
  return a.status === b.status && a.failedStatus === b.failedStatus && a.late === b.late;
}

/** Both ends and steps between, evenly; every one of them when there are no more than `count`. */
export function sampleValues({ from, to, step }: Question, count: number): readonly number[] {
  const steps = Math.max(0, Math.round((to - from) / step));
  const last = Math.min(steps, count - 1);
  if (last === 0) return [from];
  return Array.from({ length: last + 1 }, (_, i) => valueAt(from, step, (i * steps) / last));
}

function valueAt(from: number, step: number, steps: number): number {
  // Steps of 0.1 add up to 0.30000000000000004 and the like: keep six decimals.
  return Number((from + Math.round(steps) * step).toFixed(6));
}

/**
 * Samples in order of value: first evenly, then closer and closer where neighbours differ, until
 * they are one step apart, so that a threshold is known exactly. (Two changes between neighbours
 * that agree stay unseen.) It yields before each run the value that run is for, so that its caller
 * can stop, or wait for the next idle moment.
 */
export function* sweep(question: Question): Generator<number, readonly Sample[]> {
  const samples: Sample[] = [];
  for (const value of sampleValues(question, SAMPLES)) {
    yield value;
    samples.push(outcomeAt(question, value));
  }
  const sorted = () => samples.sort((a, b) => a.value - b.value);
  // Widest gaps first: when runs are short, every threshold is known about as well as the next.
  let gaps = gapsOf(sorted(), question.step);
  while (gaps.length > 0) {
    for (const { low, high } of gaps) {
      if (samples.length >= MOST_RUNS) return sorted();
      const steps = Math.round((high - low) / question.step);
      const middle = valueAt(low, question.step, steps / 2);
      yield middle;
      samples.push(outcomeAt(question, middle));
    }
    gaps = gapsOf(sorted(), question.step);
  }
  return samples;
}

function gapsOf(samples: readonly Sample[], step: number) {
  const gaps: { low: number; high: number }[] = [];
  samples.forEach((sample, i) => {
    const next = samples[i + 1];
    if (next === undefined || sameOutcome(sample.outcome, next.outcome)) return;
    if (next.value - sample.value > step * 1.5) gaps.push({ low: sample.value, high: next.value });
  });
  return gaps;
}
