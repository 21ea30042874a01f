import { useCallback, useMemo } from "react";
import type { AnswerMs } from "../../layout/waterfallHandles";
import type { BodyOf } from "../../layout/waterfallTree";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { mayHaveBodies, type RequestAnswer, requestAnswers } from "./requestAnswers";

/** The answer that the nth attempt at a hop was given. */
export type AnswerOf = (hopId: string, nth: number) => RequestAnswer | undefined;

const NO_BODY: BodyOf = () => null;

/** The answers of the request at the cursor, and how long each hop takes. Looked for when one is asked for. */
export function useRequestAnswers(): {
  readonly answerOf: AnswerOf;
  readonly takesMs: AnswerMs;
  readonly bodyOf: BodyOf;
} {
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const plan = usePlan();
  const operation = useSnapshot().operation?.id ?? 0;
  const answerOf = useMemo<AnswerOf>(() => {
    let known: ReadonlyMap<string, RequestAnswer> | undefined;
    return (hopId, nth) => {
      known ??= requestAnswers(scenario, run.events, operation);
      return known.get(`${hopId}/${nth}`);
    };
  }, [scenario, run, operation]);
  const takesMs = useCallback<AnswerMs>(
    (hopId, nth) => {
      const hop = plan.hops.find(({ id }) => id === hopId);
      if (hop?.kind !== "work") return answerOf(hopId, nth)?.takesMs ?? null;
      return typeof hop.durationMs === "number" ? hop.durationMs : null;
    },
    [plan, answerOf],
  );
  const inPieces = useMemo(() => mayHaveBodies(scenario), [scenario]);
  const bodyOf = useCallback<BodyOf>(
    (hopId, nth) => answerOf(hopId, nth)?.body ?? null,
    [answerOf],
  );
  return { answerOf, takesMs, bodyOf: inPieces ? bodyOf : NO_BODY };
}
