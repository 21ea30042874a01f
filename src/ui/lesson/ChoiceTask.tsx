import { useState } from "react";
import type { Given } from "../../lessons/judge";
import { AnswerForm } from "./AnswerForm";
import { Choices } from "./Choices";
import { useDesk } from "./DeskContext";
import { useFilled } from "./useFilled";
import { useLessonTexts } from "./useLessonTexts";

export interface ChoiceOption {
  readonly key: string;
  readonly text: string;
  readonly given: Given;
}

/** One of several. */
export function ChoiceTask({
  asks,
  options,
}: {
  readonly asks: string;
  readonly options: readonly ChoiceOption[];
}) {
  const texts = useLessonTexts().player;
  const desk = useDesk();
  const fill = useFilled();
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const check = () => {
    const option = options.find(({ key }) => key === chosen);
    setError(option === undefined ? texts.chooseOne : null);
    if (option !== undefined) desk.getState().answer(option.given);
  };
  return (
    <AnswerForm asks={asks} onCheck={check} error={error}>
      <Choices
        legend={texts.yourAnswer}
        options={options.map(({ key, text }) => ({ key, text: fill(text) }))}
        chosen={chosen}
        onChoose={(key) => {
          setChosen(key);
          setError(null);
        }}
      />
    </AnswerForm>
  );
}
