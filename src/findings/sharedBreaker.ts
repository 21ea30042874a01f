import { attachBreaker, setBreaker } from "../engine/edit";
import type { RefusedEvent, RunEvent } from "../engine/event";
import type { CallPlan, Plan } from "../engine/plan";
import { breakerIn } from "../engine/runIndex";
import type { Scenario } from "../engine/scenario";
import { keyOf } from "./breakerKey";
import { callsOf } from "./caps";
import type { FindingOf, PausingRule } from "./finding";
import { stretches } from "./stretches";

/** One breaker for hops of different names: different dependencies, as far as the scenario tells. */
export const sharedBreaker: PausingRule<"shared-breaker"> = function* (_scenario, run, plan) {
  const found: FindingOf<"shared-breaker">[] = [];
  for (const key of Object.keys(plan.breakers)) {
    const hops = callsOf(plan.hops).filter((hop) => hop.breaker === key);
    const names = new Set(hops.map(({ name }) => name));
    const [first] = hops;
    if (first === undefined || names.size < 2) continue;
    const others = hops.filter(({ name }) => name !== first.name);
    found.push(finding(key, [...names], others, yield* innocents(key, run.events), plan));
  }
  return found;
};

function finding(
  key: string,
  names: readonly string[],
  others: readonly CallPlan[],
  refused: readonly RefusedEvent[],
  plan: Plan,
): FindingOf<"shared-breaker"> {
  const [first] = refused;
  const hop = first?.hop ?? others[0]?.id ?? null;
  return {
    rule: "shared-breaker",
    severity: first === undefined ? "warning" : "error",
    hop,
    operation: first?.operation ?? null,
    attempt: first?.attempt ?? null,
    figures: {
      breaker: key,
      names: names.join(", "),
      hops: names.length,
      refused: refused.length,
      name: plan.hops.find(({ id }) => id === hop)?.name ?? key,
    },
    fix: (scenario) => others.reduce((edited, other) => parted(edited, key, other), scenario),
  };
}

/** Calls that an open circuit refused although none of the failures since it last closed was their hop's. */
function* innocents(
  key: string,
  events: readonly RunEvent[],
): Generator<undefined, readonly RefusedEvent[], undefined> {
  const failed = new Map<string, Set<string>>();
  const refused: RefusedEvent[] = [];
  for (const some of stretches(events)) {
    for (const event of some) {
      const breaker = breakerIn(event);
      if (breaker === null || keyOf(breaker) !== key) continue;
      const culprits = failed.get(breaker) ?? new Set<string>();
      failed.set(breaker, culprits);
      if (event.type === "told" && event.counted === "failure" && !event.late)
        culprits.add(event.hop);
      if (event.type === "breaker" && event.to === "closed") culprits.clear();
      const byFailures = event.type === "refused" && event.reason !== "forced" && culprits.size > 0;
      if (byFailures && !culprits.has(event.hop)) refused.push(event);
    }
    yield;
  }
  return refused;
}

/** The hop gets a breaker with the same rules, under its own id. */
function parted(scenario: Scenario, key: string, hop: CallPlan): Scenario {
  const rules = scenario.breakers[key];
  const own = freeKey(scenario, hop.id);
  return setBreaker(attachBreaker(scenario, hop.id, own), own, { ...rules });
}

function freeKey(scenario: Scenario, wanted: string): string {
  for (let n = 1; ; n += 1) {
    const key = n === 1 ? wanted : `${wanted.slice(0, 36)}-${n}`;
    if (!Object.hasOwn(scenario.breakers, key)) return key;
  }
}
