import type { BreakerState, RunEvent, StartEvent, ToldEvent } from "../engine/event";
import type { CallPlan, Plan } from "../engine/plan";
import { callsOf } from "./caps";
import type { FindingOf, Rule } from "./finding";

/** A `deadline_exceeded` counted as a failure: a call cut by the budget says nothing about its dependency. */
export const starvedCallCounted: Rule<"starved-call-counted"> = (_scenario, run, plan) =>
  callsOf(plan.hops)
    .filter((hop) => hop.counts.deadline_exceeded === "failure" && canBeStarved(hop, plan))
    .map((hop) => finding(hop, run.events));

/** Only a caller that looks at a deadline is cut by it, and only a callee with calls can answer so itself. */
function canBeStarved(hop: CallPlan, plan: Plan): boolean {
  const looks = plan.budget === "shared" && plan.deadlineMs !== null;
  return hop.breaker !== null && (looks || hop.calls.length > 0);
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
  };
}

interface Starved {
  readonly told: ToldEvent;
  readonly start: StartEvent | undefined;
  readonly opened: boolean;
}

/** The results of this hop that moved its breaker's count; a forced breaker, say, hears and does not count. */
function starved(hop: CallPlan, events: readonly RunEvent[]): readonly Starved[] {
  const found: Starved[] = [];
  const starts = new Map<number, StartEvent>();
  let before: BreakerState | null = null;
  events.forEach((event, step) => {
    if (event.type === "start" && event.hop === hop.id) starts.set(event.operation, event);
    if (!("after" in event) || event.breaker !== hop.breaker) return;
    const told = event.type === "told" && event.hop === hop.id ? event : null;
    if (told?.status === "deadline_exceeded" && moved(before, told.after)) {
      const opened = opens(events[step + 1], hop.breaker);
      found.push({ told, start: starts.get(told.operation), opened });
    }
    before = event.after;
  });
  return found;
}

function moved(before: BreakerState | null, after: BreakerState): boolean {
  return (
    after.failures > (before?.failures ?? 0) || after.failedProbes > (before?.failedProbes ?? 0)
  );
}

/** A transition follows the result that caused it. */
function opens(next: RunEvent | undefined, breaker: string | null): boolean {
  return next?.type === "breaker" && next.breaker === breaker && next.to === "open";
}
