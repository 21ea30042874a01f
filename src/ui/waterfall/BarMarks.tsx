import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { BarUsed } from "./BarUsed";

/** Everything in pixels from the bar's beginning. */
export type BarMarksProps = Pick<
  WaterfallRow,
  | "barPx"
  | "toPx"
  | "headToPx"
  | "tailFromPx"
  | "short"
  | "hollow"
  | "cut"
  | "allowedToPx"
  | "ownToPx"
  | "ownBeyond"
  | "marginFromPx"
  | "marginToPx"
  | "ghostFromPx"
  | "ghostToPx"
  | "pauseFromPx"
  | "pauseToPx"
  | "deniedPx"
> & { readonly patterns: string; readonly status: WaterfallRow["status"] };

/** From what it might have taken, over what it took, to what came after. */
export const BarMarks = memo(function BarMarks(bar: BarMarksProps) {
  const { barPx, toPx, patterns } = bar;
  const midPx = barPx / 2;
  const place = (fromPx: number, endPx: number) => ({
    x: fromPx,
    width: Math.max(0, endPx - fromPx),
    height: barPx,
  });
  return (
    <>
      {bar.allowedToPx !== null && (
        <rect className="hw-bar-allowed" {...place(0, bar.allowedToPx)} />
      )}
      {bar.marginFromPx !== null && bar.marginToPx !== null && (
        <rect fill={`url(#${patterns}margin)`} {...place(bar.marginFromPx, bar.marginToPx)} />
      )}
      {/* What its caller would have waited by itself: dashes, with a cap where they end. */}
      {bar.ownToPx !== null && (
        <path className="hw-bar-own" d={`M${bar.ownToPx},0.5H0V${barPx - 0.5}H${bar.ownToPx}`} />
      )}
      {bar.ownToPx !== null && bar.ownBeyond === null && (
        <path className="hw-bar-own-cap" d={`M${bar.ownToPx},-2V${barPx + 2}`} />
      )}
      {bar.ghostFromPx !== null && bar.ghostToPx !== null && (
        <rect
          className="hw-bar-ghost"
          fill={`url(#${patterns}ghost)`}
          {...place(bar.ghostFromPx, bar.ghostToPx)}
        />
      )}
      {bar.pauseFromPx !== null && bar.pauseToPx !== null && (
        // Under the bar where ghost work runs at the same time.
        <path
          className="hw-bar-pause"
          d={`M${bar.pauseFromPx},${bar.ghostToPx === null ? midPx : barPx + 4}H${bar.pauseToPx}`}
        />
      )}
      {bar.hollow && (
        <rect className="hw-bar-hollow" x={-barPx * 0.2} width={barPx * 0.4} height={barPx} />
      )}
      {bar.short && (
        <path className="hw-bar-used" d={`M0,0L${midPx},${midPx}L0,${barPx}L${-midPx},${midPx}z`} />
      )}
      {!bar.short && !bar.hollow && (
        <BarUsed
          barPx={barPx}
          toPx={toPx}
          headToPx={bar.headToPx}
          tailFromPx={bar.tailFromPx}
          status={bar.status}
          patterns={patterns}
        />
      )}
      {bar.cut && <path className="hw-bar-cut" d={`M${toPx},-3V${barPx + 3}`} />}
      {/* The deadline cuts twice: told from an own timeout without its colour. */}
      {bar.cut && bar.status === "deadline_exceeded" && toPx > 6 && (
        <path className="hw-bar-cut-again" d={`M${toPx - 4},0V${barPx}`} />
      )}
      {bar.deniedPx !== null && (
        <path
          className="hw-bar-denied"
          d={cross(bar.deniedPx + barPx * 0.4, midPx, barPx * 0.28)}
        />
      )}
      {bar.ownBeyond !== null && bar.ownToPx !== null && (
        <text className="hw-bar-label" x={bar.ownToPx - 2} y={barPx * 0.82} textAnchor="end">
          {bar.ownBeyond}
        </text>
      )}
    </>
  );
});

const cross = (x: number, y: number, r: number) =>
  `M${x - r},${y - r}L${x + r},${y + r}M${x - r},${y + r}L${x + r},${y - r}`;
