/**
 * A session as it was when the hand last rested. What stands beside the picture follows it: a
 * slider over a long request then draws in every frame only what the eye is on.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
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

/** Only gestures over long requests are waited out; everything else is followed at once. */
export function createRestedSession(store: SessionStore): RestedSession {
  const session = createStore<Session & SessionActions>()(() => store.getState());
  const take = () => session.setState(store.getState(), true);
  return {
    session,
    follow() {
      let rest: ReturnType<typeof setTimeout> | undefined;
      const hear = () => {
        clearTimeout(rest);
        if (isLongGesture(store.getState())) rest = setTimeout(take, REST_MS);
        else take();
      };
      hear();
      const unsubscribe = store.subscribe(hear);
      return () => {
        clearTimeout(rest);
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
