import { type RefObject, useEffect, useState } from "react";
import { usePrinting } from "./waterfall/usePrinting";

/** How far below the window something counts as nearly in view. */
const NEAR = "20%";

/** Whether what `ref` stands on has been in view, or nearly, or on paper; true where nobody can tell. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === "undefined");
  const printing = usePrinting();
  if (printing && !seen) setSeen(true);
  useEffect(() => {
    const watched = ref.current;
    if (seen || watched === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}
