import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseScenario, parseScenarioText } from "../../src/codec/parseScenario";
import { serialiseScenario } from "../../src/codec/serialise";
import type { Scenario } from "../../src/engine/scenario";
import { small } from "./scenarios";

function read(value: unknown): Scenario {
  const parsed = parseScenario(value);
  if (!parsed.ok) throw new Error("refused");
  return parsed.scenario;
}

describe("the text of a scenario", () => {
  it("has its keys in the order of the format, each short thing on one line", () => {
    const text = `{
  "version": 1,
  "title": "Create an order in 800 ms",
  "note": "Payment wants 400 ms and is given 330.",
  "deadlineMs": 800,
  "reserveMs": 80,
  "seed": 1,
  "hops": [
    { "id": "gateway", "kind": "work", "name": "Gateway", "durationMs": 100 },
    {
      "id": "payment",
      "kind": "call",
      "name": "Payment",
      "timeoutMs": 400,
      "effect": "write",
      "idempotencyKey": true,
      "responses": [{ "durationMs": 450 }]
    }
  ],
  "breakers": {},
  "arrivals": [0],
  "opensAt": { "operation": 1, "hop": "payment", "attempt": 1, "moment": "end" }
}
`;
    const { arrivals, hops, seed, ...rest } = read(JSON.parse(text));
    const turned = hops.map((hop) => Object.fromEntries(Object.entries(hop).reverse()));
    const mixed = { arrivals, hops: turned, seed, ...rest } as unknown as Scenario;
    expect(serialiseScenario(mixed)).toBe(text);
  });

  it("keeps a key that says what holds anyway, and adds none", () => {
    const scenario = read({ ...small(), reserveMs: 0, budget: "shared" });
    expect(JSON.parse(serialiseScenario(scenario))).toEqual(JSON.parse(JSON.stringify(scenario)));
    expect(serialiseScenario(read(small()))).not.toContain("reserveMs");
  });

  it("fills lines of up to 100 characters with the moments of many requests", () => {
    const arrivals = Array.from({ length: 300 }, (_, at) => at * 1000);
    const text = serialiseScenario(read({ ...small(), arrivals }));
    const lines = text.split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(lines.length).toBeLessThan(70);
    expect(JSON.parse(text).arrivals).toEqual(arrivals);
  });

  it("can be read again at the size of a file, when line breaks would make it too long", () => {
    const answer = { durationMs: 86_400_000, result: "rate_limited", retryAfterMs: 86_400_000 };
    const [gateway, payment] = small().hops;
    const long = { ...payment, responses: new Array(10_000).fill(answer) };
    const hops = [
      gateway,
      long,
      { ...long, id: "again", responses: new Array(2_900).fill(answer) },
    ];
    const scenario = read({ ...small(), hops });
    const text = serialiseScenario(scenario);
    expect(JSON.stringify(scenario, null, 1).length).toBeGreaterThan(1_048_576);
    expect(text.length).toBeLessThanOrEqual(1_048_576);
    expect(parseScenarioText(text)).toEqual({ ok: true, scenario });
  });

  it("writes what could not be read, too: an edit's mistake must not lose the work", () => {
    const scenario = { ...read(small()), title: "x".repeat(81), note: undefined } as object;
    expect(JSON.parse(serialiseScenario(scenario as Scenario))).toEqual({
      ...small(),
      title: "x".repeat(81),
    });
  });

  it("gives every scenario of the whole format again", () => {
    const cases = readFileSync(join(import.meta.dirname, "../fixtures/cases/full.jsonl"), "utf8");
    for (const line of cases.trim().split("\n")) {
      const { scenario } = JSON.parse(line);
      expect(JSON.parse(serialiseScenario(read(scenario)))).toEqual(scenario);
    }
  });

  it("is read again as the same scenario", () => {
    const scenario = read(small());
    expect(parseScenario(JSON.parse(serialiseScenario(scenario)))).toEqual({ ok: true, scenario });
  });
});
