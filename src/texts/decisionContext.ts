/** What a sentence about an event needs beyond the event itself. */
import { countsLate, rulesOf } from "../engine/breakerReplay";
import type { RunEvent } from "../engine/event";
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
}

/** What is said where nobody knows more than the event. */
export const NO_CONTEXT: DecisionContext = {
  nested: false,
  handed: null,
  write: false,
  waits: false,
  countsLate: false,
  ignoredProbe: "gives-back",
};

export function decisionContext(event: RunEvent, run: Run, plan: Plan): DecisionContext {
  const hop = event.hop === null ? undefined : plan.hops.find(({ id }) => id === event.hop);
  if (hop === undefined) return NO_CONTEXT;
  const nested = !plan.edge.some(({ id }) => id === hop.id);
  if (hop.kind === "work") return { ...NO_CONTEXT, nested };
  const made = attemptOf(event, run);
  const rules = event.type === "told" ? rulesOf(plan, event.breaker) : undefined;
  return {
    nested,
    countsLate: event.type === "told" && rules !== undefined && countsLate(rules, event),
    ignoredProbe: rules?.ignoredProbe ?? NO_CONTEXT.ignoredProbe,
    handed: made === null ? null : handedOver(hop, made, plan.deadlineMs),
    write: hop.effect === "write",
    // The only other start that sends nothing is the caller's own fault.
    waits: event.type === "start" && !event.sent && made?.status !== "local",
  };
}

function attemptOf(event: RunEvent, { operations }: Run): Attempt | null {
  if (event.operation === null || !("n" in event)) return null;
  // Ids count from 1 in the order of arrival, and so do an operation's attempts.
  return operations[event.operation - 1]?.attempts[event.n - 1] ?? null;
}
