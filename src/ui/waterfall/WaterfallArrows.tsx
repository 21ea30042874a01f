import { memo } from "react";
import { type Arrow, arrowHeads, arrowLines } from "../../layout/waterfallArrows";
import "./WaterfallArrows.css";

/**
 * Who calls whom, and what is handed over. Words that only repeat what stands above are there when
 * their row is the current one or is looked at.
 */
export const WaterfallArrows = memo(function WaterfallArrows(props: {
  readonly arrows: readonly Arrow[];
  /** Rows that are looked at. */
  readonly looked: readonly (string | null)[];
}) {
  const { arrows, looked } = props;
  if (arrows.length === 0) return null;
  return (
    <g className="hw-arrows">
      <path className="hw-arrow-line" d={arrowLines(arrows)} />
      <path className="hw-arrow-head" d={arrowHeads(arrows)} />
      {arrows.map(({ key, label, always, labelPx, labelYPx, anchor }) =>
        label !== null && (always || looked.includes(key)) ? (
          <text key={key} className="hw-arrow-label" x={labelPx} y={labelYPx} textAnchor={anchor}>
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
});
