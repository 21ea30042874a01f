/** How a run asks and tells its breakers, and keeps their story. */
import { Order } from "./agenda";
import {
  admit,
  due,
  force,
  leaseOver,
  release,
  restart,
  tell,
  tellOverflow,
  transit,
} from "./breaker";
import { isLate, type Permit, reopensAtMs } from "./breakerCell";
import { countedAs } from "./breakerHalfOpen";
import { judgeByTimer } from "./breakerTrip";
import { causeText } from "./causeText";
import type { BreakerRefusal, Cause } from "./event";
import { noteAsked, noteForced, noteMove, noteRestart, noteTold } from "./journal";
import type { CallPlan } from "./plan";
import type { AttemptStatus, Counted, Ms } from "./scenario";
import {
  type AttemptState,
  type BreakerRecord,
  type CallState,
  later,
  type OperationState,
  type Sim,
} from "./state";

interface OfGeneration {
  readonly record: BreakerRecord;
  readonly generation: number;
}

/** Takes the arrow whose guard holds, if one does. */
function move(sim: Sim, record: BreakerRecord, cause: Cause | null, call: CallState | null): void {
  if (cause === null) return;
  const { cell } = record;
  const { from, to } = transit(cell, sim.nowMs, cause);
  record.transitions.push({ atMs: sim.nowMs, from, to, why: causeText(cause) });
  if (to === "open" && cell.rules.opens === "timer" && cell.forced === null) {
    later(sim, reopensAtMs(cell), Order.timer, 0, breakerTimer, record);
  }
  if (to === "half-open" && cell.rules.lease !== null) {
    const { generation } = cell;
    const untilMs = sim.nowMs + cell.rules.lease.ms;
    later(sim, untilMs, Order.timer, 0, breakerLease, { record, generation });
  }
  noteMove(sim, record, from, cause, call);
  if (from === "half-open" && cell.rules.excess === "waits") freeWaiting(sim, record, null);
}

/** Calls that waited for the verdict, or for this probe, ask again in their order. */
function freeWaiting(sim: Sim, record: BreakerRecord, probe: Permit | null): void {
  if (record.waiting.length === 0) return;
  const free = record.waiting.filter((one) => one.probe === probe);
  record.waiting = record.waiting.filter((one) => one.probe !== probe);
  for (const { attempt } of free) sim.happen.waitOver(sim, attempt);
}

/** Asks for a permit: the permit, or why there is none, or that the attempt waits for one. */
export function askBreaker(
  sim: Sim,
  record: BreakerRecord,
  attempt: AttemptState,
  sentAfterWait: boolean | null,
): Permit | BreakerRefusal | "waits" {
  const { cell } = record;
  const { call } = attempt;
  move(sim, record, due(cell, sim.nowMs), call);
  const refusal = admit(cell, sim.nowMs);
  if (refusal === "probe_limit" && cell.rules.excess !== "refused") {
    const probe = cell.rules.excess === "waits" ? null : record.lastProbe;
    record.waiting.push({ attempt, probe });
    noteAsked(sim, record, call, "waits", false, null);
    return "waits";
  }
  const probe = refusal === null && cell.kind === "half-open";
  if (refusal !== null) record.refused++;
  noteAsked(sim, record, call, refusal === null, probe, sentAfterWait);
  if (refusal === "capacity") move(sim, record, tellOverflow(cell, sim.nowMs), call);
  if (refusal !== null) return refusal;
  const permit = { generation: cell.generation, probe };
  if (probe) record.lastProbe = permit;
  return permit;
}

