import type { WaterfallLayout } from "../../layout/waterfall";
import { indentPx } from "../../layout/waterfallGuides";
import { useTexts } from "../TextsContext";
import "../waterfall/WaterfallNames.css";

/**
 * The rows of a picture. Told in full, a reader hears each row's whole sentence; else its name, and
 * the rest from the table, since the sentences count what lies past the cursor too.
 */
export function HandoutNames({
  layout,
  current,
  told,
  emPx,
}: {
  readonly layout: Pick<WaterfallLayout, "request" | "rows" | "stacked" | "namesPx">;
  readonly current: string | null;
  readonly told: boolean;
  readonly emPx: number;
}) {
  const { request, rows, stacked, namesPx } = layout;
  return (
    <ol className="hw-names" aria-label={useTexts().waterfall.list(request)}>
      {rows.map(({ key, name, calls, label, sentence, status, depth, ...row }) => (
        <li
          key={key}
          className="hw-names-row hw-handout-row"
          style={{ top: row.topPx, height: row.heightPx, paddingBlockStart: row.leadPx }}
          data-current={key === current}
          data-waiting={status === "waiting"}
        >
          {told && <span className="hw-hidden">{sentence}</span>}
          <span
            aria-hidden={told}
            className="hw-names-text"
            style={{ width: stacked ? "auto" : namesPx, paddingInlineStart: indentPx(depth, emPx) }}
          >
            <span className="hw-names-name">{name}</span>
            {told && calls !== null && <span className="hw-names-calls">{calls}</span>}
          </span>
          {stacked && label !== null && (
            <span aria-hidden="true" className="hw-names-label">
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
