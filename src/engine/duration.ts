/** How long something takes: a fixed span, or the next draw of its hop (scenario format). */
import { LIMITS } from "./limits";
import { drawAt } from "./random";
import { roundMs } from "./retry";
import type { Duration, Ms } from "./scenario";
import type { HopState, Sim } from "./state";

/** z of the 99th percentile of the standard normal distribution. */
const Z99 = 2.3263478740408408;

/** Whole ms of `duration`, drawn (when it is a distribution) for the hop whose state is `hop`. */
export function durationMs(sim: Sim, hopId: string, hop: HopState, duration: Duration): Ms {
  if (typeof duration === "number") return duration;
  return drawnMs(duration, drawAt(sim.seed, hopId, "duration", hop.durationDraws++));
}

/** What the hop's next draw would give; nothing is drawn. */
export function nextDurationMs(sim: Sim, hopId: string, hop: HopState, duration: Duration): Ms {
  if (typeof duration === "number") return duration;
  return drawnMs(duration, drawAt(sim.seed, hopId, "duration", hop.durationDraws));
}

/** The quantile `u` of a distribution, in whole ms. */
export function drawnMs(duration: Exclude<Duration, Ms>, u: number): Ms {
  if ("uniform" in duration) {
    const [low, high] = duration.uniform;
    return roundMs(low + u * (high - low));
  }
  if ("samples" in duration) {
    return duration.samples[Math.floor(u * duration.samples.length)] ?? 0;
  }
  const sigma = Math.log(duration.p99 / duration.p50) / Z99;
  return Math.min(LIMITS.spanMs, roundMs(duration.p50 * Math.exp(sigma * normalQuantile(u))));
}

/**
 * The standard normal's quantile, by Acklam's rational approximation (relative error below 1.2e-9).
 * `u` is kept off 0 and 1.
 */
export function normalQuantile(u: number): number {
  const p = Math.min(Math.max(u, Number.EPSILON), 1 - Number.EPSILON);
  const low = 0.02425;
  if (p < low) return tail(Math.sqrt(-2 * Math.log(p)));
  if (p > 1 - low) return -tail(Math.sqrt(-2 * Math.log(1 - p)));
  const q = p - 0.5;
  const r = q * q;
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r +
      138.357751867269) *
      r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r +
      66.80131188771972) *
      r -
      13.28068155288572) *
      r +
      1)
  );
}

function tail(q: number): number {
  return (
    (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q -
      2.549732539343734) *
      q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q +
      3.754408661907416) *
      q +
      1)
  );
}
