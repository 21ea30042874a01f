/** A run under way: what comes next happens, as many times as asked, until nothing is left. */
import { Order, schedule, takeNext } from "./agenda";
import { requestsOf } from "./arrivals";
import { askAgain } from "./attempt";
import { type Beginning, begin, operationOf } from "./begin";
import { attemptOver } from "./call";
import { calleeCancelled, calleeOver, hangToTheEnd, received } from "./callee";
import { isAwaited } from "./circuit";
import { arrive, edgeOver } from "./operation";
import type { Plan } from "./plan";
import { RunRefused } from "./refusal";
import type { Scenario } from "./scenario";
import type { Happening, Happenings, OperationState, Sim } from "./state";

const HAPPENINGS: Happenings = {
  callerOver: (sim, caller, failure) => {
    if (caller.serving === null) edgeOver(sim, caller.operation, failure);
    else calleeOver(sim, caller.serving, failure);
  },
  received,
  calleeCancelled,
  attemptOver,
  waitOver: askAgain,
};

export interface Play {
  /** All that will come. */
  readonly requests: number;
  /** Whether nothing is left to happen, after `most` more happenings at most. */
  readonly step: (most: number) => boolean;
  /** As it is now; complete once `step` has said so. */
  readonly sim: () => Sim;
}

/** Its steps throw `RunRefused` when the run has no result. */
export function play(scenario: Scenario, plan: Plan, seed: number, recording: boolean): Play {
  const beginning: Beginning = {
    plan,
    forced: scenario.forced ?? [],
    seed,
    recording,
    requests: requestsOf(scenario.arrivals, seed),
    happen: HAPPENINGS,
  };
  let sim = begin(beginning, Number.MAX_SAFE_INTEGER);
  arriveNext(sim, beginning);
  return {
    requests: beginning.requests.length,
    step: (most) => {
      if (!advance(sim, beginning, most)) return false;
      // When the run ends is known only once it has: a timer that then turns out to be later did not
      // happen. (Rare: something must wait for ever, unheard.) Each round's end is a longer truth.
      if (sim.lastTimerMs > sim.endMs) {
        sim = begin(beginning, sim.endMs);
        arriveNext(sim, beginning);
        return false;
      }
      sim.nowMs = sim.endMs;
      hangToTheEnd(sim);
      return true;
    },
    sim: () => sim,
  };
}

function arriveNext(sim: Sim, { plan, requests }: Beginning): void {
  const place = sim.operations.length;
  const request = requests[place];
  if (request === undefined) return;
  const operation = operationOf(plan, request, place + 1);
  sim.operations.push(operation);
  schedule(sim.agenda, place, operation.startMs, Order.arrival, 0, arrive, operation);
}

/** Whether that was all. */
function advance(sim: Sim, beginning: Beginning, most: number): boolean {
  for (let left = most; left > 0; left--) {
    const item = takeNext(sim.agenda);
    if (item === undefined) {
      for (const operation of sim.operations) {
        if (operation.status === null)
          throw new RunRefused({ reason: "cannot_end", hop: stuckAt(operation) });
      }
      return true;
    }
    if (item.order === Order.timer) {
      const past = sim.agenda.others === 0 && item.atMs > sim.endMs && !isAwaited(item);
      if (past || item.atMs > sim.timersUntilMs) continue;
      sim.lastTimerMs = item.atMs;
    }
    sim.nowMs = item.atMs;
    // One arrival waits in the agenda at a time; the next takes its place before this one acts.
    if (item.what === arrive) arriveNext(sim, beginning);
    (item.what as Happening<unknown>)(sim, item.target);
  }
  return false;
}

/** The hop for which an operation waits for ever: the deepest that is still being waited for. */
function stuckAt(operation: OperationState): string {
  let caller = operation.edge;
  let hop = "";
  while (caller !== null) {
    const call = caller.calls.find((candidate) => !candidate.over);
    if (call === undefined) break;
    hop = call.hop.id;
    caller = call.attempt?.caller ?? null;
  }
  return hop;
}
