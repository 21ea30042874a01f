import { memo } from "react";
import type { LadderBar, LadderLayout } from "../../layout/ladder";

/** The axis, the time after the deadline, the bars, and the deadline's line over them. */
export const LadderBars = memo(function LadderBars({ layout }: { readonly layout: LadderLayout }) {
  const { groups, ticks, axisYPx, rangePx, deadline, barPx } = layout;
  const firstPx = groups[0]?.topPx ?? 0;
  return (
    <>
      {deadline !== null && (
        <rect
          className="hw-ladder-late"
          x={deadline.xPx}
          y={deadline.topPx}
          width={Math.max(0, rangePx - deadline.xPx)}
          height={deadline.bottomPx - deadline.topPx}
        />
      )}
      {ticks.map((tick) => (
        <g key={tick.ms}>
          <path className="hw-ladder-grid" d={`M${tick.xPx},${firstPx}V${axisYPx + 4}`} />
          <text
            className="hw-ladder-tick"
            x={tick.xPx}
            y={axisYPx}
            dy="1.35em"
            textAnchor={tick.anchor}
          >
            {tick.label}
          </text>
        </g>
      ))}
      <path className="hw-ladder-axis" d={`M0,${axisYPx}H${rangePx}`} />
      {groups.flatMap(({ bars }) =>
        bars.map((bar) => <Bar key={bar.key} bar={bar} barPx={barPx} />),
      )}
      {deadline !== null && (
        <g className="hw-ladder-deadline">
          <path d={`M${deadline.xPx},${deadline.topPx - 4}V${deadline.bottomPx}`} />
          <text x={deadline.labelPx} y={deadline.topPx} dy="-0.5em" textAnchor={deadline.anchor}>
            {deadline.label}
          </text>
        </g>
      )}
      {groups.flatMap(({ bars }) =>
        bars.map((bar) => <Label key={bar.key} bar={bar} barPx={barPx} />),
      )}
    </>
  );
});

interface BarProps {
  readonly bar: LadderBar;
  readonly barPx: number;
}

/** Without a limit it ends in a point that leads on. */
function Bar({ bar, barPx }: BarProps) {
  const { reach, toPx, barTopPx, isEndless } = bar;
  const point = barPx / 2;
  const d = isEndless
    ? `M0,${barTopPx}H${toPx - point}l${point},${point}l${-point},${point}H0z`
    : `M0,${barTopPx}H${toPx}v${barPx}H0z`;
  return (
    <g className="hw-ladder-bar" data-reach={reach}>
      <path d={d} />
      {reach === "cuts-first" && (
        <path className="hw-ladder-cut" d={`M${toPx},${barTopPx - 3}v${barPx + 6}`} />
      )}
    </g>
  );
}

function Label({ bar, barPx }: BarProps) {
  const { markPx, label, labelPx, barTopPx } = bar;
  const middlePx = barTopPx + barPx / 2;
  return (
    <>
      {markPx !== null && <path className="hw-ladder-mark" d={markPath(markPx, middlePx, barPx)} />}
      <text className="hw-ladder-label" x={labelPx} y={middlePx} dy="0.35em">
        {label}
      </text>
    </>
  );
}

/** A triangle, as on a sign, as tall as the bar. */
export function markPath(xPx: number, middlePx: number, sizePx: number): string {
  const half = sizePx / 2;
  return `M${xPx + half},${middlePx - half}l${half},${sizePx}h${-sizePx}z`;
}
