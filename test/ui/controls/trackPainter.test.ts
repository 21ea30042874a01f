import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setHop, setOperation } from "../../../src/engine/edit";
import { createSession } from "../../../src/session/session";
import { createTrackPainter, type TrackAsk } from "../../../src/ui/controls/trackPainter";
import { fromGallery } from "../../support/gallery";

/** Idle moments come when the test says so. */
function idleByHand() {
  let waiting: ((leftMs: () => number) => void) | null = null;
  return {
    ask: (work: (leftMs: () => number) => void) => {
      waiting = work;
      return () => {
        waiting = null;
      };
    },
    /** One idle moment of this length; whether there was work for it. */
    give(leftMs: number) {
      const work = waiting;
      waiting = null;
      work?.(() => leftMs);
      return work !== null;
    },
    giveAll() {
      while (this.give(50)) {}
    },
  };
}

const REST_MS = 200;
const paymentTimeout: TrackAsk = {
  edit: (scenario, timeoutMs) => setHop(scenario, "payment", { timeoutMs }),
  from: 1,
  to: 1000,
  step: 1,
};

/** Payment as a read: without an answer it has failed, and is not pending. */
const order = setHop(fromGallery("order-800-local"), "payment", { effect: "read" });

function painting(scenario = order) {
  const store = createSession(scenario);
  const idle = idleByHand();
  const painter = createTrackPainter(store, idle.ask);
  const stop = painter.follow();
  const bands = (key: string) => {
    const track = painter.read(key);
    return track?.kind === "painted"
      ? track.bands.map(({ fromValue, outcome }) => [fromValue, outcome.status, outcome.late])
      : null;
  };
  return { store, idle, painter, stop, bands };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("painting tracks in idle moments", () => {
  it("paints nothing before the hand rests and the page is idle", () => {
    const { idle, painter, bands } = painting();
    painter.register("timeout", paymentTimeout);
    expect(idle.give(50)).toBe(false);
    vi.advanceTimersByTime(REST_MS);
    expect(bands("timeout")).toBeNull();
    idle.giveAll();
    // Payment would answer after 450, at 840, and closing takes 80 more: late however it ends
    // later than 720, that is after 330.
    expect(bands("timeout")).toEqual([
      [1, "failed", false],
      [331, "failed", true],
      [450, "ok", true],
    ]);
  });

  it("paints what the new scenario gives after an edit, and tells who listens once", () => {
    const { store, idle, painter, bands } = painting();
    painter.register("timeout", paymentTimeout);
    vi.advanceTimersByTime(REST_MS);
    idle.giveAll();
    const heard = vi.fn();
    painter.subscribe(heard);
    store.getState().edit(setOperation(store.getState().scenario, { deadlineMs: 2000 }));
    vi.advanceTimersByTime(REST_MS);
    idle.giveAll();
    expect(bands("timeout")).toEqual([
      [1, "failed", false],
      [450, "ok", false],
    ]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("drops what is under way at the next edit, and begins only when the hand rests again", () => {
    const { store, idle, painter, bands } = painting();
    painter.register("timeout", paymentTimeout);
    vi.advanceTimersByTime(REST_MS);
    // Too short for a run: the work waits for a longer moment.
    expect(idle.give(0)).toBe(true);
    store.getState().edit(setOperation(store.getState().scenario, { deadlineMs: 2000 }));
    expect(idle.give(50)).toBe(false);
    vi.advanceTimersByTime(REST_MS);
    idle.giveAll();
    expect(bands("timeout")).toEqual([
      [1, "failed", false],
      [450, "ok", false],
    ]);
  });

  it("paints again for another request, not for another step of the same", () => {
    const { store, idle, painter } = painting(fromGallery("budget-meets-breaker"));
    painter.register("timeout", paymentTimeout);
    vi.advanceTimersByTime(REST_MS);
    idle.giveAll();
    store.getState().stepBy(1, "event");
    vi.advanceTimersByTime(REST_MS);
    expect(idle.give(50)).toBe(false);
    store.getState().goToOperation(1);
    vi.advanceTimersByTime(REST_MS);
    expect(idle.give(50)).toBe(true);
  });

  it("leaves a track bare where one run would be longer than a slice, and says so", () => {
    const { idle, painter } = painting();
    painter.register("attempts", { ...paymentTimeout, weight: () => 1_000_000 });
    vi.advanceTimersByTime(REST_MS);
    idle.giveAll();
    expect(painter.read("attempts")).toEqual({ kind: "too_long" });
  });

  it("stops with the stage", () => {
    const { idle, painter, stop } = painting();
    painter.register("timeout", paymentTimeout);
    stop();
    vi.advanceTimersByTime(REST_MS);
    expect(idle.give(50)).toBe(false);
  });
});
