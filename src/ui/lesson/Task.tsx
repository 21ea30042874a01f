import { ChangeTask } from "./ChangeTask";
import { useDesk } from "./DeskContext";
import { FindTask } from "./FindTask";
import { PredictTask } from "./PredictTask";
import { WatchTask } from "./WatchTask";
import "./Task.css";

/** What the open step asks of its reader. */
export function Task({ textOnly }: { readonly textOnly: boolean }) {
  const { task } = useDesk().step;
  switch (task.kind) {
    case "watch":
      return <WatchTask task={task} />;
    case "predict":
      return <PredictTask task={task} textOnly={textOnly} />;
    case "change":
      return <ChangeTask task={task} />;
    case "find":
      return <FindTask task={task} />;
  }
}
