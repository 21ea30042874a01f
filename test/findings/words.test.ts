import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import type { RuleId } from "../../src/findings/finding";
import { findings } from "../../src/findings/findings";
import { words } from "../../src/findings/words";
import { allEn as en } from "../../src/texts/all";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

function says(scenario: Scenario, rule: RuleId): readonly string[] {
  return findings(scenario, simulate(scenario), plan(scenario))
    .filter((finding) => finding.rule === rule)
    .map((finding) => words(en, finding).says.replaceAll("\u202f", " "));
}

describe("a finding in words", () => {
  it.each([
    [
      "local-only",
      "caps-past-budget",
      "300 ms of timeouts and pauses: 140 ms past the deadline of 160 ms. In this run 1 request ended late, by up to 50 ms.",
    ],
    [
      "order-800-local",
      "caps-past-budget",
      "100 ms of work + 700 ms of timeouts and pauses + 80 ms of closing work = 880 ms: 80 ms past the deadline of 800 ms. In this run 1 request ended late, by up to 70 ms.",
    ],
    [
      "auth-150",
      "retries-cannot-fit",
      "Downstream: 2 attempts of 350 ms need 700 ms; at best 350 ms are left for them. When each runs into its timeout, 1 of 2 can have it whole.",
    ],
    [
      "order-800",
      "write-cut-off",
      "Payment was sent and given up after 330 ms without an answer, once in this run. It has an idempotency key, so it can be looked up or sent again.",
    ],
    [
      "order-800",
      "ghost-work",
      "Payment worked for 120 ms that nobody waited for, once in this run.",
    ],
  ] as const)("%s, %s", (name, rule, sentence) => {
    expect(says(fromGallery(name), rule)).toEqual([sentence]);
  });

  it("says what a Retry-After asks for, and what there is", () => {
    const busy = { durationMs: 60, result: "rate_limited", retryAfterMs: 5000 } as const;
    const retry = { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 0 } } as const;
    const hop = callTo("a", { responses: [busy], retry });
    expect(says(scenarioOf([hop], { arrivals: [0, 1, 2] }), "retry-denied")).toEqual([
      "A: a pause of 5 000 ms (Retry-After) does not end within the 940 ms that were usable. Denied 3 times in this run.",
    ]);
    expect(says(scenarioOf([hop], { budget: "local" }), "pause-past-deadline")).toEqual([
      "A pauses for 5 000 ms (Retry-After) with 940 ms left, once in this run.",
    ]);
  });

  it("says what a retry would have had, when that is too little", () => {
    const down = { durationMs: 60, result: "unavailable" } as const;
    const backoff = { kind: "fixed", baseMs: 40 } as const;
    const retry = { maxAttempts: 2, backoff, minUsefulMs: 61 };
    const scenario = scenarioOf([callTo("a", { responses: [down], retry })], { deadlineMs: 160 });
    expect(says(scenario, "retry-denied")).toEqual([
      "A: a pause of 40 ms (backoff) would leave 60 ms of the 100 ms that were usable, less than the 61 ms that are worth a try. Denied once in this run.",
    ]);
  });

  it("puts errors before warnings", () => {
    const hop = callTo("a", { effect: "write", responses: [{ durationMs: 150 }] });
    const hops = [{ ...hop, whenItFails: "skip" } as const, callTo("b")];
    const scenario = scenarioOf(hops, { budget: "local", deadlineMs: 150 });
    const found = findings(scenario, simulate(scenario), plan(scenario));
    expect(found.map(({ rule, severity }) => [severity, rule])).toEqual([
      ["error", "write-cut-off"],
      ["warning", "caps-past-budget"],
      ["warning", "ghost-work"],
    ]);
  });
});
