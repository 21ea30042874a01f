/** Every answer that the course asks to be predicted, worked out by hand from the step's scenario. */
import { describe, expect, it } from "vitest";
import { amountOf } from "../../src/lessons/amount";
import { MEASURED } from "../../src/lessons/course/setYourOwn";
import { answerOf } from "../../src/lessons/judge";
import { STEPS, stepAt } from "./lessonText";

const BY_HAND: readonly (readonly [place: string, answer: string | number | boolean])[] = [
  // Three calls of 70, one after the other.
  ["three-good-calls/when", 70 + 70 + 70],
  // No call passed its 100: nobody stopped.
  ["three-good-calls/whose-fault", "ok"],
  // min(100 own, 160 − 140 gone).
  ["three-good-calls/shared", Math.min(100, 160 - 140)],
  // 100 work + 290 + 400 (cut) + 80 closing = 870, against 800.
  ["waterfall-800/late", 100 + 290 + 400 + 80 - 800],
  ["waterfall-800/left", 800 - 100 - 290],
  // min(400 own, 410 left − 80 reserve).
  ["waterfall-800/allowed", Math.min(400, 410 - 80)],
  // The same, and a margin of 30.
  ["waterfall-800/margin", Math.min(400, 410 - 80 - 30)],
  // Cut at 60, a pause of 20.
  ["retry-asks/begins", 60 + 20],
  // min(60 own, 160 − 80).
  ["retry-asks/second", Math.min(60, 160 - 80)],
  // 80, then 50 of the second attempt: 130 gone, 30 left.
  ["retry-asks/audit", Math.min(60, 160 - 130)],
  // A pause of 120 does not fit into the 100 left at 60: over at once.
  ["retry-asks/denied", 60],
  // The edge waited for Shop alone, and cut it at 500.
  ["outer-larger/blamed", "shop"],
  // Stock works from 50 to 750; the edge left at 500.
  ["outer-larger/for-nobody", 750 - 500],
  // 50 of its own, 400 cut, a pause of 20, 400 cut.
  ["outer-larger/how-long", 50 + 400 + 20 + 400],
  // 100 + 20 wire + 200 + 20 wire = 340: Stock works from 340 to 1240; the edge left at 1000.
  ["across-the-wire/ghost", 340 + 900 - 1000],
  // Called at 100 with 900 left; 20 on the wire, and the span begins again there.
  ["across-the-wire/remaining", 100 + 20 + 900],
  // Orders, until 1020, calls Stock at 120 + 200 = 320.
  ["across-the-wire/next", Math.min(2000, 1020 - 320)],
  // "Until 600" on a clock that is 300 ahead.
  ["across-the-wire/skew", 600 - 300],
  // Tax is called at 300 + 300 and is given the whole 1000 again.
  ["across-the-wire/reset", 300 + 300 + 1000],
  ["retry-storm/calls", 3 * 3 * 3],
  // A round of Database is 10 + 50 + 10 + 50 + 10 = 130; with Orders' and API's own 5 it begins at 10 and
  // ends at 140. Orders' second try: a pause of 50, 5 of its own, calls at 195 and 255. At 265 only 35 are
  // left for a pause of 50. 3 + 2 calls.
  ["retry-storm/budget", 3 + 2],
  // It opens with the third failure, and nothing passes after that.
  ["retry-storm/breaker", 3],
  // Stock works from 100 + 200 = 300 to 2800; the client left at 1500.
  ["ghost-work/ghost", 300 + 2500 - 1500],
  // min(2000 own, 1500 − 300).
  ["ghost-work/told", Math.min(2000, 1500 - 300)],
  // The first attempt's order, at 200, is not stopped; the second's comes at 1200.
  ["ghost-work/twice", 2],
  ["ghost-work/unknown", true],
  // Failures at 1, 2 and 3; the refusal at 0 does not count.
  ["three-states/opens", 3],
  // 3 + 10 000 is one later than 10 002.
  ["three-states/early", "open"],
  // Reopened at 10 003, for 10 000.
  ["three-states/failed-probe", 10_003 + 10_000],
  // 10 calls; those at 4, 10 002 and 10 004 are refused.
  ["three-states/reached", 10 - 3],
  ["three-states/zeroed", 0],
  // The third request comes at 2000, calls Prices at 2780 and has 20 left.
  ["breaker-lies/opens", 2000 + 780 + 20],
  // Three were sent, then it was open for 10 000.
  ["breaker-lies/punished", 3],
  // A success that counts decides in half-open, whoever it belongs to.
  ["breaker-lies/late", "closed"],
  // The third failure at 2000 named 20 000.
  ["breaker-lies/asked-to-wait", 2000 + 20_000],
  // Five permits, and all ten come before the first success.
  ["breaker-lies/flood", 5],
  // 100 + 290 + nothing for Payment + 80.
  ["breaker-and-retry/quick", 100 + 290 + 80],
  // Opened at 4510 for 3000: the call at 7390 is early, the next one comes at 8000 + 390.
  ["breaker-and-retry/probe", 8000 + 100 + 290],
  // 100 + 620 (all but the reserve) are gone: 800 − 720 − 80 = 0 usable.
  ["breaker-and-retry/no-time", "deadline_exceeded"],
  // The third request's attempts: two of 120 fail, the third has 800 − 630 − 80 = 90 and is ignored. The
  // fourth request's first attempt, from 3390, is the third failure.
  ["breaker-and-retry/retries", 3000 + 390 + 120],
  ["breaker-and-retry/stale", "degraded"],
  // ok, failed, ok, failed is half. After the fifth, at 4000, three of the last four failed.
  ["same-words/above", 4000],
  // Two failures, a success, one failure.
  ["same-words/business", "closed"],
  // A failure that counts reopens, whoever it belongs to.
  ["same-words/late", "open"],
  // Opened at 2000, for 5000: at 7000 it is not over yet, and the next call comes 1 ms later.
  ["same-words/boundary", 7001],
  // Three retries after the first attempt.
  ["same-words/three", 1 + 3],
  // Four calls, each waited for 300.
  ["set-your-own/one-or-many", 4 * 300],
  // 50 + (120 + 30 + 120) + 300 + 60.
  ["set-your-own/adding", 50 + 120 + 30 + 120 + 300 + 60],
];

