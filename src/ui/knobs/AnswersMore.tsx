import { memo, Suspense, useMemo } from "react";
import { setHop } from "../../engine/edit";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import type { AnswerAt } from "./answerAt";
import { changedAnswer } from "./answerEdit";
import { answerFacts } from "./answerWords";
import { More } from "./More";
import { useCall } from "./useCall";
import { useEdit } from "./useEdit";
import { windowAround } from "./windowAround";
import "./AnswersMore.css";

const AnswerRow = lazyPart(async () => (await import("./AnswerRow")).AnswerRow);

/** The hop's own list of answers, around the one at the cursor when it is long. */
export const AnswersMore = memo(function AnswersMore({ answer }: { readonly answer: AnswerAt }) {
  const { hopId } = answer;
  const texts = useTexts();
  const edit = useEdit();
  const responses = useCall(hopId, (call) => call.responses);
  const current = answer.operation === null ? answer.index : -1;
  const facts = useMemo(() => answerFacts(responses, texts), [responses, texts]);
  const set = (next: typeof responses) =>
    edit((scenario) => setHop(scenario, hopId, { responses: next }));
  const { from, to } = windowAround(Math.max(0, current), responses.length);
  const hidden = responses.length - (to - from);
  return (
    <More title={texts.knobs.answers} facts={facts}>
      <ol className="hw-answers" start={from + 1}>
        <Suspense fallback={null}>
          {responses.slice(from, to).map((response, i) => {
            const at = from + i;
            return (
              <AnswerRow
                key={`${hopId} ${at}`}
                place={at + 1}
                response={response}
                current={at === current}
                onChange={(change) => set(responses.with(at, changedAnswer(response, change)))}
                onRemove={responses.length > 1 ? () => set(responses.toSpliced(at, 1)) : null}
              />
            );
          })}
        </Suspense>
      </ol>
      {hidden > 0 && <p className="hw-knobs-note">{texts.knobs.otherAnswers(hidden)}</p>}
      <div className="hw-knobs-row">
        <p className="hw-knobs-note">{texts.knobs.lastRepeats}</p>
        <button
          type="button"
          onClick={() => set([...responses, responses.at(-1) ?? { durationMs: 50 }])}
        >
          {texts.knobs.addAnswer}
        </button>
      </div>
    </More>
  );
});
