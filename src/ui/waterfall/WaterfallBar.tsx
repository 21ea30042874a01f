import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import "./WaterfallBar.css";

export interface WaterfallBarProps extends WaterfallRow {
  readonly patterns: string;
}

/** The results that have a pattern of their own; the others differ by their colour and their end. */
const PATTERNED = new Set(["unavailable", "rejected", "rate_limited", "local", "cancelled"]);

/** The marks of one attempt, from what it might have taken to what it took. */
export const WaterfallBar = memo(function WaterfallBar(row: WaterfallBarProps) {
  const { barTopPx: yPx, barPx, fromPx, toPx, status, patterns } = row;
  if (status === "waiting") return null;
  const midPx = yPx + barPx / 2;
  const place = (from: number, to: number) => ({
    x: from,
    y: yPx,
    width: to - from,
    height: barPx,
  });
  return (
    <g className="hw-bar" data-status={status} data-kind={row.kind}>
      {row.allowedToPx !== null && (
        <rect className="hw-bar-allowed" {...place(fromPx, row.allowedToPx)} />
      )}
      {row.marginFromPx !== null && row.marginToPx !== null && (
        <rect fill={`url(#${patterns}margin)`} {...place(row.marginFromPx, row.marginToPx)} />
      )}
      {row.ownToPx !== null && <OwnTimeout {...row} ownToPx={row.ownToPx} />}
      {row.ghostFromPx !== null && row.ghostToPx !== null && (
        <rect
          className="hw-bar-ghost"
          fill={`url(#${patterns}ghost)`}
          {...place(row.ghostFromPx, row.ghostToPx)}
        />
      )}
      {row.pauseFromPx !== null && row.pauseToPx !== null && (
        <path
          className="hw-bar-pause"
          d={`M${row.pauseFromPx},${row.ghostToPx === null ? midPx : yPx + barPx + 4}H${row.pauseToPx}`}
        />
      )}
      {row.hollow && (
        <rect
          className="hw-bar-hollow"
          x={fromPx - barPx * 0.2}
          y={yPx}
          width={barPx * 0.4}
          height={barPx}
        />
      )}
      {row.short ? (
        <path className="hw-bar-used" d={diamond(fromPx, midPx, barPx / 2)} />
      ) : (
        !row.hollow && <Used {...row} />
      )}
      {row.cut && <path className="hw-bar-cut" d={`M${toPx},${yPx - 3}V${yPx + barPx + 3}`} />}
      {row.deniedPx !== null && (
        <path
          className="hw-bar-denied"
          d={cross(row.deniedPx + barPx * 0.4, midPx, barPx * 0.28)}
        />
      )}
      {row.ownBeyond !== null && row.ownToPx !== null && (
        <text className="hw-bar-label" x={row.ownToPx - 2} y={yPx + barPx * 0.82} textAnchor="end">
          {row.ownBeyond}
        </text>
      )}
    </g>
  );
});

function Used({
  barTopPx,
  barPx,
  fromPx,
  toPx,
  headToPx,
  tailFromPx,
  status,
  patterns,
}: WaterfallBarProps) {
  const thinPx = barPx * 0.3;
  const thin = { y: barTopPx + (barPx - thinPx) / 2, height: thinPx };
  const body = {
    x: headToPx,
    y: barTopPx,
    width: Math.max(0, tailFromPx - headToPx),
    height: barPx,
  };
  return (
    <>
      {headToPx > fromPx && (
        <rect className="hw-bar-used" x={fromPx} width={headToPx - fromPx} {...thin} />
      )}
      {toPx > tailFromPx && (
        <rect className="hw-bar-used" x={tailFromPx} width={toPx - tailFromPx} {...thin} />
      )}
      <rect className="hw-bar-used" {...body} />
      {PATTERNED.has(status) && (
        <rect className="hw-bar-pattern" fill={`url(#${patterns}${status})`} {...body} />
      )}
    </>
  );
}

/** What its caller would have waited by itself: dashes, with a cap where they end. */
function OwnTimeout(row: WaterfallBarProps & { readonly ownToPx: number }) {
  const { barTopPx: yPx, barPx, fromPx, ownToPx } = row;
  const bottomPx = yPx + barPx;
  return (
    <>
      <path
        className="hw-bar-own"
        d={`M${ownToPx},${yPx + 0.5}H${fromPx}V${bottomPx - 0.5}H${ownToPx}`}
      />
      {row.ownBeyond === null && (
        <path className="hw-bar-own-cap" d={`M${ownToPx},${yPx - 2}V${bottomPx + 2}`} />
      )}
    </>
  );
}

const diamond = (x: number, y: number, r: number) =>
  `M${x},${y - r}L${x + r},${y}L${x},${y + r}L${x - r},${y}z`;

const cross = (x: number, y: number, r: number) =>
  `M${x - r},${y - r}L${x + r},${y + r}M${x - r},${y + r}L${x + r},${y - r}`;
