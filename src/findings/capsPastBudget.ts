import { setOperation } from "../engine/edit";
import { callCapMs, longestMs, sum } from "./caps";
import type { Rule } from "./finding";

/** The caps of a local budget, one after the other, are longer than the deadline they are compared with. */
export const capsPastBudget: Rule<"caps-past-budget"> = (_scenario, run, plan) => {
  const { deadlineMs, finishMs } = plan;
  if (plan.budget !== "local" || deadlineMs === null) return [];
  const workMs = sum(plan.edge.map((hop) => (hop.kind === "work" ? longestMs(hop.durationMs) : 0)));
  const capsMs = sum(plan.edge.map((hop) => (hop.kind === "call" ? (callCapMs(hop) ?? 0) : 0)));
  const totalMs = workMs + capsMs + finishMs;
  if (totalMs <= deadlineMs) return [];
  const late = run.operations.filter((operation) => operation.lateMs > 0);
  return [
    {
      rule: "caps-past-budget",
      severity: late.length > 0 ? "error" : "warning",
      hop: null,
      operation: late[0]?.id ?? null,
      attempt: null,
      figures: {
        workMs,
        capsMs,
        finishMs,
        totalMs,
        deadlineMs,
        overMs: totalMs - deadlineMs,
        lateOperations: late.length,
        lateMs: late.reduce((most, operation) => Math.max(most, operation.lateMs), 0),
      },
      fix: (scenario) => setOperation(scenario, { budget: "shared" }),
    },
  ];
};
