/**
 * A scenario with every default filled in and every reference resolved: what `simulate` walks and
 * what the page shows as the value of a setting nobody wrote down. With `callPlan`, the only home of the defaults.
 */
import { type BreakerOptions, breakerPlanOf } from "./breakerPlan";
import { callPlan, DEFAULT_COUNTS, withCounts } from "./callPlan";
import { dictionary } from "./dictionary";
import type {
  AttemptStatus,
  Backoff,
  BreakerRules,
  Budget,
  CallHop,
  Counted,
  CountedStatus,
  Effect,
  Hop,
  Jitter,
  Ms,
  Outage,
  Propagation,
  Response,
  Restart,
  Scenario,
  Trip,
  WhenItFails,
  WorkHop,
} from "./scenario";

export interface BackoffPlan {
  readonly kind: Backoff["kind"];
  readonly baseMs: Ms;
  readonly factor: number;
  readonly maxMs: Ms | null;
  readonly jitter: Jitter;
}

export interface RetryPlan {
  /** Includes the first attempt. */
  readonly maxAttempts: number;
  readonly backoff: BackoffPlan;
  readonly honourRetryAfter: boolean;
  readonly minUsefulMs: Ms;
  readonly retryOn: readonly AttemptStatus[];
  readonly resetBudget: boolean;
}

export type CountsTable = { readonly [status in CountedStatus]: Counted };

export interface WorkPlan {
  readonly kind: "work";
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly durationMs: WorkHop["durationMs"];
}

export interface CallPlan {
  readonly kind: "call";
  /** Place in `Plan.hops`. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly timeoutMs: Ms | null;
  readonly marginMs: Ms;
  readonly networkMs: Ms;
  readonly responses: readonly Response[];
  readonly retry: RetryPlan;
  readonly breaker: string | null;
  /** What its breaker makes of each result at this hop: the hop's word, else the breaker's, else the default. */
  readonly counts: CountsTable;
  readonly whenItFails: WhenItFails;
  readonly effect: Effect;
  readonly idempotencyKey: boolean;
  readonly tells: Propagation;
  readonly stopsAtDeadline: boolean;
  readonly stopsOnCancel: boolean;
  readonly maxBudgetMs: Ms | null;
  readonly clockSkewMs: Ms;
  readonly connectTimeoutMs: Ms | null;
  readonly readTimeoutMs: Ms | null;
  readonly calls: readonly HopPlan[];
  readonly fanOut: boolean;
}

export type HopPlan = WorkPlan | CallPlan;

export interface BreakerPlan extends BreakerOptions {
  readonly key: string;
  readonly trip: Trip;
  readonly openMs: Ms;
  readonly openBackoff: { readonly factor: number; readonly maxMs: Ms | null } | null;
  readonly counts: CountsTable;
  readonly honourRetryAfter: boolean;
  readonly placement: "attempt" | "call";
  readonly opens: "lazy" | "timer";
}

export interface Plan {
  readonly title: string;
  readonly deadlineMs: Ms | null;
  readonly reserveMs: Ms;
  readonly finishMs: Ms;
  readonly budget: Budget;
  readonly propagation: Propagation;
  readonly seed: number;
  readonly untilMs: Ms;
  /** The edge's own hops, in order. */
  readonly edge: readonly HopPlan[];
  /** All hops, each caller before its callee's. */
  readonly hops: readonly HopPlan[];
  readonly breakers: { readonly [key: string]: BreakerPlan };
  readonly outages: readonly Outage[];
  readonly restarts: readonly Restart[];
  readonly instances: InstancesPlan;
}

export interface InstancesPlan {
  readonly count: number;
  readonly breakers: "shared" | "each";
  readonly persisted: boolean;
}

const DEFAULT_TRIP: Trip = { kind: "consecutive", failures: 3 };

