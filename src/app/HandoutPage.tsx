import { useEffect, useMemo } from "react";
import { courseIn } from "../lessons/course";
import type { LessonWords } from "../lessons/figures";
import { lessons as english } from "../texts/en/lessons/lessons";
import { Handout } from "../ui/handout/Handout";
import { useBundle } from "../ui/LanguageContext";
import { useAllTexts } from "../ui/useAllTexts";
import { type HandoutPlace, handoutLink } from "./handoutPlace";
import type { Storages } from "./storage";
import { useOwnLesson } from "./useOwnLesson";
import { useTheme } from "./useTheme";
import "./HandoutPage.css";

/** A lesson's handout as a page of its own: what is pressed above it, and the sheet. */
export function HandoutPage({
  place,
  storages: { local, tab },
}: {
  readonly place: HandoutPlace;
  readonly storages: Storages;
}) {
  useTheme(local);
  const texts = useAllTexts();
  const { handout, format, status, decision } = texts;
  const lessons = useBundle("lessons", english);
  const course = useMemo(() => courseIn(lessons), [lessons]);
  const words = useMemo<LessonWords>(
    () => ({ judging: lessons.judging, format, status, decision }),
    [lessons, format, status, decision],
  );
  const own = useOwnLesson(tab, course).lesson;
  const all = own === null ? course : [...course, own];
  const lesson = all.find(({ id }) => id === place.lesson);
  const title = lesson?.title ?? place.lesson;
  useEffect(() => {
    document.title = handout.documentTitle(title);
  }, [handout, title]);

  if (lesson === undefined) {
    return (
      <main className="hw-root hw-handout-page">
        <h1>{handout.unknown(place.lesson)}</h1>
        <ul>
          {all.map(({ id, title: each }) => (
            <li key={id}>
              <a href={handoutLink({ ...place, lesson: id })}>{each}</a>
            </li>
          ))}
        </ul>
      </main>
    );
  }
  const way = (answers: boolean, name: string) => (
    <a
      href={handoutLink({ lesson: lesson.id, answers })}
      aria-current={answers === place.answers ? "page" : undefined}
    >
      {name}
    </a>
  );
  return (
    <div className="hw-root hw-handout-page">
      <nav className="hw-handout-tools" aria-label={handout.tools}>
        <a href={`#lesson=${lesson.id}`}>{handout.toLesson}</a>
        {way(false, handout.blank)}
        {way(true, handout.answers)}
        <button type="button" onClick={() => window.print()}>
          {handout.print}
        </button>
      </nav>
      <main>
        <Handout lesson={lesson} answers={place.answers} words={words} />
      </main>
    </div>
  );
}
