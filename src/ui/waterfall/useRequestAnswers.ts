import { useCallback, useMemo } from "react";
import type { AnswerMs } from "../../layout/waterfallHandles";
import { type AnswerAt, answerOf } from "../knobs/answerAt";
import { answerMs } from "../knobs/answerEdit";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { requestAnswers } from "./requestAnswers";

/** The answers of the request at the cursor, and how long each takes. */
export function useRequestAnswers(): {
  readonly answers: ReadonlyMap<string, AnswerAt>;
  readonly takesMs: AnswerMs;
} {
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const plan = usePlan();
  const operation = useSnapshot().operation?.id ?? 0;
  const answers = useMemo(
    () => requestAnswers(scenario, run.events, operation),
    [scenario, run, operation],
  );
  const takesMs = useCallback<AnswerMs>(
    (hopId, nth) => {
      const hop = plan.hops.find(({ id }) => id === hopId);
      if (hop?.kind === "work") return typeof hop.durationMs === "number" ? hop.durationMs : null;
      const answer = answers.get(`${hopId}/${nth}`);
      return answer === undefined ? null : answerMs(answerOf(scenario, answer));
    },
    [scenario, plan, answers],
  );
  return { answers, takesMs };
}
