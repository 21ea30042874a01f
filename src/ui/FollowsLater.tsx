import { type ReactNode, useEffect, useState } from "react";
import { askIdle } from "./controls/idle";
import { PlanContext, SnapshotContext, usePlan, useSnapshot } from "./SessionContext";

/**
 * What stands in it follows the cursor and the edits a moment later, when the page is idle: a long
 * table is read, not watched, and must not hold up the picture while a slider is dragged.
 */
export function FollowsLater({ children }: { readonly children: ReactNode }) {
  const plan = usePlan();
  const snapshot = useSnapshot();
  const [shown, setShown] = useState({ plan, snapshot });
  useEffect(
    () =>
      askIdle(() =>
        setShown((before) =>
          before.plan === plan && before.snapshot === snapshot ? before : { plan, snapshot },
        ),
      ),
    [plan, snapshot],
  );
  return (
    <PlanContext value={shown.plan}>
      <SnapshotContext value={shown.snapshot}>{children}</SnapshotContext>
    </PlanContext>
  );
}
