import { moveHop } from "../engine/edit";
import type { CallPlan } from "../engine/plan";
import type { Operation, Run } from "../engine/result";
import type { Rule } from "./finding";
import { limitMs, type Place, placesOf } from "./places";

/** What may be missing is asked for before what may not, out of the same budget. */
export const optionalFirst: Rule<"optional-first"> = (_scenario, run, plan) =>
  placesOf(plan).flatMap((place) => {
    const mandatory = mandatoryAfter(place);
    const last = mandatory.at(-1);
    const takesMs = limitMs(place);
    if (last === undefined || place.usableMs === null || takesMs === null) return [];
    const starved = mandatory.flatMap((hop) => starvedAfter(place.hop, hop, run));
    const [first] = starved;
    const name = mandatory.find(({ id }) => id === first?.hop)?.name ?? mandatory[0]?.name ?? "";
    return [
      {
        rule: "optional-first",
        severity: first !== undefined ? "error" : canStarve(takesMs, place, mandatory),
        hop: place.hop.id,
        operation: first?.operation ?? null,
        attempt: first === undefined ? null : 1,
        figures: {
          name: place.hop.name,
          mandatory: name,
          takesMs: first?.tookMs ?? takesMs,
          usableMs: place.usableMs,
          times: starved.length,
        },
        fix: (scenario) => moveHop(scenario, place.hop.id, place.list.indexOf(last)),
      },
    ];
  });

function mandatoryAfter({ hop, list, fannedOut }: Place): readonly CallPlan[] {
  if (hop.whenItFails !== "skip" || fannedOut) return [];
  return list
    .slice(list.indexOf(hop) + 1)
    .filter((other): other is CallPlan => other.kind === "call" && other.whenItFails === "fail");
}

/** A warning when all that the optional one may take leaves the others less than their own timeouts. */
function canStarve(takesMs: number, { usableMs }: Place, mandatory: readonly CallPlan[]) {
  const neededMs = mandatory.reduce((total, { timeoutMs }) => total + (timeoutMs ?? 0), 0);
  return takesMs + neededMs > (usableMs ?? 0) ? "warning" : "info";
}

interface Starved {
  readonly hop: string;
  readonly operation: number;
  readonly tookMs: number;
}

/** Operations in which the mandatory hop ran out of time after the optional one had taken some of it. */
function starvedAfter(optional: CallPlan, mandatory: CallPlan, run: Run): readonly Starved[] {
  return run.operations.flatMap((operation) => {
    const starved = operation.attempts.find(
      ({ hop, cutBy, started, status }) =>
        hop === mandatory.id &&
        (cutBy === "budget" || (!started && status === "deadline_exceeded")),
    );
    const tookMs = starved === undefined ? 0 : spentBefore(optional, starved.parent, operation);
    return tookMs > 0 ? [{ hop: mandatory.id, operation: operation.id, tookMs }] : [];
  });
}

function spentBefore({ id }: CallPlan, parent: number | null, operation: Operation): number {
  return operation.attempts
    .filter((attempt) => attempt.hop === id && attempt.parent === parent)
    .reduce((total, { spentMs }) => total + (spentMs ?? 0), 0);
}
