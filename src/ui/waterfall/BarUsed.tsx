import type { BarMarksProps } from "./BarMarks";

type Props = Pick<
  BarMarksProps,
  "barPx" | "toPx" | "headToPx" | "tailFromPx" | "status" | "patterns"
>;

/** The results that have a pattern of their own; the others differ by their colour and their end. */
const PATTERNED = new Set(["unavailable", "rejected", "rate_limited", "local", "cancelled"]);

/** What was used: solid, with thin ends while it is on the wire. */
export function BarUsed({ barPx, toPx, headToPx, tailFromPx, status, patterns }: Props) {
  const thinPx = barPx * 0.3;
  const thin = { y: (barPx - thinPx) / 2, height: thinPx };
  const body = { x: headToPx, width: Math.max(0, tailFromPx - headToPx), height: barPx };
  return (
    <>
      {headToPx > 0 && <rect className="hw-bar-used" width={headToPx} {...thin} />}
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
