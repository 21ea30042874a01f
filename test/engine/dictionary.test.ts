/** A hop or a breaker may be called anything that an id may be. */
import { describe, expect, it } from "vitest";
import { dictionary } from "../../src/engine/dictionary";

describe("a dictionary", () => {
  it.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("inherits no %s", (key) => {
    const entries = dictionary<number>();
    expect(key in entries).toBe(false);
    entries[key] = 1;
    expect(Object.entries(entries)).toEqual([[key, 1]]);
    expect(key in dictionary<number>()).toBe(false);
  });
});
