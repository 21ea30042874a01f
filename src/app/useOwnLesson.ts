import { useState } from "react";
import type { Lesson } from "../lessons/lesson";
import { useLessonTexts } from "../ui/lesson/useLessonTexts";
import { useTexts } from "../ui/TextsContext";
import { shownName } from "./openFile";
import { lessonOf, type OpenedLesson, openLessonFile } from "./openLesson";
import { storedText, storeText } from "./useProgress";

export const OWN_LESSON_KEY = "hopwatch.lessonFile.1";

export interface BadLesson {
  readonly fileName: string;
  readonly opened: Extract<OpenedLesson, { ok: false }>;
}

/** A lesson from a file: for the visit, also across a reload where the tab can keep it. */
export function useOwnLesson(tab: Storage | null, course: readonly Lesson[]) {
  const texts = useLessonTexts();
  const { problems } = useTexts();
  const [lesson, setLesson] = useState<Lesson | null>(() => {
    const text = storedText(tab, OWN_LESSON_KEY);
    const kept = text === null ? null : lessonOf(text);
    return kept?.ok ? apart(kept.lesson, course) : null;
  });
  const [bad, setBad] = useState<BadLesson | null>(null);
  return {
    lesson,
    bad,
    /** Whether another page of the site finds it: its handout. */
    isKept: storedText(tab, OWN_LESSON_KEY) !== null,
    async open(file: File): Promise<Lesson | null> {
      const opened = await openLessonFile(file, texts, problems);
      if (!opened.ok) {
        setBad({ fileName: shownName(file), opened });
        return null;
      }
      const own = apart(opened.lesson, course);
      // One that cannot be kept must not leave another in its place.
      if (!storeText(tab, OWN_LESSON_KEY, opened.text)) storeText(tab, OWN_LESSON_KEY, null);
      setBad(null);
      setLesson(own);
      return own;
    },
    putAway() {
      setLesson(null);
      storeText(tab, OWN_LESSON_KEY, null);
    },
  };
}

/** A copy of a lesson of the course has a link and progress of its own. */
function apart(lesson: Lesson, course: readonly Lesson[]): Lesson {
  const taken = course.some(({ id }) => id === lesson.id);
  return taken ? { ...lesson, id: `own-${lesson.id}`.slice(0, 40) } : lesson;
}
