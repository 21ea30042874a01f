import { type ReactNode, useMemo } from "react";
import { createStore } from "zustand/vanilla";
import type { Run } from "../../engine/result";
import type { Snapshot } from "../../engine/snapshot";
import { SessionProvider, useSession, useSessionStore, useSnapshot } from "../SessionContext";

/** What stands in it draws the run as far as the cursor; `knows` null: the whole of it. */
export function SoFar({
  knows,
  children,
}: {
  readonly knows: ((run: Run, snapshot: Snapshot) => Run) | null;
  readonly children: ReactNode;
}) {
  const store = useSessionStore();
  const run = useSession((session) => session.run);
  const snapshot = useSnapshot();
  const cut = useMemo(
    () =>
      knows === null
        ? null
        : createStore(() => ({ ...store.getState(), run: knows(run, snapshot) })),
    [knows, store, run, snapshot],
  );
  return cut === null ? children : <SessionProvider store={cut}>{children}</SessionProvider>;
}
