/** What a clicker and a keyboard do while presenting, as one table. */
import type { Place } from "../keyMap";

export type PresenterAction =
  | {
      readonly kind:
        | "next"
        | "back"
        | "blank"
        | "leave"
        | "more"
        | "fewer"
        /** Through the run, decision by decision, where the step lets one. */
        | "stepOn"
        | "stepBack";
    }
  /** One more hand for the choice of this number, from 1. */
  | { readonly kind: "hand"; readonly choice: number };

const KEYS: { readonly [key: string]: Exclude<PresenterAction["kind"], "hand"> } = {
  PageDown: "next",
  ArrowRight: "next",
  " ": "next",
  Enter: "next",
  PageUp: "back",
  ArrowLeft: "back",
  Backspace: "back",
  "Shift+ArrowRight": "stepOn",
  "Shift+ArrowLeft": "stepBack",
  b: "blank",
  B: "blank",
  ".": "blank",
  p: "leave",
  P: "leave",
  Escape: "leave",
  "+": "more",
  "=": "more",
  "-": "fewer",
};
/** What a clicker sends that no control of the page needs for itself. */
const ALWAYS = new Set(["PageDown", "PageUp", "Escape"]);
const PRESSES = new Set([" ", "Enter"]);

/** null: the key is the control's that has the focus, or nobody's. */
export function presenterAction(key: string, place: Place): PresenterAction | null {
  const kind = KEYS[key];
  if (place === "typing" || place === "choice" || place === "slider" || place === "list") {
    if (!ALWAYS.has(key)) return null;
  }
  if (place === "press" && PRESSES.has(key)) return null;
  if (/^[1-9]$/.test(key)) return { kind: "hand", choice: Number(key) };
  return kind === undefined ? null : { kind };
}
