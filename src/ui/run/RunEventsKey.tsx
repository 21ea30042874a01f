import { eventMark, RUN_EVENTS, type RunEventMarks } from "../../layout/runEvents";
import { useAllTexts } from "../useAllTexts";
import "./RunEvents.css";

const SIZE_PX = 14;

/** What the marks on the bands are, and how many. */
export function RunEventsKey({ counts }: Pick<RunEventMarks, "counts">) {
  const { runEvents: words } = useAllTexts();
  return (
    <ul className="hw-run-events-key" aria-label={words.heading}>
      {RUN_EVENTS.filter((kind) => counts[kind] > 0).map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" width={SIZE_PX} height={SIZE_PX}>
            <path
              className="hw-run-event"
              d={eventMark(kind, SIZE_PX / 2, SIZE_PX / 2, SIZE_PX * 0.35)}
            />
          </svg>
          {words[kind](counts[kind])}
        </li>
      ))}
    </ul>
  );
}
