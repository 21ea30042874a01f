import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { Plan } from "../engine/plan";
import type { Snapshot } from "../engine/snapshot";
import { planOf, snapshotOf } from "../session/derived";
import { createRestedSession } from "../session/restedSession";
import type { Session, SessionActions, SessionStore } from "../session/session";
import { FindingsProvider } from "./findings/FindingsContext";
import { PlaybackProvider } from "./PlaybackContext";

const StoreContext = createContext<SessionStore | null>(null);

/**
 * What the parts draw: the states of a session, and what is derived from them once for all parts. In
 * contexts of their own, so that a part that asks for a title is not drawn again by a step.
 */
const SessionContext = createContext<SessionStore | null>(null);
const PlanContext = createContext<Plan | null>(null);
const SnapshotContext = createContext<Snapshot | null>(null);
/** The session as it was when the hand last rested; see `AfterGesture`. */
const RestedContext = createContext<SessionStore | null>(null);

/** One visualiser: its store, and what is derived from it once for all the parts that draw it. */
export function SessionProvider({
  store,
  children,
}: {
  readonly store: SessionStore;
  readonly children: ReactNode;
}) {
  const rested = useMemo(() => createRestedSession(store), [store]);
  useEffect(() => rested.follow(), [rested]);
  return (
    <StoreContext value={store}>
      <RestedContext value={rested.session}>
        <ShownSession session={store}>
          <PlaybackProvider session={store}>
            <FindingsProvider session={store}>{children}</FindingsProvider>
          </PlaybackProvider>
        </ShownSession>
      </RestedContext>
    </StoreContext>
  );
}

/** The parts in it draw the states of `session`. */
export function ShownSession(props: {
  readonly session: SessionStore;
  readonly children: ReactNode;
}) {
  const { session, children } = props;
  const plan = planOf(useStore(session, (state) => state.scenario));
  const run = useStore(session, (state) => state.run);
  const step = useStore(session, (state) => state.step);
  return (
    <SessionContext value={session}>
      <PlanContext value={plan}>
        <SnapshotContext value={snapshotOf(run, step)}>{children}</SnapshotContext>
      </PlanContext>
    </SessionContext>
  );
}

/**
 * What stands in it waits while a hand is on a slider or a handle of a long request, and follows
 * when the hand rests: every frame then belongs to the picture. Actions reach the session itself.
 */
export function AfterGesture({ children }: { readonly children: ReactNode }) {
  return <ShownSession session={inside(useContext(RestedContext))}>{children}</ShownSession>;
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
  return useStore(inside(useContext(SessionContext)), selector);
}

/** The state of the run at the cursor. */
export function useSnapshot(): Snapshot {
  return inside(useContext(SnapshotContext));
}

/** The open scenario with every default filled in. */
export function usePlan(): Plan {
  return inside(useContext(PlanContext));
}
