import { useMemo } from "react";
import type { BreakerPlan } from "../../engine/plan";
import { withMoment } from "../../layout/breakerDiagram";
import { diagramFrame } from "../../layout/breakerDiagramFrame";
import { type BreakerMoment, openTimeMs } from "../../layout/breakerMoment";
import { useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useSize } from "../waterfall/useSize";
import { DiagramArrow } from "./DiagramArrow";
import { DiagramLines } from "./DiagramLines";
import { DiagramNode } from "./DiagramNode";
import { Token } from "./Token";
import "./BreakerDiagram.css";

/** The state diagram, computed for the width it has; where it has no room for words they stand under it. */
export function BreakerDiagram({
  name,
  title,
  rules,
  moment,
}: {
  /** In events: with its instance. */
  readonly name: string;
  readonly title: string;
  readonly rules: BreakerPlan;
  readonly moment: BreakerMoment;
}) {
  const texts = useTexts().breaker;
  const { event } = useSnapshot();
  const { key } = rules;
  const byHand = useSession(
    (session) => session.scenario.forced?.some((period) => period.breaker === key) ?? false,
  );
  const { size, boxRef, emRef } = useSize();
  const widthPx = Math.floor((size.widthPx / size.emPx) * 16);
  const openMs = openTimeMs(rules, moment.state.failedProbes);
  const frame = useMemo(
    () => diagramFrame(widthPx, rules, openMs, byHand, texts),
    [widthPx, rules, openMs, byHand, texts],
  );
  const drawn = useMemo(
    () => withMoment(frame, rules, moment, texts),
    [frame, rules, moment, texts],
  );
  const taken = event.type === "breaker" && event.breaker === name ? event : null;
  const { ring, live, waiting } = drawn;
  return (
    <figure className="hw-breaker-diagram">
      <div ref={boxRef}>
        <span ref={emRef} className="hw-breaker-em" aria-hidden="true" />
        <svg
          role="img"
          aria-label={texts.diagram(title, drawn.sentence)}
          viewBox={`0 0 ${drawn.widthPx} ${drawn.heightPx}`}
          data-shape={drawn.shape}
        >
          {drawn.arrows.map((arrow) => (
            <DiagramArrow
              key={`${arrow.from} ${arrow.to}`}
              arrow={arrow}
              leaves={arrow.from === drawn.current}
              taken={arrow.from === taken?.from && arrow.to === taken.to}
            />
          ))}
          {drawn.nodes.map((node) => (
            <DiagramNode key={node.kind} node={node} current={node.kind === drawn.current} />
          ))}
          {ring && (
            <>
              <circle className="hw-breaker-ring-track" cx={ring.x} cy={ring.y} r={ring.r} />
              <path className="hw-breaker-ring" d={ring.arc} />
            </>
          )}
          {drawn.pips.map((pip) => (
            <circle
              key={pip.x}
              className="hw-breaker-pip"
              data-filled={pip.filled}
              cx={pip.x}
              cy={pip.y}
              r={pip.r}
            />
          ))}
          {waiting && (
            <g className="hw-breaker-waiting">
              <path d={waiting.path} />
              <text x={waiting.x} y={waiting.y}>
                {waiting.count}
              </text>
            </g>
          )}
          {live && <DiagramLines className="hw-breaker-live" lines={live.lines} />}
          <Token breaker={name} frame={frame} current={drawn.current} />
        </svg>
      </div>
      {(live === null || drawn.lease) && (
        <figcaption>{live === null ? drawn.sentence : drawn.lease}</figcaption>
      )}
    </figure>
  );
}
