import { FramedLesson } from "../../embed/lessons/FramedLesson";
import "../../embed/lessons/LessonFrame.css";

const DEAF = { onStep: () => {}, onChange: () => {} };

/** A lesson as a frame plays it. */
export function LessonPreview({ lesson }: { readonly lesson: string }) {
  return (
    <div className="hw-lesson-frame" data-site="false">
      <FramedLesson lesson={lesson} step={1} site={null} listeners={DEAF} />
    </div>
  );
}
