/** Where the other run has no such request, its decision nearest by the clock is looked up, not walked to. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { isDecision } from "../../src/engine/event";
import { simulate } from "../../src/engine/simulate";
import { sameStep } from "../../src/session/sameStep";
import { fromGallery } from "../support/gallery";
import { scenarios } from "../support/scenarios";

it("is the decision whose moment is nearest, about the same hop if it can be, and the last of those", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { events } = simulate(fromGallery("budget-meets-breaker"));
      const others = simulate(scenario).events;
      const last = Math.max(0, ...others.map(({ operation }) => operation ?? 0));
      const decisions = others.flatMap((other, step) =>
        isDecision(other) ? [{ other, step }] : [],
      );
      for (const [step, event] of events.entries()) {
        if (event.operation === null || event.operation <= last) continue;
        const far = ({ other }: (typeof decisions)[number]) => Math.abs(other.atMs - event.atMs);
        const least = Math.min(...decisions.map(far));
        const nearest = decisions.filter((each) => far(each) === least);
        const alike = nearest.filter(({ other }) => other.hop === event.hop);
        const wanted = (alike.length > 0 ? alike : nearest).at(-1)?.step ?? 0;
        expect(sameStep(events, step, others)).toEqual({ step: wanted, same: false });
      }
    }),
    { numRuns: 40 },
  );
});
