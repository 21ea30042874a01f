import { describe, expect, it } from "vitest";
import { simulate } from "../../src/engine/simulate";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { hopwatch } from "./memoryIo";

/** The line of the ledger that begins with these cells, its columns separated by one space. */
function row(stdout: string, ...start: readonly string[]): string | undefined {
  const lines = stdout.split("\n").map((line) => line.replace(/ {2,}/g, " "));
  return lines.find((line) => line.startsWith(`${start.join(" ")} `));
}

/** Its cells with one space between them, behind the indent that shows how deep it is. */
function cells(line: string): string {
  const indent = /^ */.exec(line)?.[0] ?? "";
  return indent + line.trim().replace(/ {2,}/g, " ");
}

async function ledgerOf(scenario: object): Promise<string> {
  const { stdout } = await hopwatch(["run", "-"], { stdin: JSON.stringify(scenario) });
  return stdout;
}

describe("hopwatch run", () => {
  it("shows the arithmetic of every attempt, and the total against the deadline", async () => {
    const { code, stdout, stderr } = await hopwatch(["run", "order-800"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(row(stdout, "hop")).toBe(
      "hop attempt start own left before allowed bound by spent left after result",
    );
    expect(row(stdout, "gateway")).toBe("gateway work 0 - 800 - - 100 700 ok");
    expect(row(stdout, "inventory")).toBe(
      "inventory 1 100 300 700 min(300 own, 700 left − 80 reserve) = 300 own 290 410 ok",
    );
    expect(row(stdout, "payment")).toBe(
      "payment 1 390 400 410 min(400 own, 410 left − 80 reserve) = 330 budget 330 80 deadline_exceeded, outcome unknown",
    );
    expect(row(stdout, "closing")).toMatch(/^closing - 720 - 80 - - 80 0/);
    expect(row(stdout, "total")).toBe(
      "total - 0 - 800 - - 800 0 pending, payment deadline_exceeded, ghost work 120",
    );
  });

  it("gives a call that waited for its breaker one row, whatever the verdict", async () => {
    const waits = (result: "ok" | "unavailable") =>
      ledgerOf({
        ...scenarioOf([
          callTo("stock", {
            timeoutMs: 900,
            breaker: "stock",
            responses: [
              { durationMs: 0, result: "unavailable" },
              { durationMs: 50, result },
              { durationMs: 7 },
            ],
          }),
        ]),
        deadlineMs: null,
        breakers: {
          stock: {
            trip: { kind: "consecutive", failures: 1 },
            openMs: 100,
            halfOpen: { excess: "waits" },
          },
        },
        arrivals: [0, 100, 110],
      });
    const rowsOf = (stdout: string) =>
      stdout.split("\n").flatMap((line) => (line.startsWith("stock") ? [cells(line)] : []));
    // The probe of 100 answers at 150: the call of 110 has waited 40 ms, and then takes its 7.
    expect(rowsOf(await waits("ok")).slice(2)).toEqual([
      "stock 1 110 900 - 900 own = 900 own 47 - ok",
    ]);
    // It reopens at 150, to 250.
    expect(rowsOf(await waits("unavailable")).slice(2)).toEqual([
      "stock 1 110 900 - 900 own = 900 own 40 - circuit_open: open until 250, 100 early",
    ]);
  });

  it("lines its columns up", async () => {
    const { stdout } = await hopwatch(["run", "budget-meets-breaker"]);
    const lines = stdout.split("\n").filter((line) => /^(hop|gateway|payment|total) /.test(line));
    const resultAt = lines[0]?.indexOf("result") ?? -1;
    expect(lines).toHaveLength(4 * 14);
    expect(new Set(lines.map((line) => line.slice(resultAt - 2, resultAt)))).toEqual(
      new Set(["  "]),
    );
    expect(lines.every((line) => line[resultAt] !== " ")).toBe(true);
  });

  it("says by how much the answer was late", async () => {
    const { stdout } = await hopwatch(["run", "local-only"]);
    expect(row(stdout, "loyalty")).toBe("loyalty 1 140 100 20 100 own = 100 own 70 0 ok");
    expect(row(stdout, "total")).toBe("total - 0 - 160 - - 210 50 late ok");
  });

  it("shows a pause and what it left", async () => {
    const { stdout } = await hopwatch(["run", "retry-spends-the-budget"]);
    expect(row(stdout, "supplier", "pause")).toBe("supplier pause 60 - 100 - - 20 80 backoff");
    expect(row(stdout, "supplier", "2")).toBe(
      "supplier 2 80 60 80 min(60 own, 80 left) = 60 own 50 30 ok",
    );
  });

  it("shows a call that never started", async () => {
    const { stdout } = await hopwatch(["run", "nothing-left"]);
    expect(row(stdout, "delivery")).toBe(
      "delivery 1 160 100 0 min(100 own, 0 left) = 0 budget 0 0 deadline_exceeded: nothing left, not started",
    );
  });

  it("shows a refusal, and the breaker with its transitions", async () => {
    const { stdout } = await hopwatch(["run", "budget-meets-breaker"]);
    expect(stdout).toMatch(/7390 .*circuit_open: open until 7510, 120 early$/m);
    expect(stdout).toMatch(/12390 .* ok, probe$/m);
    const breaker = stdout.slice(stdout.indexOf("Breaker payment"));
    expect(breaker).toContain(
      "Breaker payment: closed, failures 0, dependency calls 8, refused 6, probes 1 ok, 1 failed",
    );
    expect(breaker.match(/^ *\d+ {2}\S+ → \S+/gm)?.map((line) => line.trim())).toEqual([
      "4510  closed → open",
      "8390  open → half-open",
      "8510  half-open → open",
      "12390  open → half-open",
      "12590  half-open → closed",
    ]);
    expect(breaker).toMatch(/4510 .*failures 3 ≥ 3$/m);
    expect(breaker).toContain("Attempts sent: inventory 14, payment 8.");
  });

  it("shows a denied retry with what it asked for", async () => {
    const down = { durationMs: 60, result: "unavailable" } as const;
    const backoff = { kind: "fixed", baseMs: 40 } as const;
    const retry = { maxAttempts: 2, backoff };
    const early = scenarioOf([callTo("a", { responses: [down], retry })], { deadlineMs: 100 });
    expect(row(await ledgerOf(early), "a", "denied")).toBe(
      "a denied 60 - 40 40 pause ≥ 40 usable - - - backoff",
    );
    const useful = { ...retry, minUsefulMs: 61 };
    const little = scenarioOf([callTo("a", { responses: [down], retry: useful })], {
      deadlineMs: 160,
    });
    expect(row(await ledgerOf(little), "a", "denied")).toBe(
      "a denied 60 - 100 100 usable − 40 pause = 60 < 61 worth a try - - - backoff",
    );
  });

  it("writes out a reserve that is larger than what is left", async () => {
    const work = { id: "w", kind: "work", name: "W", durationMs: 60 } as const;
    const scenario = scenarioOf([work, callTo("a", { marginMs: 5 })], {
      deadlineMs: 100,
      reserveMs: 50,
    });
    expect(row(await ledgerOf(scenario), "a")).toContain(
      "min(100 own, max(0, 40 left − 50 reserve − 5 margin)) = 0 budget 0",
    );
  });

  it("says that nothing limits a call, and how a visitor left", async () => {
    const hop = callTo("a", { timeoutMs: null, responses: [{ durationMs: 50 }] });
    const arrivals = [{ atMs: 0, cancelAtMs: 20 }];
    const stdout = await ledgerOf(scenarioOf([hop], { deadlineMs: null, arrivals }));
    expect(row(stdout, "a")).toBe("a 1 0 - - no limit nothing 20 - cancelled");
    expect(row(stdout, "visitor")).toMatch(/^visitor - 20 /);
    expect(row(stdout, "total")).toMatch(/^total - 0 - - - - 20 - cancelled, a cancelled/);
  });

  it("shows a tree: whom each attempt is for, the deadline its callee believes, ghost work", async () => {
    const { stdout } = await hopwatch(["run", "client-gives-up"]);
    expect(row(stdout, "hop")).toBe(
      "hop attempt n for start own left before allowed bound by told until spent left after ghost result",
    );
    const lines = stdout.split("\n");
    expect(lines.filter((line) => /^ *(shop|orders|stock) /.test(line)).map(cells)).toEqual([
      "shop 1 1 - 0 2000 1500 min(2000 own, 1500 left) = 1500 budget - 1500 0 - deadline_exceeded",
      "  orders 1 2 1 100 2000 - 2000 own = 2000 own - 2000 - - timeout",
      "    stock 1 3 2 300 2000 - 2000 own = 2000 own - 2000 - 1300 timeout",
    ]);
    expect(row(stdout, "total")).toMatch(/ 1500 0 1300 failed, .*, ghost work 1300$/);
    const told = (await hopwatch(["run", "client-gives-up-told"])).stdout;
    expect(told).toContain(", callees are told what remains, ");
    expect(told.split("\n").map(cells)).toContain(
      "    stock 1 3 2 300 2000 1200 min(2000 own, 1200 left) = 1200 budget 1500 1200 0 - cancelled",
    );
  });

  it("counts what is left to a callee from the deadline it believes, its work and pauses too", async () => {
    const down = { durationMs: 5, result: "unavailable" } as const;
    const retry = { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 20 } } as const;
    const calls = [
      { id: "w", kind: "work", name: "W", durationMs: 30 } as const,
      callTo("b", { responses: [down], retry }),
    ];
    const stdout = await ledgerOf(scenarioOf([callTo("a", { tells: "remaining", calls })]));
    // Told 100, it works for 10 and then for 30.
    expect(stdout.split("\n").map(cells)).toEqual(
      expect.arrayContaining([
        "  w work - 1 10 - 90 - - - 30 60 - ok",
        "  b 1 2 1 40 100 60 min(100 own, 60 left) = 60 budget - 5 55 - unavailable",
        "  b pause - 1 45 - 55 - - - 20 35 - backoff",
      ]),
    );
  });

  it("takes the seed from the option", async () => {
    const backoff = { kind: "fixed", baseMs: 1000, jitter: "full" } as const;
    const down = { durationMs: 0, result: "unavailable" } as const;
    const retry = { maxAttempts: 2, backoff };
    const scenario = scenarioOf([callTo("a", { responses: [down], retry })], { deadlineMs: 5000 });
    const stdin = JSON.stringify(scenario);
    const { stdout } = await hopwatch(["run", "-", "--json", "--seed", "7"], { stdin });
    expect(JSON.parse(stdout)).toEqual(
      JSON.parse(JSON.stringify(simulate({ ...scenario, seed: 7 }))),
    );
    const { stdout: text } = await hopwatch(["run", "-", "--seed=4294967295"], { stdin });
    expect(text).toContain("seed 4294967295");
    expect(JSON.parse(stdout).endMs).not.toBe(simulate(scenario).endMs);
  });

  it("stops writing when nobody reads any more", async () => {
    const arrivals = { everyMs: 1, count: 5000 };
    const stdin = JSON.stringify(scenarioOf([callTo("a")], { arrivals }));
    const whole = await hopwatch(["run", "-"], { stdin });
    const { code, stdout, stderr } = await hopwatch(["run", "-"], { stdin, reads: 1 });
    expect([code, stderr]).toEqual([0, ""]);
    expect(whole.stdout.startsWith(stdout)).toBe(true);
    expect(stdout.length).toBeLessThan(whole.stdout.length / 2);
  });
});

describe("hopwatch run --json", () => {
  it("is the result and nothing else, with its keys in the order of the format", async () => {
    const { code, stdout } = await hopwatch(["run", "order-800", "--json"]);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    const scenario = fromGallery("order-800");
    expect(result).toEqual(JSON.parse(JSON.stringify(simulate(scenario))));
    expect(Object.keys(result)).toEqual([
      "version",
      "operations",
      "breakers",
      "calls",
      "endMs",
      "events",
    ]);
    expect(Object.keys(result.operations[0])).toEqual([
      "id",
      "status",
      "failedHop",
      "failedStatus",
      "startMs",
      "endMs",
      "lateMs",
      "ghostMs",
      "attempts",
      "pauses",
      "denied",
    ]);
    expect(Object.keys(result.operations[0].attempts[0])).toEqual([
      "n",
      "parent",
      "hop",
      "attempt",
      "status",
      "started",
      "startMs",
      "endMs",
      "spentMs",
      "ownTimeoutMs",
      "remainingMs",
      "reserveMs",
      "marginMs",
      "usableMs",
      "allowedMs",
      "boundBy",
      "cutBy",
      "remainingAfterMs",
      "outcomeUnknown",
      "calleeStartMs",
      "calleeEndMs",
      "calleeResult",
      "calleeDeadlineMs",
    ]);
  });

  it("gives a breaker's keys in the order of the format", async () => {
    const { stdout } = await hopwatch(["run", "budget-meets-breaker", "--json"]);
    const { breakers } = JSON.parse(stdout);
    expect(Object.keys(breakers.payment)).toEqual([
      "state",
      "failures",
      "dependencyCalls",
      "refused",
      "probes",
      "transitions",
    ]);
    expect(Object.keys(breakers.payment.transitions[0])).toEqual(["atMs", "from", "to", "why"]);
  });

  it("is the same, to the byte, every time", async () => {
    const first = await hopwatch(["run", "budget-meets-breaker", "--json"]);
    expect(await hopwatch(["run", "budget-meets-breaker", "--json"])).toEqual(first);
  });
});
