import { type RefObject, useLayoutEffect } from "react";
import { placeOf } from "../keyPlace";
import { useEvent } from "../useEvent";
import { type PresenterAction, presenterAction } from "./presenterKeys";

/** What a key that is held down goes on doing. */
const REPEATS = new Set<PresenterAction["kind"]>(["hand", "more", "fewer", "stepOn", "stepBack"]);

/**
 * Hears the clicker wherever the focus is. Before everybody else, so that a slider with the focus does
 * not take Page Down; keys that type a character need the focus inside where single keys are off.
 */
export function usePresenterKeys(
  root: RefObject<HTMLElement | null>,
  { singleKeys, blank }: { readonly singleKeys: boolean; readonly blank: boolean },
  onAction: (action: PresenterAction) => void,
): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open], [role=menu]")) return;
    const inside = event.target instanceof Node && root.current?.contains(event.target) === true;
    const isCharacter = event.key.length === 1 && event.key !== " ";
    if (isCharacter && !singleKeys && !inside) return;
    const action = blank
      ? ({ kind: "blank" } as const)
      : presenterAction(strokeOf(event), placeOf(event.target, root.current));
    if (action === null || (event.repeat && !REPEATS.has(action.kind))) return;
    event.preventDefault();
    event.stopPropagation();
    onAction(action);
  });
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [onKeyDown]);
}

/** Shift matters only where it changes what an arrow does. */
function strokeOf({ key, shiftKey }: KeyboardEvent): string {
  return shiftKey && key.startsWith("Arrow") ? `Shift+${key}` : key;
}
