import type { Arrivals } from "./scenario";

/** How many requests there will be; about, where they come at random. */
export function requestsExpected(arrivals: Arrivals): number {
  if ("everyMs" in arrivals) return arrivals.count;
  if ("poissonPerSecond" in arrivals) {
    return Math.round((arrivals.poissonPerSecond * arrivals.forMs) / 1000);
  }
  return arrivals.length;
}
