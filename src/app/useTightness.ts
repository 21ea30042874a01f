import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide the parts of a line are at each step of tightness, as far as it has been drawn. */
interface Measured {
  readonly words: unknown;
  readonly emPx: number;
  readonly neededPx: number[];
}

/**
 * How far a line of parts has to draw in to fit into its element: the first of the steps at which it
 * does, or the last one. `spareEm` has, for each step, what is left to the parts that can give way.
 * Measured again for other `words`, another width and another size of text.
 */
export function useTightness(
  element: RefObject<HTMLElement | null>,
  spareEm: readonly number[],
  words: unknown,
): number {
  const [step, setStep] = useState(0);
  const measured = useRef<Measured>(null);
  useLayoutEffect(() => {
    const line = element.current;
    if (line === null || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const emPx = Number.parseFloat(getComputedStyle(line).fontSize);
      const known = measured.current;
      const isKnown = known !== null && known.words === words && known.emPx === emPx;
      const { neededPx } = isKnown ? known : { neededPx: [] };
      measured.current = { words, emPx, neededPx };
      if (!isKnown && step !== 0) return setStep(0);
      neededPx[step] = firmPx(line) + (spareEm[step] ?? 0) * emPx;
      const fitting = neededPx.findIndex((needed) => needed <= line.clientWidth);
      // A step that was not drawn yet is tried.
      setStep(fitting >= 0 ? fitting : Math.min(neededPx.length, spareEm.length - 1));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [element, spareEm, words, step]);
  return step;
}

/** The parts that neither grow nor shrink, with the gaps of the line. */
function firmPx(line: HTMLElement): number {
  const shown = [...line.children].filter(
    (part) => part instanceof HTMLElement && part.offsetWidth > 0,
  );
  const gapPx = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
  let sum = gapPx * Math.max(0, shown.length - 1);
  for (const part of shown) {
    const { flexGrow, flexShrink, marginInlineStart, marginInlineEnd } = getComputedStyle(part);
    if (flexGrow !== "0" || flexShrink !== "0") continue;
    const marginsPx = Number.parseFloat(marginInlineStart) + Number.parseFloat(marginInlineEnd);
    sum += part.getBoundingClientRect().width + marginsPx;
  }
  return sum;
}
