import { applicationIndex, type Ladder, type Layer, limitMs } from "../engine/ladder";
import { waitLonger } from "../engine/ladderEdit";
import type { Scenario } from "../engine/scenario";
import type { FindingOf, Rule } from "./finding";

/** An outer layer does not wait longer than the one inside it, or than the operation may take. */
export const ladderOrder: Rule<"ladder-order"> = (scenario, _run, plan) => {
  const { ladder = [] } = scenario;
  const known = ladder.filter((layer) => layer.responseMs !== undefined);
  const found = known.slice(1).flatMap((inner, at) => {
    const outer = known[at];
    return outer === undefined
      ? []
      : pairOf(ladder, outer, inner.name, limitMs(inner, "responseMs"));
  });
  const around = lastAround(ladder);
  const isPooled = around === null || plan.deadlineMs === null;
  return isPooled ? found : [...found, ...pairOf(ladder, around, null, plan.deadlineMs)];
};

/** The innermost layer that waits for the whole operation, as far as its timeout is known. */
function lastAround(ladder: Ladder): Layer | null {
  const around = ladder.slice(0, applicationIndex(ladder) + 1);
  return (
    around.findLast(({ kind, responseMs }) => kind !== "pool" && responseMs !== undefined) ?? null
  );
}

function pairOf(
  ladder: Ladder,
  outer: Layer,
  inner: string | null,
  innerMs: number | null,
): readonly FindingOf<"ladder-order">[] {
  const outerMs = limitMs(outer, "responseMs");
  if (outerMs === null || innerMs === null || outerMs > innerMs) return [];
  // Neither has a limit: nobody cuts anybody off.
  if (!Number.isFinite(outerMs)) return [];
  const at = ladder.indexOf(outer);
  return [
    {
      rule: "ladder-order",
      severity: "warning",
      hop: null,
      operation: null,
      attempt: null,
      figures: {
        layer: at,
        outer: outer.name,
        outerMs,
        inner: inner ?? "",
        innerMs: Number.isFinite(innerMs) ? innerMs : 0,
      },
      // Around what has no limit nothing waits longer: it is that one that has to be given one.
      ...(Number.isFinite(innerMs) && {
        fix: (scenario: Scenario) => waitLonger(scenario, at, innerMs),
      }),
    },
  ];
}
