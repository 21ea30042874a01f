import type { Tick } from "../../layout/axis";
import "./RunMarks.css";

/** The ticks under an axis that stands at `yPx`. */
export function RunTicks({
  ticks,
  yPx,
}: {
  readonly ticks: readonly Tick[];
  readonly yPx: number;
}) {
  return ticks.map(({ ms, xPx, label, anchor }) => (
    <g key={ms}>
      <path className="hw-run-axis" d={`M${xPx},${yPx}v4`} />
      <text className="hw-run-tick" x={xPx} y={yPx} dy="1.3em" textAnchor={anchor}>
        {label}
      </text>
    </g>
  ));
}
