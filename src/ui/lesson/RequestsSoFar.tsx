import { requestEnd } from "../../layout/runStrip";
import { useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useDesk, useStepState } from "./DeskContext";
import { FactsTable } from "./FactsTable";
import { useLessonTexts } from "./useLessonTexts";

/** The run strip without a picture: the requests, and how each ended. */
export function RequestsSoFar() {
  const { status, format } = useTexts();
  const texts = useLessonTexts().player;
  const { step } = useDesk();
  const done = useStepState((state) => state.done);
  const operations = useSession((session) => session.run.operations);
  const { atMs, operation } = useSnapshot();
  const hides = !done && !step.shows.includes("transport");
  const ended = hides ? operations.filter(({ endMs }) => endMs <= atMs) : operations;
  if (ended.length === 0) return <p>{texts.noneEnded}</p>;
  const { request, start, end, result } = texts.requestColumns;
  return (
    <FactsTable
      caption={texts.requests}
      columns={[request, start, end, result]}
      rows={ended.map((each) => ({
        key: each.id,
        cells: [
          format.number(each.id),
          format.number(each.startMs),
          format.number(each.endMs),
          status.operation[requestEnd(each)],
        ],
        current: each.id === operation?.id,
      }))}
    />
  );
}
