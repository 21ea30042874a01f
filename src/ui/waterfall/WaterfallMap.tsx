import { type PointerEvent, useMemo, useRef } from "react";
import type { Span } from "../../engine/calleeTree";
import type { WaterfallLayout } from "../../layout/waterfall";
import { mapBars, mapOf, mapSpan } from "../../layout/waterfallMap";
import type { RequestTree } from "../../layout/waterfallTree";
import { useTexts } from "../TextsContext";
import "./WaterfallMap.css";

/** Near an edge of the brush it is that edge that is dragged. */
const EDGE_PX = 10;

type Grip = "from" | "to" | "both" | "new";

/**
 * The whole request on a thin strip, with a brush over the part that is seen. For the pointer: from
 * the keyboard +, − and 0 zoom, and every step keeps the cursor's moment in view.
 */
export function WaterfallMap(props: {
  readonly layout: WaterfallLayout;
  readonly tree: RequestTree;
  readonly cursorMs: number;
  readonly heightPx: number;
  readonly onZoom: (zoom: Span | null) => void;
}) {
  const { layout, tree, cursorMs, heightPx, onZoom } = props;
  const { plotPx, namesPx, endMs, seen, zoomed } = layout;
  const words = useTexts().waterfall;
  const drag = useRef<{ grip: Grip; fromX: number; seen: Span } | null>(null);
  const bars = useMemo(
    () => mapBars(mapOf(tree, endMs), plotPx, heightPx - 4, 2),
    [tree, endMs, plotPx, heightPx],
  );
  const perMs = plotPx / endMs;
  const brush = { fromPx: seen.fromMs * perMs, toPx: seen.toMs * perMs };

  const hold = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const grip: Grip = !zoomed
      ? "new"
      : Math.abs(x - brush.fromPx) < EDGE_PX
        ? "from"
        : Math.abs(x - brush.toPx) < EDGE_PX
          ? "to"
          : x > brush.fromPx && x < brush.toPx
            ? "both"
            : "new";
    drag.current = { grip, fromX: x, seen };
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const held = drag.current;
    if (held === null) return;
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onZoom(mapSpan(held.grip, held.seen, held.fromX / perMs, x / perMs, endMs));
  };
  const end = () => {
    drag.current = null;
  };

  return (
    <svg
      className="hw-waterfall-map"
      role="img"
      aria-label={`${words.map}: ${words.zoomed(Math.round(seen.fromMs), Math.round(seen.toMs))}`}
      width={plotPx}
      height={heightPx}
      style={{ marginInlineStart: namesPx }}
      onPointerDown={hold}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
    >
      <rect className="hw-map-ground" x={0} y={2} width={plotPx} height={heightPx - 4} />
      <path className="hw-map-bars" d={bars} />
      {layout.deadline !== null && (
        <path className="hw-map-deadline" d={`M${layout.deadline.atMs * perMs},2v20`} />
      )}
      <path className="hw-map-cursor" d={`M${cursorMs * perMs},2v20`} />
      {zoomed && (
        <>
          <rect
            className="hw-map-brush"
            x={brush.fromPx}
            y={2.5}
            width={Math.max(2, brush.toPx - brush.fromPx)}
            height={19}
          />
          <path
            className="hw-map-grips"
            d={`M${brush.fromPx},7v10M${Math.max(brush.fromPx + 2, brush.toPx)},7v10`}
          />
        </>
      )}
    </svg>
  );
}
