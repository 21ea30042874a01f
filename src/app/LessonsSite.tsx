import { useEffect, useMemo, useState } from "react";
import { courseIn } from "../lessons/course";
import type { SessionStore } from "../session/session";
import { useLanguage } from "../ui/LanguageContext";
import { useLessonTexts } from "../ui/lesson/useLessonTexts";
import { linkOf } from "./address";
import { CourseSite } from "./CourseSite";
import { handoutLink } from "./handoutPlace";
import { LessonSite } from "./LessonSite";
import { LessonsBar } from "./LessonsBar";
import { type LessonPlace, lessonHash } from "./lessonAddress";
import { Notices } from "./Notices";
import { readStored, type Storages, writePreferences } from "./storage";
import { useFileDrop } from "./useFileDrop";
import { useLanguageNotice } from "./useLanguageNotice";
import { useOwnLesson } from "./useOwnLesson";
import { useProgress } from "./useProgress";
import { useTheme } from "./useTheme";
import "./LessonsSite.css";

/** The lessons: the course, or one of them. What is done here leaves the explorer's work as it is. */
export function LessonsSite({
  place,
  storages,
  explorer,
}: {
  readonly place: LessonPlace;
  readonly storages: Storages;
  /** What is open there; null when nothing was opened yet. */
  readonly explorer: SessionStore | null;
}) {
  const { local, tab } = storages;
  const { dismissFailure } = useLanguage();
  const failure = useLanguageNotice();
  const lessonTexts = useLessonTexts();
  const texts = lessonTexts.player;
  const course = useMemo(() => courseIn(lessonTexts), [lessonTexts]);
  const own = useOwnLesson(tab, course);
  const kept = useProgress(local);
  const { theme, setTheme } = useTheme(local);
  const [{ singleKeys, textOnly: keptTextOnly }] = useState(() => readStored(local).preferences);
  const [textOnly, setTextOnly] = useState(keptTextOnly);
  const [presents, setPresents] = useState(false);
  /** Where the page was opened; from anywhere else one comes by a link, and reads on at the heading. */
  const [first] = useState(explorer === null ? place : null);
  const arrives = place !== first;
  const openFile = async (file: File) => {
    const opened = await own.open(file);
    window.location.hash = opened === null ? "#lessons" : lessonHash(opened.id);
  };
  const isDropping = useFileDrop(openFile);
  const lesson =
    place.kind === "course"
      ? null
      : ([...course, ...(own.lesson === null ? [] : [own.lesson])].find(
          ({ id }) => id === place.lesson,
        ) ?? null);
  const title = lesson?.title ?? texts.course;
  useEffect(() => {
    document.title = texts.documentTitle(title);
  }, [texts, title]);

  return (
    <div className="hw-root hw-site hw-lessons">
      {!(presents && lesson !== null) && (
        <div className="hw-site-line">
          <LessonsBar
            explorerHref={`#${explorer === null ? "" : linkOf(explorer.getState())}`}
            handoutHref={
              lesson === null || (lesson === own.lesson && !own.isKept)
                ? null
                : handoutLink({ lesson: lesson.id, answers: false })
            }
            inLesson={lesson !== null}
            textOnly={textOnly}
            theme={theme}
            onTextOnly={(on) => {
              setTextOnly(on);
              writePreferences(local, { textOnly: on });
            }}
            storages={storages}
            onPresent={() => setPresents(true)}
            onTheme={setTheme}
          />
          <Notices notices={failure === null ? [] : [failure]} onDismiss={dismissFailure} />
        </div>
      )}
      <main className="hw-site-line hw-lessons-main" tabIndex={-1}>
        {place.kind === "course" || lesson === null ? (
          <CourseSite
            course={course}
            own={own}
            kept={kept}
            arrives={arrives}
            missing={place.kind === "lesson"}
            onFile={openFile}
          />
        ) : (
          <LessonSite
            key={lesson.id}
            lesson={lesson}
            isOwn={lesson === own.lesson}
            step={place.step}
            kept={kept}
            arrives={arrives}
            tab={tab}
            textOnly={textOnly}
            singleKeys={singleKeys}
            presents={presents}
            onPresents={setPresents}
          />
        )}
      </main>
      {isDropping && <p className="hw-site-drop">{texts.own.drop}</p>}
    </div>
  );
}
