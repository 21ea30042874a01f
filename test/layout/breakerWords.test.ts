/** What the panel says of breakers with the libraries' rules. Figures derived by hand. */
import { describe, expect, it } from "vitest";
import { breakerMemory } from "../../src/engine/breakerReplay";
import { plan } from "../../src/engine/plan";
import type { Arrivals, BreakerRules, Response } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { diagramFrame } from "../../src/layout/breakerDiagramFrame";
import { waits } from "../../src/layout/breakerDiagramWaits";
import { breakerMoment, openTimeMs } from "../../src/layout/breakerMoment";
import { windowPicture } from "../../src/layout/breakerWindow";
import { whyNot } from "../../src/layout/whyNot";
import { en } from "../../src/texts/en";
import { breakerWindow } from "../../src/texts/en/breakerWindow";
import { call, fails, scenario } from "../support/shapes";

const plain = (text: string) => text.replaceAll("\u202f", " ");
const ok = (durationMs = 0): Response => ({ durationMs });

/** Everything the panel says at the last event of a breaker's run. */
function said(rules: BreakerRules, answers: readonly Response[], arrivals: Arrivals) {
  const value = scenario([call("stock", answers, { breaker: "stock" })], {
    breakers: { stock: rules },
    arrivals,
  });
  const run = simulate(value);
  const planned = plan(value);
  const own = planned.breakers.stock;
  if (own === undefined) throw new Error("the plan lost its breaker");
  const step = run.events.findLastIndex((event) => "after" in event);
  const event = run.events[step];
  if (event === undefined || !("after" in event)) throw new Error("the last event has no state");
  const memory = breakerMemory(planned, run, "stock", step);
  if (memory === null) throw new Error("the run has no such breaker");
  const moment = breakerMoment("stock", event.after, event.atMs, undefined, memory);
  const { lines, sentence } = waits(own, moment, en.breaker);
  return {
    lines: lines.map(plain),
    sentence: plain(sentence),
    unmet: whyNot(own, moment, en.breaker).map(({ to, reason }) => `${to}: ${plain(reason)}`),
    picture: windowPicture(own, memory, breakerWindow),
  };
}

function guards(rules: BreakerRules): Record<string, string> {
  const own = plan(scenario([], { breakers: { stock: rules } })).breakers.stock;
  if (own === undefined) throw new Error("the plan lost its breaker");
  const frame = diagramFrame(376, own, openTimeMs(own, 0), false, en.breaker);
  return Object.fromEntries(
    frame.arrows.map(({ from, to, label }) => [
      `${from} to ${to}`,
      plain(label.lines.map(({ text }) => text).join(" ")),
    ]),
  );
}

describe("the guards", () => {
  it("of shares say whether the share must be reached or exceeded, and the verdict's own", () => {
    const halfOpen = {
      permits: 10,
      admits: "total",
      verdict: { kind: "rate", minCalls: 10, failureRate: 0.5 },
    } as const;
    const trip = { kind: "count", size: 100, failureRate: 0.5, strict: true } as const;
    expect(guards({ trip, halfOpen, openMs: 5000, atOpenTime: "refused" })).toEqual({
      "closed to open": "> 50 % of 100 calls failed",
      "open to half-open": "later than 5 000 ms",
      "half-open to open": "≥ 50 % of 10 probes failed",
      "half-open to closed": "10 probes, fewer failed",
    });
  });

  it("of numbers, slow calls, a timer and the longest half-open", () => {
    const trip = {
      kind: "time",
      windowMs: 1000,
      failureRate: 0.5,
      slowMs: 9,
      slowRate: 1,
    } as const;
    const halfOpen = {
      verdict: { kind: "counts", successes: 2, failures: 3 },
      maxMs: 700,
    } as const;
    expect(guards({ trip, halfOpen, openMs: 5000, opens: "timer" })).toEqual({
      "closed to open": "≥ 50 % failed in 1 000 ms or ≥ 100 % slow",
      "open to half-open": "by timer: 5 000 ms",
      "half-open to open": "3 failed probes or after 700 ms",
      "half-open to closed": "2 successes",
    });
  });

  it("take the open time that comes next from a list of them", () => {
    const own = plan(scenario([], { breakers: { stock: { openStepsMs: [100, 400] } } })).breakers;
    const times = [0, 1, 2].map((failed) => (own.stock ? openTimeMs(own.stock, failed) : null));
    expect(times).toEqual([100, 400, 400]);
  });
});

