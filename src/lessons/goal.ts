/** Is the goal of a step reached in this run? */
import { amountOf } from "./amount";
import { answerOf } from "./answer";
import type { Check, Goal, Step } from "./lesson";
import type { Played } from "./play";
import type { Answer } from "./question";

export interface Checked<C extends Check = Check> {
  readonly check: C;
  readonly answer: Answer | null;
  readonly holds: boolean;
}

export function checked<C extends Check>(
  goal: readonly C[],
  played: Played,
): readonly Checked<C>[] {
  return goal.map((check) => {
    const answer = answerOf(check.question, played);
    return { check, answer, holds: holds(check, answer) };
  });
}

export function holdsAll(goal: Goal, played: Played): boolean {
  return checked(goal, played).every((each) => each.holds);
}

/** A step without a goal has nothing left to reach. */
export function goalMet(step: Step, played: Played): boolean {
  return step.task.kind !== "change" || holdsAll(step.task.goal, played);
}

function holds({ is, value }: Check, answer: Answer | null): boolean {
  if (is === "never") return answer === null;
  const found = amountOf(answer);
  if (found === null || value === undefined) return false;
  switch (is) {
    case "equal":
      return found === value;
    case "not":
      return found !== value;
    case "at-least":
      return typeof found === "number" && typeof value === "number" && found >= value;
    case "at-most":
      return typeof found === "number" && typeof value === "number" && found <= value;
  }
}
