import { useCallback } from "react";
import { setHop, setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Ms, Scenario } from "../../engine/scenario";
import type { Handle } from "../../layout/waterfallHandles";
import { latestOf } from "../../session/latest";
import { setAnswer } from "../knobs/answerAt";
import { useSessionStore } from "../SessionContext";
import type { AnswerOf } from "./useRequestAnswers";

/** The scenario with the setting of a handle changed: the same edit that its slider makes. */
export function handleEdit(
  scenario: Scenario,
  { kind, hop, nth }: Pick<Handle, "kind" | "hop" | "nth">,
  valueMs: Ms,
  answerOf: AnswerOf,
): Scenario {
  const ms = Math.min(valueMs, LIMITS.spanMs);
  if (kind === "deadline") return setOperation(scenario, { deadlineMs: ms });
  if (hop === null) return scenario;
  if (kind === "own") return setHop(scenario, hop, { timeoutMs: ms });
  const answer = answerOf(hop, nth);
  return answer === undefined
    ? setHop(scenario, hop, { durationMs: ms })
    : setAnswer(scenario, answer.at, { durationMs: ms });
}

/** A whole drag is one step of undo; a cancelled one leaves everything as it was. */
export function useHandleEdits(answerOf: AnswerOf) {
  const store = useSessionStore();
  const onMove = useCallback(
    (handle: Handle, valueMs: Ms) => {
      const session = store.getState();
      session.edit(handleEdit(latestOf(session), handle, valueMs, answerOf), `drag ${handle.key}`);
    },
    [store, answerOf],
  );
  const onEnd = useCallback(
    (cancelled: boolean) => {
      const { cancelGesture, endGesture } = store.getState();
      if (cancelled) cancelGesture();
      else endGesture();
    },
    [store],
  );
  return { onMove, onEnd };
}
