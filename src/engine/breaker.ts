/**
 * The circuit breaker (model, section 7): closed → open → half-open. A cell is changed in place by
 * `simulate` and `breakerDrive` alone; `breakerState` gives its state as plain data.
 */
import { type Cell, emptyTrip, isLate, type Permit, reopensAtMs, type Told } from "./breakerCell";
import {
  givePermitBack,
  hearClosing,
  hearReopening,
  takePermit,
  tellIgnoredProbe,
  tellProbe,
} from "./breakerHalfOpen";
import { clearIfOver, countAsked, judge, record } from "./breakerTrip";
import { ageBuckets, beginBuckets } from "./bucketWindow";
import type { BreakerKind, BreakerRefusal, Cause } from "./event";
import { roundMs, UNCAPPED_MS } from "./retry";
import type { Ms } from "./scenario";

/** One change of state; there is at most one for each thing that happens to a breaker. */
export interface Move {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly cause: Cause;
}

function enter(cell: Cell, nowMs: Ms, to: BreakerKind, cause: Cause): Move {
  const move = { from: cell.kind, to, cause };
  cell.kind = to;
  cell.generation++;
  cell.probesInFlight = 0;
  cell.successes = 0;
  cell.failuresHalfOpen = 0;
  cell.slowHalfOpen = 0;
  if (to === "half-open") {
    cell.halfOpenAtMs = nowMs;
    cell.permitsAtMs = nowMs;
  }
  return move;
}

function openForMs(cell: Cell): Ms {
  const { openMs, openBackoff, openStepsMs } = cell.rules;
  if (openStepsMs !== null) return openStepsMs[cell.failedProbes] ?? openStepsMs.at(-1) ?? openMs;
  if (openBackoff === null) return openMs;
  const longer = openMs * openBackoff.factor ** cell.failedProbes;
  return roundMs(Math.min(openBackoff.maxMs ?? UNCAPPED_MS, longer));
}

function open(cell: Cell, nowMs: Ms, cause: Cause): Move {
  if (cell.kind === "half-open") cell.failedProbes++;
  cell.openedAtMs = nowMs;
  cell.openForMs = openForMs(cell);
  return enter(cell, nowMs, "open", cause);
}

function close(cell: Cell, nowMs: Ms, cause: Cause): Move {
  cell.failedProbes = 0;
  cell.namedAtMs = null;
  cell.clearedAtMs = nowMs;
  if (cell.buckets?.plan.from === "closing") {
    cell.buckets.closedAtMs = nowMs;
    cell.buckets.agedTo = 0;
  }
  return enter(cell, nowMs, "closed", cause);
}

/** Begins anew, with nothing counted. */
function zero(cell: Cell): void {
  emptyTrip(cell);
  cell.failedProbes = 0;
  cell.namedAtMs = null;
}

/** Takes the arrow whose guard holds, as `due` or `tell` found it to. */
export function transit(cell: Cell, nowMs: Ms, cause: Cause): Move {
  const { windowHears, closingEmpties } = cell.rules;
  switch (cause.rule) {
    case "probe_failed":
      if (windowHears === "verdicts") hearReopening(cell, nowMs);
      return open(cell, nowMs, cause);
    case "failures":
    case "failure_rate":
    case "slow_rate":
      return open(cell, nowMs, cause);
    case "open_time_over":
      return enter(cell, nowMs, "half-open", cause);
    case "half_open_time_over":
      if (cause.to === "open") return open(cell, nowMs, cause);
      emptyTrip(cell);
      return close(cell, nowMs, cause);
    case "probe_ignored":
      // Closed without a success: what was counted stays.
      return close(cell, nowMs, cause);
    case "forced":
      return enter(cell, nowMs, cause.to, cause);
    case "successes":
    case "rate_below":
      if (windowHears === "verdicts") hearClosing(cell, nowMs);
      else if (closingEmpties) emptyTrip(cell);
      return close(cell, nowMs, cause);
    case "released":
    case "restarted":
      emptyTrip(cell);
      return close(cell, nowMs, cause);
  }
}

/**
 * What is due by time alone: open → half-open once the time is over, for a call that asks (or for
 * the timer, which is at the moment itself). A closed breaker's window is brought up to date.
 */
export function due(cell: Cell, nowMs: Ms, byTimer = false): Cause | null {
  if (cell.kind === "closed") {
    if (!cell.rules.quick) {
      clearIfOver(cell, nowMs);
      if (cell.buckets !== null) ageBuckets(cell.buckets, nowMs);
    }
    return null;
  }
  if (cell.kind !== "open" || cell.forced !== null) return null;
  const reopensMs = reopensAtMs(cell);
  if (nowMs < reopensMs) return null;
  if (nowMs === reopensMs && cell.rules.atOpenTime === "refused" && !byTimer) return null;
  return { rule: "open_time_over", waitedMs: nowMs - cell.openedAtMs };
}