describe("what the engine answers", () => {
  it.each(BY_HAND)("%s: %s", (place, answer) => {
    const { step, played } = stepAt(place);
    expect(amountOf(answerOf(step, played))).toBe(answer);
  });

  it("waterfall-800/which: the bar of Payment, which is cut at 400 of 450", () => {
    const { step, played } = stepAt("waterfall-800/which");
    const payment = played.run.operations[0]?.attempts.find(({ hop }) => hop === "payment");
    expect(answerOf(step, played)).toEqual({
      unit: "bar",
      bars: [{ operation: 1, n: payment?.n }],
    });
  });

  it("set-your-own/cut-share: about 3 of 25, which are longer than 200", () => {
    const { step, played } = stepAt("set-your-own/cut-share");
    const share = (100 * MEASURED.filter((ms) => ms > 200).length) / MEASURED.length;
    expect(share).toBe(12);
    // 2 000 draws: one standard deviation is √(0.12 × 0.88 ÷ 2 000) = 0.73 %.
    expect(Math.abs(Number(amountOf(answerOf(step, played))) - share)).toBeLessThan(2);
  });

  it("leaves no prediction of the course out", () => {
    const asked = [...STEPS].filter(([, { step }]) => step.task.kind === "predict");
    const known = [
      ...BY_HAND.map(([place]) => place),
      "waterfall-800/which",
      "set-your-own/cut-share",
    ];
    expect(asked.map(([place]) => place).sort()).toEqual(known.sort());
  });
});
