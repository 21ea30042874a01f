import { type ReactNode, useEffect, useState } from "react";
import { PlanContext, SnapshotContext, usePlan, useSnapshot } from "./SessionContext";

/** A request of no more attempts is cheap to tell at once. */
const SHORT = 12;
/** How long the cursor and the scenario rest before a long one is told. */
const REST_MS = 150;

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
  const shown = short ? { plan, snapshot } : rested;
  return (
    <PlanContext value={shown.plan}>
      <SnapshotContext value={shown.snapshot}>{children}</SnapshotContext>
    </PlanContext>
  );
}
