/** A duration as people set it: which kind it is, and what it becomes as another. */
import { drawnMs } from "../../engine/duration";
import { LIMITS } from "../../engine/limits";
import type { Duration, Ms } from "../../engine/scenario";

export type DurationKind = "fixed" | "lognormal" | "uniform" | "samples";
export const DURATION_KINDS: readonly DurationKind[] = ["fixed", "lognormal", "uniform", "samples"];

export type LogNormal = Extract<Duration, { readonly p50: unknown }>;
export type Samples = Extract<Duration, { readonly samples: unknown }>;

/** One in a hundred of what takes about `ms` takes this many times as long, until somebody says otherwise. */
const TAIL = 3;
/** Where a few samples stand in for a distribution: in the middle of ten equal parts. */
const TENTHS = Array.from({ length: 10 }, (_, k) => (k + 0.5) / 10);

export function kindOf(duration: Duration): DurationKind {
  if (typeof duration === "number") return "fixed";
  if ("uniform" in duration) return "uniform";
  return "samples" in duration ? "samples" : "lognormal";
}

/** Half of the draws are no longer; a fixed one is its own. */
export function middleMs(duration: Duration): Ms {
  return quantileMs(duration, 0.5);
}

export function longestMs(duration: Duration): Ms {
  return quantileMs(duration, 0.99);
}

/** What drawing it at the place `p` gives, 0 to 1. */
function quantileMs(duration: Duration, p: number): Ms {
  if (typeof duration === "number") return duration;
  if (!("samples" in duration)) return drawnMs(duration, p);
  const sorted = [...duration.samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? 0;
}

/** A log-normal about a fixed duration. Its median is 1 at least: that of a log-normal cannot be 0. */
export function spreadFrom(ms: Ms): LogNormal {
  const p50 = Math.max(1, ms);
  return { p50, p99: Math.min(LIMITS.spanMs, p50 * TAIL) };
}

/** As near to what it was as the other kind can be. */
export function asKind(duration: Duration, kind: DurationKind): Duration {
  if (kind === kindOf(duration)) return duration;
  const fixed = typeof duration === "number";
  switch (kind) {
    case "fixed":
      return middleMs(duration);
    case "lognormal": {
      if (fixed) return spreadFrom(duration);
      const p50 = Math.max(1, middleMs(duration));
      return { p50, p99: Math.max(p50, longestMs(duration)) };
    }
    case "uniform":
      return fixed
        ? {
            uniform: [
              Math.round(duration / 2),
              Math.min(LIMITS.spanMs, Math.round(duration * 1.5)),
            ],
          }
        : { uniform: [quantileMs(duration, 0.01), longestMs(duration)] };
    case "samples":
      return fixed
        ? { samples: [duration] }
        : { samples: TENTHS.map((tenth) => quantileMs(duration, tenth)) };
  }
}
