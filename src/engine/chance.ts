/**
 * Many seeded runs of one scenario, counted. Run k is the scenario under `runSeed(seed, k)`: run 0 is the
 * run that the page shows, and whoever opens any other has only to set that seed. Shares are of
 * operations, all requests of all runs.
 */
import { type Ending, type EndingCounts, type Endings, endingOf, noEndings } from "./endings";
import { runSeed } from "./random";
import { RunRefused } from "./refusal";
import type { Ms, Scenario } from "./scenario";
import { type OperationOutcome, prepare } from "./simulate";

/** One operation to open: the scenario with this seed, at this request. */
export interface Example {
  readonly run: number;
  readonly seed: number;
  readonly operation: number;
}

/** All operations that took exactly this long. */
export interface DurationCount {
  readonly durationMs: Ms;
  readonly count: number;
  readonly endings: EndingCounts;
  /** The first of them. */
  readonly example: Example;
}

export interface Quantiles {
  readonly p50: Ms;
  readonly p95: Ms;
  readonly p99: Ms;
}

export interface ChanceResult {
  readonly runs: number;
  /** Runs that have no result (`RunRefused`); nothing of them is counted. */
  readonly refusedRuns: number;
  readonly operations: number;
  readonly endings: EndingCounts;
  /** The first operation that ended so. */
  readonly examples: { readonly [ending in Ending]?: Example };
  /** Attempts that a limit ended, the false timeouts of them, and those nobody can tell. */
  readonly cuts: number;
  readonly falseTimeouts: number;
  readonly undecidedCuts: number;
  /** Operations with at least one false timeout. */
  readonly falseTimeoutOperations: number;
  readonly ghostMs: Ms;
  /** Of the operations' durations; null when there were none. */
  readonly quantiles: Quantiles | null;
  /** By duration, the shortest first. Durations are whole ms, so nothing is lost in them. */
  readonly durations: readonly DurationCount[];
}

/** Work that is done in slices. `step` does up to `runs` more of it and says whether that was all. */
export interface Job<Result> {
  readonly total: number;
  readonly done: () => number;
  readonly step: (runs: number) => boolean;
  /** Of what is done so far. */
  readonly result: () => Result;
}

interface Count {
  count: number;
  readonly endings: Endings;
  readonly example: Example;
}

interface Tally {
  refusedRuns: number;
  operations: number;
  readonly endings: Endings;
  readonly examples: { [ending in Ending]?: Example };
  cuts: number;
  falseTimeouts: number;
  undecidedCuts: number;
  falseTimeoutOperations: number;
  ghostMs: Ms;
  readonly durations: Map<Ms, Count>;
}

/** `runs` seeded runs of a scenario, to be done in slices. */
export function chance(scenario: Scenario, runs: number): Job<ChanceResult> {
  const prepared = prepare(scenario);
  const tally = emptyTally();
  let next = 0;
  return {
    total: runs,
    done: () => next,
    step: (count) => {
      for (const end = Math.min(runs, next + count); next < end; next++) {
        const seed = runSeed(scenario.seed, next);
        const outcomes = outcomesOrNone(prepared.outcomes, seed);
        if (outcomes === null) tally.refusedRuns++;
        else for (const outcome of outcomes) add(tally, outcome, next, seed);
      }
      return next >= runs;
    },
    result: () => resultOf(tally, next),
  };
}

function outcomesOrNone<T>(outcomes: (seed: number) => T, seed: number): T | null {
  try {
    return outcomes(seed);
  } catch (error) {
    if (error instanceof RunRefused) return null;
    throw error;
  }
}

function emptyTally(): Tally {
  return {
    refusedRuns: 0,
    operations: 0,
    endings: noEndings(),
    examples: {},
    cuts: 0,
    falseTimeouts: 0,
    undecidedCuts: 0,
    falseTimeoutOperations: 0,
    ghostMs: 0,
    durations: new Map(),
  };
}

function add(tally: Tally, outcome: OperationOutcome, run: number, seed: number): void {
  const ending = endingOf(outcome);
  const durationMs = outcome.endMs - outcome.startMs;
  tally.operations++;
  tally.endings[ending]++;
  tally.cuts += outcome.cuts;
  tally.falseTimeouts += outcome.falseTimeouts;
  tally.undecidedCuts += outcome.undecidedCuts;
  if (outcome.falseTimeouts > 0) tally.falseTimeoutOperations++;
  tally.ghostMs += outcome.ghostMs;
  tally.examples[ending] ??= { run, seed, operation: outcome.id };
  let cell = tally.durations.get(durationMs);
  if (cell === undefined) {
    cell = { count: 0, endings: noEndings(), example: { run, seed, operation: outcome.id } };
    tally.durations.set(durationMs, cell);
  }
  cell.count++;
  cell.endings[ending]++;
}

function resultOf(tally: Tally, runs: number): ChanceResult {
  const durations = [...tally.durations]
    .map(([durationMs, { count, endings, example }]) => ({
      durationMs,
      count,
      endings: { ...endings },
      example,
    }))
    .sort((a, b) => a.durationMs - b.durationMs);
  const at = (p: number) => quantileMs(durations, tally.operations, p);
  return {
    ...tally,
    runs,
    endings: { ...tally.endings },
    examples: { ...tally.examples },
    quantiles: tally.operations === 0 ? null : { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    durations,
  };
}

/** Nearest rank: the shortest duration that at least a share `p` of all did not exceed. */
export function quantileMs(
  durations: readonly { readonly durationMs: Ms; readonly count: number }[],
  total: number,
  p: number,
): Ms {
  const rank = Math.max(1, Math.ceil(p * total));
  let seen = 0;
  for (const { durationMs, count } of durations) {
    seen += count;
    if (seen >= rank) return durationMs;
  }
  return durations.at(-1)?.durationMs ?? 0;
}
