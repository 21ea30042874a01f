import { memo } from "react";
import type { LanesLayout } from "../../layout/breakerLanes";
import "../run/RunEvents.css";

/** All of a lane that does not move with the cursor. */
export const LaneMarks = memo(function LaneMarks(props: {
  readonly layout: LanesLayout;
  readonly index: number;
  readonly patterns: string;
}) {
  const { layout, index, patterns } = props;
  const lane = layout.lanes[index];
  return (
    <>
      {lane?.bands.map(({ kind, path }) => (
        <path
          key={kind}
          className="hw-run-band"
          data-kind={kind}
          fill={kind === "half-open" ? `url(#${patterns}half-open)` : undefined}
          d={path}
        />
      ))}
      {lane?.marks.map(({ kind, path }) => (
        <path key={kind} className="hw-lane-mark" data-kind={kind} d={path} />
      ))}
      {lane?.happened.marks.map(({ kind, path }) => (
        <path key={kind} className="hw-run-event" data-kind={kind} d={path} />
      ))}
    </>
  );
});
