import type { Scenario } from "../../engine/scenario";
import type { Entry } from "../../session/session";

/**
 * The scenario as it was opened: the oldest one that leads to this by edits alone. Turning knobs
 * keeps the title; renaming keeps the very list of hops; opening another keeps neither.
 */
export function openedWith(past: readonly Entry[], scenario: Scenario): Scenario {
  let opened = scenario;
  for (const { scenario: before } of past.toReversed()) {
    if (before.title !== opened.title && before.hops !== opened.hops) break;
    opened = before;
  }
  return opened;
}
