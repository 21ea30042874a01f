import { describe, expect, it } from "vitest";
import type { Place } from "../../../src/ui/keyMap";
import { presenterAction } from "../../../src/ui/lesson/presenterKeys";

describe("what a clicker and a keyboard do while presenting", () => {
  it.each<[string, Place, string | null]>([
    ["PageDown", "page", "next"],
    ["ArrowRight", "stage", "next"],
    [" ", "page", "next"],
    ["PageUp", "page", "back"],
    ["ArrowLeft", "page", "back"],
    ["b", "page", "blank"],
    [".", "page", "blank"],
    ["p", "page", "leave"],
    ["Escape", "page", "leave"],
    ["Shift+ArrowRight", "page", "stepOn"],
    ["+", "page", "more"],
    ["-", "press", "fewer"],
    ["x", "page", null],
    // A clicker works wherever the focus is; everything else is the control's.
    ["PageDown", "slider", "next"],
    ["PageDown", "typing", "next"],
    ["ArrowRight", "slider", null],
    ["b", "typing", null],
    [" ", "press", null],
    ["Enter", "press", null],
    ["ArrowRight", "list", null],
  ])("%j on %s: %s", (key, place, kind) => {
    expect(presenterAction(key, place)?.kind ?? null).toBe(kind);
  });

  it("a digit is a hand for the choice of that number, but never while typing", () => {
    expect(presenterAction("3", "page")).toEqual({ kind: "hand", choice: 3 });
    expect(presenterAction("0", "page")).toBeNull();
    expect(presenterAction("3", "typing")).toBeNull();
  });
});
