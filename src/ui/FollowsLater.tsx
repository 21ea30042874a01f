import { type ReactNode, useEffect, useState } from "react";
import { REST_MS, SHORT } from "../session/restedSession";
import { ShownMoment, usePlan, useSnapshot } from "./SessionContext";

/**
 * What stands in it follows the cursor and the edits, at once where the request is short. A long
 * table is read, not watched: it follows when the hand rests, and never holds up the picture.
 */
export function FollowsLater({ children }: { readonly children: ReactNode }) {
  const plan = usePlan();
  const snapshot = useSnapshot();
  const short = (snapshot.operation?.attempts.length ?? 0) <= SHORT;
  const [rested, setRested] = useState({ plan, snapshot });
  useEffect(() => {
    if (short) return;
    const rest = setTimeout(() => setRested({ plan, snapshot }), REST_MS);
    return () => clearTimeout(rest);
  }, [plan, snapshot, short]);
  return <ShownMoment {...(short ? { plan, snapshot } : rested)}>{children}</ShownMoment>;
}
