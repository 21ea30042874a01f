/** A library's retry as data: how it counts attempts, and how its pauses come about. */
import type { Jitter, Ms } from "../engine/scenario";

export interface RetryProfile {
  readonly attemptsOption: string;
  /** What the option counts: all attempts, or those after the first. */
  readonly counts: "attempts" | "retries";
  /** null: no limit. */
  readonly fallback: number | null;
  readonly backoff: {
    readonly kind: "fixed" | "exponential";
    readonly baseMs: Ms;
    readonly factor: number;
    readonly maxMs: Ms | null;
  };
  readonly jitter: {
    /** The nearest jitter that the engine has. */
    readonly nearest: Jitter;
    /** As the library has it. */
    readonly own: string;
    /** Whether the cap is taken before chance or after it; null: there is no chance. */
    readonly cap: "before" | "after" | null;
  };
  /** What is different from the engine's own retries. */
  readonly differs: readonly string[];
}

/** Attempts in all, as the engine counts them. */
export function attemptsInAll({ counts }: RetryProfile, value: number): number {
  return counts === "attempts" ? value : value + 1;
}
