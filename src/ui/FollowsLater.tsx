import { type ReactNode, useMemo } from "react";
import { isLongRequest } from "../session/restedSession";
import { ShownMoment, usePlan, useSession, useSnapshot } from "./SessionContext";
import { useRested } from "./useRested";

/**
 * What stands in it follows the cursor and the edits, at once where the request is short. A long
 * table is read, not watched: it follows when the hand rests, and never holds up the picture.
 */
export function FollowsLater({ children }: { readonly children: ReactNode }) {
  const plan = usePlan();
  const snapshot = useSnapshot();
  const now = useMemo(() => ({ plan, snapshot }), [plan, snapshot]);
  return <ShownMoment {...useRested(now, useSession(isLongRequest))}>{children}</ShownMoment>;
}
