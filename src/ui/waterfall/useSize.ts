import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface Size {
  readonly widthPx: number;
  /** The stage's text size. */
  readonly emPx: number;
}

/** Before the page has been measured, and where it cannot be. */
const UNMEASURED: Size = { widthPx: 800, emPx: 16 };

/**
 * The width of one element and the width of another that is 1 em of the stage: pictures are computed
 * for both, and again whenever either changes.
 */
export function useSize(): {
  readonly size: Size;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly emRef: RefObject<HTMLSpanElement | null>;
} {
  const boxRef = useRef<HTMLDivElement>(null);
  const emRef = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const box = boxRef.current;
    const em = emRef.current;
    if (box === null || em === null) return;
    const measure = () => {
      const widthPx = Math.floor(box.clientWidth) || UNMEASURED.widthPx;
      const emPx = em.getBoundingClientRect().width || UNMEASURED.emPx;
      setSize((before) =>
        before.widthPx === widthPx && before.emPx === emPx ? before : { widthPx, emPx },
      );
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(em);
    return () => observer.disconnect();
  }, []);
  return { size, boxRef, emRef };
}
