import { requestEnd } from "../../engine/requestEnd";
import { useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { FactsTable } from "./FactsTable";
import { useLessonTexts } from "./useLessonTexts";

/** The run strip without a picture: the requests, and how each ended. */
export function RequestsSoFar() {
  const { status, format } = useTexts();
  const texts = useLessonTexts().player;
  const operations = useSession((session) => session.run.operations);
  const { operation } = useSnapshot();
  if (operations.length === 0) return <p>{texts.noneEnded}</p>;
  const { request, start, end, result } = texts.requestColumns;
  return (
    <FactsTable
      caption={texts.requests}
      columns={[request, start, end, result]}
      rows={operations.map((each) => ({
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
