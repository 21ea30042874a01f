/** The engine's one door: a scenario in, its run out. Pure: the same scenario and seed, the same bytes. */
import { emptyAgenda, Order, scheduleAt, takeNext } from "./agenda";
import { deadlineAtMs, requestsOf } from "./arrivals";
import * as attempts from "./attempt";
import { closedCell } from "./breakerCell";
import { attemptOver, endWork, pauseOver } from "./call";
import * as callees from "./callee";
import {
  breakerJudge,
  breakerLease,
  breakerTimer,
  forceBreaker,
  releaseBreaker,
  restartInstances,
} from "./circuit";
import type { OperationStatus } from "./event";
import { arrive, closed, edgeOver, visitorCancels } from "./operation";
import { type BreakerPlan, type InstancesPlan, type Plan, plan as planOf } from "./plan";
import { RunRefused } from "./refusal";
import type { Run } from "./result";
import type { Forced, Ms, Scenario } from "./scenario";
import { runOf } from "./settle";
import {
  type BreakerRecord,
  type Happenings,
  later,
  type OperationState,
  type Sim,
  type What,
} from "./state";

export interface SimulateOptions {
  /** `outcome` leaves events, attempts, pauses and denials out: for sweeps over many runs. */
  readonly record?: "events" | "outcome";
  /** Instead of the scenario's own. */
  readonly seed?: number;
}

const HANDLERS: { readonly [W in What]: (sim: Sim, target: Happenings[W]) => void } = {
  arrive,
  visitorCancels,
  closed,
  worked: (sim, work) => endWork(sim, work, "ok"),
  callerOver: (sim, { caller, failure }) => {
    if (caller.serving === null) edgeOver(sim, caller.operation, failure);
    else callees.calleeOver(sim, caller.serving, failure);
  },
  connected: attempts.connected,
  received: callees.received,
  calleeWorked: callees.calleeWorked,
  calleeDeadline: callees.calleeDeadline,
  calleeCancelled: callees.calleeCancelled,
  calleeStreamed: callees.calleeStreamed,
  firstByte: attempts.firstByte,
  lastByte: attempts.lastByte,
  localFault: attempts.localFault,
  limit: attempts.limit,
  connectLimit: attempts.connectLimit,
  readLimit: attempts.readLimit,
  attemptOver,
  pauseOver,
  waitOver: attempts.askAgain,
  breakerTimer,
  breakerLease,
  breakerJudge,
  force: forceBreaker,
  release: releaseBreaker,
  restart: restartInstances,
};

/** How one operation came out, for sweeps that need no more: cheaper than a run. */
export interface OperationOutcome {
  readonly id: number;
  readonly status: OperationStatus | null;
  readonly startMs: Ms;
  readonly endMs: Ms;
  readonly deadlineAtMs: Ms | null;
  readonly ghostMs: Ms;
  /** Attempts that a limit ended; of these the false timeouts, and those nobody can tell (`falseTimeout.ts`). */
  readonly cuts: number;
  readonly falseTimeouts: number;
  readonly undecidedCuts: number;
}

/** A scenario made ready to be run many times; both throw as `simulate` does. */
export interface Prepared {
  readonly run: (options?: SimulateOptions) => Run;
  /** Its operations under a seed, in their order. */
  readonly outcomes: (seed: number) => readonly OperationOutcome[];
}

/** Plans a scenario once, for many runs that differ in their seed. */
export function prepare(scenario: Scenario): Prepared {
  const plan = planOf(scenario);
  return {
    run: (options = {}) =>
      runOf(play(scenario, plan, options.seed ?? plan.seed, options.record !== "outcome")),
    outcomes: (seed) => play(scenario, plan, seed, false).operations,
  };
}

/**
 * Runs a scenario to its end.
 * @throws {RunRefused} when an operation cannot end, or the run would make over a million attempts.
 */
export function simulate(scenario: Scenario, options: SimulateOptions = {}): Run {
  return prepare(scenario).run(options);
}

function play(scenario: Scenario, plan: Plan, seed: number, recording: boolean): Sim {
  const start = (timersUntilMs: Ms) => begin(scenario, plan, seed, recording, timersUntilMs);
  let sim = playOnce(start(Number.MAX_SAFE_INTEGER));
  // When the run ends is known only once it has: a timer that then turns out to be later did not
  // happen. (Rare: something must wait for ever, unheard.) Each round's end is a longer truth.
  while (sim.lastTimerMs > sim.endMs) sim = playOnce(start(sim.endMs));
  sim.nowMs = sim.endMs;
  callees.hangToTheEnd(sim);
  return sim;
}

