import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether an element has less than `roomEm` of its own em across; also after its text has grown. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, roomEm: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(watched).fontSize);
      setNarrow(watched.clientWidth < roomEm * em);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, roomEm]);
  return isNarrow;
}
