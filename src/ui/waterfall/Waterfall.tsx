import { type PointerEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { stepOf } from "../../engine/frame";
import { waterfallLayout } from "../../layout/waterfall";
import type { Handle } from "../../layout/waterfallHandles";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { usePlan, useSession, useSessionStore, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { currentRow, rowEnd } from "./currentRow";
import { useDrag } from "./useDrag";
import { useHandleEdits } from "./useHandleEdits";
import { usePointerNear } from "./usePointerNear";
import { useRequestAnswers } from "./useRequestAnswers";
import { FEW, useRowsInView } from "./useRowsInView";
import { useSize } from "./useSize";
import { WaterfallBandName } from "./WaterfallBandName";
import { WaterfallHandle } from "./WaterfallHandle";
import { WaterfallLegend } from "./WaterfallLegend";
import { WaterfallNames } from "./WaterfallNames";
import { WaterfallPicture } from "./WaterfallPicture";
import "./Waterfall.css";

const NO_ROWS: readonly WaterfallRow[] = [];

/** The deadline's, and those of these rows. */
function handlesAmong(
  handles: readonly Handle[],
  rows: readonly WaterfallRow[],
): readonly Handle[] {
  const keys = new Set(rows.map(({ key }) => key));
  return handles.filter(({ hop, nth }) => hop === null || keys.has(`${hop}/${nth}`));
}

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

  // The axis stays as it is while a hand is on something: only what it moves is seen to move.
  const gesture = useSession((session) => session.gesture);
  const restingMs = useRef<number | null>(null);
  const frozenMs = drag?.endMs ?? (gesture === null ? null : restingMs.current);
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
  useLayoutEffect(() => {
    if (gesture === null) restingMs.current = endMs;
  }, [gesture, endMs]);
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
  const rows = layout?.rows ?? NO_ROWS;
  const here = currentRow(snapshot.event, rows);
  const [walked, setWalked] = useState<string | null>(null);
  const shown = useRowsInView(boxRef, rows, [here?.key ?? null, walked]);
  const { near, onPointerEnter, onPointerLeave } = usePointerNear();
  const grips = near || drag !== null || rows.length <= FEW ? shown : NO_ROWS;
  const handles = useMemo(() => handlesAmong(layout?.handles ?? [], grips), [layout, grips]);

  return (
    <div
      ref={boxRef}
      className="hw-waterfall"
      data-stacked={layout?.stacked ?? false}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span ref={emRef} className="hw-waterfall-em" />
      {layout === null ? (
        <p className="hw-waterfall-empty">{texts.waterfall.empty}</p>
      ) : (
        <>
          <div
            className="hw-waterfall-picture"
            data-long={rows.length > FEW}
            style={{ height: layout.heightPx }}
          >
            <p className="hw-waterfall-request">{texts.waterfall.request(request)}</p>
            {here !== undefined && (
              <div
                className="hw-waterfall-current"
                style={{ top: here.topPx, height: here.heightPx }}
              />
            )}
            <WaterfallPicture layout={layout} rows={shown} />
            <WaterfallNames
              label={texts.waterfall.list(request)}
              rows={shown}
              all={rows}
              namesPx={layout.namesPx}
              stacked={layout.stacked}
              current={here?.key ?? null}
              walked={walked}
              onWalk={setWalked}
              onOpen={onOpen}
            />
            {layout.bands.map((band) => (
              <WaterfallBandName key={band.breaker} band={band} layout={layout} />
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
              {handles.map((handle) => (
                <WaterfallHandle
                  key={handle.key}
                  handle={handle}
                  held={drag?.handle.key === handle.key}
                  onHold={onHold}
                />
              ))}
            </svg>
          </div>
          <WaterfallLegend keys={layout.legend} />
        </>
      )}
    </div>
  );
}
