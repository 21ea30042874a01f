import { type RefObject, useLayoutEffect } from "react";

/**
 * Letters no smaller than this part of their size, what is said and asked before the pictures: a room
 * reads 16 px where 20 are wanted. The rest is scrolled to.
 */
const SMALLEST = { words: 0.8, picture: 0.7 } as const;
const STEP = 0.02;
const STAGE = ".hw-lesson-stage";
/** What must be in sight. Where everything may be changed, the controls are longer than any screen. */
const NEEDED = `${STAGE}, .hw-task, .hw-present-told, .hw-lesson-controls:not([data-free='true'])`;

type Part = keyof typeof SMALLEST;

/**
 * Makes the letters of a presented step as small as it takes for all of it to be in sight, those of the
 * pictures and those of the words each for themselves: pictures and lines are computed again for that
 * size. They grow back for another window, and at the next step, which mounts its caller anew.
 */
export function useFit(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const page = root.current;
    if (page === null || typeof ResizeObserver === "undefined") return;
    const parts: Record<Part, number> = { words: 1, picture: 1 };
    const set = (part: Part, next: number) => {
      parts[part] = next;
      page.style.setProperty(`--hw-fit-${part}`, String(next));
    };
    const shrink = () => {
      const { most, larger } = placesOf(page);
      if (most <= window.innerHeight) return;
      const part = larger.find((each) => parts[each] > SMALLEST[each]);
      if (part === undefined) return;
      // Smaller letters make shorter and fewer lines: the square root is seldom too small.
      const wanted = parts[part] * Math.sqrt(window.innerHeight / most);
      const next = Math.min(parts[part] - STEP, Math.floor(wanted / STEP) * STEP);
      set(part, Math.max(SMALLEST[part], next));
    };
    const again = () => {
      set("words", 1);
      set("picture", 1);
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

/** The height that all of it takes, and which letters to make smaller for it, the better ones first. */
function placesOf(page: HTMLElement): { readonly most: number; readonly larger: readonly Part[] } {
  const { top } = page.getBoundingClientRect();
  const foot = page.querySelector(".hw-present-foot")?.getBoundingClientRect().height ?? 0;
  const boxes = [...page.querySelectorAll(NEEDED)].map((each) => each.getBoundingClientRect());
  const lowest = boxes.reduce((most, box) => (box.bottom > most.bottom ? box : most), EMPTY);
  const stage = page.querySelector(STAGE)?.getBoundingClientRect() ?? EMPTY;
  return {
    most: Math.max(0, lowest.bottom - top) + foot,
    larger: larger(stage, lowest, boxes),
  };
}

const EMPTY = { left: 0, right: 0, bottom: Number.NEGATIVE_INFINITY };
type Box = typeof EMPTY;

function larger(stage: Box, lowest: Box, boxes: readonly Box[]): readonly Part[] {
  const isBeside = ({ right }: Box) => right <= stage.left;
  if (isBeside(lowest)) return ["words"];
  // Beside words that are less high, the picture alone decides where it ends.
  const beside = boxes.filter(isBeside);
  if (lowest.bottom === stage.bottom) return beside.length > 0 ? ["picture"] : ["picture", "words"];
  return beside.some(({ bottom }) => bottom > stage.bottom)
    ? ["words", "picture"]
    : ["picture", "words"];
}
