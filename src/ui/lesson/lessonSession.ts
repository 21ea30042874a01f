/**
 * The session of one step: the same as anywhere, but only what the step lets its reader change is
 * taken, and before a prediction the cursor stays where it is, so that nobody steps into the answer.
 */
import { RunRefused } from "../../engine/refusal";
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
  const store =
    kept !== null && mayChange(may, start, kept.scenario)
      ? reopened(start, kept)
      : createSession(start, frame);
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

/** Where undo leads back to the start; the start itself when what was kept does not run. */
function reopened(start: Scenario, { scenario, frame }: Entry): SessionStore {
  try {
    return createSession(scenario, frame, { past: [{ scenario: start, frame }], future: [] });
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    return createSession(start);
  }
}