/** One breaker's rules, planned on their own: for a breaker that no scenario is around. */
export function breakerPlan(key: string, rules: BreakerRules): BreakerPlan {
  const counts = withCounts(DEFAULT_COUNTS, rules.counts);
  return breakerPlanOf(key, rules, rules.trip ?? DEFAULT_TRIP, counts);
}

function workPlan(hop: WorkHop, into: Draft): WorkPlan {
  const planned: WorkPlan = {
    kind: "work",
    index: into.hops.length,
    id: hop.id,
    name: hop.name,
    durationMs: hop.durationMs,
  };
  into.hops.push(planned);
  return planned;
}

/** What a plan's hops are gathered into, and what they refer to. */
interface Draft {
  readonly propagation: Propagation;
  readonly breakers: Plan["breakers"];
  readonly hops: HopPlan[];
  readonly memory: PlanMemory | null;
}

/**
 * What was planned of each object of scenarios that are never changed in place: an edit keeps those of
 * all that it leaves as it was, and so their plans.
 */
export interface PlanMemory {
  readonly hops: WeakMap<Hop, { readonly planned: HopPlan; readonly from: Draft }>;
  readonly breakers: WeakMap<Scenario["breakers"], Plan["breakers"]>;
}

export function planMemory(): PlanMemory {
  return { hops: new WeakMap(), breakers: new WeakMap() };
}

function hopPlan(hop: Hop, into: Draft): HopPlan {
  const known = into.memory?.hops.get(hop);
  if (
    known !== undefined &&
    known.planned.index === into.hops.length &&
    known.from.propagation === into.propagation &&
    known.from.breakers === into.breakers
  ) {
    gather(known.planned, into.hops);
    return known.planned;
  }
  const planned = hop.kind === "call" ? callWithin(hop, into) : workPlan(hop, into);
  into.memory?.hops.set(hop, { planned, from: into });
  return planned;
}

const NO_CALLS: HopPlan[] = [];

function callWithin(hop: CallHop, into: Draft): CallPlan {
  const calls: HopPlan[] = hop.calls === undefined ? NO_CALLS : [];
  const planned = callPlan(hop, into.hops.length, calls, into);
  into.hops.push(planned);
  if (hop.calls !== undefined) for (const child of hop.calls) calls.push(hopPlan(child, into));
  return planned;
}

function gather(hop: HopPlan, into: HopPlan[]): void {
  into.push(hop);
  if (hop.kind === "call") for (const child of hop.calls) gather(child, into);
}

function breakersPlan(rules: Scenario["breakers"], memory: PlanMemory | null): Plan["breakers"] {
  const known = memory?.breakers.get(rules);
  if (known !== undefined) return known;
  const planned = dictionary<BreakerPlan>();
  for (const key of Object.keys(rules)) planned[key] = breakerPlan(key, rules[key] ?? {});
  memory?.breakers.set(rules, planned);
  return planned;
}

/** With a `memory`, the plans of hops and breakers that it has seen are the same objects. */
export function plan(scenario: Scenario, memory: PlanMemory | null = null): Plan {
  const reserveMs = scenario.reserveMs ?? 0;
  const draft: Draft = {
    propagation: scenario.propagation ?? "none",
    breakers: breakersPlan(scenario.breakers, memory),
    hops: [],
    memory,
  };
  const edge: HopPlan[] = [];
  for (const hop of scenario.hops) edge.push(hopPlan(hop, draft));
  return {
    title: scenario.title,
    deadlineMs: scenario.deadlineMs,
    reserveMs,
    finishMs: scenario.finishMs ?? reserveMs,
    budget: scenario.budget ?? "shared",
    propagation: draft.propagation,
    seed: scenario.seed,
    untilMs: scenario.untilMs ?? 0,
    edge,
    hops: draft.hops,
    breakers: draft.breakers,
    outages: scenario.outages ?? [],
    restarts: scenario.restarts ?? [],
    instances: {
      count: scenario.instances?.count ?? 1,
      breakers: scenario.instances?.breakers ?? "shared",
      persisted: scenario.instances?.persisted ?? false,
    },
  };
}
