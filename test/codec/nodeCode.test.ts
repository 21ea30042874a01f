import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { functionName } from "../../src/codec/codeText";
import { nodeCode, REMAINING_HEADER } from "../../src/codec/nodeCode";
import type { CallHop, Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { allEn as en } from "../../src/texts/all";
import { callTo, scenarioOf } from "../support/plainScenario";

interface Result {
  readonly hop: string;
  readonly status: string;
  readonly cutBy: string | null;
  readonly started: boolean;
  readonly attempts: number;
  readonly denied: boolean;
  readonly value?: unknown;
}
interface Options {
  readonly deadlineAtMs?: number | null;
  readonly signal?: AbortSignal;
}
type Call = (url: string, options?: Options) => Promise<Result>;

/** The module that the code makes, as Node runs it. */
async function moduleOf(code: string | null): Promise<Readonly<Record<string, unknown>>> {
  if (code === null) throw new Error("no code");
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}

const HTTP = { ok: 200, unavailable: 500, rejected: 409, rate_limited: 429, local: 500 } as const;

/** Real time on a busy machine: never earlier than said (timers may be 2 ms early), and not much later. */
const EARLY_MS = 5;
const LATE_MS = 300;

// In real time, on a machine that may have other things to do: what is late once may be asked again.
describe("the code of a call, run against a server on this machine", { retry: 2 }, () => {
  let server: Server;
  let url = "";
  let script: Response[] = [];
  let heard: IncomingHttpHeaders[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      heard.push(request.headers);
      const answer = script.length > 1 ? script.shift() : script[0];
      if (answer === undefined || "never" in answer) return;
      const { durationMs, result = "ok", retryAfterMs } = answer;
      setTimeout(() => {
        if (retryAfterMs !== undefined) response.setHeader("retry-after", retryAfterMs / 1000);
        response.writeHead(HTTP[result]).end("done");
      }, Number(durationMs));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    // The first call of a process loads what it needs.
    script = [{ durationMs: 0 }];
    await (await fetch(url)).text();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    heard = [];
  });

  async function agrees(scenario: Scenario): Promise<Result> {
    const hop = scenario.hops[0] as CallHop;
    const run = simulate(scenario);
    const [operation] = run.operations;
    const predicted = operation?.attempts ?? [];
    const last = predicted.at(-1);
    script = [...hop.responses];
    const made = await moduleOf(nodeCode(scenario, hop.id, en.nodeCode));
    const call = made[functionName(hop.id)] as Call;
    const [arrival] = scenario.arrivals as readonly { readonly cancelAtMs?: number }[];
    const visitor = new AbortController();
    const start = performance.now();
    if (arrival?.cancelAtMs !== undefined) setTimeout(() => visitor.abort(), arrival.cancelAtMs);
    const { deadlineMs } = scenario;
    const result = await call(url, {
      deadlineAtMs: deadlineMs === null ? null : start + deadlineMs,
      signal: visitor.signal,
    });
    const spentMs = performance.now() - start;
    expect([result.status, result.cutBy, result.started, result.attempts]).toEqual([
      last?.status,
      last?.cutBy,
      last?.started,
      predicted.length,
    ]);
    expect(result.denied).toBe(operation?.denied.length === 1);
    expect(heard).toHaveLength(run.calls[hop.id] ?? 0);
    expect(spentMs).toBeGreaterThan((last?.endMs ?? 0) - EARLY_MS);
    expect(spentMs).toBeLessThan((last?.endMs ?? 0) + LATE_MS);
    return result;
  }

  const retry = (maxAttempts: number, baseMs: number): NonNullable<CallHop["retry"]> => ({
    maxAttempts,
    backoff: { kind: "exponential", baseMs },
  });

  it.each<[string, Parameters<typeof callTo>[1], Parameters<typeof scenarioOf>[1]]>([
    ["answers in time", { timeoutMs: 400, responses: [{ durationMs: 60 }] }, {}],
    ["is cut by its own timeout", { timeoutMs: 150, responses: [{ durationMs: 600 }] }, {}],
    [
      "is cut by the budget: 500 − 100 − 50",
      { timeoutMs: 900, marginMs: 50, responses: [{ durationMs: 800 }] },
      { deadlineMs: 500, reserveMs: 100 },
    ],
    [
      "hangs, and has no timeout of its own",
      { timeoutMs: null, responses: [{ never: true }] },
      { deadlineMs: 200 },
    ],
    ["does not start with nothing left", {}, { deadlineMs: 100, reserveMs: 100 }],
    [
      "looks at its own timeout alone when the budget is local",
      { timeoutMs: 250, responses: [{ durationMs: 700 }] },
      { deadlineMs: 100, budget: "local" },
    ],
    [
      "is refused",
      { responses: [{ durationMs: 20, result: "rejected" }], timeoutMs: 400, retry: retry(3, 10) },
      {},
    ],
    [
      "fails, pauses and is answered",
      {
        timeoutMs: 400,
        retry: retry(3, 100),
        responses: [{ durationMs: 50, result: "unavailable" }, { durationMs: 50 }],
      },
      {},
    ],
    [
      "fails to the last attempt: pauses of 40 and 80",
      {
        timeoutMs: 400,
        retry: retry(3, 40),
        responses: [{ durationMs: 20, result: "unavailable" }],
      },
      {},
    ],
    [
      "is denied a retry whose pause does not fit",
      {
        timeoutMs: 300,
        retry: retry(2, 500),
        responses: [{ durationMs: 50, result: "unavailable" }],
      },
      { deadlineMs: 450 },
    ],
    [
      "is denied one that would leave too little",
      {
        timeoutMs: 300,
        retry: { ...retry(2, 100), minUsefulMs: 300 },
        responses: [{ durationMs: 50, result: "unavailable" }],
      },
      { deadlineMs: 400 },
    ],
    [
      "is denied one that a Retry-After puts past the deadline",
      {
        timeoutMs: 300,
        retry: retry(2, 10),
        responses: [{ durationMs: 50, result: "rate_limited", retryAfterMs: 1000 }],
      },
      { deadlineMs: 600 },
    ],
    [
      "waits for a Retry-After that fits",
      {
        timeoutMs: 300,
        retry: retry(2, 10),
        responses: [
          { durationMs: 20, result: "rate_limited", retryAfterMs: 1000 },
          { durationMs: 20 },
        ],
      },
      { deadlineMs: 3000 },
    ],
    [
      "times out twice and is then cut by what is left",
      { timeoutMs: 200, retry: retry(3, 20), responses: [{ durationMs: 900 }] },
      { deadlineMs: 560 },
    ],
    [
      "is cancelled by its caller",
      { timeoutMs: 800, responses: [{ durationMs: 700 }] },
      { arrivals: [{ atMs: 0, cancelAtMs: 150 }] },
    ],
  ])("%s", async (_, rest, whole) => {
    const scenario = scenarioOf([callTo("order-db", rest)], { deadlineMs: 1500, ...whole });
    await agrees(scenario);
  });

  it("is cancelled in a pause, and wakes at once", async () => {
    const failing = {
      retry: retry(2, 700),
      responses: [{ durationMs: 20, result: "unavailable" }],
    } as const;
    const scenario = scenarioOf([callTo("a", { timeoutMs: 800, ...failing })], {
      deadlineMs: 2000,
      arrivals: [{ atMs: 0, cancelAtMs: 200 }],
    });
    expect(simulate(scenario).operations[0]).toMatchObject({ status: "cancelled", endMs: 200 });
    const { callA } = await moduleOf(nodeCode(scenario, "a", en.nodeCode));
    script = [...failing.responses];
    const start = performance.now();
    const signal = AbortSignal.timeout(200);
    const result = await (callA as Call)(url, { deadlineAtMs: start + 2000, signal });
    expect(result).toMatchObject({ status: "cancelled", attempts: 1 });
    expect(Math.abs(performance.now() - start - 200)).toBeLessThan(LATE_MS);
  });

  it("gives the answer's body, read inside the limit", async () => {
    const scenario = scenarioOf([callTo("a", { timeoutMs: 500, responses: [{ durationMs: 10 }] })]);
    expect(await agrees(scenario)).toMatchObject({ value: "done", hop: "A" });
  });

  it("tells the callee what it was allowed, and the callee believes no more than its cap", async () => {
    const scenario = scenarioOf(
      [
        callTo("a", {
          timeoutMs: 900,
          tells: "remaining",
          maxBudgetMs: 300,
          responses: [{ durationMs: 10 }],
        }),
      ],
      { deadlineMs: 500, reserveMs: 100 },
    );
    await agrees(scenario);
    // 500 − 100, less the ms that pass before it is asked.
    const told = Number(heard[0]?.[REMAINING_HEADER]);
    expect(told).toBeLessThanOrEqual(400);
    expect(told).toBeGreaterThan(400 - LATE_MS);
    const made = await moduleOf(nodeCode(scenario, "a", en.nodeCode));
    const from = made.deadlineAtMsFrom as (headers: IncomingHttpHeaders) => number | null;
    const left = (value: string | undefined) =>
      Math.round((from({ [REMAINING_HEADER]: value }) ?? 0) - performance.now());
    for (const [value, ms] of [
      ["200", 200],
      ["99999999", 300],
      ["-5", -5],
      ["soon", 300],
      [undefined, 300],
    ] as const) {
      expect(Math.abs(left(value) - ms)).toBeLessThan(20);
    }
  });

  it("does not take a deadline of 116 days for one that is over", async () => {
    const scenario = scenarioOf(
      [callTo("a", { timeoutMs: null, responses: [{ durationMs: 60 }] })],
      { deadlineMs: 10_000_000_000 },
    );
    expect(await agrees(scenario)).toMatchObject({ status: "ok" });
  });

  it("tells nothing when nothing is told", async () => {
    await agrees(scenarioOf([callTo("a", { timeoutMs: 500 })]));
    expect(Object.keys(heard[0] ?? {}).filter((name) => name.startsWith("x-"))).toEqual([]);
  });

  it("is not moved by a clock that is set while it waits", async () => {
    const clock = vi.spyOn(Date, "now");
    try {
      // An hour on with every look at it.
      let hours = 0;
      clock.mockImplementation(() => ++hours * 3_600_000);
      const scenario = scenarioOf(
        [callTo("a", { timeoutMs: 900, marginMs: 50, responses: [{ durationMs: 800 }] })],
        { deadlineMs: 300 },
      );
      // min(900, 300 − 50) = 250, bound by the budget.
      expect(await agrees(scenario)).toMatchObject({
        status: "deadline_exceeded",
        cutBy: "budget",
      });
    } finally {
      clock.mockRestore();
    }
  });

  it("runs whatever the hop is called", async () => {
    const name = `"; globalThis.taken = true; //\u2028*/ \`\${globalThis.taken = true}\` </script>`;
    const scenario = scenarioOf([
      callTo("a", { name, timeoutMs: 500, responses: [{ durationMs: 5 }] }),
    ]);
    expect((await agrees(scenario)).hop).toBe(name);
    expect("taken" in globalThis).toBe(false);
  });
});

