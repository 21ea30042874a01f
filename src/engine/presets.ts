/**
 * The same scenario with one thing otherwise: the pairs that teach most. Pure steps, each offered
 * only where it changes something that can matter.
 */
import { attachBreaker, detachBreaker, setOperation } from "./edit";
import { breakersOf, flatHops, mapLists } from "./hopTree";
import type { CallHop, Hop, Propagation, Retry, Scenario } from "./scenario";

type Step = (scenario: Scenario) => Scenario;

/** For a scenario without retries: the usual three, a moment apart. */
const THREE: Retry = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 50 } };

/** In the order in which they are offered. A step that gives back the very scenario is not offered. */
const PRESETS = {
  deadlineShared: budget("shared"),
  ownTimeouts: budget("local"),
  toldRemaining: (scenario) => told(scenario, "remaining"),
  toldNothing: (scenario) => told(scenario, "none"),
  stopAtDeadline: (scenario) => stopping(scenario, true),
  workPastDeadline: (scenario) => (isStopping(scenario) ? stopping(scenario, false) : scenario),
  stopWhenCancelled: (scenario) => mapCalls(scenario, (hop) => ({ ...hop, stopsOnCancel: true })),
  workPastCancelling: (scenario) =>
    callsOf(scenario).every(({ stopsOnCancel }) => stopsOnCancel === true)
      ? mapCalls(scenario, ({ stopsOnCancel: _, ...hop }) => hop)
      : scenario,
  retriesInOneLayer: (scenario) =>
    mapCalls(scenario, (hop) =>
      retries(hop) && callsIn(hop.calls ?? []).some(retries) ? once(hop) : hop,
    ),
  retriesInEveryLayer: (scenario) => ({ ...scenario, hops: retriedAlong(scenario.hops, null) }),
  withoutRetries: (scenario) => mapCalls(scenario, (hop) => (retries(hop) ? once(hop) : hop)),
  withRetries: (scenario) =>
    callsOf(scenario).some(retries)
      ? scenario
      : mapCalls(scenario, (hop) => (isLeaf(hop) ? { ...hop, retry: THREE } : hop)),
  withoutBreaker: (scenario) =>
    callsOf(scenario).reduce((next, { id }) => detachBreaker(next, id), scenario),
  withBreaker: (scenario) =>
    breakersOf(scenario.hops).length > 0 || isOneCall(scenario)
      ? scenario
      : callsOf(scenario)
          .filter(isLeaf)
          .reduce((next, { id }) => attachBreaker(next, id, id), scenario),
  nothingKeptBack,
  reserveForClosing: (scenario) =>
    (scenario.reserveMs ?? 0) === 0 && scenario.finishMs !== undefined && looks(scenario)
      ? setOperation(scenario, { reserveMs: scenario.finishMs })
      : scenario,
  fannedOut: (scenario) =>
    mapCalls(scenario, (hop) => (fans(hop) ? { ...hop, fanOut: true } : hop)),
  inOrder: (scenario) =>
    mapCalls(scenario, (hop) => (hop.fanOut === true ? { ...hop, fanOut: false } : hop)),
} satisfies { readonly [id: string]: Step };

export type PresetId = keyof typeof PRESETS;

export interface Preset {
  readonly id: PresetId;
  readonly scenario: Scenario;
}

/** Those that make sense for this scenario, each with what it makes of it. */
export function presetsFor(scenario: Scenario): readonly Preset[] {
  const before = JSON.stringify(scenario);
  return (Object.keys(PRESETS) as PresetId[])
    .map((id) => ({ id, scenario: PRESETS[id](scenario) }))
    .filter((preset) => JSON.stringify(preset.scenario) !== before);
}

function budget(to: "shared" | "local"): Step {
  return (scenario) =>
    scenario.deadlineMs === null || (scenario.budget ?? "shared") === to
      ? scenario
      : setOperation(scenario, { budget: to });
}

function looks({ deadlineMs, budget: setting }: Scenario): boolean {
  return deadlineMs !== null && (setting ?? "shared") === "shared";
}

/** Every callee alike; a call that tells otherwise by itself does so no more. */
function told(scenario: Scenario, what: Propagation): Scenario {
  if (callsOf(scenario).every((hop) => tells(scenario, hop) === what)) return scenario;
  return setOperation(
    mapCalls(scenario, ({ tells: _, ...hop }) => hop),
    { propagation: what },
  );
}

function tells({ propagation }: Scenario, hop: CallHop): Propagation {
  return hop.tells ?? propagation ?? "none";
}

/** A callee that is told nothing knows no deadline to stop at. */
function stopping(scenario: Scenario, stops: boolean): Scenario {
  return mapCalls(scenario, (hop) =>
    tells(scenario, hop) === "none" || (hop.stopsAtDeadline ?? true) === stops
      ? hop
      : { ...hop, stopsAtDeadline: stops },
  );
}

function isStopping(scenario: Scenario): boolean {
  return callsOf(scenario).every(({ stopsAtDeadline }) => stopsAtDeadline ?? true);
}

/** Closing work stays as long as it is: only nothing is kept back for it any more. */
function nothingKeptBack(scenario: Scenario): Scenario {
  const { reserveMs = 0, finishMs = reserveMs } = scenario;
  const bare = mapCalls(scenario, (hop) => {
    const { marginMs = 0, ...rest } = hop;
    return marginMs > 0 ? rest : hop;
  });
  return reserveMs > 0 && looks(scenario) ? setOperation(bare, { reserveMs: 0, finishMs }) : bare;
}

/** Each call on a way that is retried somewhere is retried as that one is; the nearest above first, then below. */
function retriedAlong(hops: readonly Hop[], above: Retry | null): readonly Hop[] {
  return hops.map((hop) => {
    if (hop.kind === "work") return hop;
    const below = callsIn(hop.calls ?? []).find(retries)?.retry;
    const retry = retries(hop) ? hop.retry : (above ?? below);
    const retried = retry === undefined || retry === null ? hop : { ...hop, retry };
    return hop.calls === undefined
      ? retried
      : { ...retried, calls: retriedAlong(hop.calls, retry ?? null) };
  });
}

function retries({ retry }: CallHop): boolean {
  return (retry?.maxAttempts ?? 1) > 1;
}

function once({ retry: _, ...hop }: CallHop): CallHop {
  return hop;
}

/** One request that makes each call once: no breaker would ever be asked again. */
function isOneCall({ arrivals, hops }: Scenario): boolean {
  const one = Array.isArray(arrivals)
    ? arrivals.length < 2
    : "count" in arrivals && arrivals.count < 2;
  return one && !callsIn(hops).some(retries);
}

function fans({ calls, fanOut }: CallHop): boolean {
  return fanOut !== true && callsAmong(calls ?? []).length > 1;
}

function isLeaf({ calls }: CallHop): boolean {
  return callsAmong(calls ?? []).length === 0;
}

function callsAmong(hops: readonly Hop[]): readonly CallHop[] {
  return hops.filter((hop) => hop.kind === "call");
}

/** Also the calls inside calls. */
function callsIn(hops: readonly Hop[]): readonly CallHop[] {
  return callsAmong(flatHops(hops));
}

function callsOf({ hops }: Scenario): readonly CallHop[] {
  return callsIn(hops);
}

function mapCalls(scenario: Scenario, change: (hop: CallHop) => CallHop): Scenario {
  return mapLists(scenario, (hops) => hops.map((hop) => (hop.kind === "call" ? change(hop) : hop)));
}
