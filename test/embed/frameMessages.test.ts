import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFrameMessage, isHostMessage } from "../../src/embed/frameProtocol";
import { readFrameQuery } from "../../src/embed/frameQuery";
import { embed as words } from "../../src/texts/en/embed";

describe("messages to a frame", () => {
  it.each([
    ["hello", { hopwatch: 1, type: "hello" }, true],
    ["a theme", { hopwatch: 1, type: "theme", theme: "dark" }, true],
    ["a theme there is not", { hopwatch: 1, type: "theme", theme: "pink" }, false],
    ["a language", { hopwatch: 1, type: "lang", lang: "vi" }, true],
    ["a language without an end", { hopwatch: 1, type: "lang", lang: "x".repeat(201) }, false],
    ["a scenario", { hopwatch: 1, type: "open", scenario: {} }, true],
    ["a scenario as a list", { hopwatch: 1, type: "open", scenario: [] }, false],
    ["no scenario", { hopwatch: 1, type: "open", scenario: null }, false],
    ["a step", { hopwatch: 1, type: "step", step: "3" }, true],
    ["a step as a number", { hopwatch: 1, type: "step", step: 3 }, false],
    ["another version", { hopwatch: 2, type: "hello" }, false],
    ["another type", { hopwatch: 1, type: "eval" }, false],
    ["a name of every object", { hopwatch: 1, type: "constructor" }, false],
    ["text", "hello", false],
    ["nothing", null, false],
  ])("%s", (_, data, taken) => {
    expect(isHostMessage(data)).toBe(taken);
  });
});

describe("messages from a frame", () => {
  it.each([
    ["ready", { hopwatch: 1, type: "ready" }, true],
    ["a height", { hopwatch: 1, type: "size", heightPx: 300 }, true],
    [
      "a height without an end",
      { hopwatch: 1, type: "size", heightPx: Number.POSITIVE_INFINITY },
      false,
    ],
    ["a height as text", { hopwatch: 1, type: "size", heightPx: "300" }, false],
    ["a step", { hopwatch: 1, type: "step", detail: {} }, true],
    ["a step without anything", { hopwatch: 1, type: "step" }, false],
  ])("%s", (_, data, taken) => {
    expect(isFrameMessage(data)).toBe(taken);
  });

  it("never throw, whatever is said", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(typeof isHostMessage(data)).toBe("boolean");
        expect(typeof isFrameMessage(data)).toBe("boolean");
      }),
    );
  });
});

describe("the address of a frame", () => {
  it("has the attributes of the element, and a state after #", () => {
    const { attributes, problem } = readFrameQuery(
      "?v=1&view=run%20ledger&controls=all&nix=1",
      "#g=order-800&f=1...finish",
      words,
    );
    expect([...attributes]).toEqual([
      ["view", "run ledger"],
      ["controls", "all"],
      ["state", "g=order-800&f=1...finish"],
    ]);
    expect(problem).toBeNull();
  });

  it.each([
    ["an older page may leave the version out", "?scenario=order-800", null],
    ["a newer version", "?v=2", /version 1 .* asked for "2"/],
    ["a file, which would be a request", "?v=1&src=a.json", /makes no request/],
  ])("%s", (_, search, line) => {
    const { problem } = readFrameQuery(search, "", words);
    if (line === null) expect(problem).toBeNull();
    else expect(problem?.message).toMatch(line);
  });
});
