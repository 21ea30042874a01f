import { useId, useState } from "react";
import { choicesOf } from "../../lessons/choices";
import { parseNumber } from "../controls/parseNumber";
import { useDesk, useStepState } from "./DeskContext";
import { HandsList } from "./HandsList";
import type { Hands } from "./hands";
import { useFilled } from "./useFilled";
import { useLessonTexts, useLessonWords } from "./useLessonTexts";

/** A question to a room: what can be said to it, and hands. */
export function AskRoom({
  hands,
  onCount,
  onNumber,
}: {
  readonly hands: Hands;
  readonly onCount: (choice: string, by: number) => void;
  readonly onNumber: (value: number) => void;
}) {
  const texts = useLessonTexts().player;
  const words = useLessonWords();
  const { step, played } = useDesk();
  const fill = useFilled();
  const id = useId();
  const done = useStepState((state) => state.done);
  const [draft, setDraft] = useState("");
  const { task } = step;
  if (task.kind === "watch") return null;
  const takesNumbers = task.kind === "predict" && task.answer.kind === "number" && !done;
  return (
    <section className="hw-task" aria-label={texts.task}>
      <p className="hw-task-asks">{fill(task.asks)}</p>
      <HandsList
        choices={choicesOf(step, played, words, hands.said, done)}
        hands={hands}
        onCount={onCount}
      />
      {takesNumbers && (
        <form
          className="hw-hands-add"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const value = parseNumber(draft, { from: -1e12, to: 1e12, fractional: true });
            if (value === null) return;
            onNumber(value);
            setDraft("");
          }}
        >
          <label htmlFor={id} className="hw-hidden">
            {texts.presenter.addNumber}
          </label>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={texts.presenter.addNumber}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <button type="submit">{texts.presenter.add}</button>
        </form>
      )}
    </section>
  );
}
