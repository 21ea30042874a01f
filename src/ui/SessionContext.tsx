import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useStore } from "zustand";
import { type Plan, plan } from "../engine/plan";
import { type Snapshot, snapshotAt } from "../engine/snapshot";
import type { Session, SessionActions, SessionStore } from "../session/session";
import { FindingsProvider } from "./findings/FindingsContext";
import { PlaybackProvider } from "./PlaybackContext";

const StoreContext = createContext<SessionStore | null>(null);
/** For `FollowsLater`; everything else uses the hooks below. */
export const SnapshotContext = createContext<Snapshot | null>(null);
export const PlanContext = createContext<Plan | null>(null);

/** One visualiser: its store, and what is derived from it once for all the parts that draw it. */
export function SessionProvider({
  store,
  children,
}: {
  readonly store: SessionStore;
  readonly children: ReactNode;
}) {
  const scenario = useStore(store, (session) => session.scenario);
  const run = useStore(store, (session) => session.run);
  const step = useStore(store, (session) => session.step);
  const filled = useMemo(() => plan(scenario), [scenario]);
  const snapshot = useMemo(() => snapshotAt(run, step), [run, step]);
  return (
    <StoreContext value={store}>
      <PlanContext value={filled}>
        <SnapshotContext value={snapshot}>
          <PlaybackProvider session={store}>
            <FindingsProvider session={store}>{children}</FindingsProvider>
          </PlaybackProvider>
        </SnapshotContext>
      </PlanContext>
    </StoreContext>
  );
}

function inside<T>(value: T | null): T {
  if (value === null) throw new Error("This component must be inside a <SessionProvider>.");
  return value;
}

/** The store itself, for actions: `const { edit } = useSessionStore().getState()`. */
export function useSessionStore(): SessionStore {
  return inside(useContext(StoreContext));
}

/** Select a stored value or a primitive; an object made in the selector would render for ever. */
export function useSession<T>(selector: (session: Session & SessionActions) => T): T {
  return useStore(useSessionStore(), selector);
}

/** The state of the run at the cursor. */
export function useSnapshot(): Snapshot {
  return inside(useContext(SnapshotContext));
}

/** The open scenario with every default filled in. */
export function usePlan(): Plan {
  return inside(useContext(PlanContext));
}
