import { useId, useMemo } from "react";
import type { Run } from "../../engine/result";
import type { Ms } from "../../engine/scenario";
import { type PartingBand, partingBands } from "../../layout/partingBands";
import type { PartingNames } from "../../texts/en/partingReasons";
import { RunTicks } from "../run/RunTicks";
import { useAllTexts } from "../useAllTexts";
import { MarkPatterns } from "../waterfall/MarkPatterns";
import { useSize } from "../waterfall/useSize";
import "../run/RunMarks.css";

/** More states than this are counted, for those who hear them. */
const MOST_TOLD = 8;

/** The breaker's states in both runs, one above the other, with the calls that asked. */
export function PartingBands(props: {
  readonly a: Run;
  readonly b: Run;
  readonly breaker: string;
  readonly names: PartingNames;
  readonly cursorMs: Ms;
  readonly partingMs: Ms | null;
}) {
  const { a, b, breaker, names, cursorMs, partingMs } = props;
  const { parting: words, format } = useAllTexts();
  const { size, boxRef, emRef } = useSize();
  const prefix = `${useId()}-`;
  const layout = useMemo(
    () => partingBands(breaker, a, b, cursorMs, partingMs, size, format),
    [breaker, a, b, cursorMs, partingMs, size, format],
  );
  const { axisYPx, partingPx, cursorPx, widthPx, heightPx } = layout;
  const bands = [layout.a, layout.b];
  // Through marks and bands, not through the names.
  const line = (xPx: number) =>
    bands.map(({ marksTopPx, endPx }) => `M${xPx},${marksTopPx}V${endPx + 2}`).join("");
  const seen = new Set(bands.flatMap(({ answers }) => answers.map(({ answer }) => answer)));
  const told = ({ told: states }: PartingBand) =>
    words.states(
      states.slice(0, MOST_TOLD).map(({ kind, fromMs }) => [kind, fromMs] as const),
      Math.max(0, states.length - MOST_TOLD),
    );
  return (
    <div ref={boxRef} className="hw-parting-bands">
      <span ref={emRef} className="hw-waterfall-em" />
      <div className="hw-parting-picture" style={{ height: heightPx }}>
        <svg aria-hidden="true" width={widthPx} height={heightPx}>
          <MarkPatterns prefix={prefix} />
          {bands.map(({ topPx, states, answers }) => (
            <g key={topPx}>
              {states.map(({ kind, path }) => (
                <path
                  key={kind}
                  className="hw-run-band"
                  data-kind={kind}
                  fill={kind === "half-open" ? `url(#${prefix}half-open)` : undefined}
                  d={path}
                />
              ))}
              {answers.map(({ answer, path }) => (
                <path key={answer} className="hw-parting-answer" data-answer={answer} d={path} />
              ))}
            </g>
          ))}
          {partingPx !== null && <path className="hw-parting-line" d={line(partingPx)} />}
          <path className="hw-cursor-line" d={line(cursorPx)} />
          <path className="hw-run-axis" d={`M0,${axisYPx}H${widthPx}`} />
          <RunTicks ticks={layout.ticks} yPx={axisYPx} />
        </svg>
        {(["a", "b"] as const).map((side) => (
          <p
            key={side}
            className="hw-parting-name"
            role="img"
            aria-label={`${words.bands(names[side], breaker)}: ${told(layout[side])}`}
            style={{ top: layout[side].topPx }}
          >
            {names[side]}
          </p>
        ))}
      </div>
      <p className="hw-parting-legend">{words.legend([...seen], partingMs !== null)}</p>
    </div>
  );
}
