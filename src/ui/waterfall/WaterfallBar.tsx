import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { BarMarks } from "./BarMarks";
import { sameFields } from "./sameFields";
import "./WaterfallBar.css";

interface Props {
  readonly row: WaterfallRow;
  readonly patterns: string;
}

/**
 * The marks of one attempt. They are drawn from the bar's own beginning, so that a bar that only
 * moves (which is most of them, while something before it is dragged) is moved and not drawn again.
 */
export const WaterfallBar = memo(function WaterfallBar({ row, patterns }: Props) {
  const { fromPx, barTopPx, barPx, status, kind } = row;
  if (status === "waiting") return null;
  const since = (px: number) => Math.round((px - fromPx) * 100) / 100;
  const sinceOr = (px: number | null) => (px === null ? null : since(px));
  return (
    <g
      className="hw-bar"
      data-status={status}
      data-kind={kind}
      transform={`translate(${fromPx} ${barTopPx})`}
    >
      <BarMarks
        patterns={patterns}
        status={status}
        barPx={barPx}
        toPx={since(row.toPx)}
        headToPx={since(row.headToPx)}
        tailFromPx={since(row.tailFromPx)}
        short={row.short}
        hollow={row.hollow}
        cut={row.cut}
        allowedToPx={sinceOr(row.allowedToPx)}
        ownToPx={sinceOr(row.ownToPx)}
        ownBeyond={row.ownBeyond}
        marginFromPx={sinceOr(row.marginFromPx)}
        marginToPx={sinceOr(row.marginToPx)}
        ghostFromPx={sinceOr(row.ghostFromPx)}
        ghostToPx={sinceOr(row.ghostToPx)}
        pauseFromPx={sinceOr(row.pauseFromPx)}
        pauseToPx={sinceOr(row.pauseToPx)}
        deniedPx={sinceOr(row.deniedPx)}
      />
    </g>
  );
}, sameProps);

function sameProps(a: Props, b: Props): boolean {
  return a.patterns === b.patterns && sameFields(a.row, b.row);
}
