import { parseLessonText } from "../codec/parseLesson";
import type { Problem } from "../codec/problem";
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
  { player: { own } }: LessonsTexts,
): Promise<OpenedLesson> {
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
  return text === null ? unread(own.notText) : lessonOf(text);
}

export function lessonOf(text: string): OpenedLesson {
  const parsed = parseLessonText(text, (lesson, scenarioFaults) =>
    lessonFaults(lesson, galleryScenario, scenarioFaults),
  );
  return parsed.ok
    ? { ok: true, lesson: parsed.lesson, text }
    : { ok: false, says: null, faults: parsed.problems };
}
