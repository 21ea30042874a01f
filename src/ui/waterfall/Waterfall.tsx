import { type PointerEvent, useCallback, useId, useMemo } from "react";
import { stepOf } from "../../engine/frame";
import { waterfallLayout } from "../../layout/waterfall";
import type { Handle } from "../../layout/waterfallHandles";
import { usePlan, useSession, useSessionStore, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { currentRow, rowEnd } from "./currentRow";
import { MarkPatterns } from "./MarkPatterns";
import { useDrag } from "./useDrag";
import { useHandleEdits } from "./useHandleEdits";
import { useRequestAnswers } from "./useRequestAnswers";
import { useSize } from "./useSize";
import { WaterfallBands } from "./WaterfallBands";
import { WaterfallBar } from "./WaterfallBar";
import { WaterfallHandle } from "./WaterfallHandle";
import { WaterfallLabel } from "./WaterfallLabel";
import { WaterfallLegend } from "./WaterfallLegend";
import { WaterfallLines } from "./WaterfallLines";
import { WaterfallNames } from "./WaterfallNames";
import { WaterfallScale } from "./WaterfallScale";
import "./Waterfall.css";

/** The request at the cursor on its own axis; its rows open, its limits can be dragged. */
export function Waterfall() {
  const texts = useTexts();
  const store = useSessionStore();
  const run = useSession((session) => session.run);
  const plan = usePlan();
  const snapshot = useSnapshot();
  const { size, boxRef, emRef } = useSize();
  const { answers, takesMs } = useRequestAnswers();
  const { onMove, onEnd } = useHandleEdits(answers);
  const { drag, hold, move, end } = useDrag({ onMove, onEnd });
  const patterns = `${useId()}-`;

  const frozenMs = drag?.endMs ?? null;
  const layout = useMemo(
    () =>
      waterfallLayout({
        run,
        plan,
        snapshot,
        answerMs: takesMs,
        texts,
        ...size,
        endMs: frozenMs,
      }),
    [run, plan, snapshot, takesMs, texts, size, frozenMs],
  );
  const endMs = layout?.endMs ?? 1;
  const onHold = useCallback(
    (handle: Handle, event: PointerEvent<SVGElement>) => hold(handle, endMs, event),
    [hold, endMs],
  );
  const request = layout?.request ?? 0;
  const onOpen = useCallback(
    (key: string) => {
      const { run: current, goTo } = store.getState();
      goTo(stepOf(current.events, rowEnd(current, request, key)));
    },
    [store, request],
  );

  return (
    <div ref={boxRef} className="hw-waterfall" data-stacked={layout?.stacked ?? false}>
      <span ref={emRef} className="hw-waterfall-em" />
      {layout === null ? (
        <p className="hw-waterfall-empty">{texts.waterfall.empty}</p>
      ) : (
        <>
          <div className="hw-waterfall-picture" style={{ height: layout.heightPx }}>
            <WaterfallNames
              label={texts.waterfall.list(request)}
              rows={layout.rows}
              namesPx={layout.namesPx}
              stacked={layout.stacked}
              current={currentRow(snapshot.event, layout.rows)}
              onOpen={onOpen}
            />
            {layout.bands.map(({ breaker, state, topPx, heightPx, bandTopPx }) => (
              <p
                key={breaker}
                className="hw-band-name"
                style={{
                  top: topPx,
                  height: layout.stacked ? bandTopPx - topPx : heightPx,
                  width: layout.stacked ? "100%" : layout.namesPx,
                }}
              >
                <span>{texts.waterfall.breaker(breaker, texts.status.breaker[state])}</span>
              </p>
            ))}
            <svg
              className="hw-waterfall-plot"
              aria-hidden="true"
              width={layout.plotPx}
              height={layout.heightPx}
              style={{ left: layout.namesPx }}
              onPointerMove={(event) => move(event, layout.plotPx)}
              onPointerUp={() => end(false)}
              onPointerCancel={() => end(true)}
              onLostPointerCapture={() => end(false)}
            >
              <MarkPatterns prefix={patterns} />
              <WaterfallScale {...layout} patterns={patterns} />
              {layout.rows.map((row) => (
                <WaterfallBar {...row} key={row.key} patterns={patterns} />
              ))}
              <WaterfallBands bands={layout.bands} patterns={patterns} />
              <WaterfallLines {...layout} />
              {layout.rows.map((row) =>
                row.label === null ? null : (
                  <WaterfallLabel
                    key={row.key}
                    text={row.label}
                    xPx={row.labelPx}
                    yPx={row.labelYPx}
                    widthPx={row.labelWidthPx}
                    anchor={row.labelAnchor}
                    plate={row.labelPlate}
                    plateTopPx={row.barTopPx}
                    platePx={row.barPx}
                  />
                ),
              )}
              {layout.handles.map(({ key, ...handle }) => (
                <WaterfallHandle
                  {...handle}
                  key={key}
                  name={key}
                  held={drag?.handle.key === key}
                  onHold={onHold}
                />
              ))}
            </svg>
          </div>
          <WaterfallLegend keys={layout.legend} patterns={patterns} />
        </>
      )}
    </div>
  );
}
