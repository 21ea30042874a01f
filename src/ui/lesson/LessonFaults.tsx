import { MOST_PROBLEMS } from "../../codec/problem";
import type { LessonFault } from "./OwnLesson";
import { useLessonTexts } from "./useLessonTexts";

/** Every fault of a lesson file with its place, what was expected there and what was found. */
export function LessonFaults({
  fileName,
  says,
  faults,
}: {
  readonly fileName: string;
  readonly says: string | null;
  readonly faults: readonly LessonFault[];
}) {
  const texts = useLessonTexts().player.own;
  return (
    <div className="hw-faults">
      <p>
        {texts.bad(fileName)} {says ?? texts.faults(faults.length, MOST_PROBLEMS)}
      </p>
      <ol>
        {faults.map(({ path, expected, received }) => (
          <li key={`${path} ${expected} ${received}`}>
            <dl>
              <dt>{texts.path}</dt>
              <dd>
                <code>{path}</code>
              </dd>
              <dt>{texts.expected}</dt>
              <dd>{expected}</dd>
              <dt>{texts.received}</dt>
              <dd>{received}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}
