import { describe, expect, it } from "vitest";
import { actionOf, KEY_MAP, type KeyAction, type Reach, type Stroke } from "../../src/ui/keyMap";

const page: Reach = { place: "page", inStage: false, singleKeys: true };
const stage: Reach = { place: "stage", inStage: true, singleKeys: true };

/** `"Ctrl+Shift+z"` or `","` as a keyboard of US layout sends it; a code may be given for others. */
function stroke(text: string, code = ""): Stroke {
  const parts = text.split("+");
  const codes: { [key: string]: string } = { ",": "Comma", ".": "Period", "<": "Comma" };
  const key = parts.at(-1) ?? "";
  return {
    key,
    code: code || (codes[key] ?? ""),
    shiftKey: parts.includes("Shift"),
    ctrlKey: parts.includes("Ctrl"),
    metaKey: parts.includes("Meta"),
    altKey: parts.includes("Alt"),
  };
}

describe("the keys of the page", () => {
  it.each<[string, Reach, KeyAction]>([
    [",", page, "stepBack"],
    [".", page, "stepOn"],
    ["PageUp", page, "stepBack"],
    ["PageDown", page, "stepOn"],
    ["ArrowLeft", page, "stepBack"],
    ["ArrowRight", stage, "stepOn"],
    ["Shift+ArrowRight", stage, "eventOn"],
    ["Shift+ArrowLeft", stage, "eventBack"],
    ["Home", page, "first"],
    ["End", page, "last"],
    [" ", page, "play"],
    ["[", page, "previousRequest"],
    ["]", page, "nextRequest"],
    ["7", page, "gallery"],
    ["c", page, "compare"],
    ["Escape", page, "stopComparing"],
    ["Shift+?", page, "keys"],
    ["Ctrl+z", page, "undo"],
    ["Meta+z", page, "undo"],
    ["Ctrl+Shift+Z", page, "redo"],
    ["Ctrl+y", page, "redo"],
  ])("%s", (text, reach, action) => {
    expect(actionOf(stroke(text), reach)?.action).toBe(action);
  });

  it("names the key, so that a digit tells which", () => {
    expect(actionOf(stroke("3"), page)).toEqual({ action: "gallery", key: "3" });
  });

  it("has no key twice", () => {
    const keys = KEY_MAP.flatMap((binding) => binding.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("other layouts", () => {
  it.each<[string, Stroke, KeyAction | undefined]>([
    ["Shift and the comma key, US", stroke("Shift+<", "Comma"), "eventBack"],
    ["Shift and the comma key, German", stroke("Shift+;", "Comma"), "eventBack"],
    ["a full stop that needs Shift, French", stroke("Shift+.", "Comma"), "stepOn"],
    ["a digit that needs Shift, French", stroke("Shift+2", "Digit2"), "gallery"],
    ["a bracket that needs Alt", stroke("Alt+[", "Digit5"), "previousRequest"],
    ["a bracket that needs AltGr", stroke("Ctrl+Alt+]", "Digit9"), "nextRequest"],
    ["the comma key, Russian", stroke("б", "Comma"), "stepBack"],
    ["the bracket key, Russian", stroke("х", "BracketLeft"), "previousRequest"],
    ["Ctrl and the z key, Russian", stroke("Ctrl+я", "KeyZ"), "undo"],
    ["the c key, Russian", stroke("с", "KeyC"), "compare"],
    ["a letter, Russian", stroke("ф", "KeyA"), undefined],
  ])("%s", (_, pressed, action) => {
    expect(actionOf(pressed, page)?.action).toBe(action);
  });
});

describe("keys that belong to others", () => {
  it.each<[string, string, Partial<Reach>]>([
    ["a full stop while typing", ".", { place: "typing" }],
    ["a letter while typing", "c", { place: "typing" }],
    ["Esc while typing, which restores the field", "Escape", { place: "typing" }],
    ["copying", "Ctrl+c", {}],
    ["undo while typing is the field's own", "Ctrl+z", { place: "typing" }],
    ["a letter or a digit in a select", "1", { place: "choice", inStage: true }],
    ["an arrow in a select", "ArrowRight", { place: "choice", inStage: true }],
    ["an arrow on a slider", "ArrowRight", { place: "slider", inStage: true }],
    ["Home on a slider", "Home", { place: "slider", inStage: true }],
    ["an arrow in a tree", "ArrowLeft", { place: "list", inStage: true }],
    ["the space bar on a button", " ", { place: "press", inStage: true }],
    ["the space bar in a tree", " ", { place: "list", inStage: true }],
    ["an arrow on a button outside the stage", "ArrowRight", { place: "press" }],
    ["Ctrl and a full stop", "Ctrl+.", {}],
    ["Alt and an arrow, which is the browser's", "Alt+ArrowLeft", {}],
    ["Ctrl, Cmd and z", "Ctrl+Meta+z", {}],
    ["Alt and a bracket key", "Alt+[", {}],
    ["Shift and 1", "Shift+!", {}],
    ["Tab", "Tab", {}],
  ])("%s", (_, text, reach) => {
    const code = text === "Alt+[" ? "BracketLeft" : "";
    expect(actionOf(stroke(text, code), { ...page, ...reach })).toBeNull();
  });

  it.each([
    [".", { place: "slider", inStage: true }],
    [",", { place: "list", inStage: true }],
    ["ArrowRight", { place: "press", inStage: true }],
    ["Ctrl+z", { place: "choice", inStage: true }],
  ] as const)("but %s still works on %o", (text, reach) => {
    expect(actionOf(stroke(text), { ...page, ...reach })).not.toBeNull();
  });
});

describe("with single keys switched off", () => {
  it.each([
    [".", page, null],
    ["?", page, null],
    ["4", page, null],
    [" ", page, null],
    [".", stage, "stepOn"],
    ["ArrowRight", stage, "stepOn"],
    ["Ctrl+z", page, "undo"],
  ] as const)("%s on %o", (text, reach, action) => {
    const found = actionOf(stroke(text), { ...reach, singleKeys: false });
    expect(found?.action ?? null).toBe(action);
  });
});
