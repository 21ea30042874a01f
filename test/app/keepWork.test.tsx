import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Keeper, keepWork } from "../../src/app/keepWork";
import { readStored } from "../../src/app/storage";
import { setOperation } from "../../src/engine/edit";
import { createSession, type SessionStore } from "../../src/session/session";
import { fromGallery } from "../support/gallery";
import { memoryStorage, throwingStorage } from "../support/storage";

const order = fromGallery("order-800");

describe("the open work is kept", () => {
  let store: SessionStore;
  let keeper: Keeper;
  let local: Storage;
  const kept = () => window.location.hash;
  const edit = (deadlineMs: number, gesture?: string) =>
    store.getState().edit(setOperation(store.getState().scenario, { deadlineMs }), gesture);

  beforeEach(() => {
    vi.useFakeTimers();
    window.history.replaceState(null, "", "#");
    store = createSession(order);
    local = memoryStorage();
    keeper = keepWork(store, { local, tab: memoryStorage() }, false);
  });
  afterEach(() => {
    keeper.stop();
    vi.useRealTimers();
  });

  it("at once after a single change", () => {
    store.getState().goToLast();
    vi.advanceTimersByTime(0);
    expect(kept()).toContain("g=order-800");
  });

  it("of a row of changes the last, a quarter of a second after it", () => {
    edit(900);
    vi.advanceTimersByTime(0);
    const first = kept();
    for (const deadlineMs of [910, 920, 930]) {
      vi.advanceTimersByTime(100);
      edit(deadlineMs);
    }
    vi.advanceTimersByTime(249);
    expect(kept()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(kept()).not.toBe(first);
  });

  it("every two seconds of a row without a pause", () => {
    const seen = new Set<string>();
    for (let at = 0; at < 6_000; at += 100) {
      edit(1000 + at);
      vi.advanceTimersByTime(100);
      seen.add(kept());
    }
    // The first at once, then when more than 2 s have passed: at 2.1 s and at 4.2 s.
    expect(seen.size).toBe(3);
  });

  it("not while a hand is on a slider, but when it lets go", () => {
    for (let at = 0; at < 3_000; at += 100) {
      edit(1000 + at, "deadline");
      vi.advanceTimersByTime(100);
    }
    expect(kept()).toBe("");
    store.getState().endGesture();
    keeper.flush();
    expect(kept()).not.toBe("");
  });

  it("before the page goes", () => {
    edit(900);
    edit(910);
    window.dispatchEvent(new Event("pagehide"));
    expect(readStored(local).lastWork?.title).toBe(order.title);
  });

  it("of the gallery's own nothing, as long as it is not edited", () => {
    store.getState().goToLast();
    keeper.flush();
    expect(readStored(local).lastWork).toBeNull();
  });

  it("no longer once it is stopped, the last change included", () => {
    keeper.stop();
    edit(900);
    vi.advanceTimersByTime(5_000);
    expect(kept()).toBe("");
  });
});

it("a storage that refuses keeps the address all the same", () => {
  window.history.replaceState(null, "", "#");
  const store = createSession(order);
  const keeper = keepWork(store, { local: throwingStorage, tab: throwingStorage }, true);
  keeper.flush();
  keeper.stop();
  expect(window.location.hash).toContain("g=order-800");
});
