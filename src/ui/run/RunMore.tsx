import { memo } from "react";
import { breakerNameFor } from "../../engine/breakerReplay";
import type { Run } from "../../engine/result";
import { type RunStripLayout, runBand } from "../../layout/runStrip";
import { usePlan } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import "./RunMore.css";

interface MoreProps {
  readonly run: Run;
  readonly layout: RunStripLayout;
  readonly leftPx: number;
  /** The request at the cursor; 0 before the first. */
  readonly operation: number;
  readonly patterns: string;
}

/** Of breakers too many to draw: those that the request at the cursor goes through, and how many more there are. */
export const RunMore = memo(function RunMore(props: MoreProps) {
  const { run, layout, leftPx, operation, patterns } = props;
  const { runMore: words } = useAllTexts();
  const plan = usePlan();
  const { hidden, spare, stacked, namesPx, plotPx, heightPx } = layout;
  const own = Object.keys(plan.breakers).slice(0, spare.length - 1);
  const bands = own.flatMap((key, index) => {
    const place = spare[index];
    if (place === undefined) return [];
    return [runBand(run, breakerNameFor(plan, key, Math.max(1, operation)), place, layout)];
  });
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
