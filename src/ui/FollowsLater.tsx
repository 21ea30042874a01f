import { type ReactNode, useEffect, useMemo } from "react";
import { createRestedSession, isLongRequest } from "../session/restedSession";
import { ShownSession, useSessionStore } from "./SessionContext";

/**
 * What stands in it follows the cursor and the edits, at once where the request is short. A long
 * table is read, not watched: it follows when the hand rests, and never holds up the picture.
 */
export function FollowsLater({ children }: { readonly children: ReactNode }) {
  const store = useSessionStore();
  const rested = useMemo(() => createRestedSession(store, isLongRequest), [store]);
  useEffect(() => rested.follow(), [rested]);
  return <ShownSession session={rested.session}>{children}</ShownSession>;
}
