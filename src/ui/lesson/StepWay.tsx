import { useDesk, useStepState } from "./DeskContext";
import { useLessonTexts } from "./useLessonTexts";

/** Back, next, and out into the explorer. Looking on is all that a step without a task asks. */
export function StepWay({
  at,
  count,
  onStep,
  onFinish,
  onExplore,
}: {
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
  readonly onFinish: () => void;
  readonly onExplore: () => void;
}) {
  const texts = useLessonTexts().player;
  const desk = useDesk();
  const done = useStepState((state) => state.done);
  const watches = desk.step.task.kind === "watch";
  const isLast = at === count - 1;
  const goOn = () => {
    if (watches) desk.getState().meet();
    if (isLast) onFinish();
    else onStep(at + 1);
  };
  return (
    <div className="hw-step-way">
      <button type="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
        {texts.back}
      </button>
      <button type="button" className="hw-step-next" data-ready={done || watches} onClick={goOn}>
        {isLast ? texts.finish : done || watches ? texts.next : texts.skip}
      </button>
      <button type="button" className="hw-step-explore" onClick={onExplore}>
        {texts.openInExplorer}
      </button>
    </div>
  );
}