/** Tells a breaker how an admitted call ended. */
export function tellBreaker(
  sim: Sim,
  record: BreakerRecord,
  call: CallState,
  permit: Permit,
  status: AttemptStatus,
  retryAfterMs: Ms | null,
  spentMs: Ms,
): void {
  const { cell } = record;
  const { movesWhenTouched, tripPlan, excess } = cell.rules;
  if (movesWhenTouched) move(sim, record, due(cell, sim.nowMs), call);
  else if (cell.kind === "closed" && tripPlan.clearEveryMs !== null) due(cell, sim.nowMs);
  const byStatus: Counted =
    status === "ok" || status === "circuit_open" ? "success" : call.hop.counts[status];
  const told = { status, counted: byStatus, retryAfterMs, spentMs };
  const counted = countedAs(cell, told);
  const late = isLate(cell, permit);
  if (permit.probe && !late && cell.forced === null) {
    if (counted === "success") record.probesOk++;
    else if (counted === "failure") record.probesFailed++;
  }
  const cause = tell(cell, sim.nowMs, permit, told);
  if (status !== "circuit_open") noteTold(sim, record, call, status, counted, late, permit.probe);
  move(sim, record, cause, call);
  if (tripPlan.judgedEveryMs !== null) judgeLater(sim, record, tripPlan.judgedEveryMs);
  if (excess === "waits-for-probe") freeWaiting(sim, record, permit);
}

/** Judges at the next edge of the breaker's own timer, as long as there is something to judge. */
function judgeLater(sim: Sim, record: BreakerRecord, everyMs: Ms): void {
  const { cell } = record;
  if (record.judges || cell.kind !== "closed" || cell.failures === 0) return;
  record.judges = true;
  const edges = Math.floor((sim.nowMs - cell.clearedAtMs) / everyMs) + 1;
  const atMs = cell.clearedAtMs + edges * everyMs;
  later(sim, atMs, Order.timer, 0, breakerJudge, {
    record,
    generation: cell.generation,
  });
}

function breakerJudge(sim: Sim, { record, generation }: OfGeneration): void {
  record.judges = false;
  const { cell } = record;
  if (cell.generation === generation) move(sim, record, judgeByTimer(cell, sim.nowMs), null);
  const { judgedEveryMs } = cell.rules.tripPlan;
  if (judgedEveryMs !== null) judgeLater(sim, record, judgedEveryMs);
}

/** Half-open has lasted as long as it may. */
function breakerLease(sim: Sim, { record, generation }: OfGeneration): void {
  if (record.cell.generation !== generation) return;
  move(sim, record, leaseOver(record.cell, sim.nowMs), null);
}

/** The breaker's own timer: open → half-open, unless a Retry-After has moved the moment since. */
function breakerTimer(sim: Sim, record: BreakerRecord): void {
  const { cell } = record;
  const cause = due(cell, sim.nowMs, true);
  if (cause !== null) move(sim, record, cause, null);
  else if (cell.kind === "open" && cell.forced === null) {
    later(sim, reopensAtMs(cell), Order.timer, 0, breakerTimer, record);
  }
}

export function forceBreaker(
  sim: Sim,
  { record, to, untilMs }: { record: BreakerRecord; to: "open" | "closed"; untilMs: Ms },
): void {
  move(sim, record, force(record.cell, sim.nowMs, to, untilMs), null);
  noteForced(sim, record, to);
}

export function releaseBreaker(sim: Sim, record: BreakerRecord): void {
  move(sim, record, release(record.cell), null);
  noteForced(sim, record, null);
}

/** Instances begin anew, and with them their breakers. */
export function restartInstances(
  sim: Sim,
  of: { readonly instance: number | null; readonly records: readonly BreakerRecord[] },
): void {
  noteRestart(sim, of.instance);
  for (const record of of.records) move(sim, record, restart(record.cell, sim.nowMs), null);
}

/** Whether somebody waits whom this timer, restart or forced state may free: then the run is not over before it. */
export function isAwaited({
  what,
  target,
}: {
  readonly what: unknown;
  readonly target: unknown;
}): boolean {
  const waits = ({ waiting }: BreakerRecord) => waiting.some(({ attempt }) => attempt.open);
  if (what === breakerLease) {
    const { record, generation } = target as OfGeneration;
    return record.cell.generation === generation && waits(record);
  }
  if (what === forceBreaker) return waits((target as { readonly record: BreakerRecord }).record);
  return (
    what === restartInstances &&
    (target as { readonly records: readonly BreakerRecord[] }).records.some(waits)
  );
}

/** The breaker that a request's calls at a hop go through, of the instance that serves it; if any. */
export function breakerOf(
  sim: Sim,
  hop: CallPlan,
  operation: OperationState,
): BreakerRecord | null {
  if (hop.breaker === null) return null;
  const records = sim.breakers.get(hop.breaker) ?? [];
  return records[(operation.id - 1) % records.length] ?? null;
}
