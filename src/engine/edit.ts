/**
 * Edits: scenario in, scenario out, sharing whatever did not change. An edit that changes nothing, or
 * that names a hop or a breaker that is not there, gives back the very same scenario.
 */
import { breakersOf, findHop, flatHops, mapHop, mapLists, withoutHop } from "./hopTree";
import { ID_PATTERN, LIMITS } from "./limits";
import { cleanName } from "./name";
import type { Arrival, BreakerRules, CallHop, Hop, Ms, Scenario, WorkHop } from "./scenario";

/** New values for some keys; `undefined` removes a key that may be absent: its default holds again. */
export type Patch<T> = {
  readonly [K in keyof T]?: { [P in K]?: T[K] } extends Pick<T, K> ? T[K] | undefined : T[K];
};
export type OperationPatch = Patch<Omit<Scenario, "version" | "hops" | "breakers">>;
/** A hop's breaker is changed by `attachBreaker` and `detachBreaker`. */
export type HopPatch =
  | Patch<Omit<CallHop, "id" | "kind" | "breaker">>
  | Patch<Omit<WorkHop, "id" | "kind">>;
export type NewHop = Omit<WorkHop, "id"> | Omit<CallHop, "id">;

/** The keys of the operation itself: title, deadline, reserve, arrivals, … */
export function setOperation(scenario: Scenario, patch: OperationPatch): Scenario {
  return patched(scenario, patch as Patch<Scenario>);
}

export function setHop(scenario: Scenario, hopId: string, patch: HopPatch): Scenario {
  return mapHop(scenario, hopId, (hop) => patched(hop, patch as Patch<Hop>));
}

/** An empty name is no name: the hop keeps the one it had. Its id stays, so links to it hold. */
export function renameHop(scenario: Scenario, hopId: string, name: string): Scenario {
  const clean = cleanName(name);
  return clean === "" ? scenario : setHop(scenario, hopId, { name: clean });
}

/**
 * Takes with it what refers to it: the calls inside it, answers by hand, outages, the frame the
 * scenario opens at, and the breakers that nobody uses any more.
 */
export function removeHop(scenario: Scenario, hopId: string): Scenario {
  const gone = findHop(scenario.hops, hopId);
  if (gone === undefined) return scenario;
  const ids = new Set(flatHops([gone]).map((hop) => hop.id));
  const { opensAt, outages, ...rest } = scenario;
  const removed: Scenario = {
    ...rest,
    hops: withoutHop(scenario, hopId).hops,
    arrivals: withoutAnswers(scenario.arrivals, ids),
    ...(outages && { outages: outages.filter((outage) => !ids.has(outage.hop)) }),
    ...(opensAt && !(opensAt.hop && ids.has(opensAt.hop)) && { opensAt }),
  };
  return withoutUnused(removed, breakersOf([gone]));
}

/** To `toIndex` in the list it stands in (the outer one, or its caller's `calls`), clamped. */
export function moveHop(scenario: Scenario, hopId: string, toIndex: number): Scenario {
  return mapLists(scenario, (hops) => {
    const from = hops.findIndex((hop) => hop.id === hopId);
    const hop = hops[from];
    const to = Math.max(0, Math.min(hops.length - 1, toIndex));
    return hop === undefined || to === from ? hops : hops.toSpliced(from, 1).toSpliced(to, 0, hop);
  });
}

/** `trip` and `halfOpen` are replaced whole. */
export function setBreaker(scenario: Scenario, key: string, patch: Patch<BreakerRules>): Scenario {
  const rules = rulesOf(scenario, key);
  if (rules === undefined) return scenario;
  const next = patched(rules, patch);
  if (next === rules) return scenario;
  return { ...scenario, breakers: { ...scenario.breakers, [key]: next } };
}

