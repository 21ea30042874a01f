/** Pauses before retries, and whether the time that is left permits one (model, section 3). */
import type { BackoffPlan } from "./plan";
import type { Ms } from "./scenario";

/** Stands for "no cap": some 2 000 years, so that a hundred such pauses still add up exactly. */
export const UNCAPPED_MS: Ms = 2 ** 46;

/** Half up to whole ms; pauses are never negative. */
export function roundMs(value: number): Ms {
  return Math.floor(value + 0.5);
}

/**
 * The pause before retry `retry` (1 for the first), in whole ms. `previousMs` is the pause before this
 * one in the same call (the base at first); `draw` gives numbers in [0, 1) and is asked only for jitter.
 */
export function backoffMs(
  backoff: BackoffPlan,
  retry: number,
  previousMs: Ms,
  draw: () => number,
): Ms {
  const { baseMs, maxMs, jitter } = backoff;
  const cap = maxMs ?? UNCAPPED_MS;
  if (jitter === "decorrelated") {
    const span = 3 * previousMs - baseMs;
    return roundMs(Math.min(cap, baseMs + draw() * span));
  }
  const pause =
    backoff.kind === "fixed" ? baseMs : Math.min(cap, baseMs * backoff.factor ** (retry - 1));
  if (jitter === "full") return roundMs(draw() * pause);
  if (jitter === "equal") return roundMs(pause / 2 + (draw() * pause) / 2);
  return roundMs(pause);
}

/** Asked before the pause: does it fit, with something useful left after it? null is unlimited. */
export function retryFits(pauseMs: Ms, usable: Ms | null, minUsefulMs: Ms): boolean {
  return usable === null || (pauseMs < usable && usable - pauseMs >= minUsefulMs);
}
