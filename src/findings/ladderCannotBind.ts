import { setLayer } from "../engine/ladder";
import { beforeMs, connectInMs } from "../engine/ladderEdit";
import type { Scenario } from "../engine/scenario";
import type { Rule } from "./finding";
import { rungs } from "./ladder";

/** A timeout inside the application that the deadline always comes before. */
export const ladderCannotBind: Rule<"ladder-cannot-bind"> = (scenario, _run, plan) => {
  const { ladder = [] } = scenario;
  const { deadlineMs } = plan;
  if (deadlineMs === null) return [];
  return rungs(ladder, plan).flatMap(({ index, timeout, ms, reach }) => {
    // No limit at all is not a setting that fails to bind.
    if (reach !== "never" || ms === null) return [];
    const shorterMs = timeout === "connectMs" ? connectInMs(deadlineMs) : beforeMs(deadlineMs);
    return [
      {
        rule: "ladder-cannot-bind" as const,
        severity: "info" as const,
        hop: null,
        operation: null,
        attempt: null,
        figures: {
          layer: index,
          name: ladder[index]?.name ?? "",
          timeout: timeout === "connectMs" ? ("connect" as const) : ("response" as const),
          ms,
          deadlineMs,
        },
        ...(shorterMs !== null && {
          fix: (now: Scenario) => setLayer(now, index, { [timeout]: shorterMs }),
        }),
      },
    ];
  });
};
