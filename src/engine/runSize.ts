/** How large a run will be, told without running it. */

import type { HopPlan, Plan } from "./plan";
import { requestsExpected } from "./requestsExpected";
import type { Scenario } from "./scenario";

/** Requests and the attempts they make at most, nested ones included; about, where requests come at random. */
export function runSize({ arrivals }: Pick<Scenario, "arrivals">, { edge }: Plan): number {
  return requestsExpected(arrivals) * (1 + attemptsAtMost(edge));
}

function attemptsAtMost(hops: readonly HopPlan[]): number {
  let sum = 0;
  for (const hop of hops) {
    if (hop.kind === "call") sum += hop.retry.maxAttempts * (1 + attemptsAtMost(hop.calls));
  }
  return sum;
}