describe("the code of a call", () => {
  const code = (rest: Parameters<typeof callTo>[1], id = "a") =>
    nodeCode(scenarioOf([callTo("a", rest)], { breakers: { b: {} } }), id, en.nodeCode);

  it("names the versions of Node that it needs", () => {
    expect(code({})).toContain(
      "// Node 20.3 or newer: AbortSignal.any is there from 20.3 on, AbortSignal.timeout from 17.3.",
    );
  });

  it("waits for the caller's signal and its own limit at once, on the monotonic clock", () => {
    const all = code({ tells: "remaining" });
    expect(all).toContain("const signals = [signal, limit].filter((one) => one !== null);");
    expect(all).toContain("signal: AbortSignal.any(signals)");
    expect(all).toContain("const allowedMs = Math.min(OWN_TIMEOUT_MS, usable);");
    expect(all).toContain("AbortSignal.timeout(Math.min(allowedMs, LONGEST_TIMER_MS))");
    expect(all).toContain("deadlineAtMs - performance.now()");
    // The wall clock is for a callee that is told a moment, and for nothing else.
    expect(all).not.toContain("Date.");
    expect(code({ tells: "absolute" })).toContain("Date.now() + allowedMs");
  });

  it("says what is not in it", () => {
    const all = code({ breaker: "b", connectTimeoutMs: 10, readTimeoutMs: 10, clockSkewMs: 5 });
    for (const left of ["breaker", "connect", "readTimeout", "skew"] as const) {
      expect(all).toContain(en.nodeCode.left[left]);
    }
    expect(code({})).not.toContain(en.nodeCode.leftOut);
  });

  it("keeps the reserve at the edge only", () => {
    const nested = scenarioOf([callTo("a", { calls: [callTo("b")] })], { reserveMs: 77 });
    expect(nodeCode(nested, "a", en.nodeCode)).toContain("RESERVE_MS = 77");
    expect(nodeCode(nested, "b", en.nodeCode)).not.toContain("RESERVE_MS");
  });

  it.each(["none", "full", "equal", "decorrelated"] as const)(
    "is a module with jitter %s",
    async (jitter) => {
      for (const kind of ["fixed", "exponential"] as const) {
        const backoff = { kind, baseMs: 10, maxMs: 100, jitter };
        const made = await moduleOf(
          code({ retry: { maxAttempts: 2, backoff }, tells: "absolute" }),
        );
        expect(Object.keys(made).sort()).toEqual(["callA", "deadlineAtMsFrom"]);
      }
    },
  );

  it("is none for work, and for what is not there", () => {
    const scenario = scenarioOf([{ id: "w", kind: "work", name: "W", durationMs: 1 }]);
    expect(nodeCode(scenario, "w", en.nodeCode)).toBeNull();
    expect(nodeCode(scenario, "x", en.nodeCode)).toBeNull();
  });
});
