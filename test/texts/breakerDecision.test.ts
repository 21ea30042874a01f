/** What is said of breakers with the libraries' rules, in runs. Figures derived by hand. */
import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../src/engine/event";
import { plan } from "../../src/engine/plan";
import type { Arrivals, BreakerRules, Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { decisionContext } from "../../src/texts/decisionContext";
import { en } from "../../src/texts/en";
import { call, fails, scenario } from "../support/shapes";

const ok = (durationMs = 0): Response => ({ durationMs });
const no: Response = { durationMs: 0, result: "rejected" };
const first = { kind: "consecutive", failures: 1 } as const;

/** All sentences of one type, in order. */
function said(
  type: RunEvent["type"],
  rules: BreakerRules,
  answers: readonly Response[],
  arrivals: Arrivals,
  more: Partial<Scenario> = {},
): readonly string[] {
  const value = scenario([call("stock", answers, { breaker: "stock" })], {
    breakers: { stock: { openMs: 100, ...rules } },
    arrivals,
    ...more,
  });
  const [run, planned] = [simulate(value), plan(value)];
  return run.events
    .filter((event) => event.type === type)
    .map((event) =>
      en.decision
        .sentence(event, new Map(), decisionContext(event, run, planned))
        .replaceAll("\u202f", " "),
    );
}

describe("a share that moves a breaker", () => {
  it("is said to exceed the rate where it has to", () => {
    // F: 1 of 1 is too few calls; ok; F: 2 of 3 is more than half.
    const trip = { kind: "count", size: 4, failureRate: 0.5, minCalls: 2, strict: true } as const;
    expect(said("breaker", { trip }, [fails(0), ok(), fails(0)], [0, 1, 2])).toEqual([
      "Breaker stock opens: failures 2 of 3 > 0.5 — it refuses every call until 102 ms.",
    ]);
  });

  it("is said as it was rounded", () => {
    // 99 of 200 are 0.495, to two decimals 0.5.
    const trip = {
      kind: "count",
      size: 200,
      failureRate: 0.5,
      minCalls: 200,
      rateIn: "hundredths",
    } as const;
    const answers = Array.from({ length: 200 }, (_, k) => (k < 99 ? fails(0) : ok()));
    expect(said("breaker", { trip }, answers, { everyMs: 0, count: 200 })).toEqual([
      "Breaker stock opens: failures 99 of 200 ≈ 0.5 ≥ 0.5 — it refuses every call until 100 ms.",
    ]);
  });

  it("closes at the rate itself, where only more would open", () => {
    // One of two probes failed: not more than half.
    const verdict = { kind: "sampling", calls: 2, failureRate: 0.5 } as const;
    const rules = { trip: first, halfOpen: { permits: 2, verdict } };
    expect(said("breaker", rules, [fails(0), fails(0), ok()], [0, 100, 101]).at(-1)).toBe(
      "Breaker stock closes: failures 1 of 2 not above 0.5 — calls go through again.",
    );
  });
});

describe("a result that a breaker hears", () => {
  const late = [ok(150), fails(0), ok(100)];

  it("is told to count though it is late, where it does", () => {
    // Let through in closed at 0, it opens at 10, the probe of 120 is on its way at 150.
    const [, counted] = said("told", { trip: first, countLateResults: true }, late, [0, 10, 120]);
    expect(counted).toBe(
      "Breaker stock hears “ok” from stock: it counts as a success, successes 1 — it is late, and counts all the same.",
    );
    expect(said("told", { trip: first }, late, [0, 10, 120])[1]).toBe(
      "Breaker stock hears “ok” from stock — its call was let through before the last change: too late.",
    );
  });

  it("comes to nothing in an open breaker, counted or not", () => {
    const rules = { trip: first, countLateResults: true };
    expect(said("told", rules, [fails(50), fails(0)], [0, 10])[1]).toContain("too late");
  });

  it("does not count while a state is forced", () => {
    const forced = [{ breaker: "stock", state: "closed", fromMs: 0, toMs: 9 }] as const;
    expect(said("told", { trip: first }, [fails(0)], [5], { forced })).toEqual([
      "Breaker stock hears “technical failure” from stock — it is forced: results do not count.",
    ]);
  });

  it.each([
    ["gives-back", "ignored: it neither counts nor resets"],
    ["keeps", "ignored, and as a probe it keeps its permit"],
    ["success", "ignored, but as a probe it is a success"],
    ["closes", "ignored, but as a probe it closes the breaker"],
    ["failure", "ignored, but as a probe it is a failure"],
  ] as const)("is said to be ignored, and what it does as a probe: %s", (ignored, words) => {
    const rules = { trip: first, halfOpen: { ignored } };
    expect(said("told", rules, [fails(0), no], [0, 100])[1]).toContain(words);
  });
});

describe("a refusal", () => {
  it("at exactly the open time says that it is over", () => {
    const rules = { trip: first, atOpenTime: "refused" } as const;
    expect(said("refused", rules, [fails(0)], [0, 100])).toEqual([
      "stock is refused: breaker stock is open — its time is over, but a call at this very moment is still refused.",
    ]);
  });

  it("says that no permit is left, though no probe is in flight", () => {
    // The only permit of this half-open went with the ignored answer.
    const rules = { trip: first, halfOpen: { ignored: "keeps" } } as const;
    expect(said("refused", rules, [fails(0), no], [0, 100, 200])).toEqual([
      "stock is refused: breaker stock is half-open — no permit is left.",
    ]);
  });
});
