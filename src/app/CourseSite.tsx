import { useState } from "react";
import type { Lesson } from "../lessons/lesson";
import { type LessonProgress, progressIn, withoutLesson } from "../lessons/progress";
import { CoursePage } from "../ui/lesson/CoursePage";
import { LessonRow } from "../ui/lesson/LessonRow";
import { OwnLesson } from "../ui/lesson/OwnLesson";
import { useLessonTexts } from "../ui/lesson/useLessonTexts";
import { lessonHash } from "./lessonAddress";
import type { useOwnLesson } from "./useOwnLesson";
import type { useProgress } from "./useProgress";

interface Forgotten {
  readonly id: string;
  readonly title: string;
  readonly before: LessonProgress;
}

/** The course, one's own lesson, and progress that can be forgotten and brought back. */
export function CourseSite({
  course,
  own,
  kept: { progress, change },
  arrives,
  missing,
  onFile,
}: {
  readonly course: readonly Lesson[];
  readonly own: ReturnType<typeof useOwnLesson>;
  readonly kept: ReturnType<typeof useProgress>;
  readonly arrives: boolean;
  /** The address names a lesson that there is not. */
  readonly missing: boolean;
  readonly onFile: (file: File) => void;
}) {
  const texts = useLessonTexts().player;
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);
  const reset = ({ id, title }: Lesson) => {
    setForgotten({ id, title, before: progressIn(progress, id) });
    change((now) => withoutLesson(now, id));
  };
  const { lesson, bad } = own;
  return (
    <>
      <div role="status" className="hw-lessons-said">
        {missing && <p>{texts.noSuchLesson}</p>}
        {forgotten !== null && (
          <>
            <p>{texts.wasReset(forgotten.title)}</p>
            <button
              type="button"
              onClick={() => {
                change((now) => ({ ...now, [forgotten.id]: forgotten.before }));
                setForgotten(null);
              }}
            >
              {texts.undoReset}
            </button>
          </>
        )}
      </div>
      <CoursePage
        lessons={course}
        progress={progress}
        arrives={arrives}
        hrefOf={({ id }) => lessonHash(id)}
        onReset={reset}
      >
        <OwnLesson bad={bad && { fileName: bad.fileName, ...bad.opened }} onFile={onFile}>
          {lesson !== null && (
            <ul>
              <LessonRow
                lesson={lesson}
                n={null}
                progress={progress}
                href={lessonHash(lesson.id)}
                onReset={() => reset(lesson)}
              >
                <button
                  type="button"
                  aria-label={texts.own.closeOf(lesson.title)}
                  onClick={own.putAway}
                >
                  {texts.own.close}
                </button>
              </LessonRow>
            </ul>
          )}
        </OwnLesson>
      </CoursePage>
    </>
  );
}
