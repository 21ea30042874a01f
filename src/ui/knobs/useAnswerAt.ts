import { useMemo } from "react";
import type { Session } from "../../session/session";
import { useSession } from "../SessionContext";
import { type AnswerAt, answerAt } from "./answerAt";

/** The answer of this hop at the cursor; the same object as long as it is the same answer. */
export function useAnswerAt(hopId: string): AnswerAt {
  const find = useMemo(() => placeOf(hopId), [hopId]);
  const place = useSession(find);
  return useMemo(() => {
    const [operation, index] = place.split(":");
    return {
      hopId,
      operation: operation === "" ? null : Number(operation),
      index: Number(index),
    };
  }, [hopId, place]);
}

/** Looked for again only where it may be another: a long run is walked for it, and much else changes in a session. */
function placeOf(hopId: string): (session: Session) => string {
  let seen: Pick<Session, "scenario" | "run" | "step"> | null = null;
  let place = "";
  return ({ scenario, run, step }) => {
    if (seen?.run !== run || seen.step !== step || seen.scenario !== scenario) {
      seen = { scenario, run, step };
      const { operation, index } = answerAt(scenario, run.events, step, hopId);
      place = `${operation ?? ""}:${index}`;
    }
    return place;
  };
}
