import { setOperation } from "../engine/edit";
import type { Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Rule } from "./finding";

/** The edge keeps less than its closing work takes, so a call that uses all it may makes the answer late. */
export const reserveTooSmall: Rule<"reserve-too-small"> = (_scenario, run, plan) => {
  const { deadlineMs, reserveMs, finishMs } = plan;
  const asks = plan.budget === "shared" && deadlineMs !== null;
  const calls = plan.edge.some((hop) => hop.kind === "call");
  if (!asks || !calls || finishMs <= reserveMs) return [];
  const late = lateByClosing(run, plan);
  return [
    {
      rule: "reserve-too-small",
      severity: late.length > 0 ? "error" : "warning",
      hop: null,
      operation: late[0]?.id ?? null,
      attempt: null,
      figures: {
        reserveMs,
        finishMs,
        times: late.length,
        lateMs: late.reduce((most, { lateMs }) => Math.max(most, lateMs), 0),
      },
      fix: (scenario) => setOperation(scenario, { reserveMs: finishMs }),
    },
  ];
};

/** Late answers whose closing work began in time. */
function lateByClosing(run: Run, plan: Plan) {
  return run.operations.filter(({ endMs, lateMs }) => {
    return lateMs > 0 && endMs - plan.finishMs <= endMs - lateMs;
  });
}
