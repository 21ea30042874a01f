/** A run before anything has happened: its breakers closed, what is known ahead in the agenda. */
import { emptyAgenda, Order } from "./agenda";
import { deadlineAtMs, type Request } from "./arrivals";
import { closedCell } from "./breakerCell";
import { forceBreaker, releaseBreaker, restartInstances } from "./circuit";
import type { BreakerPlan, InstancesPlan, Plan } from "./plan";
import type { Forced, Ms } from "./scenario";
import { type BreakerRecord, type Happenings, later, type OperationState, type Sim } from "./state";

export interface Beginning {
  readonly plan: Plan;
  readonly forced: readonly Forced[];
  readonly seed: number;
  readonly recording: boolean;
  readonly requests: readonly Request[];
  readonly happen: Happenings;
}

export function begin(beginning: Beginning, timersUntilMs: Ms): Sim {
  const { plan, seed, recording, requests } = beginning;
  const breakers = new Map<string, BreakerRecord[]>();
  for (const key in plan.breakers) {
    breakers.set(key, recordsOf(plan.breakers[key] as BreakerPlan, plan.instances));
  }
  const sim: Sim = {
    plan,
    seed,
    recording,
    agenda: emptyAgenda(requests.length),
    hops: plan.hops.map(() => ({ calls: 0, nextResponse: 0, durationDraws: 0, jitterDraws: 0 })),
    breakers,
    operations: [],
    finished: 0,
    events: [],
    hanging: [],
    nowMs: 0,
    attemptsAsked: 0,
    timersUntilMs,
    lastTimerMs: 0,
    endMs: plan.untilMs,
    happen: beginning.happen,
  };
  scheduleRestarts(sim);
  scheduleForced(sim, beginning.forced);
  return sim;
}

/** A request that is yet to come, the `id`-th of its run. */
export function operationOf(plan: Plan, request: Request, id: number): OperationState {
  return {
    id,
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
  };
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
      later(sim, fromMs, Order.timer, 0, forceBreaker, { record, to: state, untilMs: toMs });
      later(sim, toMs, Order.timer, 0, releaseBreaker, record);
    }
  }
}

/** A shared breaker forgets only when all instances restart at one moment; a persisted one never. */
function scheduleRestarts(sim: Sim): void {
  if (sim.plan.restarts.length === 0) return;
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
      later(sim, atMs, Order.timer, 0, restartInstances, { instance, records });
    }
  }
}
