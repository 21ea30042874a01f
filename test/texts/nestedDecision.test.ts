/** What is said of nested calls, where the event alone does not know enough. */
import { describe, expect, it } from "vitest";
import { exactStepOf } from "../../src/engine/frame";
import { plan } from "../../src/engine/plan";
import type { Frame, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { decisionContext } from "../../src/texts/decisionContext";
import { en } from "../../src/texts/en";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

function say(name: string, frame: Frame): string {
  const scenario = fromGallery(name);
  const run = simulate(scenario);
  const planned = plan(scenario);
  const event = run.events[exactStepOf(run.events, frame) ?? -1];
  if (event === undefined) throw new Error("no such event");
  const names = new Map(planned.hops.map((hop) => [hop.id, hop.name]));
  return en.decision
    .sentence(event, names, decisionContext(event, run, planned))
    .replaceAll("\u202f", " ");
}

describe("a nested call", () => {
  it.each<[string, Frame, string]>([
    [
      "client-gives-up",
      { hop: "orders", moment: "start" },
      "Orders may wait 2 000 ms — its own timeout; its caller was told no deadline.",
    ],
    [
      "client-gives-up",
      { hop: "orders", moment: "received" },
      "The request reaches Orders — it is told no deadline.",
    ],
    [
      "client-gives-up",
      { hop: "stock", moment: "call" },
      "The call of Stock is over after 1 attempt: timeout — its caller stops here.",
    ],
    [
      "client-gives-up",
      { hop: "shop", moment: "call" },
      "The call of Shop is over after 1 attempt: deadline exceeded — the request stops here.",
    ],
    [
      "client-gives-up-told",
      { hop: "stock", moment: "received" },
      "The request reaches Stock — it is told that 1 200 ms are left: it believes its deadline is at 1 500 ms.",
    ],
    [
      "forged-budget",
      { hop: "gateway", moment: "received" },
      "The request reaches Gateway — it is asked for 86 400 000 ms and takes no more than 2 000 ms: it believes its deadline is at 2 000 ms.",
    ],
    [
      "forged-budget",
      { hop: "search", moment: "answered" },
      "Search stops at its deadline, and nobody listens any more.",
    ],
    [
      "absolute-skew",
      { hop: "stock", moment: "received" },
      "The request reaches Stock — it is told the moment 600 ms, but its clock is 300 ms ahead: for it that is 300 ms.",
    ],
    [
      "budget-reset",
      { hop: "tax", moment: "received" },
      "The request reaches Tax — it is told the whole 1 000 ms again: it believes its deadline is at 1 600 ms.",
    ],
    // Written from 200 to 1 300; the client left at 1 000.
    [
      "ghost-write",
      { hop: "orders", moment: "answered" },
      "Orders sends its answer: ok — 300 ms of it ghost work: somebody above had stopped listening; the write took effect all the same.",
    ],
    [
      "ghost-write",
      { hop: "shop", moment: "answered" },
      "Shop is done, and nobody listens any more — the write took effect all the same.",
    ],
  ])("%s: %j", (name, frame, sentence) => {
    expect(say(name, frame)).toBe(sentence);
  });
});

describe("a start that sends nothing", () => {
  const startsOf = (scenario: Scenario) => {
    const run = simulate(scenario);
    const planned = plan(scenario);
    const names = new Map(planned.hops.map((hop) => [hop.id, hop.name]));
    return run.events
      .filter((event) => event.type === "start")
      .map((event) => en.decision.sentence(event, names, decisionContext(event, run, planned)));
  };

  it("waits for its breaker's verdict, where that lets callers wait", () => {
    // Open at 10 until 110; the probe of 120 answers at 150, and the call of 130 waits for it.
    const scenario = scenarioOf(
      [
        callTo("a", {
          breaker: "a",
          responses: [{ durationMs: 10, result: "unavailable" }, { durationMs: 30 }],
        }),
      ],
      {
        breakers: {
          a: {
            trip: { kind: "consecutive", failures: 1 },
            openMs: 100,
            halfOpen: { permits: 1, excess: "waits" },
          },
        },
        arrivals: [0, 120, 130],
      },
    );
    const [first = "", probe = "", waiting = ""] = startsOf(scenario);
    expect(first).not.toMatch(/sent/);
    expect(probe).toMatch(/it is a probe\.$/);
    expect(waiting).toMatch(/nothing is sent yet: it waits for its breaker’s verdict\.$/);
  });

  it("is the caller's own fault, where the answer is", () => {
    const own = callTo("a", { responses: [{ durationMs: 10, result: "local" }] });
    expect(startsOf(scenarioOf([own]))).toEqual([
      expect.stringMatching(/nothing is sent: the fault is the caller’s own\.$/),
    ]);
  });
});
