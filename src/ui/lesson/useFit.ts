import { type RefObject, useLayoutEffect } from "react";

/** Letters no smaller than this part of their size: then the rest is scrolled to. */
const SMALLEST = 0.55;
const STEP = 0.02;
/** What must be in sight. Where everything may be changed, the controls are longer than any screen. */
const NEEDED =
  ".hw-lesson-stage, .hw-task, .hw-present-told, .hw-lesson-controls:not([data-free='true'])";

/**
 * Makes the letters of a presented step as small as it takes for all of it to be in sight: pictures and
 * lines are computed again for that size. They grow back for another window, and at the next step,
 * which mounts its caller anew.
 */
export function useFit(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const page = root.current;
    if (page === null || typeof ResizeObserver === "undefined") return;
    let part = 1;
    const set = (next: number) => {
      part = next;
      page.style.setProperty("--hw-fit", String(next));
    };
    const shrink = () => {
      const least = neededPx(page);
      if (least <= window.innerHeight || part <= SMALLEST) return;
      // Smaller letters make shorter and fewer lines: the square root is seldom too small.
      const wanted = part * Math.sqrt(window.innerHeight / least);
      set(Math.max(SMALLEST, Math.min(part - STEP, Math.floor(wanted / STEP) * STEP)));
    };
    const again = () => {
      set(1);
      shrink();
    };
    again();
    const observer = new ResizeObserver(shrink);
    for (const each of [page, ...page.querySelectorAll(NEEDED)]) observer.observe(each);
    window.addEventListener("resize", again);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", again);
    };
  }, [root]);
}

function neededPx(page: HTMLElement): number {
  const { top } = page.getBoundingClientRect();
  const foot = page.querySelector(".hw-present-foot")?.getBoundingClientRect().height ?? 0;
  const ends = [...page.querySelectorAll(NEEDED)].map(
    (each) => each.getBoundingClientRect().bottom,
  );
  return Math.max(0, ...ends) - top + foot;
}
