import { courseIn } from "../../lessons/course";
import { SelectField } from "../../ui/controls/SelectField";
import { useLessonTexts } from "../../ui/lesson/useLessonTexts";
import { useAllTexts } from "../../ui/useAllTexts";
import type { ShareChoices } from "./shareFacts";

/** A lesson needs more room than a frame. */
const LESSON_PX = 900;

/** A lesson of the course in the place of the frame. */
export function LessonChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: string | null;
  readonly onChoose: (change: Partial<ShareChoices>) => void;
}) {
  const words = useAllTexts().share;
  const course = courseIn(useLessonTexts());
  return (
    <SelectField
      label={words.lesson}
      value={chosen ?? ""}
      options={[
        { value: "", label: words.noLesson },
        ...course.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onSelect={(next) => {
        const lesson = course.find(({ id }) => id === next);
        if (lesson === undefined) return onChoose({ lesson: null });
        onChoose({ lesson: { id: lesson.id, title: lesson.title }, heightPx: LESSON_PX });
      }}
    />
  );
}
