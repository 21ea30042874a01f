import type { Plan } from "../engine/plan";
import type { Rule } from "./finding";
import { limitMs, type Place, placesOf } from "./places";

/** A call with no timeout of its own, whose caller looks at no deadline and is not stopped by its own caller. */
export const callWithoutLimit: Rule<"call-without-limit"> = (_scenario, _run, plan) =>
  placesOf(plan)
    // A read timeout taken for a limit is a finding of its own.
    .filter((place) => !isLimited(place, plan) && place.hop.readTimeoutMs === null)
    .map(({ hop }) => ({
      rule: "call-without-limit",
      severity: "error",
      hop: hop.id,
      operation: null,
      attempt: null,
      figures: { name: hop.name },
    }));

/** Something ends the call: its own timeout, a deadline that is looked at, or its caller's end. */
export function isLimited(place: Place, plan: Plan): boolean {
  if (limitMs(place) !== null) return true;
  const caller = place.callers.at(-1);
  if (caller?.stopsOnCancel !== true) return false;
  return placesOf(plan).some((outer) => outer.hop === caller && isLimited(outer, plan));
}
