import { memo, type PointerEvent, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { stepOf } from "../../engine/frame";
import type { Handle } from "../../layout/waterfallHandles";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { FEW } from "../../layout/waterfallView";
import { zoomedAt } from "../../layout/waterfallZoom";
import { lazyPart } from "../lazyPart";
import { useSession, useSessionStore, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useEvent } from "../useEvent";
import { useRested } from "../useRested";
import { rowEnd } from "./currentRow";
import { useDrag } from "./useDrag";
import { useFolds } from "./useFolds";
import { useHandleEdits } from "./useHandleEdits";
import { useNamedRows } from "./useNamedRows";
import { usePointerNear } from "./usePointerNear";
import { PAPER, usePrinting } from "./usePrinting";
import { useRequestAnswers } from "./useRequestAnswers";
import { useSize } from "./useSize";
import { useWaterfallLayout } from "./useWaterfallLayout";
import { useZoom } from "./useZoom";
import { useZoomGestures } from "./useZoomGestures";
import { useZoomKeys } from "./useZoomKeys";
import { WaterfallBandName } from "./WaterfallBandName";
import { WaterfallGuides } from "./WaterfallGuides";
import { WaterfallHandle } from "./WaterfallHandle";
import { WaterfallLegend } from "./WaterfallLegend";
import { WaterfallNames } from "./WaterfallNames";
import { WaterfallPicture } from "./WaterfallPicture";
import { WaterfallTools } from "./WaterfallTools";
import "./Waterfall.css";

/** Only long requests have it, and without it the picture is whole. */
const WaterfallMap = memo(
  lazyPart(() =>
    import("./WaterfallMap").then(
      (module) => module.WaterfallMap,
      () => () => null,
    ),
  ),
);
const MAP_PX = 24;
const NO_ROWS: readonly WaterfallRow[] = [];
const ANY = () => true;

/** The deadline's, and those of these rows. */
function handlesAmong(
  handles: readonly Handle[],
  rows: readonly WaterfallRow[],
): readonly Handle[] {
  const keys = new Set(rows.map(({ key }) => key));
  return handles.filter(({ hop, nth }) => hop === null || keys.has(`${hop}/${nth}`));
}

/** The request at the cursor on its own axis; its rows open, its limits can be dragged. */
export function Waterfall({
  mayHold = ANY,
}: {
  /** Which of its handles may be dragged; all of them if left out. */
  readonly mayHold?: (handle: Handle) => boolean;
} = {}) {
  const texts = useTexts();
  const store = useSessionStore();
  const snapshot = useSnapshot();
  const printing = usePrinting();
  const { size, boxRef, emRef } = useSize();
  const pictureRef = useRef<HTMLDivElement>(null);
  const { answerOf, takesMs, bodyOf } = useRequestAnswers();
  const { onMove, onEnd } = useHandleEdits(answerOf);
  const { drag, hold, move, end } = useDrag({ onMove, onEnd });
  const { folds, fold, foldAll } = useFolds();
  const request = snapshot.operation?.id ?? 0;
  const cursorMs = snapshot.atMs - (snapshot.operation?.startMs ?? 0);
  const { zoom, setZoom } = useZoom(request, snapshot.step, cursorMs);
  const [walked, setWalked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const { near, onPointerEnter, onPointerLeave } = usePointerNear();
  const { tree, layout } = useWaterfallLayout({
    size: printing ? PAPER : size,
    takesMs,
    bodyOf,
    folds: printing ? null : folds,
    zoom: printing ? null : (drag?.seen ?? zoom),
    boxRef: printing ? null : boxRef,
    walked,
    near: near || drag !== null,
    heldMs: drag?.endMs ?? null,
  });
  const endMs = layout?.endMs ?? 1;
  const seen = layout?.seen;
  const namesPx = layout?.namesPx ?? 0;
  const plotPx = layout?.plotPx ?? 1;

  const onHold = useCallback(
    (handle: Handle, event: PointerEvent<SVGElement>) =>
      seen && hold(handle, { endMs, seen }, event),
    [hold, endMs, seen],
  );
  const onOpen = useCallback(
    (key: string) => {
      const { run: current, goTo } = store.getState();
      goTo(stepOf(current.events, rowEnd(current, request, key)));
    },
    [store, request],
  );
  const onFoldAll = useEvent((folded: boolean) => {
    if (tree !== null) foldAll(tree, folded);
  });
  const mapped = useRested(
    useMemo(() => ({ layout, tree }), [layout, tree]),
    useSession(({ gesture }) => gesture !== null),
  );
  const onWhole = useCallback(() => setZoom(null), [setZoom]);
  const onZoom = (atMs: number, factor: number) => {
    if (seen) setZoom(zoomedAt(seen, atMs, factor, endMs));
  };
  useZoomGestures(boxRef, {
    momentAt: (clientX) => {
      const left = pictureRef.current?.getBoundingClientRect().left ?? 0;
      const share = Math.max(0, Math.min(1, (clientX - left - namesPx) / plotPx));
      return seen ? seen.fromMs + share * (seen.toMs - seen.fromMs) : 0;
    },
    onZoom,
  });
  useZoomKeys(boxRef, { onZoom: (factor) => onZoom(cursorMs, factor), onWhole });

  const rows = layout?.rows ?? NO_ROWS;
  const here = rows.find(({ key }) => key === layout?.current);
  const shown = useMemo(() => rows.filter(({ drawn }) => drawn), [rows]);
  const named = useNamedRows(rows, layout?.stacked ?? false);
  const names = useMemo(() => named.filter(({ drawn }) => drawn), [named]);
  const grips = printing ? NO_ROWS : shown;
  const handles = useMemo(
    () => handlesAmong(layout?.handles ?? [], grips).filter(mayHold),
    [layout, grips, mayHold],
  );
  const looked = useMemo(() => [here?.key ?? null, walked, hovered], [here?.key, walked, hovered]);

  return (
    <div
      ref={boxRef}
      className="hw-waterfall"
      data-stacked={layout?.stacked ?? false}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span ref={emRef} className="hw-waterfall-em" />
      {layout === null || tree === null ? (
        <p className="hw-waterfall-empty">{texts.waterfall.empty}</p>
      ) : (
        <>
          <div
            ref={pictureRef}
            className="hw-waterfall-picture"
            data-long={rows.length > FEW}
            style={{ height: layout.heightPx }}
            onPointerOver={(event) => layout.arrows.length > 0 && setHovered(keyUnder(event))}
          >
            <p className="hw-waterfall-request">{texts.waterfall.request(request)}</p>
            {here?.drawn && (
              <div
                className="hw-waterfall-current"
                style={{ top: here.topPx, height: here.heightPx }}
              />
            )}
            <WaterfallPicture layout={layout} rows={shown} looked={looked} />
            <WaterfallGuides layout={layout} />
            <WaterfallNames
              label={(layout.nested ? texts.waterfall.tree : texts.waterfall.list)(request)}
              rows={names}
              all={named}
              namesPx={layout.namesPx}
              stacked={layout.stacked}
              current={here?.key ?? null}
              walked={walked}
              onWalk={setWalked}
              onOpen={onOpen}
              onFold={fold}
              onFoldAll={onFoldAll}
              emPx={printing ? PAPER.emPx : size.emPx}
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
          {!printing &&
            mapped.layout &&
            mapped.tree &&
            (layout.zoomed || tree.rows.length > FEW) && (
              <Suspense fallback={<div style={{ height: MAP_PX }} />}>
                <WaterfallMap
                  layout={mapped.layout}
                  tree={mapped.tree}
                  cursorMs={cursorMs}
                  heightPx={MAP_PX}
                  onZoom={setZoom}
                />
              </Suspense>
            )}
          <div className="hw-waterfall-foot">
            <WaterfallLegend keys={layout.legend} />
            <WaterfallTools
              nested={layout.nested}
              zoomed={layout.zoomed}
              onFoldAll={onFoldAll}
              onWhole={onWhole}
            />
          </div>
          {layout.totals.length > 0 && (
            <p className="hw-waterfall-totals">{layout.totals.join(" ")}</p>
          )}
        </>
      )}
    </div>
  );
}

function keyUnder({ target }: PointerEvent): string | null {
  const button = target instanceof Element ? target.closest("button") : null;
  return button?.dataset.key ?? null;
}
