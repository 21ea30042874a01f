/** Where in the scenario the setting stands that a finding is about: `hops[1].calls[0].retry`. */
import type { Hop, Scenario } from "../engine/scenario";
import type { Finding } from "./finding";

/** The key of each rule at its hop; of the operation itself where no hop is meant. */
const SETTING = {
  "caps-past-budget": "budget",
  "call-without-limit": "timeoutMs",
  "outer-not-longer": "timeoutMs",
  "retries-cannot-fit": "retry",
  "retries-multiply": "retry.maxAttempts",
  "retry-denied": "retry",
  "pause-past-deadline": "retry",
  "write-cut-off": "effect",
  "write-retried-without-key": "idempotencyKey",
  "worker-held": "calls",
  "ghost-work": "stopsOnCancel",
  "starved-call-counted": "counts.deadline_exceeded",
  "open-before-retry-after": "openMs",
  "shared-breaker": "breaker",
  "absolute-with-skew": "clockSkewMs",
  "budget-not-clamped": "maxBudgetMs",
  "connect-timeout-too-long": "connectTimeoutMs",
  "read-timeout-as-deadline": "readTimeoutMs",
  "reserve-too-small": "reserveMs",
  "optional-first": "whenItFails",
} as const;

export function settingPath(scenario: Scenario, finding: Finding): string {
  if (finding.rule === "open-before-retry-after") {
    return `breakers.${finding.figures.breaker}.${SETTING[finding.rule]}`;
  }
  if (finding.rule === "never-binds" && finding.figures.setting === "slowMs") {
    return `breakers.${finding.figures.name}.trip.slowMs`;
  }
  const key = settingOf(finding);
  if (finding.hop === null) return key;
  const place = pathOf(scenario.hops, finding.hop, "hops");
  return place === null ? key : `${place}.${key}`;
}

function settingOf(finding: Finding): string {
  switch (finding.rule) {
    case "ladder-order":
      return `ladder[${finding.figures.layer}].responseMs`;
    case "keep-alive-race":
      return `ladder[${finding.figures.layer}].keepAliveMs`;
    case "ladder-connect-long":
      return `ladder[${finding.figures.layer}].connectMs`;
    case "ladder-cannot-bind":
      return `ladder[${finding.figures.layer}].${finding.figures.timeout}Ms`;
    case "budget-reset":
      return finding.figures.by === "hop" ? "tells" : "retry.resetBudget";
    case "never-binds":
      return finding.figures.setting;
    default:
      return SETTING[finding.rule];
  }
}

function pathOf(hops: readonly Hop[], hopId: string, at: string): string | null {
  for (const [index, hop] of hops.entries()) {
    const path = `${at}[${index}]`;
    if (hop.id === hopId) return path;
    const inner =
      hop.kind === "call" && hop.calls ? pathOf(hop.calls, hopId, `${path}.calls`) : null;
    if (inner !== null) return inner;
  }
  return null;
}
