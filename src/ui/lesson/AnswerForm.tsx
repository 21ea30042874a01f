import type { ReactNode } from "react";
import { useDesk, useStepState } from "./DeskContext";
import { Feedback } from "./Feedback";
import { useFilled } from "./useFilled";
import { useLessonTexts } from "./useLessonTexts";

/** A question, the fields that answer it, and what is said to the answer. */
export function AnswerForm({
  asks,
  onCheck,
  error,
  children,
}: {
  readonly asks: string;
  readonly onCheck: () => void;
  /** What is missing before the answer can be checked. */
  readonly error: string | null;
  readonly children: ReactNode;
}) {
  const texts = useLessonTexts().player;
  const desk = useDesk();
  const fill = useFilled();
  const tried = useStepState((state) => state.tries > 0);
  const done = useStepState((state) => state.done);
  const { show, askAgain } = desk.getState();
  return (
    <section className="hw-task" aria-label={texts.task}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onCheck();
        }}
      >
        <p className="hw-task-asks">{fill(asks)}</p>
        {children}
        <p className="hw-task-error" role="alert">
          {error}
        </p>
        <div className="hw-task-buttons">
          <button type="submit" className="hw-task-check">
            {texts.check}
          </button>
          {tried && !done && (
            <button type="button" onClick={show}>
              {texts.showAnswer}
            </button>
          )}
          {/* It comes to stand where “Show the answer” was: a second press in a row was meant for that. */}
          {done && (
            <button type="button" onClick={({ detail }) => detail < 2 && askAgain()}>
              {texts.askAgain}
            </button>
          )}
        </div>
      </form>
      <Feedback />
    </section>
  );
}
