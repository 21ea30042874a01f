import { setBreaker, setHop, setOperation } from "../engine/edit";
import { findHop } from "../engine/hopTree";
import type { CallPlan, Plan } from "../engine/plan";
import type { Scenario } from "../engine/scenario";
import { callsOf } from "./caps";
import type { FindingOf, Rule } from "./finding";
import { limitMs, type Place, placesOf } from "./places";

type Found = FindingOf<"never-binds">;
type Figures = Found["figures"];

/** Settings that change nothing, whatever happens: something else comes first, or nobody looks at them. */
export const neverBinds: Rule<"never-binds"> = (scenario, _run, plan) => [
  ...ofReserve(scenario, plan),
  ...placesOf(plan).flatMap((place) => ofPlace(place, plan.deadlineMs)),
  ...Object.values(plan.breakers).flatMap(({ key, trip }) => ofBreaker(key, trip, plan)),
];

function info(hop: string | null, figures: Figures, fix?: Found["fix"]): Found {
  const finding = {
    rule: "never-binds",
    severity: "info",
    hop,
    operation: null,
    attempt: null,
  } as const;
  return { ...finding, figures, ...(fix && { fix }) };
}

/** Without `finishMs` the reserve is the length of the closing work, which is something. */
function ofReserve(scenario: Scenario, plan: Plan): readonly Found[] {
  const looks = plan.budget === "shared" && plan.deadlineMs !== null;
  if (looks || plan.reserveMs === 0 || scenario.finishMs === undefined) return [];
  const figures = { ...nobodyLooks("reserveMs", plan.reserveMs), name: plan.title };
  return [info(null, figures, (edited) => setOperation(edited, { reserveMs: undefined }))];
}

function nobodyLooks(setting: Figures["setting"], valueMs: number) {
  return { setting, valueMs, because: "nobody-looks", limitMs: 0 } as const;
}

function ofPlace(place: Place, wholeMs: Plan["deadlineMs"]): readonly Found[] {
  const { hop, usableMs } = place;
  const limit = limitMs(place);
  const found: Found[] = [];
  const add = (figures: Omit<Figures, "name">, fix?: Found["fix"]) => {
    found.push(info(hop.id, { ...figures, name: hop.name }, fix));
  };
  const { timeoutMs } = hop;
  // One that is shorter than the whole deadline is a cap, for when other calls leave more.
  if (timeoutMs !== null && usableMs !== null && timeoutMs >= (wholeMs ?? usableMs)) {
    add({ setting: "timeoutMs", valueMs: timeoutMs, because: "budget-first", limitMs: usableMs });
  }
  if (hop.readTimeoutMs !== null && limit !== null && hop.readTimeoutMs >= limit) {
    const valueMs = hop.readTimeoutMs;
    add({ setting: "readTimeoutMs", valueMs, because: "limit-first", limitMs: limit }, (edited) =>
      setHop(edited, hop.id, { readTimeoutMs: undefined }),
    );
  }
  if (hop.marginMs > 0 && usableMs === null) {
    add(nobodyLooks("marginMs", hop.marginMs), (edited) =>
      setHop(edited, hop.id, { marginMs: undefined }),
    );
  }
  if (hop.retry.minUsefulMs > 0 && usableMs === null) {
    add(nobodyLooks("retry.minUsefulMs", hop.retry.minUsefulMs), (edited) =>
      withoutMinUseful(edited, hop.id),
    );
  }
  if (hop.maxBudgetMs !== null && hop.tells === "none") {
    const valueMs = hop.maxBudgetMs;
    add({ setting: "maxBudgetMs", valueMs, because: "told-nothing", limitMs: 0 }, (edited) =>
      setHop(edited, hop.id, { maxBudgetMs: undefined }),
    );
  }
  return found;
}

function withoutMinUseful(scenario: Scenario, hopId: string): Scenario {
  const hop = findHop(scenario.hops, hopId);
  if (hop?.kind !== "call" || hop.retry === undefined) return scenario;
  const { minUsefulMs: _, ...retry } = hop.retry;
  return setHop(scenario, hopId, { retry });
}

/** A call is slow when it takes longer than `slowMs`; one that is cut by then never does. */
function ofBreaker(
  key: string,
  trip: Plan["breakers"][string]["trip"],
  plan: Plan,
): readonly Found[] {
  if (trip.kind === "consecutive" || trip.slowMs === undefined) return [];
  const { slowMs, slowRate: _, ...rest } = trip;
  const hops = callsOf(plan.hops).filter((hop) => hop.breaker === key);
  const [first] = hops;
  if (first === undefined || plan.breakers[key]?.placement === "call") return [];
  const longestMs = Math.max(...hops.map(timeoutOf));
  if (longestMs > slowMs) return [];
  const figures = {
    setting: "slowMs",
    valueMs: slowMs,
    because: "limit-first",
    limitMs: longestMs,
  } as const;
  return [
    info(first.id, { ...figures, name: key }, (edited) => setBreaker(edited, key, { trip: rest })),
  ];
}

function timeoutOf({ timeoutMs }: CallPlan): number {
  return timeoutMs ?? Number.POSITIVE_INFINITY;
}
