/** What a breaker remembers. Changed in place by the rules (`breaker.ts`) alone. */
import { type BucketWindow, clearBuckets, emptyBuckets } from "./bucketWindow";
import type { BreakerKind, BreakerState } from "./event";
import type { BreakerPlan } from "./plan";
import type { AttemptStatus, Counted, Ms } from "./scenario";
import { emptyWindow, type ResultWindow } from "./window";

export interface Cell {
  readonly rules: BreakerPlan;
  /** A restart makes it anew. */
  createdAtMs: Ms;
  kind: BreakerKind;
  failures: number;
  failedProbes: number;
  openedAtMs: Ms;
  /** How long this opening lasts; a forced one lasts to its end. */
  openForMs: Ms;
  namedAtMs: Ms | null;
  forced: "open" | "closed" | null;
  /** Permits that are taken: by probes in flight, or by all of a period (`admits`). */
  probesInFlight: number;
  successes: number;
  /** Of this half-open period, for a verdict by numbers. */
  failuresHalfOpen: number;
  slowHalfOpen: number;
  halfOpenAtMs: Ms;
  /** When the permits of this period were last handed out anew. */
  permitsAtMs: Ms;
  /** Calls let through that have not ended, for a capacity. */
  inFlight: number;
  /** When what a closed breaker knows was last thrown away. */
  clearedAtMs: Ms;
  /** null when the trip is by failures in a row, or ages by buckets. */
  window: ResultWindow | null;
  readonly buckets: BucketWindow | null;
  /** Counts transitions: a result admitted under an earlier number is late. */
  generation: number;
  /** The first generation since it was made: calls of earlier ones belong to a process that is gone. */
  firstGeneration: number;
}

/** What a caller remembers of its permit, to hand back with the result. */
export interface Permit {
  readonly generation: number;
  readonly probe: boolean;
}

export interface Told {
  readonly status: AttemptStatus;
  readonly counted: Counted;
  /** The answer's Retry-After, if it had one. */
  readonly retryAfterMs: Ms | null;
  /** How long the caller waited for it. */
  readonly spentMs: Ms;
}

export function closedCell(rules: BreakerPlan, nowMs: Ms = 0): Cell {
  const { buckets } = rules.tripPlan;
  return {
    rules,
    createdAtMs: nowMs,
    kind: "closed",
    failures: 0,
    failedProbes: 0,
    openedAtMs: nowMs,
    openForMs: 0,
    namedAtMs: null,
    forced: null,
    probesInFlight: 0,
    successes: 0,
    failuresHalfOpen: 0,
    slowHalfOpen: 0,
    halfOpenAtMs: nowMs,
    permitsAtMs: nowMs,
    inFlight: 0,
    clearedAtMs: nowMs,
    window: rules.trip.kind === "consecutive" || buckets !== null ? null : emptyWindow(),
    buckets: buckets === null ? null : emptyBuckets(buckets, nowMs),
    generation: 0,
    firstGeneration: 0,
  };
}

/** Goes on by itself: what happens to one does not happen to the other. */
export function copyOfCell(cell: Cell): Cell {
  const { window, buckets } = cell;
  return {
    ...cell,
    window: window && { ...window, samples: window.samples.slice(window.from), from: 0 },
    buckets: buckets && { ...buckets, buckets: buckets.buckets.map((bucket) => ({ ...bucket })) },
  };
}

/** When the time of an open breaker is over. */
export function reopensAtMs(cell: Cell): Ms {
  return Math.max(cell.openedAtMs + cell.openForMs, cell.namedAtMs ?? 0);
}

/** Whether it still refuses at the very moment its time is over; its own timer leaves it none. */
export function stillRefuses({ opens, atOpenTime }: BreakerPlan): boolean {
  return opens === "lazy" && atOpenTime === "refused";
}

/** The first moment at which it lets a probe through. */
export function probesAtMs(cell: Cell): Ms {
  const byRule = cell.kind === "open" && cell.forced === null;
  return reopensAtMs(cell) + (byRule && stillRefuses(cell.rules) ? 1 : 0);
}

export function breakerState(cell: Cell): BreakerState {
  const { failures, failedProbes, namedAtMs, forced, kind } = cell;
  const common = { failures, failedProbes, namedAtMs, forced };
  if (kind === "closed") return { kind, ...common };
  if (kind === "open") {
    return { kind, ...common, openedAtMs: cell.openedAtMs, reopensAtMs: reopensAtMs(cell) };
  }
  // Permits handed back without having been taken leave fewer than none in flight.
  const probesInFlight = Math.max(0, cell.probesInFlight);
  return { kind, ...common, probesInFlight, successes: cell.successes };
}

/** Throws away what the trip is judged by. */
export function emptyTrip(cell: Cell): void {
  if (cell.window !== null) cell.window = emptyWindow();
  if (cell.buckets !== null) clearBuckets(cell.buckets);
  cell.failures = 0;
}

export function isLate(cell: Cell, permit: Permit): boolean {
  return permit.generation !== cell.generation;
}

export function isSlow({ rules: { trip } }: Cell, told: Told): boolean {
  return trip.kind !== "consecutive" && trip.slowMs !== undefined && told.spentMs > trip.slowMs;
}
