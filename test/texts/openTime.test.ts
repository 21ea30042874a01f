/** The end of an open time, said as each library has it: some still refuse at that very moment. */
import { describe, expect, it } from "vitest";
import { breakerMemory } from "../../src/engine/breakerReplay";
import { plan } from "../../src/engine/plan";
import { simulate } from "../../src/engine/simulate";
import { breakerMoment } from "../../src/layout/breakerMoment";
import { whyNot } from "../../src/layout/whyNot";
import { BREAKER_PROFILES } from "../../src/profiles/breakerProfiles";
import { decisionContext } from "../../src/texts/decisionContext";
import { en } from "../../src/texts/en";
import { texts as ru } from "../../src/texts/ru/texts";
import { texts as vi } from "../../src/texts/vi/texts";
import { probeAtMs } from "../../src/ui/tryByHand/handClock";
import { call, fails, scenario } from "../support/shapes";

/** Their docs: the wait has to be exceeded. Elsewhere its end is enough, or its own timer moves it. */
const REFUSES_AT_THE_END = ["gobreaker", "hystrix", "resilience4j"];

/** It opens at 0 for 100 ms; then a call 60 ms before the end, one at it, and one after it. */
function runOf(id: string) {
  const profile = BREAKER_PROFILES.find((one) => one.id === id);
  // cockatiel has no defaults: it is told how it trips, and for how long.
  const mapping = profile?.map({ breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter: 100 });
  if (mapping?.ok !== true) throw new Error(`${id} has no rules by default`);
  const { opens, atOpenTime } = mapping.rules;
  const rules = {
    trip: { kind: "consecutive", failures: 1 } as const,
    openMs: 100,
    ...(opens && { opens }),
    ...(atOpenTime && { atOpenTime }),
  };
  const value = scenario([call("stock", [fails(0), { durationMs: 0 }], { breaker: "stock" })], {
    breakers: { stock: rules },
    arrivals: [0, 40, 100, 101],
  });
  return { run: simulate(value), planned: plan(value) };
}

describe.each(BREAKER_PROFILES.map(({ id }) => id))("of %s", (id) => {
  const isRefused = REFUSES_AT_THE_END.includes(id);
  const { run, planned } = runOf(id);
  const said = (type: "breaker" | "refused", texts: Pick<typeof en, "decision"> = en) =>
    run.events
      .filter((event) => event.type === type)
      .map((event) =>
        texts.decision
          .sentence(event, new Map(), decisionContext(event, run, planned))
          .replaceAll("\u202f", " "),
      );

  it("is said with its opening", () => {
    const [until, inRussian, inVietnamese] = isRefused
      ? ["up to and including 100 ms", "до 100 мс включительно", "cho đến hết 100 ms"]
      : ["every call until 100 ms", "до 100 мс не", "lời gọi đến 100 ms"];
    expect(said("breaker")[0]).toContain(until);
    expect(said("breaker", ru)[0]).toContain(inRussian);
    expect(said("breaker", vi)[0]).toContain(inVietnamese);
  });

  it("is where a call that came so much later would be the probe", () => {
    // 100 − 40, and 1 more where 100 itself is refused.
    const early = isRefused
      ? "until 101 − now 40 = 61 ms early"
      : "until 100 − now 40 = 60 ms early";
    expect(said("refused")[0]).toContain(early);
    expect(said("refused").slice(1)).toEqual(
      isRefused
        ? [
            "stock is refused: breaker stock is open — its time is over, but a call at this very moment is still refused.",
          ]
        : [],
    );
    const probe = run.events.find((event) => event.type === "start" && event.probe);
    expect(probe?.atMs).toBe(isRefused ? 101 : 100);
  });

  it("is what the panel and the clock of requests by hand count to", () => {
    const step = run.events.findIndex(({ type }) => type === "refused");
    const event = run.events.slice(0, step).findLast((one) => one.type === "asked");
    const rules = planned.breakers.stock;
    if (event?.type !== "asked" || rules === undefined) throw new Error("nobody asked");
    const memory = breakerMemory(planned, run, "stock", step);
    const moment = breakerMoment("stock", event.after, 40, undefined, memory);
    const ms = isRefused ? "61\u202fms early" : "60\u202fms early";
    expect(whyNot(rules, moment, en.breaker)[0]?.reason).toContain(ms);
    expect(probeAtMs(run.events.slice(0, step), "stock", rules)).toBe(isRefused ? 101 : 100);
  });
});

describe("a restart", () => {
  const restarts = [{ atMs: 50, instance: 1 }];
  const words = (more: object) => {
    const value = scenario([call("stock", 0, { breaker: "stock" })], {
      breakers: { stock: {} },
      arrivals: [0, 90],
      restarts,
      ...more,
    });
    const [run, planned] = [simulate(value), plan(value)];
    const event = run.events.find(({ type }) => type === "restart");
    if (event === undefined) throw new Error("nothing restarts");
    return [en, ru, vi].map((texts) =>
      texts.decision.sentence(event, new Map(), decisionContext(event, run, planned)),
    );
  };

  it.each([
    ["forgets", { instances: { count: 2, breakers: "each" } }, "begin anew"],
    ["keeps what is persisted", { instances: { persisted: true } }, "outlives it"],
    ["of one of two leaves what both share", { instances: { count: 2 } }, "forget nothing"],
    [
      "of both at one moment does not",
      { instances: { count: 2 }, restarts: [...restarts, { atMs: 50, instance: 2 }] },
      "begin anew",
    ],
  ])("%s", (_, more, said) => {
    const [english, ...others] = words(more);
    expect(english).toContain(said);
    const anew = ["начинают с нуля", "bắt đầu lại từ đầu"];
    others.forEach((text, k) => {
      expect(text?.includes(anew[k] ?? "")).toBe(said === "begin anew");
    });
  });

  it("says nothing of breakers where there are none", () => {
    expect(words({ hops: [call("stock", 0)], breakers: {} })[0]).toMatch(/restarts?\.$/);
  });
});
