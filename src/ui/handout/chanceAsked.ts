/** How many seeded runs, and how many deadlines, a step's questions count with: its curve then says the same. */
import type { Step } from "../../lessons/lesson";
import type { Question } from "../../lessons/question";

export interface ChanceAsked {
  readonly runs: number;
  readonly points: number;
}

/** Enough for a curve on paper. */
const USUAL: ChanceAsked = { runs: 400, points: 21 };

export function chanceAsked({ figures = {}, task }: Step): ChanceAsked {
  const questions: Question[] = [
    ...Object.values(figures),
    ...(task.kind === "predict" ? [task.answer.question] : []),
    ...(task.kind === "change" || task.kind === "find"
      ? task.goal.map(({ question }) => question)
      : []),
  ];
  const knee = questions.find(({ kind }) => kind === "knee");
  if (knee?.kind === "knee") return knee;
  const chance = questions.find(({ kind }) => kind === "chance");
  return chance?.kind === "chance" ? { ...USUAL, runs: chance.runs } : USUAL;
}
