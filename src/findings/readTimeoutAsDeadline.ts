import { setHop } from "../engine/edit";
import { attemptsOf } from "./attempts";
import { isLimited } from "./callWithoutLimit";
import type { Rule } from "./finding";
import { placesOf } from "./places";

/** A read timeout cuts a silence alone: an answer that drips can take as long as it likes. */
export const readTimeoutAsDeadline: Rule<"read-timeout-as-deadline"> = (_scenario, run, plan) =>
  placesOf(plan)
    .filter((place) => place.hop.readTimeoutMs !== null && !isLimited(place, plan))
    .map(({ hop }) => {
      const readTimeoutMs = hop.readTimeoutMs ?? 0;
      const longer = attemptsOf(run, ({ hop: id, spentMs, cutBy }) => {
        return id === hop.id && cutBy === null && (spentMs ?? 0) > readTimeoutMs;
      });
      const wholeMs = Math.max(1, plan.deadlineMs ?? readTimeoutMs);
      return {
        rule: "read-timeout-as-deadline",
        severity: longer.length > 0 ? "error" : "warning",
        hop: hop.id,
        operation: longer[0]?.operation ?? null,
        attempt: longer[0]?.attempt ?? null,
        figures: {
          name: hop.name,
          readTimeoutMs,
          times: longer.length,
          spentMs: longer[0]?.spentMs ?? 0,
        },
        fix: (scenario) => setHop(scenario, hop.id, { timeoutMs: wholeMs }),
      };
    });
