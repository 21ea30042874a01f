/** A breaker's state along a time axis, from its transitions. */
import { bisector } from "d3";
import type { BreakerKind } from "../engine/event";
import type { BreakerResult } from "../engine/result";
import type { Ms } from "../engine/scenario";

export interface Band {
  readonly kind: BreakerKind;
  readonly fromMs: Ms;
  readonly toMs: Ms;
}

type Transitions = BreakerResult["transitions"];
const byMoment = bisector((transition: Transitions[number]) => transition.atMs);

/** Its states in [fromMs, toMs), one after the other without gaps; a state of no length is left out. */
export function breakerBands(transitions: Transitions, fromMs: Ms, toMs: Ms): Band[] {
  const bands: Band[] = [];
  let index = byMoment.right(transitions, fromMs);
  let kind = transitions[index - 1]?.to ?? transitions[0]?.from ?? "closed";
  let sinceMs = fromMs;
  while (sinceMs < toMs) {
    const next = transitions[index];
    const untilMs = Math.min(next?.atMs ?? toMs, toMs);
    if (untilMs > sinceMs) bands.push({ kind, fromMs: sinceMs, toMs: untilMs });
    if (next === undefined) break;
    kind = next.to;
    sinceMs = untilMs;
    index += 1;
  }
  return bands;
}
