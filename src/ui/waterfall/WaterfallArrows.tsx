import { memo } from "react";
import { type Arrow, arrowHeads, arrowLines } from "../../layout/waterfallArrows";
import { WaterfallArrowLabel } from "./WaterfallArrowLabel";
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
      {arrows.map((arrow) =>
        arrow.label !== null && (arrow.always || looked.includes(arrow.key)) ? (
          <WaterfallArrowLabel key={arrow.key} arrow={arrow} />
        ) : null,
      )}
    </g>
  );
});
