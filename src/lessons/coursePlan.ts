/** A lesson of the course: its data here, its texts in each language; together they are a `Lesson`. */
import type { LessonTexts, OptionTexts, StepTexts } from "../texts/lessonTexts";
import type { Edit } from "./edits";
import type {
  BarAnswer,
  Check,
  ChoiceAnswer,
  Goal,
  Lesson,
  NumberAnswer,
  Option,
  Step,
  Task,
} from "./lesson";
import type { Question } from "./question";

export interface LessonPlan {
  readonly id: string;
  readonly minutes: number;
  readonly scenarios?: NonNullable<Lesson["scenarios"]>;
  readonly steps: readonly StepPlan[];
}

export interface StepPlan extends Omit<Step, "title" | "says" | "after" | "task"> {
  readonly task: TaskPlan;
}

export type TaskPlan =
  | { readonly kind: "watch" }
  | { readonly kind: "predict"; readonly answer: AnswerPlan }
  | { readonly kind: "change"; readonly goal: GoalPlan; readonly solution: readonly Edit[] }
  | {
      readonly kind: "find";
      readonly goal: Goal;
      readonly suspects: readonly { readonly id: string; readonly edits: readonly Edit[] }[];
    };

type AnswerPlan =
  | (Omit<NumberAnswer, "wrong"> & {
      readonly wrong?: readonly { readonly id: string; readonly guess: Question }[];
    })
  | (Omit<ChoiceAnswer, "options"> & { readonly options: readonly Option["is"][] })
  | BarAnswer;
type GoalPlan = readonly (Check & { readonly id: string })[];

/** Throws where a text is missing: a language that lacks it is not finished. */
export function lessonOf(plan: LessonPlan, texts: LessonTexts): Lesson {
  const { id, minutes, scenarios, steps } = plan;
  const { title, outcomes, glossary, checklist } = texts;
  return {
    version: 1,
    id,
    title,
    outcomes,
    minutes,
    glossary,
    ...(scenarios && { scenarios }),
    steps: steps.map((step) => stepOf(step, needed(texts.steps, step.id, id))),
    ...(checklist && { checklist }),
  };
}

function stepOf(step: StepPlan, texts: StepTexts): Step {
  const { title, says, after } = texts;
  return {
    ...step,
    title,
    says,
    ...(after !== undefined && { after }),
    task: taskOf(step.task, texts, step.id),
  };
}

function taskOf(task: TaskPlan, texts: StepTexts, at: string): Task {
  const { asks = "", hint, tries } = texts;
  switch (task.kind) {
    case "watch":
      return { kind: "watch", ...(tries && { tries }) };
    case "predict":
      return { kind: "predict", asks, answer: answerOf(task.answer, texts, at) };
    case "change": {
      const { goal, solution } = task;
      const said = { kind: "change", asks, goal: goalOf(goal, texts, at), solution } as const;
      return hint === undefined ? said : { ...said, hint };
    }
    case "find":
      return {
        kind: "find",
        asks,
        goal: task.goal,
        suspects: task.suspects.map((suspect) => ({
          ...suspect,
          ...needed<OptionTexts>(texts.suspects, suspect.id, at),
        })),
      };
  }
}

function answerOf(answer: AnswerPlan, texts: StepTexts, at: string) {
  switch (answer.kind) {
    case "bar":
      return answer;
    case "choice":
      return {
        ...answer,
        options: answer.options.map((is) => ({
          is,
          ...needed<OptionTexts>(texts.options, String(is), at),
        })),
      };
    case "number": {
      const { wrong, ...rest } = answer;
      if (wrong === undefined) return rest;
      const said = wrong.map(({ id, guess }) => ({ guess, says: needed(texts.wrong, id, at) }));
      return { ...rest, wrong: said };
    }
  }
}

function goalOf(goal: GoalPlan, texts: StepTexts, at: string) {
  return goal.map(({ id, ...check }) => ({ ...check, text: needed(texts.goal, id, at) }));
}

function needed<T>(texts: { readonly [key: string]: T } | undefined, key: string, at: string): T {
  const text = texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) throw new Error(`${at}: no text for "${key}"`);
  return text;
}
