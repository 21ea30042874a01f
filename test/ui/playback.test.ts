// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setOperation } from "../../src/engine/edit";
import type { Scenario } from "../../src/engine/scenario";
import { createSession } from "../../src/session/session";
import { createPlayback, showMs } from "../../src/ui/playback";

const scenario: Scenario = {
  version: 1,
  title: "One call",
  deadlineMs: 1000,
  seed: 1,
  hops: [
    {
      id: "payment",
      kind: "call",
      name: "Payment",
      timeoutMs: 400,
      responses: [{ durationMs: 200 }],
    },
  ],
  breakers: {},
  arrivals: [0],
};

/** Decisions: arrival and start at 0 ms, end and finish at 200 ms. */
function playing() {
  const session = createSession(scenario);
  const playback = createPlayback(session);
  playback.getState().play();
  return { session, playback, moment: () => momentOf(session) };
}
function momentOf(session: ReturnType<typeof createSession>) {
  const { run, step } = session.getState();
  return run.events[step]?.type;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setHidden(false);
});
function setHidden(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("how long a step is shown", () => {
  it.each([
    ["nothing happens between two decisions", 0, "decision", 1, 350],
    ["a short wait", 80, "decision", 1, 350],
    ["a wait", 200, "decision", 1, 800],
    ["a long wait", 3000, "decision", 1, 1600],
    ["twice as fast", 200, "decision", 2, 400],
    ["at a quarter", 0, "decision", 0.25, 1400],
    ["a small step", 0, "event", 1, 150],
  ] as const)("%s", (_, virtualMs, stepSize, speed, expected) => {
    expect(showMs(virtualMs, stepSize, speed)).toBe(expected);
  });
});

describe("playback", () => {
  it("walks the decisions in proportion to virtual time and pauses at the end", () => {
    const { playback, moment } = playing();
    expect(moment()).toBe("arrival");
    vi.advanceTimersByTime(349);
    expect(moment()).toBe("arrival");
    vi.advanceTimersByTime(1);
    expect(moment()).toBe("start");
    vi.advanceTimersByTime(799);
    expect(moment()).toBe("start");
    vi.advanceTimersByTime(1);
    expect(moment()).toBe("end");
    vi.advanceTimersByTime(350);
    expect(moment()).toBe("finish");
    expect(playback.getState().playing).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("begins again from the first step at the end", () => {
    const { session, playback, moment } = playing();
    vi.advanceTimersByTime(5000);
    playback.getState().toggle();
    expect(moment()).toBe("arrival");
    expect(playback.getState().playing).toBe(true);
    session.getState().goToLast();
    expect(playback.getState().playing).toBe(false);
  });

  it("stops for whoever moves the cursor", () => {
    const { session, playback, moment } = playing();
    session.getState().stepBy(1);
    expect(playback.getState().playing).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(moment()).toBe("start");
  });

  it("goes on through an edit", () => {
    const { session, playback, moment } = playing();
    vi.advanceTimersByTime(350);
    session.getState().edit(setOperation(scenario, { deadlineMs: 900 }));
    expect(playback.getState().playing).toBe(true);
    vi.advanceTimersByTime(800);
    expect(moment()).toBe("end");
  });

  it("pauses when the page is hidden, and does not begin there", () => {
    const { playback, moment } = playing();
    setHidden(true);
    expect(playback.getState().playing).toBe(false);
    playback.getState().play();
    expect(playback.getState().playing).toBe(false);
    setHidden(false);
    vi.advanceTimersByTime(5000);
    expect(moment()).toBe("arrival");
  });

  it("takes up a new speed at once", () => {
    const { playback, moment } = playing();
    playback.getState().setSpeed(4);
    vi.advanceTimersByTime(88);
    expect(moment()).toBe("start");
  });

  it("paused, it holds nothing", () => {
    const { playback, session, moment } = playing();
    playback.getState().pause();
    expect(vi.getTimerCount()).toBe(0);
    session.getState().goTo(0);
    vi.advanceTimersByTime(5000);
    expect(moment()).toBe("arrival");
  });
});
