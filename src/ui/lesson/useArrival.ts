import { type RefObject, useEffect, useRef } from "react";

/** Begins a page or a step at its heading: in sight, and with the focus, so that a reader hears it. */
export function useArrival<E extends HTMLElement>(
  arrives: boolean,
  place: string | number,
): RefObject<E | null> {
  const heading = useRef<E>(null);
  const shown = useRef<string | number>(arrives ? "" : place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo?.({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}
