/**
 * A session as it was when the hand last rested. What stands beside the picture follows it: a
 * slider over a long request then draws in every frame only what the eye is on.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import { createRest } from "./rest";
import type { Session, SessionActions, SessionStore } from "./session";
import { operationAt } from "./steps";

/** A request of no more attempts is cheap to draw everywhere at once. */
export const SHORT = 12;
/** How long a hand on a slider must rest. */
export const REST_MS = 150;

export interface RestedSession {
  /** Its states; its actions are those of the session itself. */
  readonly session: StoreApi<Session & SessionActions>;
  /** Starts to follow; what comes back stops it. */
  follow(): () => void;
}

/** Where it does not wait, everything is followed at once; else gestures over long requests are waited out. */
export function createRestedSession(
  store: SessionStore,
  waits: (session: Session) => boolean = isLongGesture,
): RestedSession {
  const session = createStore<Session & SessionActions>()(() => store.getState());
  const take = () => session.setState(store.getState(), true);
  return {
    session,
    follow() {
      const rest = createRest(REST_MS, take);
      const hear = (now: Session, before: Session) => {
        if (!waits(now)) {
          rest.stop();
          take();
          // How far a run on its way has got is no hand's doing.
        } else if (now.pending === null || now.pending === before.pending) rest.stir();
      };
      hear(store.getState(), session.getState());
      const unsubscribe = store.subscribe(hear);
      return () => {
        rest.stop();
        unsubscribe();
      };
    },
  };
}

function isLongGesture(session: Session): boolean {
  return session.gesture !== null && isLongRequest(session);
}

/** Whether the request at the cursor is too long to draw everywhere at once. */
export function isLongRequest({ run, step }: Pick<Session, "run" | "step">): boolean {
  const request = run.operations[operationAt(run.events, step) - 1];
  return (request?.attempts.length ?? 0) > SHORT;
}