describe("a closed breaker with a window", () => {
  const trip = { kind: "count", size: 4, failureRate: 0.5, minCalls: 4 } as const;

  it("says how many calls are missing before it judges", () => {
    // Two results of four: one failed.
    const { lines, unmet, picture } = said({ trip }, [ok(), fails(0)], [0, 10]);
    expect(lines).toEqual(["failures 1 of 2 = 50 %", "judges after 2 more calls"]);
    expect(unmet).toEqual(["open: 2 more calls before it judges"]);
    expect(picture?.cells.map(({ look }) => look)).toEqual(["ok", "failure", "empty", "empty"]);
    expect(plain(picture?.sentence ?? "")).toBe("It holds 2 calls, 1 failed. 2 places are free.");
  });

  it("says its share against the rate once it judges", () => {
    // Of the last four of five one failed: 25 % is not 50 %.
    const { lines, unmet, picture } = said({ trip }, [ok(), fails(0), ok()], [0, 1, 2, 3, 4]);
    expect(lines).toEqual(["failures 1 of 4 = 25 %", "opens at ≥ 50 %"]);
    expect(unmet).toEqual(["open: failures 1 of 4 = 25 %, not ≥ 50 %"]);
    expect(picture?.meters).toMatchObject([{ what: "failures", share: 0.25, threshold: 0.5 }]);
  });

  it("says that a share which suffices is not judged by a success", () => {
    // ok, fails, fails is 2 of 3 before 4 were counted; the fourth, ok, makes 50 % and is not judged.
    const { unmet } = said(
      { trip: { ...trip, judgedOn: "failures" } },
      [fails(0), fails(0), ok()],
      [0, 1, 2, 3],
    );
    expect(unmet).toEqual(["open: enough has failed, but only the next failure is judged"]);
  });

  it("tells failures from slow calls and both", () => {
    const { picture, lines } = said(
      { trip: { ...trip, size: 8, minCalls: 8, slowMs: 20, slowRate: 1 } },
      [ok(), ok(30), fails(0), fails(30)],
      [0, 100, 200, 300],
    );
    expect(picture?.cells.slice(0, 4).map(({ look }) => look)).toEqual([
      "ok",
      "slow",
      "failure",
      "slow-failure",
    ]);
    expect(lines).toEqual(["failures 2 of 4 = 50 %", "judges after 4 more calls"]);
  });

  it("sets the results of a sliding window on their axis and says when the oldest leaves", () => {
    // At 250 the window is 50 to 250: the result of 100 is a quarter of the way, and leaves at 300.
    const sliding = { kind: "time", windowMs: 200, failureRate: 1, minCalls: 9 } as const;
    const { picture } = said({ trip: sliding }, [fails(0)], [0, 100, 250]);
    expect(picture?.cells.map(({ span }) => span?.[0])).toEqual([0.25, 1]);
    expect(plain(picture?.sentence ?? "")).toBe(
      "It holds 2 calls, 2 failed, of 200 ms. The oldest leaves in 50 ms.",
    );
  });

  it("draws buckets as long as they are, with failures of all", () => {
    // Buckets of 100 from 0; at 250 the axis is 0 to 300, the second bucket is two thirds along.
    const buckets = { count: 3, from: "epoch" } as const;
    const timed = { kind: "time", windowMs: 300, failureRate: 1, minCalls: 9, buckets } as const;
    const { picture } = said({ trip: timed }, [fails(0), ok(), fails(0)], [10, 60, 250]);
    expect(picture?.cells.map(({ text }) => text)).toEqual(["1/2", "1/1"]);
    expect(picture?.cells.map(({ span }) => span?.map((part) => Math.round(part * 3)))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("calls no bucket ok that counts calls before they answer, nor one that has counted nothing", () => {
    // Asked at 10, answered ok at 410: counted as it asks, in the first bucket, which could not know.
    const timed = { kind: "time", windowMs: 1000, failureRate: 1, minCalls: 9 } as const;
    const trip = { ...timed, buckets: { count: 10, from: "epoch" } } as const;
    const cells = (counted: "results" | "asks") =>
      said({ trip: { ...trip, counted } }, [ok(400)], [10]).picture?.cells.map(
        ({ look, text, span }) => [look, text, Math.round((span?.[0] ?? 0) * 10)],
      );
    // The axis ends with the bucket of 410, at 500, and is 1000 long.
    expect(cells("asks")).toEqual([
      ["not-failed", "0/1", 5],
      ["empty", "", 9],
    ]);
    expect(cells("results")).toEqual([["ok", "0/1", 9]]);
  });

  it("counts the failures still to come by what they push out of a full window", () => {
    const trip = { kind: "count", size: 3, failureRate: 1, failures: 3 } as const;
    const unmet = (answers: readonly Response[]) =>
      said(
        { trip },
        answers,
        answers.map((_, k) => k),
      ).unmet;
    // F F, one place free: F F F.
    expect(unmet([fails(0), fails(0)])).toEqual(["open: 1 more failure would open it"]);
    // F F ok is full: F ok F, ok F F, and only then F F F.
    expect(unmet([fails(0), fails(0), ok()])).toEqual([
      "open: 3 more failures in a row would open it",
    ]);
    // ok F F is full, and the success is the next to go.
    expect(unmet([ok(), fails(0), fails(0)])).toEqual(["open: 1 more failure would open it"]);
  });

  it("says once what both of its rates wait for", () => {
    // One of four results is there.
    const slow = { slowMs: 20, slowRate: 1 };
    expect(said({ trip: { ...trip, ...slow } }, [ok()], [0]).unmet).toEqual([
      "open: 3 more calls before it judges",
    ]);
  });

  it("does not say that a failure would open it while it warms up", () => {
    // At 4 of the 10 ms.
    const rules: BreakerRules = { trip: { kind: "consecutive", failures: 2 }, warmUpMs: 10 };
    expect(said(rules, [fails(0)], [4]).unmet).toEqual(["open: it warms up for another 6 ms"]);
  });
});

describe("a half-open breaker", () => {
  const trip = { kind: "consecutive", failures: 1 } as const;

  it("counts permits used up, and answers until a rate decides", () => {
    // Opens at 0; probes at 100 and 110, of which one has answered: 1 of 3, it failed.
    const halfOpen = {
      permits: 3,
      admits: "total",
      verdict: { kind: "rate", minCalls: 3, failureRate: 0.5 },
    } as const;
    const { lines, unmet } = said(
      { trip, openMs: 100, halfOpen },
      [fails(0), ok(50), fails(0)],
      [0, 100, 110],
    );
    // The last event is the ok of 150: 2 of 3 answered, 1 failed.
    expect(lines).toEqual(["permits 2 of 3 taken", "answers 2 of 3, failed 1"]);
    expect(unmet).toEqual([
      "open: 1 more answer before it judges",
      "closed: 1 more answer before it judges",
    ]);
  });

  it("closes by itself once it has lasted as long as it may", () => {
    const halfOpen = { excess: "waits", maxMs: 90, becomes: "closed" } as const;
    const { sentence, unmet } = said(
      { trip, openMs: 100, halfOpen },
      [fails(0), { durationMs: 500 }],
      [0, 100, 120],
    );
    // Its last event: at 190, 90 after 100, it closes by itself and the waiting call goes out.
    expect(sentence).toContain("Closed:");
    expect(unmet).toEqual(["open: 1 more failure would open it"]);
  });

  it.each([
    // The only permit went with an ignored answer that kept it: nothing can come any more.
    [
      "kept by an ignored result",
      { halfOpen: { ignored: "keeps" } },
      [fails(0), { durationMs: 0, result: "rejected" }],
      [
        "open: no probe is on its way, and no permit is left for one",
        "closed: 1 more success would close it, but no permit is left",
      ],
    ],
    // Two successes are asked for, and one probe was all there would be: it has answered.
    [
      "fewer than it takes",
      { halfOpen: { admits: "total", permits: 1, successesToClose: 2 } },
      [fails(0), ok(500)],
      ["open: no probe has failed", "closed: 1 more success would close it, but no permit is left"],
    ],
    // One of two has answered, and one is left.
    [
      "as many as it takes",
      { halfOpen: { admits: "total", permits: 2, successesToClose: 2 } },
      [fails(0), ok(500)],
      ["open: no probe has failed", "closed: 1 more success would close it"],
    ],
    // Handed out at 100, anew 100 later: the answer came at 130.
    [
      "handed out anew later",
      { halfOpen: { admits: "per-period", ignored: "keeps" } },
      [fails(0), { durationMs: 30, result: "rejected" }],
      [
        "open: no probe is on its way, and no permit is left for one",
        "closed: 1 more success would close it, but no permit is left for another 70 ms",
      ],
    ],
    // One of two has answered well: one more may, where two are missing.
    [
      "counted by a verdict",
      {
        halfOpen: {
          permits: 2,
          admits: "total",
          verdict: { kind: "counts", successes: 3, failures: 1 },
        },
      },
      [fails(0), ok(500)],
      [
        "open: 1 more failed probe would open it",
        "closed: 2 more successes would close it, but there are permits for only 1",
      ],
    ],
  ] as const)("knows the permits there are: %s", (_, rules, answers, expected) => {
    const last = { trip, openMs: 100, ...rules } as BreakerRules;
    expect(said(last, answers, [0, 100]).unmet).toEqual(expected);
  });

  it("says that a call at exactly the open time is refused, where it is", () => {
    const { sentence } = said({ trip, openMs: 100, atOpenTime: "refused" }, [fails(0)], [0, 100]);
    expect(sentence).toBe(
      "Open: its time is over, but a call at this very moment is still refused; one later is a probe.",
    );
  });
});
