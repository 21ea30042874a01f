import { isLongRequest } from "../../session/restedSession";
import { useSession } from "../SessionContext";
import { useRested } from "../useRested";
import { hopAt } from "./hopAt";

/**
 * The hop that the event at the cursor is about, for what is set or sent to it. Through a long request one
 * steps quickly: there it changes when the cursor rests.
 */
export function useHopAtCursor(): string | null {
  const now = useSession((session) => hopAt(session.run.events, session.step));
  return useRested(now, useSession(isLongRequest));
}
