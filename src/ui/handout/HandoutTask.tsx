import { filled } from "../../lessons/figures";
import { answerOf } from "../../lessons/judge";
import { rightGiven } from "../../lessons/rightAnswer";
import { useAllTexts } from "../useAllTexts";
import { HandoutOptions } from "./HandoutOptions";
import type { Scene } from "./scene";
import { WritingLines } from "./WritingLines";

/** What the step asks, with room for what the reader says; with answers, the options judged. */
export function HandoutTask({
  scene: { step, played, figures, answers },
}: {
  readonly scene: Scene;
}) {
  const texts = useAllTexts().handout;
  const { task } = step;
  const say = (text: string) => filled(text, figures);
  if (task.kind === "watch") {
    return (
      <div className="hw-handout-task">
        {task.tries !== undefined && (
          <>
            <h3>{texts.tries}</h3>
            <ul>
              {task.tries.map((each) => (
                <li key={each} className="hw-handout-box">
                  {say(each)}
                </li>
              ))}
            </ul>
          </>
        )}
        {!answers && <WritingLines label={texts.notes} />}
      </div>
    );
  }
  const given = answers ? rightGiven(step, played) : null;
  return (
    <div className="hw-handout-task">
      <p className="hw-handout-asks">{say(task.asks)}</p>
      {task.kind === "predict" && task.answer.kind === "choice" && (
        <HandoutOptions
          options={task.answer.options.map(({ is, text, says }) => ({
            key: String(is),
            text: say(text),
            says: says === undefined ? undefined : say(says),
            right: given === null ? null : given.kind === "choice" && given.value === is,
          }))}
        />
      )}
      {task.kind === "find" && (
        <HandoutOptions
          options={task.suspects.map(({ id, text, says }) => ({
            key: id,
            text: say(text),
            says: says === undefined ? undefined : say(says),
            right: given === null ? null : given.kind === "suspect" && given.id === id,
          }))}
        />
      )}
      {task.kind === "change" && (
        <>
          <h3>{texts.goal}</h3>
          <ul>
            {task.goal.map(({ text }) => (
              <li key={text} className="hw-handout-box" data-right={answers}>
                {say(text)}
              </li>
            ))}
          </ul>
        </>
      )}
      {!answers && task.kind === "predict" && task.answer.kind === "bar" && <p>{texts.mark}</p>}
      {!answers && task.kind === "predict" && task.answer.kind === "number" && (
        <p className="hw-handout-number">
          {texts.prediction}
          <span className="hw-handout-blank" />
          {texts.unit[answerOf(step, played)?.unit ?? "count"]}
        </p>
      )}
      {!answers && <WritingLines label={task.kind === "change" ? texts.changed : texts.because} />}
    </div>
  );
}