/** Half-open for as long as it may be. */
export function leaseOver(cell: Cell, nowMs: Ms): Cause | null {
  const { lease } = cell.rules;
  if (lease === null || cell.kind !== "half-open" || cell.forced !== null) return null;
  const waitedMs = nowMs - cell.halfOpenAtMs;
  return waitedMs < lease.ms ? null : { rule: "half_open_time_over", waitedMs, to: lease.becomes };
}

/** Asks for a permit (after `due`); null: granted. */
export function admit(cell: Cell, nowMs: Ms): BreakerRefusal | null {
  return cell.rules.quick ? refusalOf(cell, nowMs) : admitCounted(cell, nowMs);
}

function admitCounted(cell: Cell, nowMs: Ms): BreakerRefusal | null {
  const { counted } = cell.rules.tripPlan;
  if (counted === "asks") countAsked(cell, nowMs);
  const refusal = refusalOf(cell, nowMs);
  if (refusal !== null) return refusal;
  if (cell.rules.capacity !== null) {
    if (cell.inFlight >= cell.rules.capacity) return "capacity";
    cell.inFlight++;
  }
  if (counted === "admissions" && cell.kind === "closed") countAsked(cell, nowMs);
  return null;
}

function refusalOf(cell: Cell, nowMs: Ms): BreakerRefusal | null {
  if (cell.kind === "closed") return null;
  if (cell.forced === "open") return "forced";
  if (cell.kind === "open") {
    const isOver = nowMs > cell.openedAtMs + cell.openForMs;
    const isReached = nowMs === cell.openedAtMs + cell.openForMs;
    return isOver || (isReached && cell.rules.atOpenTime === "through") ? "retry_after" : "open";
  }
  if (cell.namedAtMs !== null && nowMs < cell.namedAtMs) return "retry_after";
  return takePermit(cell, nowMs) ? null : "probe_limit";
}

/** A call beyond the capacity is a failure, though nothing was called. */
export function tellOverflow(cell: Cell, nowMs: Ms): Cause | null {
  if (cell.forced !== null) return null;
  const told = { status: "local", counted: "failure", retryAfterMs: null, spentMs: 0 } as const;
  return tellIn(cell, cell.kind, nowMs, told);
}

/** Hears the result of a call it admitted; the guard that this fulfils, if it does. */
export function tell(cell: Cell, nowMs: Ms, permit: Permit, told: Told): Cause | null {
  const { rules } = cell;
  if (rules.capacity !== null && permit.generation >= cell.firstGeneration) cell.inFlight--;
  if (cell.forced !== null) return null;
  if (told.retryAfterMs !== null && rules.honourRetryAfter) {
    cell.namedAtMs = Math.max(cell.namedAtMs ?? 0, nowMs + told.retryAfterMs);
  }
  if (isLate(cell, permit)) return tellLate(cell, nowMs, permit, told);
  if (permit.probe) givePermitBack(cell, told);
  return tellIn(cell, cell.kind, nowMs, told);
}

function tellLate(cell: Cell, nowMs: Ms, permit: Permit, told: Told): Cause | null {
  const { rules } = cell;
  if (!(permit.probe ? rules.countLateProbes : rules.countLateResults)) return null;
  if (rules.lateGivesPermit && cell.kind === "half-open") givePermitBack(cell, told);
  const admittedIn = permit.probe ? "half-open" : "closed";
  return tellIn(cell, rules.lateActsOn === "admitted" ? admittedIn : cell.kind, nowMs, told);
}

/** What a result comes to in a state: the present one, or for late ones that of their admission. */
function tellIn(cell: Cell, place: BreakerKind, nowMs: Ms, told: Told): Cause | null {
  if (told.counted === "ignored") {
    return place === "half-open" ? tellIgnoredProbe(cell, nowMs, told) : null;
  }
  const failure = told.counted === "failure";
  if (place === "closed") {
    if (!failure && cell.window === null && cell.buckets === null) {
      // The end of a row of failures; it opens nothing.
      cell.failures = 0;
      return null;
    }
    record(cell, nowMs, told);
    return cell.kind === "open" ? null : judge(cell, nowMs, failure);
  }
  if (cell.rules.windowHears === "all") record(cell, nowMs, told);
  return place === "open" ? null : tellProbe(cell, nowMs, told, told.counted);
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
export function restart(cell: Cell, nowMs: Ms): Cause | null {
  cell.createdAtMs = nowMs;
  cell.clearedAtMs = nowMs;
  cell.inFlight = 0;
  cell.firstGeneration = cell.generation + 1;
  if (cell.buckets !== null) beginBuckets(cell.buckets, nowMs);
  if (cell.kind !== "closed" && cell.forced === null) return { rule: "restarted" };
  zero(cell);
  cell.generation++;
  return null;
}
