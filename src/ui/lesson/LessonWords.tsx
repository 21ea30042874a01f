import type { Lesson } from "../../lessons/lesson";
import { useLessonTexts } from "./useLessonTexts";
import "./LessonWords.css";

/** The glossary of a lesson, and its checklist. */
export function LessonWords({ lesson }: { readonly lesson: Lesson }) {
  const texts = useLessonTexts().player;
  const { glossary, checklist } = lesson;
  return (
    <div className="hw-lesson-words">
      {glossary.length > 0 && (
        <details>
          <summary>{texts.glossary}</summary>
          <dl>
            {glossary.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {checklist !== undefined && (
        <details>
          <summary>{texts.checklist}</summary>
          {checklist.map(({ title, items }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </details>
      )}
    </div>
  );
}
