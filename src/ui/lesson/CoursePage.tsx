import type { ReactNode } from "react";
import type { Lesson } from "../../lessons/lesson";
import type { Progress } from "../../lessons/progress";
import { LessonRow } from "./LessonRow";
import { useArrival } from "./useArrival";
import { useLessonTexts } from "./useLessonTexts";
import "./CoursePage.css";

/** The lessons in the order in which they teach, and how far one has come in each. */
export function CoursePage({
  lessons,
  progress,
  arrives,
  hrefOf,
  onReset,
  children,
}: {
  readonly lessons: readonly Lesson[];
  readonly progress: Progress;
  /** Whether one comes here from another page, and reads on at the heading. */
  readonly arrives: boolean;
  readonly hrefOf: (lesson: Lesson) => string;
  readonly onReset: (lesson: Lesson) => void;
  /** Beside the course: one's own lesson. */
  readonly children: ReactNode;
}) {
  const texts = useLessonTexts().player;
  const heading = useArrival<HTMLHeadingElement>(arrives, "course");
  return (
    <div className="hw-course">
      <header className="hw-course-head">
        <h1 ref={heading} tabIndex={-1}>
          {texts.course}
        </h1>
        <p>{texts.lead}</p>
      </header>
      <ol className="hw-course-list">
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            n={index + 1}
            progress={progress}
            href={hrefOf(lesson)}
            onReset={() => onReset(lesson)}
          />
        ))}
      </ol>
      {children}
    </div>
  );
}
