/** Marks on a breaker's band: what its states alone do not show. */
import { formatNumber } from "./format";

export const runEvents = {
  heading: "Marks on the bands",
  late: (count: number) =>
    count === 1
      ? "1 late result: the state had changed"
      : `${formatNumber(count)} late results: the state had changed`,
  restart: (count: number) => (count === 1 ? "1 restart" : `${formatNumber(count)} restarts`),
};
