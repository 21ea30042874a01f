/** Samples of a knob -> the bands its track is painted with. */
import { type Outcome, type Sample, sameOutcome } from "./sweep";

/** Which colour; the same meaning as everywhere on the stage. */
export type Tone = "ok" | "own" | "deadline" | "technical" | "ghost";

export interface Band {
  /** The first and the last value seen with this outcome. */
  readonly fromValue: number;
  readonly toValue: number;
  readonly outcome: Outcome;
  /** Where it begins and ends on the track, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** 0 to 1: the better the outcome, the taller, so that the shape alone tells it. */
  readonly height: number;
  readonly tone: Tone;
}

export function trackBands(samples: readonly Sample[]): readonly Band[] {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = last.value - first.value;
  const groups = grouped(samples);
  /** A value owns half of the way to its neighbours, so the thumb stands in the middle of it. */
  const edge = (left: Sample, right: Sample) =>
    span === 0 ? 0 : ((left.value + right.value) / 2 - first.value) / span;
  return groups.map((group, i) => {
    const before = groups[i - 1];
    const after = groups[i + 1];
    const outcome = group.first.outcome;
    return {
      fromValue: group.first.value,
      toValue: group.last.value,
      outcome,
      from: before === undefined ? 0 : edge(before.last, group.first),
      to: after === undefined ? 1 : edge(group.last, after.first),
      height: heightOf(outcome),
      tone: toneOf(outcome),
    };
  });
}

function grouped(samples: readonly Sample[]) {
  const groups: { first: Sample; last: Sample }[] = [];
  for (const sample of samples) {
    const open = groups.at(-1);
    if (open !== undefined && sameOutcome(open.first.outcome, sample.outcome)) open.last = sample;
    else groups.push({ first: sample, last: sample });
  }
  return groups;
}

/** Best first; what comes late is worth less than anything in time, a failure least. */
export function heightOf({ status, late }: Outcome): number {
  switch (status) {
    case "ok":
      return late ? 0.5 : 1;
    case "degraded":
      return late ? 0.45 : 0.85;
    case "deferred":
      return late ? 0.4 : 0.75;
    case "pending":
      return late ? 0.35 : 0.6;
    case "failed":
    case "cancelled":
      return 0.25;
    case "cannot_run":
    case "absent":
      return 0.15;
  }
}

export function toneOf({ status, late, failedStatus }: Outcome): Tone {
  if (status === "cannot_run" || status === "absent" || status === "cancelled") return "ghost";
  if (status === "failed" || status === "pending") {
    if (failedStatus === "timeout") return "own";
    if (failedStatus === "deadline_exceeded") return "deadline";
    return failedStatus === "circuit_open" ? "ghost" : "technical";
  }
  return late ? "deadline" : "ok";
}
