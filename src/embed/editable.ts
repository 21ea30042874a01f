/** Names for the values that a reader may change: `deadline`, `payment.timeout`, or `timeout` for every hop. */
import type { Plan } from "../engine/plan";

const OPERATION = ["deadline", "reserve", "closing"];
const CALL = [
  "timeout",
  "takes",
  "attempts",
  "pause",
  "factor",
  "longest-pause",
  "min-useful",
  "margin",
  "network",
  "connect-timeout",
  "read-timeout",
  "most-believed",
  "clock",
];
const WORK = ["takes"];
const BREAKER = [
  "failures",
  "size",
  "window",
  "rate",
  "failures-in-window",
  "minimum",
  "slow",
  "slow-rate",
  "open",
  "permits",
  "successes",
];
/** What decides most, where an author names nothing. */
const USUAL = new Set([
  "deadline",
  "reserve",
  "timeout",
  "takes",
  "attempts",
  "failures",
  "rate",
  "open",
]);

/** null: what decides most. */
export function mayEdit(editable: readonly string[] | null, owner: string | null, value: string) {
  if (editable === null) return USUAL.has(value);
  return editable.includes(value) || (owner !== null && editable.includes(`${owner}.${value}`));
}

/** The last part of a knob's own id: `payment longest pause` of `payment` is `longest-pause`. */
export function valueName(id: string, owner: string): string {
  return id.slice(owner.length).trim().replaceAll(" ", "-");
}

/** Every name that says something of this scenario. */
export function editableNames(plan: Plan): readonly string[] {
  const named = (owner: string, values: readonly string[]) =>
    values.map((value) => `${owner}.${value}`);
  const hops = plan.hops.flatMap((hop) => named(hop.id, hop.kind === "call" ? CALL : WORK));
  const breakers = Object.keys(plan.breakers).flatMap((key) => named(key, BREAKER));
  const values = [...hops, ...breakers].map((name) => name.slice(name.indexOf(".") + 1));
  return [...new Set([...OPERATION, ...values, ...hops, ...breakers])];
}
