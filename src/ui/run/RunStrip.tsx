import { type KeyboardEvent, type PointerEvent, Suspense, useId, useMemo, useRef } from "react";
import { breakerNameFor } from "../../engine/breakerReplay";
import { stepOf } from "../../engine/frame";
import { requestEnd } from "../../engine/requestEnd";
import { requestNear, requestPlace, runBand, runStripLayout } from "../../layout/runStrip";
import { hasRunEvents } from "../../layout/unusualEvents";
import { operationAt } from "../../session/steps";
import { lazyPart } from "../lazyPart";
import { usePlan, useSession, useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { MarkPatterns } from "../waterfall/MarkPatterns";
import { PAPER, usePrinting } from "../waterfall/usePrinting";
import { useSize } from "../waterfall/useSize";
import { RunMarks } from "./RunMarks";
import "./RunStrip.css";

const RunEvents = lazyPart(async () => (await import("./RunEvents")).RunEvents);
const RunMore = lazyPart(async () => (await import("./RunMore")).RunMore);

/** Of many breakers those of the request at the cursor have bands, up to so many. */
const MOST_OWN = 3;

/** The whole run on one axis. A slider over its requests: pointer and arrows go to how each ended. */
export function RunStrip() {
  const texts = useTexts();
  const store = useSessionStore();
  const run = useSession((session) => session.run);
  const id = useSession(({ run: { events }, step }) => operationAt(events, step));
  const { size, boxRef, emRef } = useSize();
  const { widthPx, emPx } = usePrinting() ? PAPER : size;
  const plan = usePlan();
  const { breakers, instances } = plan;
  const ownBands =
    instances.breakers === "each" ? Math.min(MOST_OWN, Object.keys(breakers).length) : 0;
  const layout = useMemo(() => {
    const { format, runStrip } = texts;
    return runStripLayout(run, widthPx, emPx, format, runStrip.breaker, ownBands);
  }, [run, widthPx, emPx, texts, ownBands]);
  // Drawn here, since what is loaded later must not bring the layout with it once more.
  const own = useMemo(
    () =>
      Object.keys(breakers)
        .slice(0, Math.max(0, layout.spare.length - 1))
        .flatMap((key, index) => {
          const place = layout.spare[index];
          if (place === undefined) return [];
          return runBand(run, breakerNameFor(plan, key, Math.max(1, id)), place, layout);
        }),
    [run, layout, plan, breakers, id],
  );
  const happened = useMemo(() => hasRunEvents(run), [run]);
  const plotRef = useRef<HTMLDivElement>(null);
  const leftPx = useRef<number | null>(null);
  const patterns = `${useId()}-`;
  const words = texts.runStrip;

  const count = run.operations.length;
  const ends = layout.marks.map(({ end, count: of }) => [texts.status.operation[end], of] as const);
  const summary = count === 0 ? undefined : words.summary(words.requests(count), ends);
  // Of a run that is known only so far, the request at the cursor may not be among those that ended.
  const placed = run.operations[id - 1];
  const operation = placed?.id === id ? placed : run.operations.find((each) => each.id === id);
  const goToRequest = (request: number) => {
    const wanted = Math.max(1, Math.min(count, request));
    if (count === 0 || wanted === id) return;
    const { run: current, goTo } = store.getState();
    goTo(stepOf(current.events, { operation: wanted, moment: "finish" }));
  };

  const goToPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (leftPx.current === null) return;
    const request = requestNear(run, layout, event.clientX - leftPx.current);
    if (request !== null) goToRequest(request);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    leftPx.current = plotRef.current?.getBoundingClientRect().left ?? 0;
    goToPointer(event);
  };
  const release = () => {
    leftPx.current = null;
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const leap = Math.max(1, Math.round(count / 10));
    const to = {
      ArrowRight: id + 1,
      ArrowUp: id + 1,
      ArrowLeft: id - 1,
      ArrowDown: id - 1,
      PageUp: id + leap,
      PageDown: id - leap,
      Home: 1,
      End: count,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goToRequest(to);
  };

  const span = operation === undefined ? null : requestPlace(layout, operation, emPx / 4);
  return (
    <div ref={boxRef} className="hw-run" data-stacked={layout.stacked}>
      <span ref={emRef} className="hw-run-em" />
      {count === 0 && id === 0 && <p className="hw-run-empty">{words.nobody}</p>}
      <div className="hw-run-picture" style={{ height: layout.heightPx }}>
        {!layout.stacked && (
          <p className="hw-run-name" style={{ top: layout.baseYPx, width: layout.namesPx }}>
            {words.requests(count)}
          </p>
        )}
        {layout.bands.map(({ breaker, topPx, bandTopPx, bandPx }) => (
          <p
            key={breaker}
            className="hw-run-name"
            style={
              layout.stacked
                ? { top: bandTopPx - 1, width: "100%" }
                : { top: topPx + (bandTopPx - topPx) + bandPx, width: layout.namesPx }
            }
          >
            {words.breaker(breaker)}
          </p>
        ))}
        {layout.hidden.breakers > 0 && (
          <Suspense fallback={null}>
            <RunMore
              layout={layout}
              leftPx={layout.namesPx + emPx / 2}
              bands={own}
              patterns={patterns}
            />
          </Suspense>
        )}
        <div
          ref={plotRef}
          role="slider"
          className="hw-run-plot"
          tabIndex={count === 0 ? -1 : 0}
          aria-label={words.slider}
          aria-disabled={count === 0}
          aria-description={summary}
          title={summary}
          aria-valuemin={count === 0 ? 0 : 1}
          aria-valuemax={Math.max(count, id)}
          aria-valuenow={id}
          aria-valuetext={
            operation === undefined
              ? id === 0
                ? words.nobody
                : texts.waterfall.request(id)
              : words.value(
                  id,
                  count,
                  operation.startMs,
                  texts.status.operation[requestEnd(operation)],
                )
          }
          style={{ left: layout.namesPx + emPx / 2, width: layout.plotPx, height: layout.heightPx }}
          onPointerDown={press}
          onPointerMove={goToPointer}
          onPointerUp={release}
          onLostPointerCapture={release}
          onKeyDown={walk}
        >
          <svg aria-hidden="true" width={layout.plotPx} height={layout.heightPx}>
            <MarkPatterns prefix={patterns} />
            {span !== null && (
              <rect
                className="hw-run-brush"
                x={span.fromPx}
                width={span.toPx - span.fromPx}
                height={layout.axisYPx}
              />
            )}
            {span !== null && (
              <g className="hw-run-here">
                <path
                  d={`M${span.headPx},${layout.headYPx}L${span.fromPx},${layout.baseYPx}V${layout.axisYPx}H${span.toPx}`}
                />
                {layout.headsPx !== null && (
                  <circle cx={span.headPx} cy={layout.headYPx} r={emPx / 2} />
                )}
              </g>
            )}
            <RunMarks layout={layout} patterns={patterns} />
          </svg>
        </div>
      </div>
      {happened && (
        <Suspense fallback={null}>
          <RunEvents run={run} layout={layout} leftPx={layout.namesPx + emPx / 2} />
        </Suspense>
      )}
    </div>
  );
}
