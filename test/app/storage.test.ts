import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULTS,
  readStored,
  STORAGE_KEY,
  writePreferences,
  writeStored,
} from "../../src/app/storage";
import { memoryStorage, throwingStorage } from "../support/storage";

const holding = (text: string) => memoryStorage({ [STORAGE_KEY]: text });

describe("what is stored", () => {
  it("comes back", () => {
    const storage = memoryStorage();
    const stored = {
      preferences: {
        language: "vi",
        theme: "dark",
        singleKeys: false,
        stepSize: "event",
        speed: 2,
        textOnly: true,
      },
      lastWork: { title: "Order", link: "s=abc" },
    } as const;
    writeStored(storage, stored);
    expect(readStored(storage)).toEqual(stored);
  });

  it("of another tab is kept when this one writes something else", () => {
    const storage = memoryStorage();
    writePreferences(storage, { theme: "dark" });
    writeStored(storage, { lastWork: { title: "Order", link: "s=abc" } });
    writePreferences(storage, { speed: 4 });
    expect(readStored(storage)).toEqual({
      preferences: { ...DEFAULTS.preferences, theme: "dark", speed: 4 },
      lastWork: { title: "Order", link: "s=abc" },
    });
  });
});

describe("rubbish is like nothing", () => {
  it.each([
    ["an empty text", ""],
    ["half of a file", '{"preferences":{"theme":"da'],
    ["null", "null"],
    ["a list", "[1,2]"],
    ["values of the wrong kind", '{"preferences":{"theme":7,"singleKeys":"no","speed":"2"}}'],
    [
      "values nobody knows",
      '{"preferences":{"language":"xx","theme":"pink","stepSize":"hop","speed":1e9}}',
    ],
    ["work without a link", '{"lastWork":{"title":"Order","link":""}}'],
    ["work without a title", '{"lastWork":{"link":"s=abc"}}'],
    ["a link of the wrong kind", '{"lastWork":{"title":"Order","link":["s=abc"]}}'],
    ["prototypes", '{"__proto__":{"preferences":{"theme":"dark"}}}'],
    ["far too much", JSON.stringify({ lastWork: { title: "x", link: "x".repeat(3_500_000) } })],
  ])("%s", (_, text) => {
    expect(readStored(holding(text))).toEqual(DEFAULTS);
  });

  it("whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { preferences } = readStored(holding(text));
        expect(Object.keys(preferences)).toEqual(Object.keys(DEFAULTS.preferences));
      }),
    );
  });

  it("keeps the good values beside the bad ones, and cuts a title that is too long", () => {
    const stored = {
      preferences: { theme: "light", speed: -1 },
      lastWork: { title: "y".repeat(300), link: "s=abc" },
    };
    expect(readStored(holding(JSON.stringify(stored)))).toEqual({
      preferences: { ...DEFAULTS.preferences, theme: "light" },
      lastWork: { title: "y".repeat(200), link: "s=abc" },
    });
  });
});

describe("a storage that throws, and none at all", () => {
  it.each([
    ["throws", throwingStorage],
    ["is missing", null],
  ])("%s", (_, storage) => {
    writePreferences(storage, { theme: "dark" });
    expect(readStored(storage)).toEqual(DEFAULTS);
  });
});
