import { useSession } from "../SessionContext";
import { useDesk } from "./DeskContext";
import { useLessonTexts } from "./useLessonTexts";

/** Puts the step's start beside what has been made of it. */
export function CompareWithStart() {
  const texts = useLessonTexts().player;
  const { played } = useDesk();
  const comparing = useSession((session) => session.against !== null);
  const compareWith = useSession((session) => session.compareWith);
  const stopComparing = useSession((session) => session.stopComparing);
  return (
    <p>
      <button
        type="button"
        onClick={() => (comparing ? stopComparing() : compareWith(played.scenario))}
      >
        {comparing ? texts.stopComparing : texts.compareWithStart}
      </button>
    </p>
  );
}
