import { limitMs, setLayer } from "../engine/ladder";
import { connectInMs } from "../engine/ladderEdit";
import type { Scenario } from "../engine/scenario";
import type { Rule } from "./finding";

/** A layer may spend on connecting alone what there is for the whole answer. */
export const ladderConnect: Rule<"ladder-connect-long"> = (scenario, _run, plan) =>
  (scenario.ladder ?? []).flatMap((layer, index) => {
    const connectMs = limitMs(layer, "connectMs");
    const wholeMs = plan.deadlineMs ?? layer.responseMs ?? null;
    if (connectMs === null || wholeMs === null || connectMs < wholeMs) return [];
    const shorterMs = connectInMs(wholeMs);
    return [
      {
        rule: "ladder-connect-long" as const,
        severity: "warning" as const,
        hop: null,
        operation: null,
        attempt: null,
        figures: {
          layer: index,
          name: layer.name,
          connectMs: Number.isFinite(connectMs) ? connectMs : 0,
          wholeMs,
          of: plan.deadlineMs === null ? ("response" as const) : ("deadline" as const),
        },
        ...(shorterMs !== null && {
          fix: (now: Scenario) => setLayer(now, index, { connectMs: shorterMs }),
        }),
      },
    ];
  });
