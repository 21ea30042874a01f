import { type RefObject, useEffect } from "react";

const STOPS = "button, input, select, textarea, summary, a[href], [tabindex]";
/** Keeps the keys to itself, undo among them, so whoever has just removed something is not put there. */
const TYPING = "textarea, input:not([type=range], [type=checkbox], [type=radio])";

/**
 * Who works by keyboard stays near where they were when the element under the focus goes away or is
 * switched off (a period removed, the last undo taken): the next stop in the smallest part that is left of its
 * surroundings, else the last one there.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = root.current;
    if (watched === null) return;
    /** The element that has the focus, and what it stands in, innermost first. */
    let trail: readonly HTMLElement[] = [];
    let forgetting: ReturnType<typeof setTimeout> | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      clearTimeout(forgetting);
      trail = target instanceof HTMLElement ? trailOf(target, watched) : [];
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement && isStop(target))) return;
      // Let go by the visitor, unless it turns out to be gone: a browser may say so just before.
      forgetting = setTimeout(() => {
        trail = [];
      });
    };
    const observer = new MutationObserver(() => {
      const [last] = trail;
      if (last === undefined || isStop(last)) return;
      // A browser may leave the focus for a moment on what was switched off.
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== last) return;
      const near = trail.map((place) => stopNear(last, place)).find((stop) => stop !== undefined);
      near?.focus();
    });
    watched.addEventListener("focusin", onFocusIn);
    watched.addEventListener("focusout", onFocusOut);
    observer.observe(watched, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => {
      watched.removeEventListener("focusin", onFocusIn);
      watched.removeEventListener("focusout", onFocusOut);
      observer.disconnect();
      clearTimeout(forgetting);
    };
  }, [root]);
}

function trailOf(element: HTMLElement, root: HTMLElement): readonly HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at !== null && at !== root; at = at.parentElement) {
    trail.push(at);
  }
  return [...trail, root];
}

function isStop(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** In `place`, which is not on the page any more when it went with `last`. */
function stopNear(last: HTMLElement, place: HTMLElement): HTMLElement | undefined {
  if (!place.isConnected) return undefined;
  const stops = [...place.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      isStop(stop) &&
      !stop.matches(TYPING) &&
      stop.checkVisibility?.() !== false,
  );
  const isAfter = (stop: HTMLElement) =>
    (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return last.isConnected ? (stops.find(isAfter) ?? stops.at(-1)) : stops[0];
}
