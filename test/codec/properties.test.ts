import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeLink, encodeLink } from "../../src/codec/link";
import { parseScenario, parseScenarioText, problemText } from "../../src/codec/parseScenario";
import { serialiseScenario } from "../../src/codec/serialise";
import { anyFrame, anyScenario, small } from "./scenarios";

const anyValue = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});
const anyKey = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "kind", "never", "p50", "answers"),
  fc.string(),
);

/** Nothing that a terminal or a page could take for more than text. */
const SAFE = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** The places in a value, each as the object and the key that lead to it. */
function places(value: unknown): readonly (readonly [object, string])[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [[value, key] as const, ...places(item)]);
}

describe("reading", () => {
  it("takes every scenario that the format allows, and gives it back as it is", () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
      }),
    );
  });

  it("never throws, whatever it is given, and names what was wrong in safe words", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const parsed = parseScenario(value);
        expect(parsed.ok).toBe(false);
        for (const problem of parsed.ok ? [] : parsed.problems) {
          expect(problemText(problem)).toMatch(SAFE);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("never throws when one value of a good scenario is replaced by anything", () => {
    fc.assert(
      fc.property(fc.nat(), anyValue, (at, value) => {
        const scenario = small();
        const all = places(scenario);
        const [owner, key] = all[at % all.length] ?? [scenario, "title"];
        Object.defineProperty(owner, key, { value, enumerable: true });
        const parsed = parseScenario(scenario);
        if (parsed.ok) expect(parseScenario(parsed.scenario)).toEqual(parsed);
        else expect(parsed.problems.map(problemText).join("")).toMatch(SAFE);
      }),
      { numRuns: 2000 },
    );
  });

  it("refuses any further key, in any object of a good scenario", () => {
    fc.assert(
      fc.property(fc.nat(), anyKey, (at, key) => {
        const scenario = small();
        const objects = [scenario, ...scenario.hops, scenario.breakers.payment];
        const owner = objects[at % objects.length] ?? scenario;
        fc.pre(!Object.hasOwn(owner, key));
        Object.defineProperty(owner, key, { value: Symbol("x"), enumerable: true });
        expect(parseScenario(scenario).ok).toBe(false);
      }),
    );
  });

  it("never throws on any text, nor on a file that was cut", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.nat(), (text, length) => {
        expect(parseScenarioText(text).ok).toBe(false);
        const file = serialiseScenario(parsedSmall());
        const cut = file.slice(0, length % file.trimEnd().length);
        expect(parseScenarioText(cut).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

function parsedSmall() {
  const parsed = parseScenario(small());
  if (!parsed.ok) throw new Error("the small scenario is refused");
  return parsed.scenario;
}

describe("writing and reading again", () => {
  it("parse(serialise(x)) is x", () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        expect(parseScenarioText(serialiseScenario(scenario))).toEqual({ ok: true, scenario });
      }),
    );
  });

  it("decode(encode(x)) is x: scenario, frame and view", () => {
    const view = fc.record(
      { stepSize: fc.constant("event" as const), pane: fc.constantFrom("ledger", "a-1", "x") },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyScenario, fc.option(anyFrame), view, (scenario, frame, shown) => {
        const link = { source: { kind: "scenario", scenario } as const, frame, view: shown };
        expect(decodeLink(`#${encodeLink(link)}`)).toEqual({ ok: true, ...link });
      }),
    );
  });

  it("decode(encode(x)) is x for a name and every frame", () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        const link = { source: { kind: "gallery", name: "order-800" } as const, frame, view: {} };
        expect(decodeLink(encodeLink(link))).toEqual({ ok: true, ...link });
      }),
      { numRuns: 1000 },
    );
  });

  it("a link uses no character that an address would escape", () => {
    fc.assert(
      fc.property(anyScenario, fc.option(anyFrame), (scenario, frame) => {
        const hash = encodeLink({ source: { kind: "scenario", scenario }, frame, view: {} });
        expect(hash).toMatch(/^[\w.~=&-]+$/);
      }),
    );
  });
});

describe("a hostile link", () => {
  it("never throws, whatever stands in it", () => {
    const hash = fc
      .array(fc.tuple(fc.constantFrom("s", "g", "f", "v", "x", ""), fc.string()))
      .map((parts) => parts.map(([key, value]) => `${key}=${value}`).join("&"));
    fc.assert(
      fc.property(fc.oneof(hash, fc.string()), (text) => {
        const link = decodeLink(text);
        if (!link.ok) expect(link.problems.map(problemText).join("")).toMatch(SAFE);
      }),
      { numRuns: 1000 },
    );
  });

  it("never throws on any bytes, packed as a scenario is", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 2000 }), (bytes) => {
        const packed = Buffer.from(bytes).toString("base64url");
        expect(decodeLink(`s=${packed}`).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

it("what is no text at all is refused, not thrown at", () => {
  for (const value of [undefined, 5, {}, [], null]) {
    expect(parseScenarioText(value as unknown as string).ok).toBe(false);
  }
});
