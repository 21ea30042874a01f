/** Lists of requests: from a rule to a list and back, and changes of one entry. */
import { LIMITS } from "../../engine/limits";
import type { Arrival, Arrivals, Ms } from "../../engine/scenario";

/** What stands between requests where there is only one to measure by. */
const USUAL_MS = 1_000;

export function listed(arrivals: Arrivals): readonly Arrival[] {
  if (isList(arrivals)) return arrivals;
  if ("poissonPerSecond" in arrivals) return [0];
  return Array.from({ length: arrivals.count }, (_, i) => i * arrivals.everyMs);
}

/** As many requests, as far apart as they were on average. Answers given by hand are let go. */
export function evenly(arrivals: Arrivals): { everyMs: Ms; count: number } {
  if ("everyMs" in arrivals) return arrivals;
  const moments = listed(arrivals).map(momentOf);
  const count = Math.max(1, moments.length);
  const last = moments.reduce((latest, atMs) => Math.max(latest, atMs), 0);
  const everyMs = count === 1 ? USUAL_MS : Math.round(last / (count - 1));
  return { everyMs: Math.min(LIMITS.spanMs, Math.max(1, everyMs)), count };
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
