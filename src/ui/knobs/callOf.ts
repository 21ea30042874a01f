import type { CallPlan, Plan } from "../../engine/plan";

export function callOf(plan: Plan, hopId: string): CallPlan | undefined {
  const hop = plan.hops.find(({ id }) => id === hopId);
  return hop?.kind === "call" ? hop : undefined;
}
