import type { Place } from "./keyMap";

const TYPING = [
  "textarea",
  "[contenteditable]:not([contenteditable='false'])",
  "[role=textbox]",
  "[role=combobox]",
  "input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=file])",
].join();
/** Letters choose and arrows move in it, but it has nothing of its own to undo. */
const CHOICE = "select";
const SLIDER = "input[type=range], [role=slider], [role=scrollbar]";
const LIST = [
  "input[type=radio]",
  // A box that scrolls by the same keys.
  "[data-scrolls]",
  ..."tree grid treegrid tablist menu menubar listbox radiogroup"
    .split(" ")
    .map((role) => `[role=${role}]`),
].join();
const PRESS =
  "button, a[href], summary, input, [role=button], [role=switch], [role=checkbox], [role=link]";

/** What kind of place a key fell on, from the element that has the focus. */
export function placeOf(target: EventTarget | null, stage: Element | null): Place {
  if (!(target instanceof Element)) return "page";
  if (target.closest(TYPING)) return "typing";
  if (target.closest(CHOICE)) return "choice";
  if (target.closest(SLIDER)) return "slider";
  if (target.closest(LIST)) return "list";
  if (target.closest(PRESS)) return "press";
  return stage?.contains(target) ? "stage" : "page";
}
