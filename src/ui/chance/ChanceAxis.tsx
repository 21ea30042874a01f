import type { Tick } from "../../layout/axis";

export function ChanceAxis({
  ticks,
  plotPx,
  baseYPx,
}: {
  readonly ticks: readonly Tick[];
  readonly plotPx: number;
  readonly baseYPx: number;
}) {
  return (
    <g className="hw-chance-axis">
      <path d={`M0,${baseYPx}H${plotPx}`} />
      {ticks.map(({ ms, xPx, label, anchor }) => (
        <g key={ms}>
          <path d={`M${xPx},${baseYPx}v4`} />
          <text x={xPx} y={baseYPx} dy="1.4em" textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
