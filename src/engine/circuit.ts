/** How a run asks and tells its breakers, and keeps their story. */
import { Order } from "./agenda";
import {
  admit,
  causeText,
  countedAs,
  due,
  force,
  isLate,
  type Permit,
  release,
  reopensAtMs,
  restart,
  tell,
  transit,
} from "./breaker";
import type { BreakerRefusal, Cause } from "./event";
import { noteAsked, noteForced, noteMove, noteRestart, noteTold } from "./journal";
import type { AttemptStatus, Counted, Ms } from "./scenario";
import {
  type AttemptState,
  type BreakerRecord,
  type CallState,
  type Happenings,
  later,
  type Sim,
} from "./state";

/** Takes the arrow whose guard holds, if one does. */
function move(sim: Sim, record: BreakerRecord, cause: Cause | null, call: CallState | null): void {
  if (cause === null) return;
  const { cell } = record;
  const { from, to } = transit(cell, sim.nowMs, cause);
  record.transitions.push({ atMs: sim.nowMs, from, to, why: causeText(cause) });
  if (to === "open" && cell.rules.opens === "timer" && cell.forced === null) {
    later(sim, reopensAtMs(cell), Order.timer, 0, "breakerTimer", record);
  }
  noteMove(sim, record, from, cause, call);
}

/** Asks for a permit: the permit, or why there is none. */
export function askBreaker(
  sim: Sim,
  record: BreakerRecord,
  call: CallState,
): Permit | BreakerRefusal {
  const { cell } = record;
  move(sim, record, due(cell, sim.nowMs), call);
  const refusal = admit(cell, sim.nowMs);
  const probe = refusal === null && cell.kind === "half-open";
  if (refusal !== null) record.refused++;
  noteAsked(sim, record, call, refusal === null, probe);
  return refusal ?? { generation: cell.generation, probe };
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
}

/** The breaker's own timer: open → half-open, unless a Retry-After has moved the moment since. */
export function breakerTimer(sim: Sim, record: BreakerRecord): void {
  const { cell } = record;
  const cause = due(cell, sim.nowMs);
  if (cause !== null) move(sim, record, cause, null);
  else if (cell.kind === "open" && cell.forced === null) {
    later(sim, reopensAtMs(cell), Order.timer, 0, "breakerTimer", record);
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
export function restartInstances(sim: Sim, of: Happenings["restart"]): void {
  noteRestart(sim, of.instance);
  for (const record of of.records) move(sim, record, restart(record.cell), null);
}

/** The breaker that a call goes through, of the instance that serves its request; if any. */
export function breakerOf(sim: Sim, call: CallState): BreakerRecord | null {
  if (call.hop.breaker === null) return null;
  const records = sim.breakers.get(call.hop.breaker) ?? [];
  return records[(call.caller.operation.id - 1) % records.length] ?? null;
}

export function countReached(sim: Sim, attempt: AttemptState): void {
  const record = breakerOf(sim, attempt.call);
  if (record !== null) record.dependencyCalls++;
}
