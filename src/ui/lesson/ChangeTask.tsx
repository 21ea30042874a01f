import { useEffect, useMemo } from "react";
import { answerText } from "../../lessons/figures";
import { checked } from "../../lessons/goal";
import type { ChangeUntil } from "../../lessons/lesson";
import { played } from "../../lessons/play";
import { useSession } from "../SessionContext";
import { useRested } from "../useRested";
import { useDesk, useStepState } from "./DeskContext";
import { Feedback } from "./Feedback";
import { useFilled } from "./useFilled";
import { useLessonTexts, useLessonWords } from "./useLessonTexts";

/** Many seeded runs are only counted again when the hand rests. */
const isSlow = ({ goal }: ChangeUntil) =>
  goal.some(({ question: { kind } }) => kind === "chance" || kind === "knee");

/** A goal over the run, checked after each change; each part says what it is now. */
export function ChangeTask({ task }: { readonly task: ChangeUntil }) {
  const texts = useLessonTexts().player;
  const words = useLessonWords();
  const desk = useDesk();
  const fill = useFilled();
  const run = useSession((session) => session.run);
  const scenario = useSession((session) => session.scenario);
  const now = useMemo(() => ({ scenario, run }), [scenario, run]);
  const rested = useRested(now, isSlow(task));
  const { parts, missing } = useMemo(() => {
    const made = played(rested.scenario, rested.run);
    const all = checked(task.goal, made);
    return {
      parts: all.map(({ check, answer, holds }) => ({
        text: check.text,
        holds,
        now: answerText(answer, made, words),
      })),
      missing: all.filter(({ holds }) => !holds).length,
    };
  }, [task, rested, words]);
  const touched = useSession((session) => session.past.length > 0);
  const done = useStepState((state) => state.done);
  const shown = useStepState((state) => state.shown);
  const refused = useStepState((state) => state.refused);
  const sessionRefused = useSession((session) => session.refusal !== null);
  const isMet = missing === 0;
  const { meet, show } = desk.getState();
  useEffect(() => {
    if (isMet) meet();
  }, [isMet, meet]);

  return (
    <section className="hw-task" aria-label={texts.task}>
      <p className="hw-task-asks">{fill(task.asks)}</p>
      <ul className="hw-goal" aria-label={texts.goal}>
        {parts.map(({ text, holds, now: figure }) => (
          <li key={text} data-holds={holds}>
            <span className="hw-goal-mark" aria-hidden="true">
              {holds ? "✓" : "○"}
            </span>
            <span>
              {fill(text)}{" "}
              <span className="hw-goal-now">
                <span className="hw-hidden">{holds ? texts.met : texts.notMet}, </span>
                {texts.now(figure)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="hw-goal-said" data-met={isMet}>
        {isMet ? texts.goalMet : texts.goalMissing(missing, parts.length)}
        {isMet && shown && ` ${texts.solutionShown}`}
      </p>
      <p role="alert" className="hw-task-error" key={refused}>
        {sessionRefused ? texts.refused : refused > 0 ? texts.notAllowed : null}
      </p>
      {task.hint !== undefined && !done && (
        <details className="hw-task-hint">
          <summary>{texts.hint}</summary>
          <p>{fill(task.hint)}</p>
        </details>
      )}
      {touched && !isMet && (
        <div className="hw-task-buttons">
          <button type="button" onClick={show}>
            {texts.showSolution}
          </button>
        </div>
      )}
      <Feedback />
    </section>
  );
}
