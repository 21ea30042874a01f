/**
 * The keyboard, as one table: what the page obeys is what the list of keys shows. Pure: a stroke and
 * the place it fell on, in; an action or nothing, out.
 */
export type KeyAction =
  | "stepBack"
  | "stepOn"
  | "eventBack"
  | "eventOn"
  | "first"
  | "last"
  | "play"
  | "previousRequest"
  | "nextRequest"
  | "undo"
  | "redo"
  | "gallery"
  | "compare"
  | "stopComparing"
  | "keys";

export interface KeyBinding {
  readonly action: KeyAction;
  /** `KeyboardEvent.key`, with `Shift+` and `Mod+` (Ctrl, or Cmd on a Mac) in front. */
  readonly keys: readonly string[];
}

export const KEY_MAP: readonly KeyBinding[] = [
  { action: "stepOn", keys: [".", "ArrowRight", "PageDown"] },
  { action: "stepBack", keys: [",", "ArrowLeft", "PageUp"] },
  { action: "eventOn", keys: ["Shift+.", "Shift+ArrowRight"] },
  { action: "eventBack", keys: ["Shift+,", "Shift+ArrowLeft"] },
  { action: "first", keys: ["Home"] },
  { action: "last", keys: ["End"] },
  { action: "play", keys: [" "] },
  { action: "previousRequest", keys: ["["] },
  { action: "nextRequest", keys: ["]"] },
  { action: "gallery", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  { action: "compare", keys: ["c"] },
  { action: "stopComparing", keys: ["Escape"] },
  { action: "undo", keys: ["Mod+z"] },
  { action: "redo", keys: ["Mod+Shift+z", "Mod+y"] },
  { action: "keys", keys: ["?"] },
];

/**
 * What holds the focus. `typing` keeps every key, `choice` (a select)
 * all but those with Ctrl, `slider` and `list` (tree, tabs, menu, grid) their
 * own movement, `press` (button, link) the space bar; `stage` is the visualiser itself and `page`
 * nothing in particular.
 */
export type Place = "typing" | "choice" | "slider" | "list" | "press" | "stage" | "page";

export interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface Reach {
  readonly place: Place;
  /** The focus is inside the visualiser, whatever it is on there. */
  readonly inStage: boolean;
  /** Keys that type a character may be shortcuts outside the stage (WCAG 2.1.4). */
  readonly singleKeys: boolean;
}

const MOVES = new Set(["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"]);

/** What the physical keys of a layout with other letters would type on a Latin one. */
const LATIN: { readonly [code: string]: string } = {
  Comma: ",",
  Period: ".",
  BracketLeft: "[",
  BracketRight: "]",
  KeyC: "c",
  KeyZ: "z",
  KeyY: "y",
};

/** The action of a stroke, with the key as the table names it; null when it is not ours. */
export function actionOf(
  stroke: Stroke,
  { place, inStage, singleKeys }: Reach,
): { readonly action: KeyAction; readonly key: string } | null {
  if (place === "typing") return null;
  const key = nameOf(stroke);
  const binding = key === null ? undefined : KEY_MAP.find(({ keys }) => keys.includes(key));
  if (key === null || binding === undefined) return null;
  const plain = key.replace("Shift+", "");
  if (place === "choice" && !plain.startsWith("Mod+")) return null;
  if (MOVES.has(plain) && (place === "slider" || place === "list")) return null;
  if (plain.startsWith("Arrow") && !inStage && place !== "page") return null;
  if (plain === " " && (place === "press" || place === "list")) return null;
  if (!singleKeys && !inStage && !plain.startsWith("Mod+")) return null;
  return { action: binding.action, key };
}

/** A stroke as the table writes it; null with modifiers that no binding has. */
function nameOf(stroke: Stroke): string | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = stroke;
  const latin = LATIN[code];
  // Layouts that type brackets with Alt or AltGr (which is Ctrl and Alt) have them on other keys.
  if (altKey) return (key === "[" || key === "]") && !code.startsWith("Bracket") ? key : null;
  if (ctrlKey || metaKey) {
    if (ctrlKey && metaKey) return null;
    const letter = isAscii(key) ? key.toLowerCase() : latin;
    return letter === undefined ? null : `Mod+${shiftKey ? "Shift+" : ""}${letter}`;
  }
  if (!shiftKey) return isAscii(key) ? key : (latin ?? null);
  // A layout may need Shift for these; where it does not, Shift asks for the small step.
  if (/^[,.?[\]\d]$/.test(key)) return key;
  if (latin === "," || latin === ".") return `Shift+${latin}`;
  return key.length > 1 ? `Shift+${key}` : null;
}

function isAscii(key: string): boolean {
  return key.charCodeAt(0) < 128;
}
