/**
 * The circuit breaker (model, section 7): closed → open → half-open. A cell is changed in place by
 * `simulate` alone; `breakerState` gives its state as plain data.
 */
import type { BreakerKind, BreakerRefusal, BreakerState, Cause } from "./event";
import type { BreakerPlan } from "./plan";
import { roundMs, UNCAPPED_MS } from "./retry";
import type { AttemptStatus, Counted, Ms } from "./scenario";
import { addSample, emptyWindow, keepLast, keepYoung, type ResultWindow, totalIn } from "./window";

export interface Cell {
  readonly rules: BreakerPlan;
  kind: BreakerKind;
  failures: number;
  failedProbes: number;
  openedAtMs: Ms;
  /** How long this opening lasts; a forced one lasts to its end. */
  openForMs: Ms;
  namedAtMs: Ms | null;
  forced: "open" | "closed" | null;
  probesInFlight: number;
  successes: number;
  /** null when the trip is by failures in a row. */
  window: ResultWindow | null;
  /** Counts transitions: a result admitted under an earlier number is late. */
  generation: number;
}

/** One change of state; there is at most one for each thing that happens to a breaker. */
export interface Move {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly cause: Cause;
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

export function closedCell(rules: BreakerPlan): Cell {
  return {
    rules,
    kind: "closed",
    failures: 0,
    failedProbes: 0,
    openedAtMs: 0,
    openForMs: 0,
    namedAtMs: null,
    forced: null,
    probesInFlight: 0,
    successes: 0,
    window: rules.trip.kind === "consecutive" ? null : emptyWindow(),
    generation: 0,
  };
}

/** The first moment at which an open breaker lets a probe through. */
export function reopensAtMs(cell: Cell): Ms {
  return Math.max(cell.openedAtMs + cell.openForMs, cell.namedAtMs ?? 0);
}

export function breakerState(cell: Cell): BreakerState {
  const { failures, failedProbes, namedAtMs, forced, kind } = cell;
  const common = { failures, failedProbes, namedAtMs, forced };
  if (kind === "closed") return { kind, ...common };
  if (kind === "open") {
    return { kind, ...common, openedAtMs: cell.openedAtMs, reopensAtMs: reopensAtMs(cell) };
  }
  return { kind, ...common, probesInFlight: cell.probesInFlight, successes: cell.successes };
}

function enter(cell: Cell, to: BreakerKind, cause: Cause): Move {
  const move = { from: cell.kind, to, cause };
  cell.kind = to;
  cell.generation++;
  cell.probesInFlight = 0;
  cell.successes = 0;
  return move;
}

function openForMs(cell: Cell): Ms {
  const { openMs, openBackoff } = cell.rules;
  if (openBackoff === null) return openMs;
  const longer = openMs * openBackoff.factor ** cell.failedProbes;
  return roundMs(Math.min(openBackoff.maxMs ?? UNCAPPED_MS, longer));
}

function zero(cell: Cell): void {
  if (cell.window !== null) cell.window = emptyWindow();
  cell.failures = 0;
  cell.failedProbes = 0;
  cell.namedAtMs = null;
}

/** Takes the arrow whose guard holds, as `due` or `tell` found it to. */
export function transit(cell: Cell, nowMs: Ms, cause: Cause): Move {
  switch (cause.rule) {
    case "failures":
    case "failure_rate":
    case "slow_rate":
    case "probe_failed":
      if (cause.rule === "probe_failed") cell.failedProbes++;
      cell.openedAtMs = nowMs;
      cell.openForMs = openForMs(cell);
      return enter(cell, "open", cause);
    case "open_time_over":
      return enter(cell, "half-open", cause);
    case "forced":
      return enter(cell, cause.to, cause);
    case "successes":
    case "released":
    case "restarted":
      zero(cell);
      return enter(cell, "closed", cause);
  }
}

/** open → half-open is due once the time is over: for a call that asks, or for the timer. */
export function due(cell: Cell, nowMs: Ms): Cause | null {
  if (cell.kind !== "open" || cell.forced !== null || nowMs < reopensAtMs(cell)) return null;
  return { rule: "open_time_over", waitedMs: nowMs - cell.openedAtMs };
}

/** Asks for a permit (after `wake`); null: granted. */
export function admit(cell: Cell, nowMs: Ms): BreakerRefusal | null {
  if (cell.kind === "closed") return null;
  if (cell.forced === "open") return "forced";
  if (cell.kind === "open") {
    return nowMs < cell.openedAtMs + cell.openForMs ? "open" : "retry_after";
  }
  if (cell.namedAtMs !== null && nowMs < cell.namedAtMs) return "retry_after";
  if (cell.probesInFlight >= cell.rules.permits) return "probe_limit";
  cell.probesInFlight++;
  return null;
}

export function isLate(cell: Cell, permit: Permit): boolean {
  return permit.generation !== cell.generation;
}

/** Hears the result of a call it admitted; the guard that this fulfils, if it does. */
export function tell(cell: Cell, nowMs: Ms, permit: Permit, told: Told): Cause | null {
  if (cell.forced !== null) return null;
  const { rules } = cell;
  if (told.retryAfterMs !== null && rules.honourRetryAfter) {
    cell.namedAtMs = Math.max(cell.namedAtMs ?? 0, nowMs + told.retryAfterMs);
  }
  if (isLate(cell, permit)) {
    if (!rules.countLateResults) return null;
  } else if (permit.probe) {
    cell.probesInFlight--;
  }
  if (told.counted === "ignored" || cell.kind === "open") return null;
  if (cell.kind === "half-open") return tellHalfOpen(cell, told);
  return cell.window === null
    ? tellInRow(cell, told.counted)
    : tellWindow(cell, cell.window, nowMs, told);
}

/** What a result counts as when a slow one is told from a quick one: a slow probe fails. */
export function countedAs(cell: Cell, told: Told): Counted {
  const slowProbe = cell.kind === "half-open" && told.counted === "success" && isSlow(cell, told);
  return slowProbe ? "failure" : told.counted;
}

function isSlow({ rules: { trip } }: Cell, told: Told): boolean {
  return trip.kind !== "consecutive" && trip.slowMs !== undefined && told.spentMs > trip.slowMs;
}

function tellInRow(cell: Cell, counted: Counted): Cause | null {
  cell.failures = counted === "success" ? 0 : cell.failures + 1;
  const { trip } = cell.rules;
  if (trip.kind !== "consecutive" || cell.failures < trip.failures) return null;
  return { rule: "failures", failures: cell.failures, threshold: trip.failures };
}

function tellWindow(cell: Cell, window: ResultWindow, nowMs: Ms, told: Told): Cause | null {
  const { trip } = cell.rules;
  if (trip.kind === "consecutive") return null;
  addSample(window, {
    atMs: nowMs,
    failure: told.counted === "failure",
    slow: isSlow(cell, told),
  });
  ageWindow(cell, nowMs);
  const total = totalIn(window);
  const minCalls = trip.minCalls ?? 1;
  if (total < (trip.kind === "count" ? Math.min(minCalls, trip.size) : minCalls)) return null;
  if (window.failures / total >= trip.failureRate) {
    const { failures: counted } = window;
    return { rule: "failure_rate", counted, total, rate: trip.failureRate };
  }
  if (trip.slowRate === undefined || window.slow / total < trip.slowRate) return null;
  return { rule: "slow_rate", counted: window.slow, total, rate: trip.slowRate };
}

/** Lets results fall out of a closed breaker's window; what it counted when it opened stays. */
export function ageWindow(cell: Cell, nowMs: Ms): void {
  const { window, kind } = cell;
  const { trip } = cell.rules;
  if (window === null || kind !== "closed") return;
  if (trip.kind === "count") keepLast(window, trip.size);
  if (trip.kind === "time") keepYoung(window, nowMs, trip.windowMs);
  cell.failures = window.failures;
}

function tellHalfOpen(cell: Cell, told: Told): Cause | null {
  if (countedAs(cell, told) === "failure") return { rule: "probe_failed", status: told.status };
  cell.successes++;
  const needed = cell.rules.successesToClose;
  return cell.successes < needed ? null : { rule: "successes", successes: cell.successes, needed };
}

/** A forced state begins; it lasts to `untilMs`. It is a transition only when it changes the state. */
export function force(cell: Cell, nowMs: Ms, to: "open" | "closed", untilMs: Ms): Cause | null {
  cell.forced = to;
  cell.namedAtMs = null;
  cell.openedAtMs = nowMs;
  cell.openForMs = untilMs - nowMs;
  return cell.kind === to ? null : { rule: "forced", to };
}

/** A forced state ends: closed and zeroed. */
export function release(cell: Cell): Cause | null {
  cell.forced = null;
  zero(cell);
  return cell.kind === "closed" ? null : { rule: "released" };
}

/** Its instance begins anew: closed and zeroed, and calls in flight are late. A forced state stays. */
export function restart(cell: Cell): Cause | null {
  if (cell.kind !== "closed" && cell.forced === null) return { rule: "restarted" };
  zero(cell);
  cell.generation++;
  return null;
}

/** The guard that held, as a formula, for the result's `why`. */
export function causeText(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `failures ${cause.failures} ≥ ${cause.threshold}`;
    case "failure_rate":
      return `failures ${cause.counted} of ${cause.total} ≥ ${cause.rate}`;
    case "slow_rate":
      return `slow ${cause.counted} of ${cause.total} ≥ ${cause.rate}`;
    case "open_time_over":
      return `open time over after ${cause.waitedMs} ms`;
    case "probe_failed":
      return `probe failed: ${cause.status}`;
    case "successes":
      return `successes ${cause.successes} ≥ ${cause.needed}`;
    case "forced":
      return `forced ${cause.to}`;
    case "released":
      return "forced state over";
    case "restarted":
      return "restarted";
  }
}
