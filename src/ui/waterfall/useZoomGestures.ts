import { type RefObject, useEffect, useRef } from "react";
import type { Ms } from "../../engine/scenario";
import { useEvent } from "../useEvent";

/** A pinch on a touchpad comes as many small turns of the wheel, a wheel as few large ones. */
const SMALL_TURN = 40;
const BY_SMALL_TURN = 0.015;
const BY_TURN = 0.004;
const MOST = 2;

interface Options {
  /** The moment under a place of the window. */
  readonly momentAt: (clientX: number) => Ms;
  /** `factor` times closer at a moment. */
  readonly onZoom: (atMs: Ms, factor: number) => void;
}

/** Ctrl and the wheel, or two fingers, zoom at the pointer. A plain wheel scrolls the page as ever. */
export function useZoomGestures(
  picture: RefObject<HTMLElement | null>,
  { momentAt, onZoom }: Options,
) {
  const onWheel = useEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const turn = event.deltaY;
    const by = Math.abs(turn) < SMALL_TURN ? BY_SMALL_TURN : BY_TURN;
    const factor = Math.max(1 / MOST, Math.min(MOST, 2 ** (-turn * by)));
    onZoom(momentAt(event.clientX), factor);
  });

  const fingers = useRef(new Map<number, number>());
  const apart = () => {
    const [a, b] = [...fingers.current.values()];
    return a === undefined || b === undefined ? null : { px: Math.abs(a - b), x: (a + b) / 2 };
  };
  const onDown = useEvent((event: PointerEvent) => {
    if (event.pointerType === "touch") fingers.current.set(event.pointerId, event.clientX);
  });
  const onMove = useEvent((event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    const before = apart();
    fingers.current.set(event.pointerId, event.clientX);
    const now = apart();
    if (before === null || now === null || before.px < LEAST_PX || now.px < LEAST_PX) return;
    onZoom(momentAt(now.x), now.px / before.px);
  });
  const onLift = useEvent((event: PointerEvent) => fingers.current.delete(event.pointerId));

  useEffect(() => {
    const box = picture.current;
    if (box === null) return;
    // React's own listener could not keep the browser from zooming the whole page.
    box.addEventListener("wheel", onWheel, { passive: false });
    box.addEventListener("pointerdown", onDown);
    box.addEventListener("pointermove", onMove);
    for (const type of LIFTS) box.addEventListener(type, onLift);
    return () => {
      box.removeEventListener("wheel", onWheel);
      box.removeEventListener("pointerdown", onDown);
      box.removeEventListener("pointermove", onMove);
      for (const type of LIFTS) box.removeEventListener(type, onLift);
    };
  }, [picture, onWheel, onDown, onMove, onLift]);
}

const LIFTS = ["pointerup", "pointercancel", "pointerleave"] as const;
/** Fingers closer than this say nothing about a direction along the axis. */
const LEAST_PX = 8;
