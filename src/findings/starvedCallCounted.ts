import { setHop } from "../engine/edit";
import type { RunEvent, StartEvent, ToldEvent } from "../engine/event";
import { findHop } from "../engine/hopTree";
import type { CallPlan } from "../engine/plan";
import type { Scenario } from "../engine/scenario";
import { keyOf } from "./breakerKey";
import type { FindingOf, Rule } from "./finding";
import { type Place, placesOf } from "./places";

/** A `deadline_exceeded` counted as a failure: a call cut by the budget says nothing about its dependency. */
export const starvedCallCounted: Rule<"starved-call-counted"> = (_scenario, run, plan) =>
  placesOf(plan)
    .filter((place) => place.hop.counts.deadline_exceeded === "failure" && canBeStarved(place))
    .map(({ hop }) => finding(hop, run.events));

/** Only a caller that looks at a deadline is cut by it, and only a callee with calls can answer so itself. */
function canBeStarved({ hop, usableMs }: Place): boolean {
  return hop.breaker !== null && (usableMs !== null || hop.calls.length > 0);
}

function finding(hop: CallPlan, events: readonly RunEvent[]): FindingOf<"starved-call-counted"> {
  const counted = starved(hop, events);
  const first = counted[0];
  return {
    rule: "starved-call-counted",
    severity: first === undefined ? "warning" : "error",
    hop: hop.id,
    operation: first?.told.operation ?? null,
    attempt: first?.told.attempt ?? null,
    figures: {
      name: hop.name,
      breaker: hop.breaker ?? "",
      times: counted.length,
      allowedMs: first?.start?.allowedMs ?? 0,
      ownTimeoutMs: hop.timeoutMs ?? 0,
      opened: counted.filter((one) => one.opened).length,
    },
    fix: (scenario) => ignored(scenario, hop.id),
  };
}

/** At the hop, whose word is stronger than its breaker's. */
function ignored(scenario: Scenario, hopId: string): Scenario {
  const hop = findHop(scenario.hops, hopId);
  const counts = hop?.kind === "call" ? hop.counts : undefined;
  return setHop(scenario, hopId, { counts: { ...counts, deadline_exceeded: "ignored" } });
}

interface Starved {
  readonly told: ToldEvent;
  readonly start: StartEvent | undefined;
  readonly opened: boolean;
}

/**
 * The results of this hop that moved its breaker: one failure more, or a transition, which follows the
 * result that caused it. A forced breaker, say, hears them and does not move.
 */
function starved(hop: CallPlan, events: readonly RunEvent[]): readonly Starved[] {
  const found: Starved[] = [];
  const starts = new Map<number, StartEvent>();
  // One of each instance, when each has its own.
  const failures = new Map<string, number>();
  events.forEach((event, step) => {
    if (event.type === "start" && event.hop === hop.id) starts.set(event.operation, event);
    if (!("after" in event) || keyOf(event.breaker) !== hop.breaker) return;
    if (event.type === "told" && event.hop === hop.id && event.status === "deadline_exceeded") {
      const opened = opens(events[step + 1], event.breaker);
      if (opened || event.after.failures > (failures.get(event.breaker) ?? 0)) {
        found.push({ told: event, start: starts.get(event.operation), opened });
      }
    }
    failures.set(event.breaker, event.after.failures);
  });
  return found;
}

function opens(next: RunEvent | undefined, breaker: string): boolean {
  if (next?.type !== "breaker" || next.breaker !== breaker) return false;
  return next.to === "open" && next.cause.rule !== "forced";
}
