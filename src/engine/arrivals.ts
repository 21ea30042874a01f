/** When requests come. */
import type { Plan } from "./plan";
import { drawAt } from "./random";
import { roundMs } from "./retry";
import type { Arrival, Arrivals, Ms } from "./scenario";

export type Request = Exclude<Arrival, Ms>;

/** Every request of the run, in order of time; those of one moment stay in the order of the file. */
export function requestsOf(arrivals: Arrivals, seed: number): Request[] {
  if ("everyMs" in arrivals) {
    const { everyMs, count } = arrivals;
    return Array.from({ length: count }, (_, k) => ({ atMs: k * everyMs }));
  }
  if ("poissonPerSecond" in arrivals)
    return poisson(arrivals.poissonPerSecond, arrivals.forMs, seed);
  return arrivals
    .map((arrival) => (typeof arrival === "number" ? { atMs: arrival } : arrival))
    .sort((a, b) => a.atMs - b.atMs);
}

/** Exponential gaps at `perSecond` requests a second, before `forMs`. */
function poisson(perSecond: number, forMs: Ms, seed: number): Request[] {
  const requests: Request[] = [];
  let at = 0;
  for (let k = 0; ; k++) {
    at += (-Math.log(1 - drawAt(seed, "", "arrivals", k)) * 1000) / perSecond;
    if (!(roundMs(at) < forMs)) return requests;
    requests.push({ atMs: roundMs(at) });
  }
}

export function deadlineAtMs(plan: Plan, startMs: Ms): Ms | null {
  return plan.deadlineMs === null ? null : startMs + plan.deadlineMs;
}
