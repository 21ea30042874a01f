import { useMemo } from "react";
import type { LessonWords } from "../../lessons/figures";
import { type LessonsTexts, lessons } from "../../texts/en/lessons/lessons";
import { useBundle } from "../LanguageContext";
import { useTexts } from "../TextsContext";

/** The texts of the lessons and of the page that plays them, in the language of the page. */
export function useLessonTexts(): LessonsTexts {
  return useBundle("lessons", lessons);
}

/** What the lessons are filled in, judged and explained with. */
export function useLessonWords(): LessonWords {
  const { judging } = useLessonTexts();
  const { format, status, decision } = useTexts();
  return useMemo(
    () => ({ judging, format, status, decision }),
    [judging, format, status, decision],
  );
}
