import type { Choice } from "../../lessons/choices";
import { useTexts } from "../TextsContext";
import { useStepState } from "./DeskContext";
import { type Hands, handsFor } from "./hands";
import { useFilled } from "./useFilled";
import { useLessonTexts } from "./useLessonTexts";
import "./HandsList.css";

/** Beyond these a choice has no number key. */
const KEYED = 9;

/** The choices with a count of hands each; once the answer is shown, as bars beside the truth. */
export function HandsList({
  choices,
  hands,
  onCount,
}: {
  readonly choices: readonly Choice[];
  readonly hands: Hands;
  readonly onCount: (choice: string, by: number) => void;
}) {
  const { format } = useTexts();
  const { presenter: texts } = useLessonTexts().player;
  const fill = useFilled();
  const done = useStepState((state) => state.done);
  const most = Math.max(1, ...choices.map(({ key }) => handsFor(hands, key)));
  return (
    <ol className="hw-hands" aria-label={texts.hands} data-shown={done}>
      {choices.map(({ key, text, right }, index) => {
        const count = handsFor(hands, key);
        const said = fill(text);
        return (
          <li key={key} data-right={done && right}>
            <span className="hw-hands-key" aria-hidden="true">
              {index < KEYED ? format.number(index + 1) : ""}
            </span>
            <span className="hw-hands-text">
              {said}
              {done && right && (
                <strong className="hw-hands-right">
                  <span aria-hidden="true"> ✓</span> {texts.right}
                </strong>
              )}
              {done && (
                <span className="hw-hands-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * count) / most}%` }} />
                </span>
              )}
            </span>
            <span className="hw-hands-count">
              <button
                type="button"
                aria-label={texts.fewer(said)}
                disabled={count === 0}
                onClick={() => onCount(key, -1)}
              >
                −
              </button>
              <output aria-label={said} title={texts.count(count)}>
                {format.number(count)}
              </output>
              <button type="button" aria-label={texts.more(said)} onClick={() => onCount(key, 1)}>
                +
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
