/** All that a step says, with where it says it. */
import type { Step, Task } from "./lesson";

export interface StepText {
  readonly path: string;
  readonly text: string;
}

export function textsOf({ title, says, after, task }: Step): readonly StepText[] {
  return [
    { path: "title", text: title },
    { path: "says", text: says },
    ...(after === undefined ? [] : [{ path: "after", text: after }]),
    ...ofTask(task).map(({ path, text }) => ({ path: `task.${path}`, text })),
  ];
}

function ofTask(task: Task): readonly StepText[] {
  if (task.kind === "watch") return listed("tries", task.tries ?? []);
  const asks = { path: "asks", text: task.asks };
  switch (task.kind) {
    case "predict":
      return [asks, ...ofAnswer(task.answer)];
    case "change":
      return [
        asks,
        ...ofGoal(task.goal),
        ...(task.hint ? [{ path: "hint", text: task.hint }] : []),
      ];
    case "find":
      return [asks, ...ofOptions("suspects", task.suspects)];
  }
}

function ofAnswer(answer: Extract<Task, { kind: "predict" }>["answer"]): readonly StepText[] {
  switch (answer.kind) {
    case "number":
      return (answer.wrong ?? []).map(({ says }, index) => ({
        path: `answer.wrong[${index}].says`,
        text: says,
      }));
    case "choice":
      return ofOptions("answer.options", answer.options);
    case "bar":
      return [];
  }
}

function ofGoal(goal: readonly { readonly text: string }[]): readonly StepText[] {
  return goal.map(({ text }, index) => ({ path: `goal[${index}].text`, text }));
}

function ofOptions(
  at: string,
  options: readonly { readonly text: string; readonly says?: string }[],
): readonly StepText[] {
  return options.flatMap(({ text, says }, index) => [
    { path: `${at}[${index}].text`, text },
    ...(says === undefined ? [] : [{ path: `${at}[${index}].says`, text: says }]),
  ]);
}

function listed(at: string, texts: readonly string[]): readonly StepText[] {
  return texts.map((text, index) => ({ path: `${at}[${index}]`, text }));
}
