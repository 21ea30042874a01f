import { memo } from "react";
import type { BandRow } from "../../layout/waterfall";
import "./WaterfallBands.css";

/** A breaker's state along an axis: closed a line, open a block, half-open a hatch. */
export const WaterfallBands = memo(function WaterfallBands(props: {
  readonly bands: readonly BandRow[];
  readonly patterns: string;
}) {
  return props.bands.map(({ breaker, bandTopPx, bandPx, segments }) => (
    <g key={breaker}>
      {segments.map(({ kind, fromPx, toPx }) => (
        <rect
          key={fromPx}
          className="hw-band"
          data-kind={kind}
          fill={kind === "half-open" ? `url(#${props.patterns}half-open)` : undefined}
          x={fromPx}
          y={kind === "closed" ? bandTopPx + bandPx / 2 - 1 : bandTopPx}
          width={toPx - fromPx}
          height={kind === "closed" ? 2 : bandPx}
        />
      ))}
    </g>
  ));
});
