/** What a nested request's time went to, and what of it decided its end. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calleeTree, type Span, worksOf } from "../../src/engine/calleeTree";
import { criticalPath } from "../../src/engine/criticalPath";
import { handedOver } from "../../src/engine/handedOver";
import { type Body, ghostMsOf, phasesOf } from "../../src/engine/phases";
import { type CallPlan, plan } from "../../src/engine/plan";
import type { CallHop, Hop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { scenarios } from "../support/scenarios";

function treeOf(scenario: Scenario, id = 1) {
  const run = simulate(scenario);
  const operation = run.operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`no request ${id}`);
  const tree = calleeTree(operation, worksOf(run.events, id, run.endMs), run.endMs);
  return { run, operation, tree };
}

function callPlan(scenario: Scenario, hop: string) {
  const found = plan(scenario).hops.find(({ id }) => id === hop);
  if (found?.kind !== "call") throw new Error(`no call ${hop}`);
  return found;
}

function phasesAt(
  scenario: Scenario,
  hop: string,
  nth = 1,
  body: Parameters<typeof phasesOf>[3] = null,
) {
  const { operation, tree } = treeOf(scenario);
  const attempt = operation.attempts.filter((one) => one.hop === hop)[nth - 1];
  if (attempt === undefined) throw new Error(`no attempt ${hop}`);
  return phasesOf(attempt, tree, callPlan(scenario, hop).networkMs, body).map(
    ({ kind, fromMs, toMs, ghost }) => [kind, fromMs, toMs, ghost],
  );
}

/** Some hops move under the call before them, told something or nothing, one by one or all at once. */
const nested: fc.Arbitrary<Scenario> = fc
  .tuple(
    scenarios,
    fc.array(
      fc.record({
        under: fc.boolean(),
        fanOut: fc.boolean(),
        tells: fc.constantFrom("none" as const, "remaining" as const, "reset" as const),
        connectMs: fc.integer({ min: 0, max: 6 }),
        body: fc.option(
          fc.record({
            chunks: fc.integer({ min: 1, max: 4 }),
            gapMs: fc.integer({ min: 0, max: 9 }),
          }),
        ),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  )
  .map(([scenario, choices]) => {
    const hops: Hop[] = [];
    for (const [index, hop] of scenario.hops.entries()) {
      const choice = choices[index];
      if (choice === undefined) continue;
      const next = hop.kind === "work" ? hop : sent(hop, choice);
      const last = hops.at(-1);
      if (!choice.under || last?.kind !== "call") hops.push(next);
      else hops[hops.length - 1] = under(last, next);
    }
    return { ...scenario, hops };
  });

function sent(
  hop: CallHop,
  {
    fanOut,
    tells,
    connectMs,
    body,
  }: {
    readonly fanOut: boolean;
    readonly tells: NonNullable<CallHop["tells"]>;
    readonly connectMs: number;
    readonly body: { readonly chunks: number; readonly gapMs: number } | null;
  },
): CallHop {
  const responses = hop.responses.map((response) =>
    "never" in response ? response : { ...response, connectMs, ...(body === null ? {} : { body }) },
  );
  return { ...hop, responses, fanOut, tells };
}

/** Beside what it calls already, or a level further down. */
function under(hop: CallHop, next: Hop): CallHop {
  const calls = hop.calls ?? [];
  const last = calls.at(-1);
  return last?.kind === "call" && calls.length > 1
    ? { ...hop, calls: calls.with(-1, under(last, next)) }
    : { ...hop, calls: [...calls, next] };
}

/** All answers of a hop in `nested` have the same. */
function bodyOf({ responses }: CallPlan): Body | null {
  const answer = responses.find((response) => "durationMs" in response);
  return answer?.body ?? null;
}

const lengthMs = (spans: Iterable<Span>) =>
  [...spans].reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

describe("what an attempt's time went to", () => {
  it("client-gives-up: Shop works 100 and waits for Orders until 2 100, unheard from 1 500 on", () => {
    expect(phasesAt(fromGallery("client-gives-up"), "shop")).toEqual([
      ["work", 0, 100, false],
      ["wait", 100, 1500, false],
      ["wait", 1500, 2100, true],
    ]);
  });

  it("client-gives-up: Stock works from 300 to 2 800, 1 300 of it for nobody", () => {
    expect(phasesAt(fromGallery("client-gives-up"), "stock")).toEqual([
      ["work", 300, 1500, false],
      ["work", 1500, 2800, true],
    ]);
  });

  it("connecting, the wire there, its own time, the wire back", () => {
    // 30 + 10 + 50 + 10.
    const scenario = scenarioOf([
      callTo("a", { networkMs: 10, responses: [{ durationMs: 50, connectMs: 30 }] }),
    ]);
    expect(phasesAt(scenario, "a")).toEqual([
      ["connect", 0, 30, false],
      ["wire", 30, 40, false],
      ["work", 40, 90, false],
      ["wire", 90, 100, false],
    ]);
  });

  it("cut while connecting it never came further", () => {
    const scenario = scenarioOf([
      callTo("a", { connectTimeoutMs: 20, responses: [{ durationMs: 50, connectMs: 30 }] }),
    ]);
    expect(phasesAt(scenario, "a")).toEqual([["connect", 0, 20, false]]);
  });

  it("slow-drip: 200 of work, then ten gaps of 900", () => {
    const body = { chunks: 11, gapMs: 900 };
    expect(phasesAt(fromGallery("slow-drip"), "report", 1, body)).toEqual([
      ["work", 0, 200, false],
      ["body", 200, 9200, false],
    ]);
  });

  it("a work among its calls is told from waiting for them", () => {
    const calls: CallHop["calls"] = [
      callTo("b", { responses: [{ durationMs: 20 }] }),
      { id: "sum", kind: "work", name: "Sum", durationMs: 15 },
    ];
    const scenario = scenarioOf([callTo("a", { calls })]);
    // 10 of its own, 20 for B, 15 of work.
    expect(phasesAt(scenario, "a")).toEqual([
      ["work", 0, 10, false],
      ["wait", 10, 30, false],
      ["step", 30, 45, false],
    ]);
  });

  it("ghost work of all callees and works is the request's", () => {
    fc.assert(
      fc.property(nested, (scenario) => {
        const hops = new Map(plan(scenario).hops.map((hop) => [hop.id, hop]));
        for (const { id, ghostMs } of simulate(scenario).operations) {
          const { operation, tree, run } = treeOf(scenario, id);
          let sum = 0;
          for (const attempt of operation.attempts) {
            const hop = hops.get(attempt.hop);
            if (!attempt.started || hop?.kind !== "call") continue;
            sum += ghostMsOf(phasesOf(attempt, tree, hop.networkMs, bodyOf(hop)), run.endMs);
          }
          for (const works of tree.works.values()) {
            for (const { parent, fromMs, toMs } of works) {
              const deafAtMs = parent === null ? null : (tree.deafAtMs.get(parent) ?? null);
              if (deafAtMs !== null) sum += Math.max(0, toMs - Math.max(fromMs, deafAtMs));
            }
          }
          expect(sum).toBe(ghostMs);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("the critical path", () => {
  const pathOf = (scenario: Scenario, id = 1) => {
    const { operation, tree } = treeOf(scenario, id);
    const path = criticalPath(tree, plan(scenario));
    const spans = operation.attempts.flatMap(({ n, hop, attempt }) =>
      (path.attempts.get(n) ?? []).map(({ fromMs, toMs }) => [hop, attempt, fromMs, toMs]),
    );
    return { path, spans };
  };

  it("fan-out: the page's own 50, then the slowest, Reviews, up to 400", () => {
    expect(pathOf(fromGallery("fan-out")).spans).toEqual([
      ["page", 1, 0, 50],
      ["reviews", 1, 50, 400],
    ]);
  });

  it("fan-out, second request: Price, whose failure ends it at 1 130", () => {
    expect(pathOf(fromGallery("fan-out"), 2).spans).toEqual([
      ["page", 1, 1000, 1050],
      ["price", 1, 1050, 1130],
    ]);
  });

  it("retry-storm-one-layer: three tries of 10 and the two pauses between them", () => {
    const { path, spans } = pathOf(fromGallery("retry-storm-one-layer"));
    // API and Orders work 5 each; 10–20, pause to 70, 70–80, pause to 130, 130–140.
    expect(spans).toEqual([
      ["api", 1, 0, 5],
      ["orders", 1, 5, 10],
      ["database", 1, 10, 20],
      ["database", 2, 70, 80],
      ["database", 3, 130, 140],
    ]);
    // n 3 and 4 are Database's first two tries.
    expect([...path.pauses]).toEqual([3, 4]);
  });

  it("client-gives-up: the cut at 1 500 decided, whatever those below were at", () => {
    expect(pathOf(fromGallery("client-gives-up")).spans).toEqual([["shop", 1, 0, 1500]]);
  });

  it("is as long as the request without its closing work, at every moment one of them", () => {
    fc.assert(
      fc.property(nested, (scenario) => {
        const planned = plan(scenario);
        const { operations } = simulate(scenario);
        for (const { id } of operations) {
          const { operation, tree, run } = treeOf(scenario, id);
          const path = criticalPath(tree, planned);
          const pauses = operation.pauses.filter(({ after }) => path.pauses.has(after));
          const decidedMs =
            lengthMs([...path.attempts.values()].flat()) +
            lengthMs(path.works) +
            lengthMs(pauses.map(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs })));
          const closing = run.events.find(
            (event) => event.type === "closing" && event.operation === id,
          );
          expect(decidedMs).toBe((closing?.atMs ?? operation.endMs) - operation.startMs);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("what is handed over", () => {
  const handed = (scenario: Scenario, hop: string) => {
    const attempt = simulate(scenario).operations[0]?.attempts.find((one) => one.hop === hop);
    if (attempt === undefined) throw new Error(`no attempt ${hop}`);
    return handedOver(callPlan(scenario, hop), attempt, scenario.deadlineMs);
  };

  it("nothing, where nobody is told", () => {
    expect(handed(fromGallery("client-gives-up"), "orders")).toEqual({
      told: { kind: "nothing" },
      clamped: null,
    });
  });

  it("what is left: 1 500 − 300 for Stock", () => {
    expect(handed(fromGallery("client-gives-up-told"), "stock")?.told).toEqual({
      kind: "left",
      leftMs: 1200,
    });
  });

  it("less what connecting took", () => {
    const scenario = scenarioOf([
      callTo("a", { tells: "remaining", responses: [{ durationMs: 10, connectMs: 30 }] }),
    ]);
    // Allowed 100.
    expect(handed(scenario, "a")?.told).toEqual({ kind: "left", leftMs: 70 });
  });

  it("a moment, and when a clock 300 ahead shows it", () => {
    expect(handed(fromGallery("absolute-skew"), "stock")?.told).toEqual({
      kind: "until",
      untilMs: 600,
      readAtMs: 300,
    });
  });

  it("the whole again", () => {
    expect(handed(fromGallery("budget-reset"), "tax")?.told).toEqual({
      kind: "again",
      wholeMs: 1000,
    });
  });

  it("a day, of which 2 000 are believed", () => {
    expect(handed(fromGallery("forged-budget"), "gateway")?.clamped).toEqual({
      askedMs: 86_400_000,
      takenMs: 2000,
    });
  });

  it("nothing at all where the request never came there", () => {
    const scenario = scenarioOf([
      callTo("a", { connectTimeoutMs: 20, responses: [{ durationMs: 50, connectMs: 30 }] }),
    ]);
    expect(handed(scenario, "a")).toBeNull();
  });
});
