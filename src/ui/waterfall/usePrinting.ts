import { useEffect, useState } from "react";
import type { Size } from "./useSize";

/** On paper everything is laid out for this: A4 and Letter between margins of 12 mm, text of 9 pt. */
export const PAPER: Size = { widthPx: 690, emPx: 12 };

/** Whether the page is being printed, or shown as it would be. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = typeof matchMedia === "function" ? matchMedia("print") : null;
    const look = () => setPrinting(paper?.matches ?? false);
    const before = () => setPrinting(true);
    look();
    paper?.addEventListener("change", look);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", look);
    return () => {
      paper?.removeEventListener("change", look);
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", look);
    };
  }, []);
  return printing;
}
