/**
 * How the share of answers in time grows with the deadline, and where it stops being worth waiting for.
 * Every candidate is the scenario itself with that deadline, run under the same seeds: no formula stands
 * between the budget's rules and the curve, and neighbouring points differ by the deadline alone.
 */
import { type ChanceResult, chance, type Job, type Quantiles, quantileMs } from "./chance";
import { inTime } from "./endings";
import type { Ms, Scenario } from "./scenario";

export interface CurvePoint {
  readonly deadlineMs: Ms;
  /** Of the operations: an answer by the deadline, whole, degraded or deferred. 0 to 1. */
  readonly inTime: number;
  /** Of the operations: at least one false timeout in it. 0 to 1. */
  readonly falseTimeouts: number;
  /** False timeouts in each operation, on average. */
  readonly falseTimeoutsEach: number;
}

export interface DeadlineCurve {
  /** By deadline, the shortest first; those that are computed so far. */
  readonly points: readonly CurvePoint[];
  /** The point that `kneeOf` finds; null for a curve without one. */
  readonly knee: CurvePoint | null;
  /** What operations take with no deadline, own timeouts and retries as they are; null when nothing is known. */
  readonly unhurried: Quantiles | null;
}

/** With no deadline, this share of the operations has ended by the last candidate. */
const LAST_SHARE = 0.999;
/** Where the scenario has no result without a deadline, the candidates go to this many times its own. */
const STRETCH = 2;

/**
 * The curve over up to `points` deadlines (3 or more), each from `runs` runs, in slices. The first `runs`
 * runs have no deadline: they give the range of the candidates, from 1 ms less than the shortest of them
 * to their 99.9th percentile. The scenario's own deadline is a point as well, but the knee does not ask
 * for it: it should not depend on the deadline it is there to choose.
 */
export function deadlineCurve(
  scenario: Scenario,
  runs: number,
  points: number,
): Job<DeadlineCurve> {
  const unhurried = chance({ ...scenario, deadlineMs: null }, runs);
  const even = Math.max(2, scenario.deadlineMs === null ? points : points - 1);
  const found: CurvePoint[] = [];
  let evenly: readonly Ms[] = [];
  let candidates: readonly Ms[] | null = null;
  let current: Job<ChanceResult> | null = null;
  let done = 0;
  const total = runs * (points + 1);

  /** One slice of one job; how many runs it was. */
  const advance = (count: number): number => {
    if (candidates === null) {
      const before = unhurried.done();
      if (unhurried.step(count)) {
        evenly = candidatesOf(scenario, unhurried.result(), even);
        candidates = withOwn(scenario, evenly);
      }
      return unhurried.done() - before;
    }
    const deadlineMs = candidates[found.length];
    if (deadlineMs === undefined) return 0;
    current ??= chance({ ...scenario, deadlineMs }, runs);
    const before = current.done();
    const isOver = current.step(count);
    const did = current.done() - before;
    if (isOver) {
      found.push(pointOf(deadlineMs, current.result()));
      current = null;
    }
    return did;
  };

  return {
    total,
    done: () => done,
    step: (count) => {
      for (let left = count; left > 0; ) {
        const did = advance(left);
        left -= did;
        done += did;
        if (candidates !== null && found.length >= candidates.length) {
          // Fewer whole ms than points: the rest has nothing to do.
          done = total;
          return true;
        }
        if (did === 0) return false;
      }
      return false;
    },
    result: () => ({
      points: [...found],
      knee: kneeOf(found.filter(({ deadlineMs }) => evenly.includes(deadlineMs))),
      unhurried: unhurried.result().quantiles,
    }),
  };
}

/** `count` evenly spaced whole ms, or fewer where there are no more. */
function candidatesOf(scenario: Scenario, free: ChanceResult, count: number): readonly Ms[] {
  const longest =
    free.operations === 0
      ? STRETCH * (scenario.deadlineMs ?? 0)
      : quantileMs(free.durations, free.operations, LAST_SHARE);
  const fromMs = Math.max(0, (free.durations[0]?.durationMs ?? 0) - 1);
  const toMs = Math.max(fromMs, longest);
  return [
    ...new Set(
      Array.from({ length: count }, (_, k) =>
        Math.round(fromMs + ((toMs - fromMs) * k) / (count - 1)),
      ),
    ),
  ];
}

/** The scenario's own deadline is a point too, wherever it stands. */
function withOwn(scenario: Scenario, candidates: readonly Ms[]): readonly Ms[] {
  const own = scenario.deadlineMs;
  if (own === null || candidates.includes(own)) return candidates;
  return [...candidates, own].sort((a, b) => a - b);
}

function pointOf(deadlineMs: Ms, result: ChanceResult): CurvePoint {
  const share = (count: number) => (result.operations === 0 ? 0 : count / result.operations);
  return {
    deadlineMs,
    inTime: share(inTime(result.endings)),
    falseTimeouts: share(result.falseTimeoutOperations),
    falseTimeoutsEach: share(result.falseTimeouts),
  };
}

/**
 * The knee by the rule of Kneedle: with both axes scaled to 0–1 from the first point to the last, the
 * point that lies highest above the straight line between them; of several the shortest deadline. A
 * longer deadline buys less than the average from there on. null where no point lies above the line.
 */
export function kneeOf(points: readonly CurvePoint[]): CurvePoint | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const width = last.deadlineMs - first.deadlineMs;
  const height = last.inTime - first.inTime;
  if (width <= 0 || height <= 0) return null;
  let knee: CurvePoint | null = null;
  let most = 0;
  for (const point of points) {
    const along = (point.deadlineMs - first.deadlineMs) / width;
    const up = (point.inTime - first.inTime) / height;
    if (up - along > most) {
      most = up - along;
      knee = point;
    }
  }
  return knee;
}
