import { useCallback, useMemo } from "react";
import type { AnswerMs } from "../../layout/waterfallHandles";
import type { BodyOf } from "../../layout/waterfallTree";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { type RequestAnswer, requestAnswers } from "./requestAnswers";

/** The answers of the request at the cursor, and how long each hop takes. */
export function useRequestAnswers(): {
  readonly answers: ReadonlyMap<string, RequestAnswer>;
  readonly takesMs: AnswerMs;
  readonly bodyOf: BodyOf;
} {
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const plan = usePlan();
  const operation = useSnapshot().operation?.id ?? 0;
  const answers = useMemo(
    () => requestAnswers(scenario, run.events, operation),
    [scenario, run, operation],
  );
  const works = useMemo(
    () => new Map(plan.hops.flatMap((hop) => (hop.kind === "work" ? [[hop.id, hop]] : []))),
    [plan],
  );
  const takesMs = useCallback<AnswerMs>(
    (hopId, nth) => {
      const durationMs = works.get(hopId)?.durationMs;
      if (durationMs !== undefined) return typeof durationMs === "number" ? durationMs : null;
      return answers.get(`${hopId}/${nth}`)?.takesMs ?? null;
    },
    [works, answers],
  );
  const bodyOf = useCallback<BodyOf>(
    (hopId, nth) => answers.get(`${hopId}/${nth}`)?.body ?? null,
    [answers],
  );
  return { answers, takesMs, bodyOf };
}
