import { memo } from "react";
import type { RunBand, RunStripLayout } from "../../layout/runStrip";
import { useAllTexts } from "../useAllTexts";
import "./RunMore.css";

interface MoreProps {
  readonly layout: RunStripLayout;
  readonly leftPx: number;
  /** Those that the request at the cursor goes through. */
  readonly bands: readonly RunBand[];
  readonly patterns: string;
}

/** Of breakers too many to draw: the cursor's own, and how many more there are. */
export const RunMore = memo(function RunMore({ layout, leftPx, bands, patterns }: MoreProps) {
  const { runMore: words } = useAllTexts();
  const { hidden, spare, stacked, namesPx, plotPx, heightPx } = layout;
  const last = spare.at(-1);
  return (
    <>
      {bands.map(({ breaker, bandTopPx, bandPx }) => (
        <p
          key={breaker}
          className="hw-run-name"
          style={
            stacked
              ? { top: bandTopPx - 1, width: "100%" }
              : { top: bandTopPx + bandPx, width: namesPx }
          }
        >
          {words.own(breaker)}
        </p>
      ))}
      {last !== undefined && (
        <p className="hw-run-name hw-run-left-out" style={{ top: last.bandTopPx + last.bandPx }}>
          {words.more(hidden.breakers, hidden.moved)}
        </p>
      )}
      <svg
        className="hw-run-more"
        aria-hidden="true"
        style={{ left: leftPx }}
        width={plotPx}
        height={heightPx}
      >
        {bands.map(({ breaker, states }) =>
          states.map(({ kind, path }) => (
            <path
              key={`${breaker} ${kind}`}
              className="hw-run-band"
              data-kind={kind}
              fill={kind === "half-open" ? `url(#${patterns}half-open)` : undefined}
              d={path}
            />
          )),
        )}
      </svg>
    </>
  );
});
