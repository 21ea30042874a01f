import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** `narrow`: one part at a time behind tabs; `wide`: a rail beside the picture. */
export type Arrangement = "narrow" | "middle" | "wide";

/** Ends of the arrangements, in em of the stage: 640 and 1000 px at 16. The style sheet has the same. */
const MIDDLE_EM = 40;
const WIDE_EM = 62.5;
const USUAL_EM_PX = 16;

interface Arranged {
  readonly arrangement: Arrangement;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** What stays in sight beside a longer rail; it is told its own height. */
  readonly picture: RefObject<HTMLDivElement | null>;
}

/**
 * Which arrangement the stage's own width asks for. Looks are the style sheet's; this decides only
 * what it cannot: the order of the parts, and what is a tab's panel.
 */
export function useArrangement(): Arranged {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [arrangement, setArrangement] = useState<Arrangement>("wide");
  useLayoutEffect(() => {
    const root = stage.current;
    const shown = picture.current;
    if (root === null || shown === null) return;
    const arrange = () => {
      const emPx = Number.parseFloat(getComputedStyle(root).fontSize) || USUAL_EM_PX;
      const widthEm = root.clientWidth / emPx;
      // Nothing is laid out yet.
      if (widthEm === 0) return;
      setArrangement(widthEm < MIDDLE_EM ? "narrow" : widthEm < WIDE_EM ? "middle" : "wide");
    };
    arrange();
    if (typeof ResizeObserver === "undefined") return;
    const width = new ResizeObserver(arrange);
    width.observe(root);
    const height = new ResizeObserver(([entry]) => {
      const blockPx = entry?.borderBoxSize[0]?.blockSize ?? 0;
      shown.style.setProperty("--hw-picture", `${Math.ceil(blockPx)}px`);
    });
    height.observe(shown);
    return () => {
      width.disconnect();
      height.disconnect();
    };
  }, []);
  return { arrangement, stage, picture };
}
