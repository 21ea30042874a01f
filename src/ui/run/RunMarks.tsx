import { memo } from "react";
import type { RunStripLayout } from "../../layout/runStrip";
import { RunTicks } from "./RunTicks";
import "./RunMarks.css";

/** All that does not move with the cursor: a path for each way to end and each state of a breaker. */
export const RunMarks = memo(function RunMarks(props: {
  readonly layout: RunStripLayout;
  readonly patterns: string;
}) {
  const { layout, patterns } = props;
  const { axisYPx, baseYPx, plotPx } = layout;
  return (
    <>
      <path className="hw-run-base" d={`M0,${baseYPx}H${plotPx}`} />
      {layout.bands.map(({ breaker, states }) => (
        <g key={breaker}>
          {states.map(({ kind, path }) => (
            <path
              key={kind}
              className="hw-run-band"
              data-kind={kind}
              fill={kind === "half-open" ? `url(#${patterns}half-open)` : undefined}
              d={path}
            />
          ))}
        </g>
      ))}
      {layout.marks.map(({ end, path }) => (
        <path key={end} className="hw-run-mark" data-end={end} d={path} />
      ))}
      <path className="hw-run-axis" d={`M0,${axisYPx}H${plotPx}`} />
      <RunTicks ticks={layout.ticks} yPx={axisYPx} />
    </>
  );
});
