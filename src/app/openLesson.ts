import { type LessonProblemWords, parseLessonText } from "../codec/parseLesson";
import type { Problem } from "../codec/problem";
import type { ProblemWords } from "../codec/problemWords";
import { LIMITS } from "../engine/limits";
import { galleryScenario } from "../gallery/gallery";
import { lessonFaults } from "../lessons/faults";
import type { Lesson } from "../lessons/lesson";
import type { LessonsTexts } from "../texts/en/lessons/lessons";
import { utf8Of } from "./openFile";

export type OpenedLesson =
  | { readonly ok: true; readonly lesson: Lesson; readonly text: string }
  /** `says`: why it could not even be read. */
  | { readonly ok: false; readonly says: string | null; readonly faults: readonly Problem[] };

export async function openLessonFile(
  file: File,
  lessons: LessonsTexts,
  problems: ProblemWords,
): Promise<OpenedLesson> {
  const { own } = lessons.player;
  const unread = (says: string): OpenedLesson => ({ ok: false, says, faults: [] });
  if (file.size > LIMITS.fileBytes) return unread(own.tooLarge(LIMITS.fileBytes));
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // A folder, a file that is gone, a drive that was pulled out.
    return unread(own.unreadable);
  }
  const text = utf8Of(bytes);
  return text === null
    ? unread(own.notText)
    : lessonOf(text, { problems, faultWords: lessons.faultWords });
}

export function lessonOf(text: string, words?: LessonProblemWords): OpenedLesson {
  const parsed = parseLessonText(
    text,
    (lesson, scenarioFaults) => lessonFaults(lesson, galleryScenario, scenarioFaults),
    words,
  );
  return parsed.ok
    ? { ok: true, lesson: parsed.lesson, text }
    : { ok: false, says: null, faults: parsed.problems };
}
