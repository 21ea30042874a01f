/** What a sentence about an event needs beyond the event itself. */
import { stillRefuses } from "../engine/breakerCell";
import { breakerNames, countsLate, forgets, rulesOf } from "../engine/breakerReplay";
import type { RestartEvent, RunEvent } from "../engine/event";
import { type HandedOver, handedOver } from "../engine/handedOver";
import type { BreakerPlan, Plan } from "../engine/plan";
import type { Attempt, Run } from "../engine/result";

export interface DecisionContext {
  /** Its hop is called by a callee, not by the edge. */
  readonly nested: boolean;
  /** What its attempt told its callee. */
  readonly handed: HandedOver | null;
  /** Its attempt is a write. */
  readonly write: boolean;
  /** Its attempt begins with a wait for its breaker's verdict: nothing is sent before that. */
  readonly waits: boolean;
  /** Its breaker counts this result, though it is late. */
  readonly countsLate: boolean;
  /** What an ignored probe comes to with its breaker. */
  readonly ignoredProbe: BreakerPlan["ignoredProbe"];
  /** Its breaker still refuses at the very moment its open time is over. */
  readonly stillRefuses: boolean;
  /** What a restart does to breakers; `shared`: those that are everybody's forget nothing by it. */
  readonly restart: "forgets" | "persisted" | "shared" | "none";
}

/** What is said where nobody knows more than the event. */
export const NO_CONTEXT: DecisionContext = {
  nested: false,
  handed: null,
  write: false,
  waits: false,
  countsLate: false,
  ignoredProbe: "gives-back",
  stillRefuses: false,
  restart: "forgets",
};

export function decisionContext(event: RunEvent, run: Run, plan: Plan): DecisionContext {
  if (event.type === "restart") return { ...NO_CONTEXT, restart: restartIn(event, plan) };
  const key = "breaker" in event ? event.breaker : null;
  const rules = key === null ? undefined : rulesOf(plan, key);
  const known = { ...NO_CONTEXT, stillRefuses: rules !== undefined && stillRefuses(rules) };
  const hop = event.hop === null ? undefined : plan.hops.find(({ id }) => id === event.hop);
  if (hop === undefined) return known;
  const nested = !plan.edge.some(({ id }) => id === hop.id);
  if (hop.kind === "work") return { ...known, nested };
  const made = attemptOf(event, run);
  return {
    ...known,
    nested,
    countsLate: event.type === "told" && rules !== undefined && countsLate(rules, event),
    ignoredProbe: rules?.ignoredProbe ?? NO_CONTEXT.ignoredProbe,
    handed: made === null ? null : handedOver(hop, made, plan.deadlineMs),
    write: hop.effect === "write",
    // The only other start that sends nothing is the caller's own fault.
    waits: event.type === "start" && !event.sent && made?.status !== "local",
  };
}

function restartIn({ instance }: RestartEvent, plan: Plan): DecisionContext["restart"] {
  const names = breakerNames(plan);
  if (names.length === 0) return "none";
  if (plan.instances.persisted) return "persisted";
  return names.some((name) => forgets(plan, instance, name)) ? "forgets" : "shared";
}

function attemptOf(event: RunEvent, { operations }: Run): Attempt | null {
  if (event.operation === null || !("n" in event)) return null;
  // Ids count from 1 in the order of arrival, and so do an operation's attempts.
  return operations[event.operation - 1]?.attempts[event.n - 1] ?? null;
}
