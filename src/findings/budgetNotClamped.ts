import type { CallPlan, Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import type { Rule } from "./finding";
import { type Place, placesOf } from "./places";

/** A callee that believes whatever it is told, and has a call that nothing else limits: a forged budget holds its worker. */
export const budgetNotClamped: Rule<"budget-not-clamped"> = (_scenario, run, plan) =>
  placesOf(plan).flatMap((place) => {
    const endless = endlessCall(place.hop);
    if (endless === null || !believesAnything(place)) return [];
    const told = longestTold(place.hop, run);
    return [
      {
        rule: "budget-not-clamped",
        severity: "warning",
        hop: place.hop.id,
        operation: told?.operation ?? null,
        attempt: told?.attempt ?? null,
        figures: {
          name: place.hop.name,
          inner: endless.name,
          toldMs: told?.toldMs ?? wholeMs(plan),
        },
      },
    ];
  });

/** It is told, and neither it nor anyone on the way from the edge sets a limit of its own. */
function believesAnything({ hop, callers }: Place): boolean {
  return [...callers, hop].every(
    ({ tells, maxBudgetMs, timeoutMs }) =>
      (tells === "remaining" || tells === "absolute") && maxBudgetMs === null && timeoutMs === null,
  );
}

function endlessCall(hop: CallPlan): CallPlan | null {
  const endless = hop.calls.find((inner) => inner.kind === "call" && inner.timeoutMs === null);
  return endless?.kind === "call" ? endless : null;
}

interface Told {
  readonly operation: number;
  readonly attempt: number;
  readonly toldMs: Ms;
}

function longestTold(hop: CallPlan, run: Run): Told | null {
  let longest: Told | null = null;
  for (const operation of run.operations) {
    for (const { hop: id, attempt, calleeStartMs, calleeDeadlineMs } of operation.attempts) {
      if (id !== hop.id || calleeStartMs === null || calleeDeadlineMs === null) continue;
      const toldMs = calleeDeadlineMs - calleeStartMs;
      if (longest === null || toldMs > longest.toldMs) {
        longest = { operation: operation.id, attempt, toldMs };
      }
    }
  }
  return longest;
}

function wholeMs({ deadlineMs }: Plan): Ms {
  return deadlineMs ?? 0;
}
