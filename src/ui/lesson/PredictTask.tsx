import type { Predict } from "../../lessons/lesson";
import { BarTask } from "./BarTask";
import { ChoiceTask } from "./ChoiceTask";
import { NumberTask } from "./NumberTask";

export function PredictTask({
  task: { asks, answer },
  textOnly,
}: {
  readonly task: Predict;
  readonly textOnly: boolean;
}) {
  switch (answer.kind) {
    case "number":
      return <NumberTask asks={asks} answer={answer} />;
    case "choice":
      return (
        <ChoiceTask
          asks={asks}
          options={answer.options.map(({ is, text }) => ({
            key: String(is),
            text,
            given: { kind: "choice", value: is },
          }))}
        />
      );
    case "bar":
      return <BarTask asks={asks} textOnly={textOnly} />;
  }
}
