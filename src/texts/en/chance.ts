/** Many seeded runs: how they ended, how long they took, and which deadline would do. */
import type { Ending } from "../../engine/endings";
import { formatMs, formatNumber } from "./format";

const NARROW_SPACE = "\u202f";

/** A share as people read it; one that is not none is never written as none, nor one short of all as all. */
function share(part: number): string {
  const percent = 100 * part;
  if (part > 0 && percent < 0.01) return `< 0.01${NARROW_SPACE}%`;
  if (part < 1 && percent > 99.99) return `> 99.99${NARROW_SPACE}%`;
  if (part === 0 || part === 1) return `${formatNumber(percent)}${NARROW_SPACE}%`;
  return `${percent.toFixed(percent >= 1 && percent <= 99 ? 1 : 2)}${NARROW_SPACE}%`;
}

function requests(count: number): string {
  return count === 1 ? "1 request" : `${formatNumber(count)} requests`;
}

function runs(count: number): string {
  return count === 1 ? "1 run" : `${formatNumber(count)} runs`;
}

export const chance = {
  share,
  requests,

  nothing: "Nothing here is left to chance: every run of this scenario is the same.",
  nothingToVary:
    "A duration that is drawn, requests that come at random or jitter would change that.",
  vary: (name: string, ms: number) => `Let ${name} take about ${formatMs(ms)}, by chance`,
  varyExplained: (p50: number, p99: number) =>
    `Half of the time up to ${formatMs(p50)}, 99 times in 100 up to ${formatMs(p99)}. It can be undone.`,

  sources: (what: readonly string[], each: number) =>
    `By chance: ${what.join("; ")}.${each === 1 ? "" : ` About ${requests(each)} in each run.`}`,
  sourceOf: {
    duration: (names: string) => `how long ${names} takes`,
    jitter: (names: string) => `the pauses of ${names}`,
    outage: (names: string) => `how long an outage of ${names} takes`,
    arrivals: (_: string) => "when requests come",
    byHand: (_: string) => "how long answers by hand take",
  },
  moreSources: (count: number) => `${formatNumber(count)} more`,

  howMany: "Runs",
  runs,
  start: "Run",
  again: "Run again",
  stop: "Stop",
  progress: "Progress of the runs",
  working: (part: number) => `Running: ${formatNumber(Math.floor(100 * part))}${NARROW_SPACE}%`,
  counted: (part: number) =>
    `The runs are through; other deadlines: ${formatNumber(Math.floor(100 * part))}${NARROW_SPACE}%`,
  resting: "Runs again as soon as the settings rest.",
  done: (count: number) => `${runs(count)} are through.`,
  stopped: "Stopped.",
  failed: (why: string) => `This did not work: ${why}`,
  old: "These figures are of an older setting.",
  oldDetail: "The scenario has changed since.",

  shares: "How requests end",
  endings: {
    onTime: "on time",
    degraded: "degraded, on time",
    deferred: "deferred, on time",
    late: "late",
    pending: "pending",
    failed: "failed",
    cancelled: "cancelled",
  } satisfies Record<Ending, string>,
  columns: {
    ending: "end",
    share: "share",
    range: "95\u202f% range",
    count: "requests",
    open: "a run",
  },
  range: (low: number, high: number) => `${share(low).replace(/[^\d.]+$/, "")} – ${share(high)}`,
  openOne: "Open",
  openEnding: (ending: string) => `Open a run with a request that ends so: ${ending}`,
  rangeExplained: (count: number, each: boolean) =>
    each
      ? `From ${runs(count)}: in 95 of 100 repetitions the true share lies in the range.`
      : `From ${runs(count)}: in at least 95 of 100 repetitions the true share lies in the range, whatever the requests of one run have in common.`,
  refused: (count: number) =>
    `${runs(count)} had no result, since something in them would never end; nothing of them is counted.`,
  none: "No request came in any of the runs.",

  falseTimeouts: "False timeouts",
  noCuts: "No attempt was cut by a limit.",
  noFalse: (cuts: number) =>
    `${attempts(cuts)} cut by a limit; none of the answers would have come in time.`,
  someFalse: (operations: number, part: number, deadlineMs: number | null) =>
    `In ${requests(operations)} (${share(part)}) an attempt was cut although its answer would have come ${
      deadlineMs === null ? "in the end" : `within the deadline of ${formatMs(deadlineMs)}`
    }.`,
  ofCuts: (falseOnes: number, cuts: number) =>
    `That is ${formatNumber(falseOnes)} of ${attempts(cuts)} cut by a limit.`,
  undecided: (count: number) =>
    `Of ${formatNumber(count)} nobody can tell, since the callee stopped as well.`,

  histogram: "How long requests take",
  quantiles: (p50: number, p95: number, p99: number) =>
    `Half take up to ${formatMs(p50)}, 95 in 100 up to ${formatMs(p95)}, 99 in 100 up to ${formatMs(p99)}.`,
  deadlineOutside: (deadlineMs: number) =>
    `The deadline of ${formatMs(deadlineMs)} is outside of this picture.`,
  bins: "Requests by their time: arrow keys go along, Enter opens a run",
  binHint: "Press a bar to open a run that fell into it.",
  span: (fromMs: number, toMs: number | null) =>
    toMs === null
      ? `${formatMs(fromMs)} and longer`
      : toMs - fromMs === 1
        ? formatMs(fromMs)
        : `${formatNumber(fromMs)} to ${formatMs(toMs - 1)}`,
  bin: (span: string, count: number, part: number) => `${span}: ${requests(count)}, ${share(part)}`,
  binEndings: (bin: string, endings: readonly string[]) => `${bin}: ${endings.join(", ")}`,
  endingCount: (count: number, ending: string) => `${formatNumber(count)} ${ending}`,
  asTable: "As a table",
  binColumns: { time: "time", count: "requests", share: "share", inTime: "in time" },
  longer: "longer",
  axisShare: (part: number) => `${formatNumber(100 * part)}${NARROW_SPACE}%`,

  curve: "Other deadlines",
  curveFollows: "Other deadlines are being tried.",
  curveStopped: "Other deadlines were not tried.",
  reading: "Deadline to read off",
  deadline: "deadline",
  knee: "knee",
  markAt: (name: string, ms: number) => `${name} ${formatMs(ms)}`,
  readOff: (deadlineMs: number, inTime: number, falseTimeouts: number) =>
    `With a deadline of ${formatMs(deadlineMs)}: ${share(inTime)} in time, ${share(falseTimeouts)} with a false timeout.`,
  curveTried: (count: number, each: number) =>
    `Each deadline was tried with ${each === 1 ? runs(count) : `${runs(count)} of about ${requests(each)}`}.`,
  curveHint: "Point at the curve, or go along it with the arrow keys.",
  kneeExplained: (deadlineMs: number, inTime: number) =>
    `The knee is at ${formatMs(deadlineMs)} (${share(inTime)} in time): from there on waiting longer buys less than the average.`,
  noKnee: "The curve has no knee: no deadline stands out.",
  unhurried: (p50: number, p95: number, p99: number) =>
    `With no deadline at all half take up to ${formatMs(p50)}, 95 in 100 up to ${formatMs(p95)}, 99 in 100 up to ${formatMs(p99)}.`,
  lines: { inTime: "in time", falseTimeouts: "with a false timeout" },
  use: "Use this deadline",
  pick: (name: string, deadlineMs: number) => `${name}: ${formatMs(deadlineMs)}`,
  useAs: "Use as the deadline",
  curveColumns: { deadline: "deadline", inTime: "in time", falseTimeouts: "false timeouts" },
};

function attempts(count: number): string {
  return count === 1 ? "1 attempt" : `${formatNumber(count)} attempts`;
}
