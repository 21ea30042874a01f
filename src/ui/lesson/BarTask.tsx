import { useState } from "react";
import { barsOf } from "../../lessons/choices";
import { answerText } from "../../lessons/figures";
import { AnswerForm } from "./AnswerForm";
import { Choices } from "./Choices";
import { useDesk, useStepState } from "./DeskContext";
import { useLessonTexts, useLessonWords } from "./useLessonTexts";

interface Bar {
  readonly operation: number;
  readonly n: number;
}
const keyOf = ({ operation, n }: Bar) => `${operation} ${n}`;

/** "Press the bar that …": in the picture, or in a list of the same bars where there is none. */
export function BarTask({ asks, textOnly }: { readonly asks: string; readonly textOnly: boolean }) {
  const texts = useLessonTexts().player;
  const words = useLessonWords();
  const desk = useDesk();
  const pressed = useStepState((state) => state.pressed);
  const [error, setError] = useState<string | null>(null);
  const nameOf = (bar: Bar) => answerText({ unit: "bar", bars: [bar] }, desk.played, words);
  const check = () => {
    setError(pressed === null ? texts.pressFirst : null);
    if (pressed !== null) desk.getState().answer({ kind: "bar", ...pressed });
  };
  const bars = barsOf(desk.played);
  return (
    <AnswerForm asks={asks} onCheck={check} error={pressed === null ? error : null}>
      {textOnly ? (
        <Choices
          legend={texts.bars}
          options={bars.map((bar) => ({ key: keyOf(bar), text: nameOf(bar) }))}
          chosen={pressed === null ? null : keyOf(pressed)}
          onChoose={(key) => {
            const bar = bars.find((each) => keyOf(each) === key);
            if (bar !== undefined) desk.getState().press(bar);
          }}
        />
      ) : (
        <p className="hw-task-pressed" role="status">
          {pressed === null ? texts.pressBar : texts.pressed(nameOf(pressed))}
        </p>
      )}
    </AnswerForm>
  );
}
