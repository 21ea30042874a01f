/** From a run in progress to its result: plain data in the scenario format's key order. */
import { ageWindow } from "./breakerTrip";
import { dictionary } from "./dictionary";
import { remainingAfterMs } from "./journal";
import { lateMs } from "./operation";
import { noteOver } from "./operationJournal";
import type { Attempt, BreakerResult, Operation, Run } from "./result";
import type { AttemptState, BreakerRecord, OperationState, Sim } from "./state";

function attemptResult(attempt: AttemptState): Attempt {
  const { startMs, endMs } = attempt;
  return {
    n: attempt.n,
    parent: attempt.call.caller.serving?.n ?? null,
    hop: attempt.call.hop.id,
    attempt: attempt.number,
    status: attempt.status,
    started: attempt.started,
    startMs,
    endMs,
    spentMs: endMs === null ? null : endMs - startMs,
    ownTimeoutMs: attempt.call.hop.timeoutMs,
    remainingMs: attempt.remainingMs,
    reserveMs: attempt.call.caller.reserveMs,
    marginMs: attempt.call.hop.marginMs,
    usableMs: attempt.usableMs,
    allowedMs: attempt.allowedMs,
    boundBy: attempt.boundBy,
    cutBy: attempt.cutBy,
    remainingAfterMs: remainingAfterMs(attempt),
    outcomeUnknown: attempt.outcomeUnknown,
    calleeStartMs: attempt.calleeStartMs,
    calleeEndMs: attempt.calleeEndMs,
    calleeResult: attempt.calleeResult,
    calleeDeadlineMs: attempt.calleeDeadlineMs,
  };
}

function operationResult(operation: OperationState): Operation {
  return {
    id: operation.id,
    status: operation.status ?? "ok",
    failedHop: operation.failedHop,
    failedStatus: operation.failedStatus,
    startMs: operation.startMs,
    endMs: operation.endMs,
    lateMs: lateMs(operation),
    ghostMs: operation.ghostMs,
    attempts: operation.attempts.map(attemptResult),
    pauses: operation.pauses.map(({ after, startMs, endMs, why }) => ({
      after: after.n,
      startMs,
      endMs,
      why,
    })),
    denied: operation.denied,
  };
}

function breakerResult(record: BreakerRecord): BreakerResult {
  return {
    state: record.cell.kind,
    failures: record.cell.failures,
    dependencyCalls: record.dependencyCalls,
    refused: record.refused,
    probes: { ok: record.probesOk, failed: record.probesFailed },
    transitions: record.transitions,
  };
}

/** From a run that is over to its result, in slices: `step` writes so many operations more, and says whether that was all. */
export interface Settling {
  readonly step: (most: number) => boolean;
  /** Once, when that was all. */
  readonly run: () => Run;
}

export function settling(sim: Sim): Settling {
  const operations: Operation[] = [];
  return {
    step: (most) => {
      const until = Math.min(sim.operations.length, operations.length + most);
      for (let k = operations.length; k < until; k++) {
        operations.push(operationResult(sim.operations[k] as OperationState));
      }
      return until === sim.operations.length;
    },
    run: () => resultOf(sim, operations),
  };
}

export function runOf(sim: Sim): Run {
  return resultOf(sim, sim.operations.map(operationResult));
}

function resultOf(sim: Sim, operations: readonly Operation[]): Run {
  const breakers = dictionary<BreakerResult>();
  for (const records of sim.breakers.values()) {
    for (const record of records) {
      ageWindow(record.cell, sim.endMs);
      breakers[record.key] = breakerResult(record);
    }
  }
  const calls = dictionary<number>();
  for (const hop of sim.plan.hops) {
    if (hop.kind === "call") calls[hop.id] = sim.hops[hop.index]?.calls ?? 0;
  }
  noteOver(sim);
  return {
    version: 1,
    operations,
    breakers,
    calls,
    endMs: sim.endMs,
    events: sim.events,
  };
}
