/**
 * What tells two scenarios apart, setting by setting. A default that is written down is no difference;
 * title, note and the frame a scenario opens at are no settings. Hops are the same by their id.
 */
import { findHop } from "./hopTree";
import { type HopPlan, type Plan, plan } from "./plan";
import type { Scenario } from "./scenario";
import {
  type BreakerSettings,
  breakerSettings,
  type CallSettings,
  callSettings,
  type HopPlace,
  type HopSettings,
  type RequestSettings,
  type RetrySettings,
  requestSettings,
  retrySettings,
  type WorkSettings,
} from "./settings";

/** Every setting with the values it can have; `hop` is whether the hop is there, by its name. */
export interface Settings
  extends RequestSettings,
    HopSettings,
    WorkSettings,
    CallSettings,
    RetrySettings,
    BreakerSettings {
  readonly hop: string | null;
}
export type SettingKey = keyof Settings;

export interface DifferenceOf<K extends SettingKey> {
  readonly key: K;
  /** The hop's name in the first scenario that has it; null for what is no hop's. */
  readonly of: string | null;
  /** The breaker's key, for its rules. */
  readonly breaker: string | null;
  readonly a: Settings[K];
  readonly b: Settings[K];
}
export type Difference = { readonly [K in SettingKey]: DifferenceOf<K> }[SettingKey];

interface Half {
  readonly scenario: Scenario;
  readonly plan: Plan;
  readonly hops: ReadonlyMap<string, HopPlan>;
}
type Owner = Pick<Difference, "of" | "breaker">;

const NOBODY: Owner = { of: null, breaker: null };

/** In the order of the file: the request, its hops, their breakers. */
export function differencesOf(a: Scenario, b: Scenario): readonly Difference[] {
  if (a === b) return [];
  const [left, right] = [halfOf(a), halfOf(b)];
  const hops = new Set([...left.hops.keys(), ...right.hops.keys()]);
  const breakers = Object.keys(left.plan.breakers).filter((key) => key in right.plan.breakers);
  return [
    ...compared(requestSettings(a, left.plan), requestSettings(b, right.plan), NOBODY),
    ...[...hops].flatMap((id) => ofHop(id, left, right)),
    ...breakers.flatMap((key) => ofBreaker(key, left.plan, right.plan)),
  ];
}

function halfOf(scenario: Scenario): Half {
  const filled = plan(scenario);
  return { scenario, plan: filled, hops: new Map(filled.hops.map((hop) => [hop.id, hop])) };
}

/** `a` and `b` have the same keys. */
function compared<T extends Partial<Settings>>(a: T, b: T, owner: Owner): readonly Difference[] {
  const keys = Object.keys(a) as (keyof T & SettingKey)[];
  return keys
    .filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((key) => ({ key, ...owner, a: a[key], b: b[key] }) as Difference);
}

function ofHop(id: string, left: Half, right: Half): readonly Difference[] {
  const [a, b] = [left.hops.get(id), right.hops.get(id)];
  const owner: Owner = { of: a?.name ?? b?.name ?? id, breaker: null };
  if (a === undefined || b === undefined) {
    return compared({ hop: a?.name ?? null }, { hop: b?.name ?? null }, owner);
  }
  return [
    ...compared(placed(a, left, right), placed(b, right, left), owner),
    ...inside(a, b, left, right, owner),
  ];
}

function inside(
  a: HopPlan,
  b: HopPlan,
  left: Half,
  right: Half,
  owner: Owner,
): readonly Difference[] {
  if (a.kind === "work" || b.kind === "work") {
    if (a.kind !== "work" || b.kind !== "work") return [];
    return compared({ takesMs: a.durationMs }, { takesMs: b.durationMs }, owner);
  }
  const [hopA, hopB] = [findHop(left.scenario.hops, a.id), findHop(right.scenario.hops, b.id)];
  if (hopA?.kind !== "call" || hopB?.kind !== "call") return [];
  const retried = a.retry.maxAttempts > 1 && b.retry.maxAttempts > 1;
  return [
    ...compared(callSettings(hopA, a), callSettings(hopB, b), owner),
    ...(retried ? compared(retrySettings(a), retrySettings(b), owner) : []),
  ];
}

function ofBreaker(key: string, left: Plan, right: Plan): readonly Difference[] {
  const [a, b] = [left.breakers[key], right.breakers[key]];
  if (a === undefined || b === undefined) return [];
  return compared(breakerSettings(a), breakerSettings(b), { of: null, breaker: key });
}

/** Its place among the hops that both scenarios have: what was added or removed moves nobody else. */
function placed(hop: HopPlan, here: Half, there: Half): HopSettings {
  return { name: hop.name, kind: hop.kind, place: placeIn(here.plan.edge, null) ?? NOWHERE };

  function placeIn(list: readonly HopPlan[], caller: HopPlan | null): HopPlace | null {
    let after: string | null = null;
    for (const each of list) {
      if (each.id === hop.id) return { inside: caller?.id ?? null, after };
      if (there.hops.has(each.id)) after = each.id;
      const found = each.kind === "call" ? placeIn(each.calls, each) : null;
      if (found !== null) return found;
    }
    return null;
  }
}

const NOWHERE: HopPlace = { inside: null, after: null };
