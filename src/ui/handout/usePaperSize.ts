import { PAPER, usePrinting } from "../waterfall/usePrinting";
import { useSize } from "../waterfall/useSize";

/** The room that a picture has: on paper it is known, on the screen it is measured. */
export function usePaperSize() {
  const measured = useSize();
  return usePrinting() ? { ...measured, size: PAPER } : measured;
}
