import { memo, useMemo } from "react";
import type { Run } from "../../engine/result";
import { linear } from "../../layout/linear";
import { runEventMarks } from "../../layout/runEvents";
import type { RunStripLayout } from "../../layout/runStrip";
import { RunEventsKey } from "./RunEventsKey";
import "./RunEvents.css";

/** Late results and restarts, on the bands of the run strip, with their key under it. */
export const RunEvents = memo(function RunEvents(props: {
  readonly run: Run;
  readonly layout: RunStripLayout;
  readonly leftPx: number;
}) {
  const { run, layout, leftPx } = props;
  const { counts, marks } = useMemo(() => {
    const { bands, baseYPx, endMs, plotPx } = layout;
    const halfPx = (bands[0]?.bandPx ?? layout.markPx / 4) * 0.7;
    const lines = bands.map(({ breaker, bandTopPx, bandPx }) => ({
      breaker,
      yPx: bandTopPx + bandPx / 2,
      halfPx,
    }));
    const scale = linear([0, endMs], [0, plotPx], true);
    return runEventMarks(run, [...lines, { breaker: null, yPx: baseYPx, halfPx }], scale);
  }, [run, layout]);
  return (
    <>
      <svg
        className="hw-run-events"
        aria-hidden="true"
        style={{ left: leftPx }}
        width={layout.plotPx}
        height={layout.heightPx}
      >
        {marks.map(({ kind, path }) => (
          <path key={kind} className="hw-run-event" data-kind={kind} d={path} />
        ))}
      </svg>
      <RunEventsKey counts={counts} />
    </>
  );
});
