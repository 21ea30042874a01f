import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Span } from "../../engine/calleeTree";
import type { Ms } from "../../engine/scenario";
import type { Handle } from "../../layout/waterfallHandles";

export interface Drag {
  readonly handle: Handle;
  /** The end of the axis when it began: the scale stays frozen under the pointer. */
  readonly endMs: Ms;
  /** The part of it that was seen. */
  readonly seen: Span;
}

interface Moves {
  /** The setting's new value in whole ms. */
  readonly onMove: (handle: Handle, valueMs: Ms) => void;
  /** Let go; `cancelled` by Esc or by the system. */
  readonly onEnd: (cancelled: boolean) => void;
}

/** Holds one handle at a time. The picture's own element captures the pointer: rows come and go under it. */
export function useDrag({ onMove, onEnd }: Moves) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const zeroPx = useRef(0);

  useEffect(() => {
    if (drag === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
      onEnd(true);
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [drag, onEnd]);

  const hold = useCallback(
    (handle: Handle, axis: Omit<Drag, "handle">, event: PointerEvent<SVGElement>) => {
      const picture = event.currentTarget.ownerSVGElement;
      if (event.button !== 0 || picture === null) return;
      event.preventDefault();
      picture.setPointerCapture(event.pointerId);
      // Counted from where it was taken, so that a handle taken off its middle does not jump.
      zeroPx.current = event.clientX - handle.xPx;
      setDrag({ handle, ...axis });
    },
    [],
  );

  const move = (event: PointerEvent<SVGSVGElement>, plotPx: number) => {
    if (drag === null) return;
    const xPx = Math.max(0, Math.min(plotPx, event.clientX - zeroPx.current));
    const { fromMs, toMs } = drag.seen;
    const atMs = Math.round(fromMs + (xPx / plotPx) * (toMs - fromMs));
    onMove(drag.handle, Math.max(drag.handle.leastMs, atMs - drag.handle.zeroMs));
  };

  const end = (cancelled: boolean) => {
    if (drag === null) return;
    setDrag(null);
    onEnd(cancelled);
  };

  return { drag, hold, move, end };
}