/** Makes the breaker, with the default rules, when there is none under that key. */
export function attachBreaker(scenario: Scenario, hopId: string, key: string): Scenario {
  if (!ID_PATTERN.test(key)) return scenario;
  const attached = mapHop(scenario, hopId, (hop) =>
    hop.kind === "work" ? hop : patched(hop, { breaker: key }),
  );
  if (attached === scenario) return scenario;
  const before = findHop(scenario.hops, hopId);
  const known = rulesOf(attached, key) !== undefined;
  const made = known ? attached : { ...attached, breakers: { ...attached.breakers, [key]: {} } };
  return withoutUnused(made, before ? breakersOf([before]) : []);
}

/** A breaker that nobody uses any more goes, with its forced states. */
export function detachBreaker(scenario: Scenario, hopId: string): Scenario {
  const hop = findHop(scenario.hops, hopId);
  if (hop?.kind !== "call") return scenario;
  const { breaker, ...detached } = hop;
  if (breaker === undefined) return scenario;
  return withoutUnused(
    mapHop(scenario, hopId, () => detached),
    [breaker],
  );
}

/**
 * One more request, in time order, after those of the same moment. "Every n ms" becomes a list of
 * moments first. At the limit of arrivals, and for random ones, the scenario stays as it was.
 */
export function appendArrival(scenario: Scenario, arrival: Arrival): Scenario {
  const list = listed(scenario.arrivals);
  if (list === null || list.length >= LIMITS.arrivals) return scenario;
  const later = list.findIndex((other) => atMs(other) > atMs(arrival));
  const at = later === -1 ? list.length : later;
  return { ...scenario, arrivals: list.toSpliced(at, 0, arrival) };
}

function patched<T extends object>(value: T, patch: Patch<T>): T {
  const entries = Object.entries(patch) as [keyof T, unknown][];
  if (entries.every(([key, next]) => Object.is(value[key], next))) return value;
  const result: T = { ...value };
  for (const [key, next] of entries) {
    if (next === undefined) delete result[key];
    else result[key] = next as T[keyof T];
  }
  return result;
}

function rulesOf(scenario: Scenario, key: string): BreakerRules | undefined {
  return Object.hasOwn(scenario.breakers, key) ? scenario.breakers[key] : undefined;
}

/** Of the breakers named, drops those that no hop uses. */
function withoutUnused(scenario: Scenario, keys: readonly string[]): Scenario {
  const used = new Set(breakersOf(scenario.hops));
  const unused = new Set(keys.filter((key) => !used.has(key)));
  if (unused.size === 0) return scenario;
  const { forced, opensAt, ...rest } = scenario;
  const kept = forced?.filter((period) => !unused.has(period.breaker)) ?? [];
  return {
    ...rest,
    breakers: Object.fromEntries(
      Object.entries(scenario.breakers).filter(([key]) => !unused.has(key)),
    ),
    ...(kept.length > 0 && { forced: kept }),
    ...(opensAt && !(opensAt.breaker && unused.has(opensAt.breaker)) && { opensAt }),
  };
}

function withoutAnswers(
  arrivals: Scenario["arrivals"],
  ids: ReadonlySet<string>,
): Scenario["arrivals"] {
  if (!isList(arrivals)) return arrivals;
  return arrivals.map((arrival) => {
    if (typeof arrival === "number" || arrival.answers === undefined) return arrival;
    const { answers, ...rest } = arrival;
    const kept = Object.entries(answers).filter(([hopId]) => !ids.has(hopId));
    if (kept.length === Object.keys(answers).length) return arrival;
    if (kept.length > 0) return { ...rest, answers: Object.fromEntries(kept) };
    return rest.cancelAtMs === undefined ? rest.atMs : rest;
  });
}

function listed(arrivals: Scenario["arrivals"]): readonly Arrival[] | null {
  if (isList(arrivals)) return arrivals;
  if (!("everyMs" in arrivals)) return null;
  return Array.from({ length: arrivals.count }, (_, index) => index * arrivals.everyMs);
}

function isList(arrivals: Scenario["arrivals"]): arrivals is readonly Arrival[] {
  return Array.isArray(arrivals);
}

function atMs(arrival: Arrival): Ms {
  return typeof arrival === "number" ? arrival : arrival.atMs;
}
