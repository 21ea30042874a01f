/** The moment of the run that shows best what a finding is about. */
import type { RunEvent } from "../../engine/event";
import { stepOf } from "../../engine/frame";
import type { Run } from "../../engine/result";
import type { Finding, RuleId } from "../../findings/finding";

const isEnd = (event: RunEvent): boolean => event.type === "end" || event.type === "refused";
const isCut = (event: RunEvent): boolean => event.type === "end" && event.cutBy !== null;
const isGhost = (event: RunEvent): boolean =>
  (event.type === "answered" || event.type === "worked") && event.ghostMs > 0;
const isStopped = (event: RunEvent): boolean =>
  event.type === "answered" && event.result === "deadline_exceeded";
const isStarved = (event: RunEvent): boolean =>
  event.type === "told" && event.status === "deadline_exceeded" && event.counted === "failure";

/** Where it is not how the attempt ended. */
const MOMENT: { readonly [rule in RuleId]?: (event: RunEvent) => boolean } = {
  "absolute-with-skew": isStopped,
  "budget-not-clamped": (event) => event.type === "received",
  "connect-timeout-too-long": isCut,
  "ghost-work": isGhost,
  "outer-not-longer": isCut,
  "pause-past-deadline": (event) => event.type === "pause",
  "retry-denied": (event) => event.type === "denied",
  "starved-call-counted": isStarved,
  "write-cut-off": (event) => event.type === "end" && event.outcomeUnknown,
};

/** Whether a finding is about a bar at all: some are about the layers around, or a sum of settings. */
export function hasBar({ hop, operation }: Finding): boolean {
  return hop !== null || operation !== null;
}

/**
 * A finding about settings alone is shown in the request at the cursor, `here`, if its hop is
 * called there, else in the first one that calls it; null when none does.
 */
export function stepOfFinding(finding: Finding, { events }: Run, here: number): number | null {
  const { hop, operation, attempt } = finding;
  if (hop === null) {
    return operation === null ? null : stepOf(events, { operation, moment: "finish" });
  }
  const isOfHop = (event: RunEvent) =>
    event.hop === hop && (attempt === null || event.attempt === attempt);
  const first = (fits: (event: RunEvent) => boolean, of: number | null) => {
    const step = events.findIndex(
      (event) => isOfHop(event) && (of === null || event.operation === of) && fits(event),
    );
    return step === -1 ? null : step;
  };
  if (operation !== null) {
    const seen = first(MOMENT[finding.rule] ?? isEnd, operation) ?? first(isEnd, operation);
    return seen ?? stepOf(events, { operation, hop, moment: "end" });
  }
  return first(isEnd, here) ?? first(isEnd, null) ?? first(() => true, null);
}
