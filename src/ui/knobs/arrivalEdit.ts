/** Lists of requests: from a rule to a list and back, and changes of one entry. */
import { requestsOf } from "../../engine/arrivals";
import { LIMITS } from "../../engine/limits";
import type { Arrival, Arrivals, Ms } from "../../engine/scenario";

/** What stands between requests where there is only one to measure by. */
const USUAL_MS = 1_000;
const SECOND_MS = 1_000;
/** Random requests of so many on average hardly ever fail to come at all. */
const FEW = 10;

/** Random ones become the very requests that this seed gives, or one where it gives none. */
export function listed(arrivals: Arrivals, seed: number): readonly Arrival[] {
  if (isList(arrivals)) return arrivals;
  const moments = requestsOf(arrivals, seed).map(({ atMs }) => atMs);
  return moments.length === 0 ? [0] : moments.slice(0, LIMITS.arrivals);
}

/** As many requests, as far apart as they are on average. Answers given by hand are let go. */
export function evenly(arrivals: Arrivals): { everyMs: Ms; count: number } {
  if ("everyMs" in arrivals) return arrivals;
  if ("poissonPerSecond" in arrivals) {
    const { poissonPerSecond, forMs } = arrivals;
    const everyMs = Math.max(1, Math.round(SECOND_MS / poissonPerSecond));
    return { everyMs, count: within(Math.floor(forMs / everyMs), LIMITS.arrivals) };
  }
  const last = lastOf(arrivals);
  const count = Math.max(1, arrivals.length);
  const everyMs = count === 1 ? USUAL_MS : Math.round(last / (count - 1));
  return { everyMs: within(everyMs, LIMITS.spanMs), count };
}

/** As many requests in as much time on average; but one a second at least, and time for a few of them. */
export function poissonFrom(arrivals: Arrivals): { poissonPerSecond: number; forMs: Ms } {
  if ("poissonPerSecond" in arrivals) return arrivals;
  const { everyMs, count } = evenly(arrivals);
  const poissonPerSecond = within(Math.round(SECOND_MS / everyMs), LIMITS.arrivals);
  return { poissonPerSecond, forMs: Math.min(LIMITS.momentMs, everyMs * Math.max(count, FEW)) };
}

/** The longest time and the highest rate that the format lets random requests have with the other. */
export function longestForMs(poissonPerSecond: number): Ms {
  return Math.min(LIMITS.momentMs, Math.floor((LIMITS.arrivals * SECOND_MS) / poissonPerSecond));
}

export function highestRate(forMs: Ms): number {
  return within(Math.floor((LIMITS.arrivals * SECOND_MS) / Math.max(1, forMs)), LIMITS.arrivals);
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(1, value));
}

function lastOf(arrivals: readonly Arrival[]): Ms {
  return arrivals.reduce<Ms>((latest, arrival) => Math.max(latest, momentOf(arrival)), 0);
}

export function momentOf(arrival: Arrival): Ms {
  return typeof arrival === "number" ? arrival : arrival.atMs;
}

export function movedTo(arrival: Arrival, atMs: Ms): Arrival {
  return typeof arrival === "number" ? atMs : { ...arrival, atMs };
}

function isList(arrivals: Arrivals): arrivals is readonly Arrival[] {
  return Array.isArray(arrivals);
}
