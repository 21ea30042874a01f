/** What is asked of a long run at its end is worked out before it is shown. */
import { breakerNames, isToldByState, rulesOf } from "../engine/breakerReplay";
import { breakerViews } from "../engine/breakerView";
import type { Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import { memoryOf, planOf } from "./derived";

/** Of more breakers than this most are never looked at. */
const MOST_FORESEEN = 4;
/** Events at a time: some milliseconds. */
const FORESEEN_EVENTS = 2_000;
/** To count takes less than to replay. */
const COUNTED_EVENTS = 20_000;

/**
 * Counts and replays ahead what breakers will be asked of a long run, so that no jump to its end has to:
 * each step takes a stretch, and says whether that was all.
 */
export function foreseeing(scenario: Scenario, run: Run): { readonly step: () => boolean } {
  const filled = planOf(scenario);
  const all = breakerNames(filled);
  const names = all.length > MOST_FORESEEN ? [] : all.filter((name) => !isPlain(filled, name));
  const last = run.events.length - 1;
  let counted = 0;
  let at = 0;
  return {
    step: () => {
      if (counted < last) {
        counted = Math.min(last, counted + COUNTED_EVENTS);
        breakerViews(run, counted);
        return false;
      }
      const [name] = names;
      if (name === undefined) return true;
      at = Math.min(last, at + FORESEEN_EVENTS);
      memoryOf(filled, run, name, at);
      if (at < last) return false;
      names.shift();
      at = 0;
      return names.length === 0;
    },
  };
}

function isPlain(filled: Plan, name: string): boolean {
  const rules = rulesOf(filled, name);
  return rules === undefined || isToldByState(rules);
}
