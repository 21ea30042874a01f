import { useMemo } from "react";
import { useSession } from "../SessionContext";
import { type AnswerAt, answerAt } from "./answerAt";

/** The answer of this hop at the cursor; the same object as long as it is the same answer. */
export function useAnswerAt(hopId: string): AnswerAt {
  // A selector must give a primitive: the place as text.
  const place = useSession(({ scenario, run, step }) => {
    const { operation, index } = answerAt(scenario, run.events, step, hopId);
    return `${operation ?? ""}:${index}`;
  });
  return useMemo(() => {
    const [operation = "", index = ""] = place.split(":");
    return {
      hopId,
      operation: operation === "" ? null : Number(operation),
      index: Number(index),
    };
  }, [hopId, place]);
}
