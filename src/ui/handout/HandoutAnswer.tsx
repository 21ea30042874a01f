import { useMemo } from "react";
import { differencesOf } from "../../engine/differences";
import { settingRows } from "../../layout/compareSettings";
import { edited } from "../../lessons/edits";
import { filled, type LessonWords } from "../../lessons/figures";
import { rightAnswer } from "../../lessons/rightAnswer";
import { CompareTable } from "../compare/CompareTable";
import { useAllTexts } from "../useAllTexts";
import type { Scene } from "./scene";

/** What is right and how it comes about; of a task to change something, one way to do it. */
export function HandoutAnswer({
  scene,
  words,
}: {
  readonly scene: Scene;
  readonly words: LessonWords;
}) {
  const texts = useAllTexts();
  const { step, played, figures } = scene;
  const { scenario, plan } = played;
  const { task } = step;
  const right = useMemo(() => rightAnswer(step, played, words), [step, played, words]);
  const rows = useMemo(
    () =>
      task.kind === "change"
        ? settingRows(differencesOf(scenario, edited(scenario, task.solution)), plan, texts)
        : [],
    [task, scenario, plan, texts],
  );
  // It stands among the options already.
  const ticked = task.kind === "find" || (task.kind === "predict" && task.answer.kind === "choice");
  if (task.kind === "change") {
    const { caption, setting, before, after } = texts.handout.solution;
    return (
      <div className="hw-handout-answer">
        <CompareTable
          of="words"
          caption={caption}
          columns={[setting, before, after]}
          groups={[
            {
              key: "solution",
              name: null,
              rows: rows.map(({ key, name, a, b }) => ({ key, cells: [name, a, b] })),
            },
          ]}
        />
        {task.hint !== undefined && <p>{texts.handout.hint(filled(task.hint, figures))}</p>}
      </div>
    );
  }
  if (right === null || (ticked && right.reasons.length === 0)) return null;
  return (
    <div className="hw-handout-answer">
      {!ticked && <p className="hw-handout-right">{texts.handout.answer(right.text)}</p>}
      {right.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}
