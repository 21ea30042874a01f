import type { CallPlan, RetryPlan } from "../../engine/plan";
import { useCall } from "./useCall";

const retryOf = ({ retry }: CallPlan) => retry;

/** How a call is retried; the same object while it says the same. */
export function useRetry(hopId: string): RetryPlan {
  return useCall(hopId, retryOf);
}