function playOnce(sim: Sim): Sim {
  let arrivals = 0;
  const arriveNext = () => {
    const operation = sim.operations[arrivals];
    if (operation === undefined) return;
    const place = arrivals++;
    scheduleAt(sim.agenda, place, operation.startMs, Order.arrival, 0, "arrive", operation);
  };
  arriveNext();
  for (;;) {
    const item = takeNext(sim.agenda);
    if (item === undefined) break;
    if (item.order === Order.timer) {
      const past = sim.agenda.others === 0 && item.atMs > sim.endMs;
      if (past || item.atMs > sim.timersUntilMs) continue;
      sim.lastTimerMs = item.atMs;
    }
    sim.nowMs = item.atMs;
    // One arrival waits in the agenda at a time; the next takes its place before this one acts.
    if (item.what === "arrive") arriveNext();
    (HANDLERS[item.what] as (sim: Sim, target: unknown) => void)(sim, item.target);
  }
  for (const operation of sim.operations) {
    if (operation.status === null)
      throw new RunRefused({ reason: "cannot_end", hop: stuckAt(operation) });
  }
  return sim;
}

function begin(
  scenario: Scenario,
  plan: Plan,
  seed: number,
  recording: boolean,
  timersUntilMs: Ms,
): Sim {
  const requests = requestsOf(scenario.arrivals, seed);
  const breakers = new Map(
    Object.values(plan.breakers).map((rules) => [rules.key, recordsOf(rules, plan.instances)]),
  );
  const sim: Sim = {
    plan,
    seed,
    recording,
    agenda: emptyAgenda(requests.length),
    hops: plan.hops.map(() => ({ calls: 0, nextResponse: 0, durationDraws: 0, jitterDraws: 0 })),
    breakers,
    operations: requests.map((request, k) => ({
      id: k + 1,
      startMs: request.atMs,
      deadlineAtMs: deadlineAtMs(plan, request.atMs),
      cancelAtMs: request.cancelAtMs ?? null,
      answers:
        request.answers === undefined
          ? null
          : new Map(Object.entries(request.answers).map(([hop, list]) => [hop, [...list]])),
      attemptsAsked: 0,
      cancelled: false,
      closing: false,
      pending: false,
      status: null,
      failedHop: null,
      failedStatus: null,
      endMs: 0,
      ghostMs: 0,
      cuts: 0,
      falseTimeouts: 0,
      undecidedCuts: 0,
      edge: null,
      attempts: [],
      pauses: [],
      denied: [],
    })),
    events: [],
    hanging: [],
    nowMs: 0,
    attemptsAsked: 0,
    timersUntilMs,
    lastTimerMs: 0,
    endMs: plan.untilMs,
    happen: (what, target) => HANDLERS[what](sim, target),
  };
  scheduleRestarts(sim);
  scheduleForced(sim, scenario.forced ?? []);
  return sim;
}

function recordsOf(rules: BreakerPlan, { count, breakers }: InstancesPlan): BreakerRecord[] {
  const recordFor = (key: string): BreakerRecord => ({
    key,
    cell: closedCell(rules),
    dependencyCalls: 0,
    refused: 0,
    probesOk: 0,
    probesFailed: 0,
    transitions: [],
    waiting: [],
    lastProbe: null,
    judges: false,
  });
  if (breakers === "shared") return [recordFor(rules.key)];
  return Array.from({ length: count }, (_, i) => recordFor(`${rules.key}@${i + 1}`));
}

function scheduleForced(sim: Sim, forced: readonly Forced[]): void {
  for (const { breaker, state, fromMs, toMs } of [...forced].sort((a, b) => a.fromMs - b.fromMs)) {
    for (const record of sim.breakers.get(breaker) ?? []) {
      later(sim, fromMs, Order.timer, 0, "force", { record, to: state, untilMs: toMs });
      later(sim, toMs, Order.timer, 0, "release", record);
    }
  }
}

/** A shared breaker forgets only when all instances restart at one moment; a persisted one never. */
function scheduleRestarts(sim: Sim): void {
  const { count, breakers, persisted } = sim.plan.instances;
  const all = [...sim.breakers.values()];
  const moments = new Map<number, Set<number>>();
  for (const { atMs, instance } of sim.plan.restarts) {
    const instances = moments.get(atMs) ?? new Set();
    for (let i = 1; i <= count; i++) if (instance === undefined || instance === i) instances.add(i);
    moments.set(atMs, instances);
  }
  for (const [atMs, instances] of moments) {
    const whole = instances.size === count;
    for (const instance of whole ? [null] : [...instances].sort((a, b) => a - b)) {
      const forgetful =
        instance === null
          ? all.flat()
          : all.flatMap((records) =>
              breakers === "each" ? records.slice(instance - 1, instance) : [],
            );
      const records = persisted ? [] : forgetful;
      later(sim, atMs, Order.timer, 0, "restart", { instance, records });
    }
  }
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
