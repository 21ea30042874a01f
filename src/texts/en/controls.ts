/** Fields and sliders: what they expect, and what a painted track says. */
import type { AttemptStatus } from "../../engine/scenario";
import { formatNumber } from "./format";

export type TrackStatus =
  | "ok"
  | "degraded"
  | "deferred"
  | "pending"
  | "failed"
  | "cancelled"
  | "cannot_run"
  | "absent";

interface TrackOutcome {
  readonly status: TrackStatus;
  readonly failedStatus: AttemptStatus | null;
  readonly late: boolean;
}

const FAILED: { readonly [status in AttemptStatus]: string } = {
  ok: "failed",
  unavailable: "failed: the dependency is down",
  rate_limited: "failed: rate limited",
  rejected: "failed: refused by the business",
  local: "failed: a fault of the caller's own",
  timeout: "failed: own timeout",
  deadline_exceeded: "failed: deadline",
  circuit_open: "failed: breaker open",
  cancelled: "failed: cancelled",
};

const ENDED: { readonly [status in Exclude<TrackStatus, "failed">]: string } = {
  ok: "ok",
  degraded: "degraded",
  deferred: "deferred",
  pending: "pending",
  cancelled: "cancelled",
  cannot_run: "cannot run",
  absent: "no such request",
};

function outcome({ status, failedStatus, late }: TrackOutcome): string {
  if (status === "ok") return late ? "late" : "on time";
  const words = status === "failed" ? FAILED[failedStatus ?? "ok"] : ENDED[status];
  return late ? `${words}, late` : words;
}

export const controls = {
  reset: (label: string) => `Reset ${label}`,
  resetTo: (value: string) => `Back to ${value}`,
  none: "none",
  noLimit: (label: string) => `${label}: none`,
  ms: "ms",
  times: "×",
  fieldOf: (label: string, unit: string) => (unit === "" ? label : `${label}, ${unit}`),
  sliderOf: (label: string) => `${label}, slider`,
  wholeNumber: (from: number, to: number) =>
    `a whole number from ${formatNumber(from)} to ${formatNumber(to)}`,
  number: (from: number, to: number) =>
    `a number from ${formatNumber(from)} to ${formatNumber(to)}`,
  expected: (what: string) => `Expected ${what}. Esc restores.`,
  outcome,
  everywhere: (what: string) => `${what} at every value`,
  upTo: (what: string, to: string) => `${what} up to ${to}`,
  at: (what: string, value: string) => `${what} at ${value}`,
  between: (what: string, from: string, to: string) => `${what} from ${from} to ${to}`,
  from: (what: string, from: string) => `${what} from ${from}`,
  moreBands: (count: number) => `and ${formatNumber(count)} more changes`,
  trackTooLong: "Not painted: one run of this scenario takes too long.",
};
