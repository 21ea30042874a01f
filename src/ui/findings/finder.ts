/**
 * Looks for what is wrong with the open work, in idle slices and once the hand rests. While a gesture
 * goes on nothing is asked and nobody is told anything: what was found stays until it is over.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import { plan } from "../../engine/plan";
import type { Run } from "../../engine/result";
import type { Scenario } from "../../engine/scenario";
import type { Finding } from "../../findings/finding";
import type { SessionStore } from "../../session/session";
import { wholeInTurns } from "../../session/wholeRun";
import { type AskIdle, askIdle } from "../controls/idle";

type Rules = Pick<typeof import("../../findings/findings"), "findingsInTurn">;

export interface Look {
  /** `long`: not looked at yet, since that would take a while; it waits to be asked. */
  readonly state: "looking" | "done" | "long" | "failed";
  /** Of the last look that was taken to its end, gravest first. */
  readonly findings: readonly Finding[];
  /** What that look was at, or what waits to be looked at; null before the first. */
  readonly at: { readonly scenario: Scenario; readonly run: Run } | null;
  /** Somebody asked to see the findings, and no panel has shown them yet. */
  readonly wanted: boolean;
}

export interface Finder {
  readonly looks: StoreApi<Look>;
  /** Looks as long as anybody follows; what comes back ends that. */
  follow(): () => void;
  /** Now, and however long the run is. */
  look(): void;
  setWanted(wanted: boolean): void;
}

/** After an edit the page answers first. */
const REST_MS = 150;
/** At most this much of one idle moment is used, or what a rule takes up to its next pause. */
const SLICE_MS = 8;
/** Up to here a look takes less than the run itself did. */
const MOST_EVENTS = 200_000;

/** Made here: it holds on to no run. */
const NOTHING = () => {};

const loadRules = (): Promise<Rules> => import("../../findings/findings");

export function createFinder(
  session: SessionStore,
  load: () => Promise<Rules> = loadRules,
  idle: AskIdle = askIdle,
): Finder {
  const looks = createStore<Look>()(() => ({
    state: "looking",
    findings: [],
    at: null,
    wanted: false,
  }));
  let followers = 0;
  let stop = () => {};
  /** The run of the last look, or of the one that waits to be asked for. */
  let looked: Run | null = null;

  const fail = () => looks.setState({ state: "failed" });

  const look = async (asked: boolean) => {
    stop();
    const { scenario, run } = session.getState();
    let going = true;
    stop = () => {
      going = false;
    };
    if (!asked && run.events.length > MOST_EVENTS) {
      looked = run;
      looks.setState({ state: "long", findings: [], at: { scenario, run } });
      return;
    }
    let rules: Rules;
    try {
      rules = await load();
    } catch {
      // The page was opened long ago, say, and its server has other files by now.
      if (going) fail();
      return;
    }
    if (!going) return;
    const turnsOf = (whole: Run) => rules.findingsInTurn(scenario, whole, plan(scenario));
    // Rules walk all of a run: a long one is unpacked first, for as long as they look.
    const unpacking = wholeInTurns(run);
    let turns = unpacking === null ? turnsOf(run) : null;
    const slice = (leftMs: () => number) => {
      const startedAt = performance.now();
      const left = () => Math.min(leftMs(), SLICE_MS - (performance.now() - startedAt));
      try {
        do {
          const unpacked = turns === null ? unpacking?.next() : undefined;
          if (unpacked?.done === true) turns = turnsOf(unpacked.value);
          const turn = turns?.next();
          if (turn?.done === true) {
            looked = run;
            stop = NOTHING;
            looks.setState({ state: "done", findings: turn.value, at: { scenario, run } });
            return;
          }
        } while (left() > 0);
      } catch (error) {
        fail();
        throw error;
      }
      if (looks.getState().state !== "looking") looks.setState({ state: "looking" });
      stop = idle(slice);
    };
    stop = idle(slice);
  };

  const rest = () => {
    stop();
    const { run, gesture } = session.getState();
    if (gesture !== null || run === looked) return;
    const resting = setTimeout(() => look(false), REST_MS);
    stop = () => clearTimeout(resting);
  };

  const begin = () => {
    rest();
    const unsubscribe = session.subscribe((now, before) => {
      if (now.run !== before.run || now.gesture !== before.gesture) rest();
    });
    return () => {
      unsubscribe();
      stop();
    };
  };
  let end = () => {};

  return {
    looks,
    follow() {
      followers += 1;
      if (followers === 1) end = begin();
      return () => {
        followers -= 1;
        if (followers === 0) end();
      };
    },
    look() {
      looks.setState({ state: "looking" });
      look(true);
    },
    setWanted(wanted) {
      if (wanted !== looks.getState().wanted) looks.setState({ wanted });
    },
  };
}
