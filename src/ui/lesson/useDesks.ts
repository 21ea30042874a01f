import { useEffect, useState } from "react";
import type { Lesson } from "../../lessons/lesson";
import { isStepDone, type Progress } from "../../lessons/progress";
import type { Entry } from "../../session/session";
import { useEvent } from "../useEvent";
import { createStepDesk, type StepDesk } from "./stepDesk";

/** The desk of the step that is open. Those that were open before are as they were left. */
export function useDesks(
  lesson: Lesson,
  at: number,
  progress: Progress,
  keptOf: (step: string) => Entry | null,
  onDone: (step: string) => void,
): StepDesk {
  const [desks] = useState(() => new Map<string, StepDesk>());
  const step = lesson.steps[at] ?? lesson.steps[0];
  if (step === undefined) throw new Error(`${lesson.id} has no steps`);
  let desk = desks.get(step.id);
  if (desk === undefined) {
    const wasDone = isStepDone(progress, lesson.id, step.id);
    desk = createStepDesk(lesson, step, wasDone, keptOf(step.id));
    desks.set(step.id, desk);
  } else if (desk.step !== step) {
    // The same step, told in another language.
    desk = { ...desk, step };
    desks.set(step.id, desk);
  }
  const tell = useEvent(onDone);
  useEffect(
    () =>
      desk.subscribe((now, before) => {
        if (now.done && !before.done) tell(step.id);
      }),
    [desk, step.id, tell],
  );
  return desk;
}
