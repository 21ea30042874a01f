import { describe, expect, it } from "vitest";
import { parseScenario, problemText } from "../../src/codec/parseScenario";
import { small } from "./scenarios";

function linesOf(value: unknown): readonly string[] {
  const parsed = parseScenario(value);
  return parsed.ok ? [] : parsed.problems.map(problemText);
}

class Title {
  toJSON() {
    return "An order";
  }
}
const cycle: unknown[] = [];
cycle.push(cycle);
let calls = 0;
const trap = () => {
  calls += 1;
  throw new Error("trap");
};

describe("a value from a host that is not plain data is refused, and nothing of it is run", () => {
  it.each<[string, unknown, string]>([
    [
      "a function",
      { ...small(), title: () => "x" },
      "title: expected plain JSON data, got a function",
    ],
    [
      "a symbol",
      { ...small(), title: Symbol("x") },
      "title: expected plain JSON data, got a symbol",
    ],
    [
      "a big integer",
      { ...small(), seed: 1n },
      "seed: expected plain JSON data, got a big integer",
    ],
    [
      "an instance with toJSON",
      { ...small(), title: new Title() },
      "title: expected plain JSON data, got an object of a class",
    ],
    [
      "a date",
      { ...small(), arrivals: [new Date(0)] },
      "arrivals[0]: expected plain JSON data, got an object of a class",
    ],
    [
      "a map",
      { ...small(), breakers: new Map() },
      "breakers: expected plain JSON data, got an object of a class",
    ],
    [
      "a hole in a list",
      { ...small(), arrivals: new Array(3) },
      "arrivals[0]: expected plain JSON data, got nothing",
    ],
    [
      "an endless list",
      { ...small(), arrivals: cycle },
      "(file): expected values at most 40 deep, got deeper ones",
    ],
    [
      "more than a file holds",
      { ...small(), arrivals: new Array(600_000).fill(0) },
      "(file): expected at most 524288 values in all, got more",
    ],
    [
      "a computed property",
      Object.defineProperty(small(), "seed", { get: trap, enumerable: true }),
      "seed: expected plain JSON data, got a computed property",
    ],
    [
      "an object that has a getter as its toJSON",
      Object.defineProperty(small(), "toJSON", { get: trap }),
      "",
    ],
  ])("%s", (_, value, line) => {
    calls = 0;
    expect(linesOf(value)).toEqual(line === "" ? [] : [line]);
    expect(calls).toBe(0);
  });

  it("a proxy that throws is refused", () => {
    const hostile = new Proxy({}, { ownKeys: trap, getPrototypeOf: trap, get: trap });
    expect(linesOf(hostile)).toEqual([
      "(file): expected plain JSON data, got an object that cannot be read",
    ]);
  });

  it("a value that would not fit into a file is refused", () => {
    const answer = { durationMs: 86_400_000, result: "rate_limited", retryAfterMs: 86_400_000 };
    const [gateway, payment] = small().hops;
    const hops = Array.from({ length: 3 }, (_, at) => ({
      ...payment,
      id: `payment-${at}`,
      responses: new Array(6_000).fill(answer),
    }));
    expect(linesOf({ ...small(), hops: [gateway, ...hops] })).toEqual([
      "(file): expected a file of at most 1048576 bytes, got more",
    ]);
  });
});

describe("what is read", () => {
  it("is a copy, in which later changes of the host are not seen", () => {
    const given = small();
    const parsed = parseScenario(given);
    given.hops[0].durationMs = "2s";
    expect(parsed.ok && parsed.scenario.hops[0]).toEqual(small().hops[0]);
  });

  it("has dictionaries without a prototype", () => {
    const answers = { payment: [{ durationMs: 1 }] };
    const parsed = parseScenario({ ...small(), arrivals: [{ atMs: 0, answers }] });
    if (!parsed.ok) throw new Error("refused");
    const { breakers, arrivals } = parsed.scenario;
    const [arrival] = Array.isArray(arrivals) ? arrivals : [];
    expect(Object.getPrototypeOf(breakers)).toBeNull();
    expect(Object.getPrototypeOf(arrival.answers)).toBeNull();
  });
});
