import type { Watch } from "../../lessons/lesson";
import { useFilled } from "./useFilled";
import { useLessonTexts } from "./useLessonTexts";

/** Nothing is asked; in a sandbox there are prompts. */
export function WatchTask({ task }: { readonly task: Watch }) {
  const texts = useLessonTexts().player;
  const fill = useFilled();
  if (task.tries === undefined) return null;
  return (
    <section className="hw-tries" aria-label={texts.tries}>
      <h3>{texts.tries}</h3>
      <ol>
        {task.tries.map((text) => (
          <li key={text}>{fill(text)}</li>
        ))}
      </ol>
    </section>
  );
}
