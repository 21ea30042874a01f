import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { type BarPath, barPaths } from "../../layout/waterfallPaths";
import "./WaterfallBars.css";

/** The marks of the attempts of a block of rows: a path for each look. */
export const WaterfallBars = memo(function WaterfallBars({
  rows,
  patterns,
}: {
  readonly rows: readonly WaterfallRow[];
  readonly patterns: string;
}) {
  const paths = barPaths(rows);
  return (
    <>
      {paths.map(({ key, mark, kind, status, d }) => (
        <path
          key={key}
          className="hw-bar"
          data-mark={mark}
          data-kind={kind}
          data-status={status}
          fill={fillOf(mark, status, patterns)}
          d={d}
        />
      ))}
      {rows.map(({ key, ownBeyond, ownToPx, barTopPx, barPx }) =>
        ownBeyond === null || ownToPx === null ? null : (
          <text
            key={key}
            className="hw-bar-label"
            x={ownToPx - 2}
            y={barTopPx + barPx * 0.82}
            textAnchor="end"
          >
            {ownBeyond}
          </text>
        ),
      )}
    </>
  );
});

/** Patterns have ids of the page's own; plain colours are the style sheet's. */
function fillOf(mark: BarPath["mark"], status: BarPath["status"], patterns: string) {
  if (mark === "pattern") return `url(#${patterns}${status})`;
  return mark === "margin" || mark === "ghost" ? `url(#${patterns}${mark})` : undefined;
}
