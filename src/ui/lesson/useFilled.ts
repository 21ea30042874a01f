import { useMemo } from "react";
import { figuresOf, filled } from "../../lessons/figures";
import { useDesk } from "./DeskContext";
import { useLessonWords } from "./useLessonTexts";

/** Within a number, and before its unit. */
const GAP = /(?<=\d) (?=\d{3}(?!\d)|ms\b|мс(?!\p{L}))/gu;

/** Fills the figures of the open step into its texts; a number stays in one line with its unit. */
export function useFilled(): (text: string) => string {
  const { step, played } = useDesk();
  const words = useLessonWords();
  return useMemo(() => {
    const figures = figuresOf(step, played, words);
    return (text) => filled(text, figures).replace(GAP, "\u202f");
  }, [step, played, words]);
}
