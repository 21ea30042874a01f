import { useId, useMemo } from "react";
import { keepAliveRace } from "../../engine/keepAliveRace";
import { raceLayout } from "../../layout/ladderRace";
import type { Figures } from "../../texts/findingFigures";
import { useAllTexts } from "../useAllTexts";
import { useSize } from "../waterfall/useSize";
import "./RaceTimeline.css";

/** One unused connection around the moment when its server closes it: requests and the news of it pass. */
export function RaceTimeline({ figures }: { readonly figures: Figures["keep-alive-race"] }) {
  const { ladder, format } = useAllTexts();
  const words = ladder.race;
  const { size, boxRef, emRef } = useSize();
  const captionId = useId();
  const { outer, inner, idleMs, keepAliveMs, oneWayMs } = figures;
  const race = useMemo(
    () =>
      keepAliveRace({
        serverKeepAliveMs: keepAliveMs,
        // In a finding's figures 0 is "for ever".
        balancerIdleMs: idleMs === 0 ? null : idleMs,
        oneWayMs,
      }),
    [keepAliveMs, idleMs, oneWayMs],
  );
  if (race === null) return null;
  const { widthPx, emPx } = size;
  const layout = raceLayout(race, oneWayMs, words.lost, widthPx, emPx, format);
  const { outerYPx, innerYPx, axisYPx, lost, closing, closedPx } = layout;
  return (
    <figure className="hw-race" aria-labelledby={captionId}>
      <figcaption id={captionId}>{words.legend(format.ms(oneWayMs))}</figcaption>
      <div
        ref={boxRef}
        className="hw-race-picture"
        role="img"
        aria-label={words.picture(outer, inner, format.ms(race.fromMs), format.ms(race.toMs))}
        style={{ height: layout.heightPx }}
      >
        <span ref={emRef} className="hw-ladder-em" />
        <p className="hw-race-name" style={{ top: 0 }}>
          {words.reuses(outer)}
        </p>
        <p className="hw-race-name" style={{ top: innerYPx + emPx / 4 }}>
          {words.keeps(inner)}
        </p>
        <svg aria-hidden="true" width={widthPx} height={layout.heightPx}>
          <rect
            className="hw-race-lost"
            x={lost.fromPx}
            y={outerYPx}
            width={lost.toPx - lost.fromPx}
            height={innerYPx - outerYPx}
          />
          <path className="hw-race-gone" d={`M${layout.outerEndPx},${outerYPx}H${widthPx}`} />
          <path className="hw-race-kept" d={`M0,${outerYPx}H${layout.outerEndPx}`} />
          <path className="hw-race-gone" d={`M${closedPx},${innerYPx}H${widthPx}`} />
          <path className="hw-race-kept" d={`M0,${innerYPx}H${closedPx}`} />
          <path
            className="hw-race-fin"
            d={`M${closing.fromPx},${innerYPx}L${closing.toPx},${outerYPx}`}
          />
          {layout.requests.map(({ fromPx, toPx }) => (
            <g key={fromPx} className="hw-race-request">
              <path d={`M${fromPx},${outerYPx}L${toPx},${innerYPx}`} />
              <circle cx={fromPx} cy={outerYPx} r={3} />
              <path d={`M${toPx - 5},${innerYPx - 5}l10,10m0,-10l-10,10`} />
            </g>
          ))}
          <path className="hw-race-closed" d={`M${closedPx},${innerYPx - 7}v14`} />
          <text
            className="hw-race-label"
            x={layout.lostLabel.xPx}
            y={outerYPx}
            dy="-0.5em"
            textAnchor={layout.lostLabel.anchor}
          >
            {words.lost}
          </text>
          <path className="hw-ladder-axis" d={`M0,${axisYPx}H${widthPx}`} />
          {layout.ticks.map(({ ms, xPx, label, anchor }) => (
            <g key={ms}>
              <path className="hw-ladder-axis" d={`M${xPx},${axisYPx}v4`} />
              <text className="hw-ladder-tick" x={xPx} y={axisYPx} dy="1.35em" textAnchor={anchor}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
