/** What crosses the wire with a request, and what its callee makes of it (model, section 5). */
import type { CallPlan } from "./plan";
import type { AttemptStatus, Ms } from "./scenario";

export interface Handed {
  /** start + allowed: the caller's own cut; null when nothing limits the attempt. */
  readonly cutAtMs: Ms | null;
  /** What is left of `allowed` when the request is sent, connecting taken off. */
  readonly allowedMs: Ms | null;
  readonly arrivedAtMs: Ms;
  /** The scenario's whole deadline, for the anti-pattern `reset`. */
  readonly wholeMs: Ms | null;
}

/** What is said on the wire, before the callee clamps it. */
export function toldDeadlineMs(hop: CallPlan, handed: Handed): Ms | null {
  switch (hop.tells) {
    case "none":
      return null;
    case "remaining":
      return handed.allowedMs === null ? null : handed.arrivedAtMs + handed.allowedMs;
    case "absolute":
      return handed.cutAtMs === null ? null : handed.cutAtMs - hop.clockSkewMs;
    case "reset":
      return handed.wholeMs === null ? null : handed.arrivedAtMs + handed.wholeMs;
  }
}

/** The deadline a callee believes in, on the run's clock; null when it was told none. */
export function believedDeadlineMs(hop: CallPlan, handed: Handed): Ms | null {
  const deadlineAtMs = toldDeadlineMs(hop, handed);
  if (deadlineAtMs === null || hop.maxBudgetMs === null) return deadlineAtMs;
  return Math.min(deadlineAtMs, handed.arrivedAtMs + hop.maxBudgetMs);
}

/** What a callee answers when a mandatory child of its own ended as `status`. */
export function answerAfter(
  status: AttemptStatus,
): "rejected" | "rate_limited" | "deadline_exceeded" | "unavailable" {
  return status === "rejected" || status === "rate_limited" || status === "deadline_exceeded"
    ? status
    : "unavailable";
}
