import type { NamedMark } from "../../layout/chanceAxis";

/** Lines of named moments from their labels down to the axis. */
export function MarkLabels({
  marks,
  baseYPx,
  rowPx,
}: {
  readonly marks: readonly NamedMark[];
  readonly baseYPx: number;
  readonly rowPx: number;
}) {
  return (
    <>
      {marks.map(({ kind, ms, xPx, label, anchor, row }) => (
        <g key={`${kind} ${ms}`} className="hw-chance-mark" data-kind={kind}>
          <path d={`M${xPx},${row * rowPx}V${baseYPx}`} />
          <text
            x={xPx}
            y={row * rowPx}
            dx={anchor === "end" ? "-0.35em" : "0.35em"}
            dy="1em"
            textAnchor={anchor}
          >
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
