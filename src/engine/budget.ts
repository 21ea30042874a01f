/** The arithmetic of what an attempt may wait (model, sections 1 and 2). */
import type { BoundBy } from "./event";
import type { Ms } from "./scenario";

/** What is left of a budget at `nowMs`; 0 once the deadline has passed, never negative. */
export function remainingMs(deadlineAtMs: Ms, nowMs: Ms): Ms {
  return Math.max(0, deadlineAtMs - nowMs);
}

/** remaining − reserve − margin, never below 0. The reserve is the edge's: callees pass 0. */
export function usableMs(remaining: Ms, reserveMs: Ms, marginMs: Ms): Ms {
  return Math.max(0, remaining - reserveMs - marginMs);
}

/** min(own, usable); null is unlimited. */
export function allowedMs(own: Ms | null, usable: Ms | null): Ms | null {
  if (own === null) return usable;
  return usable === null || own < usable ? own : usable;
}

/** Which of the two was smaller; a tie is the budget's. */
export function boundBy(own: Ms | null, usable: Ms | null): BoundBy {
  if (usable === null) return own === null ? "nothing" : "own";
  return own !== null && own < usable ? "own" : "budget";
}
