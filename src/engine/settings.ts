/** The settings of a scenario by name, defaults filled in: what two scenarios can differ in. */
import type { BreakerOptions } from "./breakerPlan";
import type { Ladder } from "./ladder";
import {
  type BackoffPlan,
  type BreakerPlan,
  breakerPlan,
  type CallPlan,
  type CountsTable,
  type InstancesPlan,
  type Plan,
} from "./plan";
import type {
  Arrivals,
  AttemptStatus,
  Budget,
  CallHop,
  Counts,
  Duration,
  Effect,
  Forced,
  Hop,
  Ms,
  Outage,
  Propagation,
  Response,
  Restart,
  Scenario,
  Trip,
  WhenItFails,
} from "./scenario";

export interface RequestSettings {
  readonly deadlineMs: Ms | null;
  readonly reserveMs: Ms;
  readonly finishMs: Ms;
  readonly budget: Budget;
  readonly propagation: Propagation;
  readonly arrivals: Arrivals;
  readonly untilMs: Ms;
  readonly outages: readonly Outage[];
  readonly restarts: readonly Restart[];
  readonly forced: readonly Forced[];
  readonly instances: InstancesPlan;
  readonly ladder: Ladder;
  readonly seed: number;
}

/** Where a hop stands, by ids: in whose calls (null: the edge's own), and after which hop (null: first). */
export interface HopPlace {
  readonly inside: string | null;
  readonly after: string | null;
}

export interface HopSettings {
  readonly name: string;
  readonly kind: Hop["kind"];
  readonly place: HopPlace;
}

export interface WorkSettings {
  readonly takesMs: Duration;
}

export interface CallSettings {
  readonly timeoutMs: Ms | null;
  readonly marginMs: Ms;
  readonly networkMs: Ms;
  readonly responses: readonly Response[];
  readonly attempts: number;
  readonly breaker: string | null;
  readonly whenItFails: WhenItFails;
  readonly effect: Effect;
  readonly idempotencyKey: boolean;
  /** null: as the scenario's propagation says. */
  readonly tells: Propagation | null;
  readonly stopsAtDeadline: boolean;
  readonly stopsOnCancel: boolean;
  readonly maxBudgetMs: Ms | null;
  readonly clockSkewMs: Ms;
  readonly connectTimeoutMs: Ms | null;
  readonly readTimeoutMs: Ms | null;
  readonly fanOut: boolean;
  readonly hopCounts: Counts;
}

/** Of a call that is tried more than once. */
export interface RetrySettings {
  readonly backoff: BackoffPlan;
  readonly retryAfter: boolean;
  readonly minUsefulMs: Ms;
  readonly retryOn: readonly AttemptStatus[];
  readonly resetBudget: boolean;
}

export interface BreakerSettings {
  readonly trip: Trip;
  readonly openMs: Ms;
  readonly openBackoff: BreakerPlan["openBackoff"];
  readonly permits: number;
  readonly successesToClose: number;
  readonly counts: CountsTable;
  readonly breakerRetryAfter: boolean;
  readonly placement: BreakerPlan["placement"];
  readonly opens: BreakerPlan["opens"];
  readonly countLateResults: boolean;
  /** The rules that only some library has, where they are not as usual. */
  readonly otherRules: RareRules;
}

export function requestSettings(scenario: Scenario, plan: Plan): RequestSettings {
  const { deadlineMs, reserveMs, finishMs, budget, propagation } = plan;
  const { untilMs, outages, restarts, instances, seed } = plan;
  const { arrivals, forced = [], ladder = [] } = scenario;
  return {
    ...{ deadlineMs, reserveMs, finishMs, budget, propagation, arrivals },
    ...{ untilMs, outages, restarts, forced, instances, ladder, seed },
  };
}

export function callSettings(hop: CallHop, plan: CallPlan): CallSettings {
  return {
    timeoutMs: plan.timeoutMs,
    marginMs: plan.marginMs,
    networkMs: plan.networkMs,
    responses: plan.responses,
    attempts: plan.retry.maxAttempts,
    breaker: plan.breaker,
    whenItFails: plan.whenItFails,
    effect: plan.effect,
    idempotencyKey: plan.idempotencyKey,
    tells: hop.tells ?? null,
    stopsAtDeadline: plan.stopsAtDeadline,
    stopsOnCancel: plan.stopsOnCancel,
    maxBudgetMs: plan.maxBudgetMs,
    clockSkewMs: plan.clockSkewMs,
    connectTimeoutMs: plan.connectTimeoutMs,
    readTimeoutMs: plan.readTimeoutMs,
    fanOut: plan.fanOut,
    hopCounts: hop.counts ?? {},
  };
}

export function retrySettings({ retry }: CallPlan): RetrySettings {
  const { backoff, honourRetryAfter: retryAfter, minUsefulMs, retryOn, resetBudget } = retry;
  return { backoff, retryAfter, minUsefulMs, retryOn, resetBudget };
}

export function breakerSettings(plan: BreakerPlan): BreakerSettings {
  const { trip, openMs, openBackoff, permits, successesToClose, counts } = plan;
  const { honourRetryAfter, placement, opens, countLateResults } = plan;
  return {
    ...{ trip, openMs, openBackoff, permits, successesToClose, counts },
    ...{ breakerRetryAfter: honourRetryAfter, placement, opens, countLateResults },
    otherRules: otherRules(plan),
  };
}

/** All but the trip and what has a row of its own. */
const OTHERS = [
  "openStepsMs",
  "admits",
  "excess",
  "ignoredProbe",
  "verdict",
  "lease",
  "movesWhenTouched",
  "atOpenTime",
  "countLateProbes",
  "lateActsOn",
  "lateGivesPermit",
  "windowHears",
  "closingEmpties",
  "capacity",
  "warmUpMs",
] as const satisfies readonly (keyof BreakerOptions)[];
export type RareRules = Partial<Pick<BreakerOptions, (typeof OTHERS)[number]>>;
const USUAL: BreakerOptions = breakerPlan("usual", {});

function otherRules(plan: BreakerPlan): RareRules {
  const unusual = OTHERS.filter(
    (rule) => JSON.stringify(plan[rule]) !== JSON.stringify(USUAL[rule]),
  );
  return Object.fromEntries(unusual.map((rule) => [rule, plan[rule]]));
}
