import { type RefObject, useLayoutEffect, useState } from "react";
import type { View } from "../../layout/waterfallView";

/** The view is told in blocks of this height, so that scrolling draws anew once in a while only. */
const BLOCK_PX = 128;

const EVERYTHING: View = { fromPx: Number.NEGATIVE_INFINITY, toPx: Number.POSITIVE_INFINITY };

/** The part of `box` that can be seen, in its own pixels, and a block more on either side. */
function viewOf(box: HTMLElement): View {
  const { top } = box.getBoundingClientRect();
  const block = (px: number, more: number) => (Math.floor(px / BLOCK_PX) + more) * BLOCK_PX;
  return { fromPx: block(-top, -1), toPx: block(window.innerHeight - top, 2) };
}

/**
 * What can be seen of `box`; null as long as nobody looked. It is followed where there are `many`
 * rows: a long request then costs what is seen of it. A printed page shows everything.
 */
export function useView(boxRef: RefObject<HTMLElement | null> | null, many: boolean): View | null {
  const [view, setView] = useState<View | null>(null);
  useLayoutEffect(() => {
    if (!many || boxRef === null) return;
    let asked = 0;
    const look = () => {
      asked = 0;
      if (boxRef.current === null) return;
      const seen = viewOf(boxRef.current);
      setView((was) => (was?.fromPx === seen.fromPx && was.toPx === seen.toPx ? was : seen));
    };
    const lookSoon = (event: Event) => {
      // What scrolls beside it does not move it.
      const moved = event.target;
      if (moved instanceof Element && !moved.contains(boxRef.current)) return;
      asked ||= requestAnimationFrame(look);
    };
    const printing = () => setView(EVERYTHING);
    look();
    // Captured, so that a scrolled box around the stage is heard too.
    document.addEventListener("scroll", lookSoon, { capture: true, passive: true });
    window.addEventListener("resize", lookSoon);
    window.addEventListener("beforeprint", printing);
    window.addEventListener("afterprint", look);
    return () => {
      cancelAnimationFrame(asked);
      document.removeEventListener("scroll", lookSoon, { capture: true });
      window.removeEventListener("resize", lookSoon);
      window.removeEventListener("beforeprint", printing);
      window.removeEventListener("afterprint", look);
    };
  }, [many, boxRef]);
  return view;
}
