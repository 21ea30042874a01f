import { useId } from "react";
import type { Lesson } from "../../lessons/lesson";
import { useAllTexts } from "../useAllTexts";

/** On a sheet of its own, to be taken along. */
export function HandoutChecklist({
  title,
  lists,
}: {
  readonly title: string;
  readonly lists: NonNullable<Lesson["checklist"]>;
}) {
  const id = useId();
  return (
    <section className="hw-handout-checklist" aria-labelledby={id}>
      <h2 id={id}>{useAllTexts().handout.checklist(title)}</h2>
      <div className="hw-handout-lists">
        {lists.map((list) => (
          <div key={list.title} className="hw-handout-list">
            <h3>{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item} className="hw-handout-box">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
