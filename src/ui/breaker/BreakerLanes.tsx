import { useId, useMemo } from "react";
import { breakerNameFor, instanceOf } from "../../engine/breakerReplay";
import { kindsMet, type Lane, laneMark, lanesAround, lanesLayout } from "../../layout/breakerLanes";
import { runEventMarks } from "../../layout/runEvents";
import { RunEventsKey } from "../run/RunEventsKey";
import { RunTicks } from "../run/RunTicks";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { MarkPatterns } from "../waterfall/MarkPatterns";
import { useSize } from "../waterfall/useSize";
import { BreakerLane } from "./BreakerLane";
import { useLanes } from "./useLanes";
import "./BreakerLanes.css";

const NONE: readonly Lane[] = [];

/** A breaker of which each instance has its own: what each of them met, one under the other. */
export function BreakerLanes({ breaker }: { readonly breaker: string }) {
  const { breakerLanes: words, longRun, format } = useAllTexts();
  const plan = usePlan();
  const run = useSession((session) => session.run);
  const snapshot = useSnapshot();
  const patterns = `${useId()}-`;
  const { size, boxRef, emRef } = useSize();
  const { widthPx, emPx } = size;
  const read = useLanes(plan, run, breaker);
  const all = read ?? NONE;
  // Before the first request, the lanes of the first.
  const name = breakerNameFor(plan, breaker, snapshot.operation?.id ?? 1);
  const [first] = lanesAround(all, instanceOf(name) ?? 1);
  const lanes = useMemo(() => lanesAround(all, first?.instance ?? 1), [all, first]);
  const met = useMemo(() => kindsMet(lanes), [lanes]);
  const layout = useMemo(
    () => lanesLayout(lanes, run, widthPx, emPx, format),
    [lanes, run, widthPx, emPx, format],
  );
  const happened = useMemo(() => {
    const lines = lanes.map(({ name }) => ({ breaker: name, yPx: 0, halfPx: 0 }));
    return runEventMarks(run, lines, () => 0).counts;
  }, [run, lanes]);
  return (
    <figure className="hw-lanes">
      <figcaption>
        <h3>{words.title}</h3>
        <p className="hw-lanes-hint">{words.hint}</p>
        {read === null && <p role="status">{longRun.read}</p>}
        {lanes.length < all.length && (
          <p className="hw-lanes-hint">
            {words.some(lanes[0]?.instance ?? 0, lanes.at(-1)?.instance ?? 0, all.length)}
          </p>
        )}
      </figcaption>
      <div className="hw-lanes-all" tabIndex={-1}>
        <div ref={boxRef} className="hw-lanes-box">
          <span ref={emRef} className="hw-lanes-em" />
          {lanes.map((lane, index) => (
            <BreakerLane
              key={lane.name}
              lane={lane}
              layout={layout}
              index={index}
              atMs={snapshot.atMs}
              step={snapshot.step}
              operation={snapshot.operation?.id ?? null}
              state={snapshot.breakers[lane.name]?.state.kind ?? "closed"}
              patterns={patterns}
            />
          ))}
        </div>
      </div>
      <svg className="hw-lanes-axis" aria-hidden="true" width={layout.plotPx} height={1.25 * emPx}>
        <MarkPatterns prefix={patterns} />
        <g transform={`translate(${layout.markPx} 0)`}>
          <RunTicks ticks={layout.ticks} yPx={0} />
        </g>
      </svg>
      {(happened.late > 0 || happened.restart > 0) && <RunEventsKey counts={happened} />}
      <ul className="hw-lanes-legend" aria-hidden="true">
        {met.map((kind) => (
          <li key={kind}>
            <svg aria-hidden="true" width={emPx * 0.75} height={emPx * 0.75}>
              <path
                className="hw-lane-mark"
                data-kind={kind}
                d={laneMark(kind, emPx * 0.375, emPx * 0.375, layout.markPx / 2)}
              />
            </svg>
            {words.calls[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
