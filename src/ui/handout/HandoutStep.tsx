import { useId, useMemo } from "react";
import { filled, type LessonWords } from "../../lessons/figures";
import type { Lesson, Step } from "../../lessons/lesson";
import { SessionProvider } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { HandoutAnswer } from "./HandoutAnswer";
import { HandoutFrame } from "./HandoutFrame";
import { HandoutTask } from "./HandoutTask";
import { sceneOf } from "./scene";

/** One step: what it says, its picture with the table, and its task. */
export function HandoutStep(props: {
  readonly lesson: Lesson;
  readonly step: Step;
  /** From 1. */
  readonly place: number;
  readonly answers: boolean;
  readonly words: LessonWords;
}) {
  const { lesson, step, place, answers, words } = props;
  const texts = useAllTexts().handout;
  const id = useId();
  const scene = useMemo(
    () => sceneOf(lesson, step, answers, words),
    [lesson, step, answers, words],
  );
  if (scene === null) return null;
  const { figures, store } = scene;
  return (
    <section className="hw-handout-step" aria-labelledby={id}>
      <h2 id={id}>{texts.step(place, filled(step.title, figures))}</h2>
      <p className="hw-handout-says">{filled(step.says, figures)}</p>
      <SessionProvider store={store}>
        <HandoutFrame scene={scene} />
      </SessionProvider>
      <HandoutTask scene={scene} />
      {answers && <HandoutAnswer scene={scene} words={words} />}
      {answers && step.after !== undefined && (
        <p className="hw-handout-after">{filled(step.after, figures)}</p>
      )}
    </section>
  );
}
