import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kept, sameData } from "../../src/engine/sameData";

const data = () => fc.jsonValue({ maxDepth: 3 });
/** Told apart by their text: no number here is -0 or NaN, which JSON does not have. */
const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("plain data", () => {
  it("says the same as its copy", () => {
    fc.assert(
      fc.property(data(), (value) => {
        const copy = copyOf(value);
        expect(sameData(copy, copyOf(copy))).toBe(true);
        expect(kept(copy, copyOf(copy))).toBe(copy);
      }),
    );
  });

  it.each<[unknown, unknown]>([
    [1, 2],
    [1, "1"],
    [null, {}],
    [null, undefined],
    [[], {}],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [0, -0],
    [{ a: 0 }, { a: -0 }],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
  ])("%j is not %j", (a, b) => {
    expect(sameData(a, b)).toBe(false);
    expect(kept(a, b)).toBe(b);
  });

  it("is not kept from before there was any", () => {
    expect(kept(undefined, 1)).toBe(1);
  });
});
