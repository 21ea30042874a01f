import type { Lesson } from "../../lessons/lesson";

/** On a sheet of its own, to be taken along. */
export function HandoutChecklist({ lists }: { readonly lists: NonNullable<Lesson["checklist"]> }) {
  return (
    <div className="hw-handout-checklist">
      {lists.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item} className="hw-handout-box">
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
