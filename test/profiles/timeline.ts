/** Short ways to say a timeline, and what a profile's breaker did on it. */
import {
  type DriveOutcome,
  type DriveResult,
  type DriveStep,
  driveBreaker,
} from "../../src/engine/breakerDrive";
import { breakerPlan } from "../../src/engine/plan";
import type { BreakerRules } from "../../src/engine/scenario";
import { type BreakerProfile, mapConfig } from "../../src/profiles/breakerProfile";
import type { ProfileConfig } from "../../src/profiles/profileConfig";

export const start = (call: number, atMs: number): DriveStep => ({ atMs, call, do: "start" });
export const end = (call: number, atMs: number, result: DriveResult): DriveStep => ({
  atMs,
  call,
  do: "finish",
  result,
});
export const look = (atMs: number): DriveStep => ({ atMs, do: "observe" });

/** Calls `from`, `from` + 1, …, each begun and ended at `atMs`. */
export function calls(
  from: number,
  count: number,
  atMs: number,
  result: DriveResult,
): readonly DriveStep[] {
  return Array.from({ length: count }, (_, k) => [
    start(from + k, atMs),
    end(from + k, atMs, result),
  ]).flat();
}

/** A breaker of a library, or of bare rules, on a timeline. */
export function on(
  what: readonly [BreakerProfile, ProfileConfig] | BreakerRules,
  ...steps: readonly DriveStep[]
): Driven {
  if (!isProfile(what)) return driven(driveBreaker(breakerPlan("breaker", what), steps), steps);
  const mapped = mapConfig(what[0], what[1]);
  if (!mapped.ok) throw new Error(mapped.why);
  const { rules, timeoutMs } = mapped;
  return driven(driveBreaker(breakerPlan(what[0].id, rules), steps, { timeoutMs }), steps);
}

function isProfile(what: unknown): what is readonly [BreakerProfile, ProfileConfig] {
  return Array.isArray(what);
}

export interface Driven {
  readonly outcomes: readonly DriveOutcome[];
  /** `1001 half-open`, … */
  readonly moves: readonly string[];
  /** How each call that asked was answered. */
  readonly answers: readonly string[];
  readonly state: string;
}

function driven(outcomes: readonly DriveOutcome[], steps: readonly DriveStep[]): Driven {
  const answer = ({ admitted, reason }: DriveOutcome) =>
    admitted === null ? "waits" : admitted ? "admitted" : (reason ?? "");
  return {
    outcomes,
    moves: outcomes.flatMap(({ moves }) => moves.map(({ atMs, to }) => `${atMs} ${to}`)),
    answers: outcomes.filter((_, k) => steps[k]?.do === "start").map(answer),
    state: outcomes.at(-1)?.state ?? "closed",
  };
}
