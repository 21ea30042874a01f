import { useId } from "react";
import type { LessonWords } from "../../lessons/figures";
import type { Lesson } from "../../lessons/lesson";
import { useAllTexts } from "../useAllTexts";
import { HandoutChecklist } from "./HandoutChecklist";
import { HandoutStep } from "./HandoutStep";
import "../theme.css";
import "../base.css";
import "./Handout.css";

/** A lesson as a storyboard for paper: to fill in, or with its answers, which the engine works out. */
export function Handout({
  lesson,
  answers,
  words,
}: {
  readonly lesson: Lesson;
  readonly answers: boolean;
  /** In the language of the lesson. */
  readonly words: LessonWords;
}) {
  const texts = useAllTexts().handout;
  const id = useId();
  const { title, minutes, outcomes, glossary, steps, checklist } = lesson;
  return (
    <article className="hw-root hw-handout" aria-labelledby={id} data-answers={answers}>
      <header className="hw-handout-head">
        <h1 id={id}>{title}</h1>
        <p>
          {texts.minutes(minutes)}
          {answers && `, ${texts.withAnswers}`}
        </p>
        {!answers && (
          <p className="hw-handout-who">
            <span>{texts.who}</span>
            <span>{texts.when}</span>
          </p>
        )}
      </header>
      <div className="hw-handout-intro">
        {outcomes.length > 0 && (
          <section aria-label={texts.outcomes}>
            <h2>{texts.outcomes}</h2>
            <ul>
              {outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
          </section>
        )}
        {glossary.length > 0 && (
          <section aria-label={texts.glossary}>
            <h2>{texts.glossary}</h2>
            <dl>
              {glossary.map(({ term, meaning }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {steps.map((step, index) => (
        <HandoutStep
          key={step.id}
          lesson={lesson}
          step={step}
          place={index + 1}
          answers={answers}
          words={words}
        />
      ))}
      {checklist !== undefined && <HandoutChecklist title={title} lists={checklist} />}
    </article>
  );
}
