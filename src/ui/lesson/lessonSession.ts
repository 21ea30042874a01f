/**
 * The session of one step: the same as anywhere, but only what the step lets its reader change is
 * taken, and before a prediction the cursor stays where it is, so that nobody steps into the answer.
 */
import type { Frame, Scenario } from "../../engine/scenario";
import type { May } from "../../lessons/lesson";
import { mayChange } from "../../lessons/mayChange";
import {
  createSession,
  type Entry,
  type SessionActions,
  type SessionStore,
} from "../../session/session";

export interface LessonSession {
  readonly store: SessionStore;
  /** Lets the cursor move from now on. */
  release(): void;
  /** Holds it where it is. */
  hold(): void;
}

const MOVES = ["goTo", "stepBy", "goToFirst", "goToLast", "goToOperation"] as const;
type Moves = Pick<SessionActions, (typeof MOVES)[number]>;
const NOTHING = () => {};
const HELD: Moves = {
  goTo: NOTHING,
  stepBy: NOTHING,
  goToFirst: NOTHING,
  goToLast: NOTHING,
  goToOperation: NOTHING,
};

export function createLessonSession(
  start: Scenario,
  frame: Frame | undefined,
  may: May | undefined,
  /** What was made of it before, if it may still be. */
  kept: Entry | null,
  onRefused: () => void,
): LessonSession {
  const open = kept !== null && mayChange(may, start, kept.scenario) ? kept : null;
  const past = open === null ? [] : [{ scenario: start, frame: frame ?? open.frame }];
  const store = createSession(open?.scenario ?? start, open?.frame ?? frame, { past, future: [] });
  const { edit, goTo, stepBy, goToFirst, goToLast, goToOperation } = store.getState();
  store.setState({
    edit(next, gesture) {
      if (mayChange(may, start, next)) edit(next, gesture);
      else onRefused();
    },
  });
  return {
    store,
    release: () => store.setState({ goTo, stepBy, goToFirst, goToLast, goToOperation }),
    hold: () => store.setState(HELD),
  };
}
