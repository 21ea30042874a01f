/**
 * The legal arrows of the breaker, once: the diagram draws these rows and a property walks every
 * run along them.
 */
import type { BreakerKind, Cause } from "./event";

export interface Arrow {
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly rule: Cause["rule"];
  /** Moved by an operator's hand (`forced`), not by a result or by time. */
  readonly byHand: boolean;
}

export const ARROWS: readonly Arrow[] = [
  { from: "closed", to: "open", rule: "failures", byHand: false },
  { from: "open", to: "half-open", rule: "open_time_over", byHand: false },
  { from: "half-open", to: "open", rule: "probe_failed", byHand: false },
  { from: "half-open", to: "closed", rule: "successes", byHand: false },
  { from: "closed", to: "open", rule: "forced", byHand: true },
  { from: "half-open", to: "open", rule: "forced", byHand: true },
  { from: "open", to: "closed", rule: "forced", byHand: true },
  { from: "half-open", to: "closed", rule: "forced", byHand: true },
  { from: "open", to: "closed", rule: "released", byHand: true },
];

/** Whether a breaker may move so, and by that rule. */
export function isLegal(from: BreakerKind, to: BreakerKind, rule: Cause["rule"]): boolean {
  return ARROWS.some((arrow) => arrow.from === from && arrow.to === to && arrow.rule === rule);
}
