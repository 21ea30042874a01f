import { setHop } from "../engine/edit";
import type { CallPlan } from "../engine/plan";
import type { Operation, Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import { attemptsOf, childrenOf } from "./attempts";
import { callCapMs, longestMs, sum } from "./caps";
import type { FindingOf, Rule } from "./finding";
import { limitMs, ownTimes, type Place, placesOf } from "./places";

/** A caller that stops waiting before its callee, which was not told, has to stop. */
export const outerNotLonger: Rule<"outer-not-longer"> = (_scenario, run, plan) =>
  placesOf(plan).flatMap((place) => ofPlace(place, run));

function ofPlace(place: Place, run: Run): readonly FindingOf<"outer-not-longer">[] {
  const { hop } = place;
  const limit = limitMs(place);
  // A callee that is told cuts its own calls to fit; one that is told wrongly is another finding.
  if (hop.tells !== "none" || limit === null || hop.calls.length === 0) return [];
  const capsMs = innerCapsMs(hop);
  if (capsMs === 0) return [];
  const ownMs = Math.max(0, ...ownTimes(hop).map(longestMs));
  const neededMs = ownMs + capsMs + 2 * hop.networkMs;
  if (limit > neededMs) return [];
  const left = leftAlone(hop, run);
  return [
    {
      rule: "outer-not-longer",
      severity: left.length > 0 ? "error" : "warning",
      hop: hop.id,
      operation: left[0]?.operation ?? null,
      attempt: left[0]?.attempt ?? null,
      figures: {
        name: hop.name,
        limitMs: limit,
        limitedBy: hop.timeoutMs === limit && limit !== place.usableMs ? "own" : "budget",
        ownMs,
        capsMs,
        networkMs: 2 * hop.networkMs,
        neededMs,
        times: left.length,
      },
      fix: (scenario) => setHop(scenario, hop.id, { tells: "remaining" }),
    },
  ];
}

/** What its calls may take at most: one after another, or the longest of all at once; unlimited ones left out. */
function innerCapsMs(hop: CallPlan): Ms {
  const spans = hop.calls.map((inner) =>
    inner.kind === "work" ? longestMs(inner.durationMs) : (callCapMs(inner) ?? 0),
  );
  const limited = hop.calls.some((inner) => inner.kind === "call" && inner.timeoutMs !== null);
  if (!limited) return 0;
  return hop.fanOut ? Math.max(...spans) : sum(spans);
}

/** Attempts that were given up while a call below them went on. */
function leftAlone(hop: CallPlan, run: Run) {
  return attemptsOf(
    run,
    (attempt, operation) =>
      attempt.hop === hop.id &&
      (attempt.cutBy === "own" || attempt.cutBy === "budget") &&
      goesOn(attempt.n, attempt.endMs ?? 0, operation),
  );
}

function goesOn(n: number, atMs: Ms, operation: Operation): boolean {
  return childrenOf(n, operation).some(({ endMs }) => endMs === null || endMs > atMs);
}
