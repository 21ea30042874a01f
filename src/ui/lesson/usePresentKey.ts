import { useLayoutEffect } from "react";
import { placeOf } from "../keyPlace";
import { useEvent } from "../useEvent";

const KEY = "p";

/** `p` presents the lesson, wherever one does not type. */
export function usePresentKey(singleKeys: boolean, presents: boolean, onPresent: () => void): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (presents || !singleKeys || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key.toLowerCase() !== KEY) return;
    const place = placeOf(event.target, null);
    if (place === "typing" || place === "choice") return;
    if (document.querySelector("dialog[open], [role=menu]")) return;
    event.preventDefault();
    onPresent();
  });
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onKeyDown]);
}
