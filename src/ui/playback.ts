/**
 * Playing a run: the only wall-clock timer there is. It moves the session's cursor step by step and
 * changes nothing else; virtual time only says how long each step is shown.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Ms } from "../engine/scenario";
import type { SessionStore } from "../session/session";
import { nextStep } from "../session/steps";

export interface Playback {
  readonly playing: boolean;
  /** One of `SPEEDS`. */
  readonly speed: number;
  /** From the first step again when the cursor is at the last one. */
  play(): void;
  pause(): void;
  toggle(): void;
  setSpeed(speed: number): void;
}
export type PlaybackStore = StoreApi<Playback>;

export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;

/** Wall-clock ms shown for one virtual ms at speed 1, before the bounds. */
const STRETCH = 4;
/** A decision wants reading; a small step between two of them wants less. */
const LEAST_MS = { decision: 350, event: 150 } as const;
const MOST_MS = 1600;

/** How long a step is shown before the next one, which comes `virtualMs` later in the run. */
export function showMs(virtualMs: Ms, stepSize: "decision" | "event", speed: number): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS[stepSize], virtualMs * STRETCH)) / speed;
}

/**
 * Pauses by itself at the end, when somebody else moves the cursor, and when the page is hidden, so
 * that a tab that slept does not jump. An edit while it plays goes on from the same frame. `pause`
 * lets go of everything it holds.
 */
export function createPlayback(session: SessionStore, page: Document = document): PlaybackStore {
  return createStore<Playback>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let letGo = () => {};
    /** While it moves the cursor itself: any other move is somebody else's. */
    let isMoving = false;

    const pause = () => {
      clearTimeout(timer);
      letGo();
      letGo = () => {};
      set({ playing: false });
    };
    const schedule = () => {
      clearTimeout(timer);
      const { run, step, stepSize } = session.getState();
      const next = nextStep(run.events, step, 1, stepSize);
      if (next === step) return pause();
      const virtualMs = (run.events[next]?.atMs ?? 0) - (run.events[step]?.atMs ?? 0);
      timer = setTimeout(
        () => {
          isMoving = true;
          session.getState().goTo(next);
          isMoving = false;
          schedule();
        },
        showMs(virtualMs, stepSize, get().speed),
      );
    };
    const listen = () => {
      const whenHidden = () => page.hidden && pause();
      page.addEventListener("visibilitychange", whenHidden);
      const unsubscribe = session.subscribe((now, before) => {
        if (now.run !== before.run || now.stepSize !== before.stepSize) schedule();
        else if (now.step !== before.step && !isMoving) pause();
      });
      letGo = () => {
        page.removeEventListener("visibilitychange", whenHidden);
        unsubscribe();
      };
    };

    return {
      playing: false,
      speed: 1,
      play() {
        if (get().playing || page.hidden) return;
        const { run, step, stepSize, goToFirst } = session.getState();
        if (nextStep(run.events, step, 1, stepSize) === step) goToFirst();
        set({ playing: true });
        listen();
        schedule();
      },
      pause,
      toggle() {
        if (get().playing) pause();
        else get().play();
      },
      setSpeed(speed) {
        set({ speed });
        if (get().playing) schedule();
      },
    };
  });
}
