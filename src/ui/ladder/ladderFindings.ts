/** What the checks say of a ladder, each at the layer it is about. */
import { LAYER_TIMEOUTS, type Layer, type LayerTimeout } from "../../engine/ladder";
import type { Plan } from "../../engine/plan";
import type { Run } from "../../engine/result";
import type { Ms, Scenario } from "../../engine/scenario";
import type { FindingOf } from "../../findings/finding";
import { ladderCannotBind } from "../../findings/ladderCannotBind";
import { ladderConnect } from "../../findings/ladderConnect";
import { ladderKeepAlive } from "../../findings/ladderKeepAlive";
import { ladderOrder } from "../../findings/ladderOrder";
import { timeKey } from "../../layout/ladder";

export type LadderFinding =
  | FindingOf<"ladder-order">
  | FindingOf<"keep-alive-race">
  | FindingOf<"ladder-connect-long">
  | FindingOf<"ladder-cannot-bind">;

export function ladderFindings(scenario: Scenario, run: Run, plan: Plan): readonly LadderFinding[] {
  return [
    ...ladderOrder(scenario, run, plan),
    ...ladderKeepAlive(scenario, run, plan),
    ...ladderConnect(scenario, run, plan),
    ...ladderCannotBind(scenario, run, plan),
  ];
}

export function timeoutFound(finding: LadderFinding): LayerTimeout {
  switch (finding.rule) {
    case "ladder-order":
      return "responseMs";
    case "keep-alive-race":
      return "keepAliveMs";
    case "ladder-connect-long":
      return "connectMs";
    case "ladder-cannot-bind":
      return finding.figures.timeout === "connect" ? "connectMs" : "responseMs";
  }
}

/** The times that a warning is about; that one cannot matter is told by its bar already. */
export function foundTimes(found: readonly LadderFinding[]): ReadonlySet<string> {
  return new Set(
    found
      .filter(({ severity }) => severity !== "info")
      .map((finding) => timeKey(finding.figures.layer, timeoutFound(finding))),
  );
}

export interface LayerChange {
  readonly layer: Layer;
  readonly timeout: LayerTimeout;
  readonly ms: Ms | null;
}

/** The times that a fix sets, for the words on its button; the layer it is about first. */
export function changesOf(before: Scenario, after: Scenario): readonly LayerChange[] {
  return (after.ladder ?? [])
    .flatMap((layer, index) =>
      LAYER_TIMEOUTS.flatMap((timeout) => {
        const ms = layer[timeout];
        const isSame = ms === undefined || ms === before.ladder?.[index]?.[timeout];
        return isSame ? [] : [{ layer, timeout, ms }];
      }),
    )
    .reverse();
}
