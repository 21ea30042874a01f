/** The periods in which a breaker is held by hand, to be changed. */
import { formatNumber } from "./format";

export const forcedPeriods = {
  none: "Nothing is forced. A period holds the breaker open or closed whatever happens; afterwards it is closed and zeroed.",
  period: (number: number) => `Period ${formatNumber(number)}`,
  columns: "State, then from – to in ms",
  state: "state",
  from: "from",
  to: "to",
  add: "Add a period",
  remove: (number: number) => `Remove period ${formatNumber(number)}`,
  backwards: "Not taken: a period ends after it begins.",
  overlaps: "Not taken: it would overlap another period.",
};
