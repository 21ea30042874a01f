import { type PointerEvent, type RefObject, useEffect, useState } from "react";
import { useEvent } from "../useEvent";
import { dropAt, type HopDrop, rowsToDropOn } from "./hopDrop";
import { INDENT_EM } from "./hopIndent";
import type { HopRow } from "./hopRows";

/** A hand that moves less than this only presses. */
const SLACK_PX = 4;
/** This near to an end, or past it, the list moves on under the hand, which may rest. */
const EDGE_PX = 20;
const PX_PER_MS = 0.5;
/** A frame that came late moves no further than this. */
const FRAME_MS = 50;

interface Held {
  readonly row: HopRow;
  readonly pointer: number;
  readonly xPx: number;
  readonly yPx: number;
  /** Where the hand is now. */
  readonly atXPx: number;
  readonly atYPx: number;
  /** null: it has not moved far enough to be a drag. */
  readonly drop: (HopDrop & { readonly lineTopPx: number }) | null;
}

/**
 * A hop dragged by its row, or by its grip where a finger also scrolls. Across it says how deep: as
 * far from where it was as the hand moved. The tree itself captures the pointer: rows move under it.
 */
export function useHopDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly HopRow[],
  onDrop: (hopId: string, drop: HopDrop) => void,
) {
  const [held, setHeld] = useState<Held | null>(null);

  const dragging = held !== null && held.drop !== null;
  useEffect(() => {
    if (!dragging) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(null);
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [dragging]);

  const scrollOn = useEvent((forMs: number) => {
    if (held === null || tree.current === null) return;
    scrollNear(tree.current, held.atYPx, Math.min(forMs, FRAME_MS) * PX_PER_MS);
  });
  useEffect(() => {
    if (!dragging) return;
    let lastMs: number | null = null;
    let frame = requestAnimationFrame(function on(nowMs) {
      if (lastMs !== null) scrollOn(nowMs - lastMs);
      lastMs = nowMs;
      frame = requestAnimationFrame(on);
    });
    return () => cancelAnimationFrame(frame);
  }, [dragging, scrollOn]);

  /** Where it would go, with the hand there and the list scrolled as it is. */
  const holdAt = (now: Held, list: HTMLElement, atXPx: number, atYPx: number) => {
    const emPx = Number.parseFloat(getComputedStyle(list).fontSize);
    const level = now.row.level + Math.round((atXPx - now.xPx) / (INDENT_EM * emPx));
    const drop = dropUnder(list, rows, now.row.id, atYPx, level);
    setHeld({ ...now, atXPx, atYPx, drop });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.pointerType !== "mouse" && event.target.closest(".hw-hop-grip") === null) return;
    const id = event.target.closest<HTMLElement>("[data-hop]")?.dataset.hop;
    const row = rows.find((one) => one.id === id);
    if (row === undefined || event.target.closest(".hw-hop-fold:not([data-open='none'])") !== null)
      return;
    const { pointerId, clientX, clientY } = event;
    const [xPx, yPx] = [clientX, clientY];
    setHeld({ row, pointer: pointerId, xPx, yPx, atXPx: xPx, atYPx: yPx, drop: null });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held === null || tree.current === null || event.pointerId !== held.pointer) return;
    // Let go outside of the list, before it was a drag.
    if (event.buttons === 0) return setHeld(null);
    const [byX, byY] = [event.clientX - held.xPx, event.clientY - held.yPx];
    if (held.drop === null && Math.hypot(byX, byY) < SLACK_PX) return;
    event.preventDefault();
    if (held.drop === null) tree.current.setPointerCapture(event.pointerId);
    holdAt(held, tree.current, event.clientX, event.clientY);
  };

  // By the list itself near an end, or by a wheel: other rows are under the hand then.
  const onScroll = () => {
    if (held === null || held.drop === null || tree.current === null) return;
    holdAt(held, tree.current, held.atXPx, held.atYPx);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (held === null || event.pointerId !== held.pointer) return;
    setHeld(null);
    if (held.drop !== null) onDrop(held.row.id, held.drop);
  };

  const onPointerCancel = () => setHeld(null);

  return {
    dragged: dragging ? held.row : null,
    drop: held?.drop ?? null,
    hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onScroll },
  };
}

function dropUnder(
  tree: HTMLElement,
  rows: readonly HopRow[],
  dragged: string,
  yPx: number,
  level: number,
): HopDrop & { readonly lineTopPx: number } {
  const left = rowsToDropOn(rows, dragged);
  const ids = new Set(left.map(({ id }) => id));
  const items = [...tree.querySelectorAll<HTMLElement>("[data-hop]")].filter((item) =>
    ids.has(item.dataset.hop ?? ""),
  );
  // A hand past an end of the list means the last that is seen there.
  const { top, bottom } = tree.getBoundingClientRect();
  const atPx = Math.min(Math.max(yPx, top), bottom) - scrolledTopPx(tree);
  const places = items.map((item) => placeIn(tree, item));
  const gap = places.filter(({ topPx, endPx }) => (topPx + endPx) / 2 < atPx).length;
  return { ...dropAt(left, gap, level), lineTopPx: places[gap - 1]?.endPx ?? 0 };
}

/** Where a row stands in all that the tree scrolls, in px. */
export function placeIn(tree: HTMLElement, row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect();
  const fromPx = scrolledTopPx(tree);
  return { topPx: top - fromPx, endPx: bottom - fromPx };
}

/** Where on the screen what it scrolls begins. */
function scrolledTopPx(tree: HTMLElement): number {
  return tree.getBoundingClientRect().top + tree.clientTop - tree.scrollTop;
}

function scrollNear(tree: HTMLElement, yPx: number, byPx: number): void {
  const { top, bottom } = tree.getBoundingClientRect();
  if (yPx < top + EDGE_PX) tree.scrollTop -= byPx;
  if (yPx > bottom - EDGE_PX) tree.scrollTop += byPx;
}
