import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setHop, setOperation } from "../../../src/engine/edit";
import type { Scenario } from "../../../src/engine/scenario";
import * as rules from "../../../src/findings/findings";
import { createSession } from "../../../src/session/session";
import { createFinder } from "../../../src/ui/findings/finder";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

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
  };
}

const REST_MS = 150;
/** Its calls may take 700 ms of 800, with 180 ms of work: 80 ms too many. */
const OVER = fromGallery("order-800-local");
const shared = (scenario: Scenario) => setOperation(scenario, { budget: "shared" });

function finding(scenario: Scenario = OVER, load = async () => rules as typeof rules) {
  const session = createSession(scenario);
  const idle = idleByHand();
  const finder = createFinder(session, load, idle.ask);
  const tellings = vi.fn();
  finder.looks.subscribe(tellings);
  const found = () => finder.looks.getState().findings.map(({ rule }) => rule);
  const state = () => finder.looks.getState().state;
  /** The hand rests, and the rules have come. */
  const rest = () => vi.advanceTimersByTimeAsync(REST_MS);
  const look = async () => {
    await rest();
    while (idle.give(50)) {}
  };
  return { session, idle, finder, tellings, found, state, rest, look };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the finder", () => {
  it("looks once the hand rests, and again after an edit", async () => {
    const { session, finder, found, look, idle } = finding();
    finder.follow();
    expect(idle.give(50)).toBe(false);
    await look();
    expect(found()).toContain("caps-past-budget");
    session.getState().edit(shared(session.getState().scenario));
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(idle.give(50)).toBe(false);
    await look();
    expect(found()).not.toContain("caps-past-budget");
    expect(finder.looks.getState().at?.scenario).toBe(session.getState().scenario);
  });

  it("asks and tells nothing while a gesture goes on", async () => {
    const { session, finder, tellings, found, look, idle } = finding();
    finder.follow();
    await look();
    tellings.mockClear();
    for (let timeoutMs = 399; timeoutMs > 300; timeoutMs -= 1) {
      session.getState().edit(setHop(session.getState().scenario, "payment", { timeoutMs }), "own");
      await vi.advanceTimersByTimeAsync(1000);
      expect(idle.give(50)).toBe(false);
    }
    expect(tellings).not.toHaveBeenCalled();
    expect(found()).toContain("caps-past-budget");
    session.getState().endGesture();
    await look();
    // 100 + (300 + 301) + 80 = 781, within 800.
    expect(found()).not.toContain("caps-past-budget");
  });

  it("drops a look that an edit has overtaken", async () => {
    const { session, finder, tellings, found, rest, look, idle } = finding();
    finder.follow();
    await rest();
    idle.give(0);
    expect(found()).toEqual([]);
    session.getState().edit(shared(session.getState().scenario));
    expect(idle.give(50)).toBe(false);
    await look();
    expect(tellings).toHaveBeenCalledTimes(1);
    expect(found()).not.toContain("caps-past-budget");
  });

  it("does at least one rule in an idle moment, however short", async () => {
    const { finder, state, rest, idle } = finding();
    finder.follow();
    await rest();
    let moments = 0;
    while (idle.give(0)) {
      if (state() === "looking") moments += 1;
    }
    expect(state()).toBe("done");
    expect(moments).toBeGreaterThan(20);
  });

  it("says that it looks only while there is no answer within one idle moment", async () => {
    const { session, finder, state, rest, look, idle } = finding();
    finder.follow();
    await look();
    session.getState().edit(shared(session.getState().scenario));
    await rest();
    expect(state()).toBe("done");
    idle.give(0);
    expect(state()).toBe("looking");
    while (idle.give(0)) {}
    expect(state()).toBe("done");
  });

  it("waits to be asked before it looks through a very long run", async () => {
    const long = scenarioOf([callTo("a"), callTo("b"), callTo("c")], {
      arrivals: { everyMs: 1, count: 15_000 },
    });
    const { finder, state, look, idle, session } = finding(long);
    expect(session.getState().run.events.length).toBeGreaterThan(200_000);
    finder.follow();
    await look();
    expect(state()).toBe("long");
    expect(idle.give(50)).toBe(false);
    finder.look();
    expect(state()).toBe("looking");
    await look();
    expect(state()).toBe("done");
  });

  it("says so when the rules could not be loaded, and tries again when asked", async () => {
    const load = vi.fn(async () => rules as typeof rules);
    load.mockRejectedValueOnce(new Error("offline"));
    const { finder, state, found, look } = finding(OVER, load);
    finder.follow();
    await look();
    expect(state()).toBe("failed");
    finder.look();
    await look();
    expect(state()).toBe("done");
    expect(found()).toContain("caps-past-budget");
  });

  it("looks as long as anybody follows, and no longer", async () => {
    const { session, finder, found, look } = finding();
    const first = finder.follow();
    const second = finder.follow();
    first();
    await look();
    expect(found()).toContain("caps-past-budget");
    second();
    session.getState().edit(shared(session.getState().scenario));
    await look();
    expect(found()).toContain("caps-past-budget");
    finder.follow();
    await look();
    expect(found()).not.toContain("caps-past-budget");
  });
});
