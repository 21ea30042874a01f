import { type RefObject, useEffect } from "react";
import { useEvent } from "../useEvent";

/** One press of + or −. */
const ZOOM = 1.5;
const FACTORS: { readonly [key: string]: number } = { "+": ZOOM, "=": ZOOM, "-": 1 / ZOOM };

interface Options {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

/** +, − and 0, while something of the waterfall has the focus. */
export function useZoomKeys(box: RefObject<HTMLElement | null>, { onZoom, onWhole }: Options) {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = FACTORS[event.key];
    if (factor !== undefined) onZoom(factor);
    else if (event.key === "0") onWhole();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = box.current;
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [box, onKeyDown]);
}
