import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setHop } from "../../src/engine/edit";
import type { Scenario } from "../../src/engine/scenario";
import {
  createRestedSession,
  isLongRequest,
  REST_MS,
  SHORT,
} from "../../src/session/restedSession";
import { createSession, type Session } from "../../src/session/session";

/** One request of so many attempts, all of them in vain. */
const inVain = (maxAttempts: number): Scenario => ({
  version: 1,
  title: "In vain",
  deadlineMs: null,
  seed: 1,
  hops: [
    {
      id: "a",
      kind: "call",
      name: "A",
      timeoutMs: 100,
      retry: { maxAttempts, backoff: { kind: "fixed", baseMs: 10 } },
      responses: [{ durationMs: 5, result: "unavailable" }],
    },
  ],
  breakers: {},
  arrivals: [0],
});

function followed(attempts: number, waits?: (session: Session) => boolean) {
  const store = createSession(inVain(attempts));
  const rested = createRestedSession(store, waits);
  const stop = rested.follow();
  const turn = (timeoutMs: number, gesture?: string) =>
    store.getState().edit(setHop(store.getState().scenario, "a", { timeoutMs }), gesture);
  const shows = () => rested.session.getState().scenario === store.getState().scenario;
  return { store, rested, stop, turn, shows };
}

describe("a session as it was when the hand last rested", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("follows every single edit and every step at once, however long the request", () => {
    const { store, rested, turn, shows } = followed(SHORT + 1);
    turn(90);
    expect(shows()).toBe(true);
    store.getState().goToLast();
    expect(rested.session.getState().step).toBe(store.getState().step);
  });

  it("follows a gesture over a short request at once", () => {
    const { turn, shows } = followed(SHORT);
    turn(90, "drag");
    expect(shows()).toBe(true);
  });

  it("waits out a gesture over a long request until the hand rests", () => {
    const { turn, shows } = followed(SHORT + 1);
    turn(90, "drag");
    vi.advanceTimersByTime(REST_MS - 1);
    expect(shows()).toBe(false);
    turn(80, "drag");
    vi.advanceTimersByTime(REST_MS - 1);
    expect(shows()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(shows()).toBe(true);
  });

  it("is there the moment the gesture ends", () => {
    const { store, turn, shows } = followed(SHORT + 1);
    turn(90, "drag");
    expect(shows()).toBe(false);
    store.getState().endGesture();
    expect(shows()).toBe(true);
  });

  it("changes nothing once it is stopped", () => {
    const { turn, shows, stop } = followed(SHORT + 1);
    turn(90, "drag");
    stop();
    vi.advanceTimersByTime(REST_MS);
    expect(shows()).toBe(false);
  });

  it("waits out steps and single edits too, where that is asked for", () => {
    const { store, rested, turn, shows } = followed(SHORT + 1, isLongRequest);
    vi.advanceTimersByTime(REST_MS);
    const before = rested.session.getState().step;
    store.getState().goToLast();
    turn(90);
    expect(shows()).toBe(false);
    expect(rested.session.getState().step).toBe(before);
    vi.advanceTimersByTime(REST_MS);
    expect(shows()).toBe(true);
    expect(rested.session.getState().step).toBe(store.getState().step);
  });

  it("does not wait longer for a run that is on its way", () => {
    const { store, turn, shows } = followed(SHORT + 1, isLongRequest);
    turn(90);
    const { scenario } = store.getState();
    for (let done = 0; done < 3; done += 1) {
      vi.advanceTimersByTime(REST_MS / 3);
      store.setState({ pending: { scenario, opens: true, done, total: 3 } });
    }
    expect(shows()).toBe(true);
  });

  it("sets one timer for any number of movements", () => {
    const { turn, shows } = followed(SHORT + 1);
    const set = vi.spyOn(globalThis, "setTimeout");
    for (let ms = 99; ms > 90; ms -= 1) turn(ms, "drag");
    expect(set).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(REST_MS);
    expect(shows()).toBe(true);
  });
});
