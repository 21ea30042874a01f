import { type RefObject, useLayoutEffect } from "react";

/**
 * Letters no smaller than this part of their size, what is said and asked before the pictures: a room
 * reads 16 px where 20 are wanted. The pictures' may be smaller still once their legend has given way.
 */
const SMALLEST = { words: 0.8, picture: 0.8, pictureWithoutLegend: 0.7 } as const;
const STEP = 0.02;
const STAGE = ".hw-lesson-stage";
/** What must be in sight. Where everything may be changed, the controls are longer than any screen. */
const NEEDED = `${STAGE}, .hw-task, .hw-present-told, .hw-lesson-controls:not([data-free='true'])`;

type Part = "words" | "picture";
/**
 * What a room can spare, once letters may get no smaller (Presenter.css says how it goes): `told` gives up
 * its place under the question, `read` what has been read out and answered, `legend` of the pictures.
 */
type Spare = "told" | "read" | "legend";

/**
 * Makes the letters of a presented step as small as it takes for all of it to be in sight, those of the
 * pictures and those of the words each for themselves: pictures and lines are computed again for that
 * size. They grow back for another window, and at the next step, which mounts its caller anew.
 */
export function useFit(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const page = root.current;
    if (page === null || typeof ResizeObserver === "undefined") return;
    const sizes: Record<Part, number> = { words: 1, picture: 1 };
    let spares: readonly Spare[] = [];
    let frame = 0;
    const set = (part: Part, size: number) => {
      sizes[part] = size;
      page.style.setProperty(`--hw-fit-${part}`, String(size));
    };
    const spare = (next: readonly Spare[]) => {
      spares = next;
      page.setAttribute("data-spares", spares.join(" "));
    };
    /** What gave way may have been nothing, which no observer tells. */
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(shrink);
    };
    const smallest = (part: Part) =>
      part === "picture" && spares.includes("legend")
        ? SMALLEST.pictureWithoutLegend
        : SMALLEST[part];
    const shrink = () => {
      const { most, larger, hasRoom } = placesOf(page);
      if (most <= window.innerHeight) return;
      const part = larger.find((each) => sizes[each] > smallest(each));
      if (part !== undefined) {
        // Smaller letters make shorter and fewer lines: the square root is seldom too small.
        const wanted = sizes[part] * Math.sqrt(window.innerHeight / most);
        const next = Math.min(sizes[part] - STEP, Math.floor(wanted / STEP) * STEP);
        set(part, Math.max(smallest(part), next));
        return later();
      }
      const ofWords: readonly Spare[] = hasRoom ? ["told", "read"] : ["read", "told"];
      const could = { words: ofWords, picture: ["legend"] as const };
      const next = larger
        .flatMap((each) => could[each].map((what) => ({ part: each, what })))
        .find(({ what }) => !spares.includes(what));
      if (next === undefined) return;
      spare([...spares, next.what]);
      set(next.part, 1);
      shrink();
      later();
    };
    const again = () => {
      spare([]);
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
      cancelAnimationFrame(frame);
      window.removeEventListener("resize", again);
    };
  }, [root]);
}

interface Places {
  /** The height that all of it takes. */
  readonly most: number;
  /** Which letters to make smaller for it, the better ones first. */
  readonly larger: readonly Part[];
  /** For what is told, under the picture. */
  readonly hasRoom: boolean;
}

function placesOf(page: HTMLElement): Places {
  const { top } = page.getBoundingClientRect();
  const foot = page.querySelector(".hw-present-foot")?.getBoundingClientRect().height ?? 0;
  const boxes = [...page.querySelectorAll(NEEDED)].map((each) => each.getBoundingClientRect());
  const lowest = boxes.reduce((most, box) => (box.bottom > most.bottom ? box : most), EMPTY);
  const stage = page.querySelector(STAGE)?.getBoundingClientRect() ?? EMPTY;
  const told = page.querySelector(".hw-present-told")?.getBoundingClientRect().height ?? 0;
  return {
    most: Math.max(0, lowest.bottom - top) + foot,
    larger: larger(stage, lowest, boxes),
    hasRoom: stage.bottom - top + told + foot <= window.innerHeight,
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
