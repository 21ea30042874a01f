import { useMemo } from "react";
import { figuresOf, filled } from "../../lessons/figures";
import { useDesk } from "./DeskContext";
import { useLessonWords } from "./useLessonTexts";

/** Fills the figures of the open step into its texts. */
export function useFilled(): (text: string) => string {
  const { step, played } = useDesk();
  const words = useLessonWords();
  return useMemo(() => {
    const figures = figuresOf(step, played, words);
    return (text) => filled(text, figures);
  }, [step, played, words]);
}
