import { useLayoutEffect, useRef } from "react";
import type { BreakerKind } from "../../engine/event";
import type { DiagramFrame } from "../../layout/breakerDiagramFrame";
import { paced, tokenTravel } from "../../layout/breakerDiagramTravel";
import { useSession } from "../SessionContext";

const RADIUS_PX = 5;

/**
 * Marks the current state. When a step changes it, it travels along the arrow (back along it on a step
 * back); an edit, or another breaker, just moves it. The next step never waits for it.
 */
export function Token({
  breaker,
  frame,
  current,
}: {
  readonly breaker: string;
  readonly frame: DiagramFrame;
  readonly current: BreakerKind;
}) {
  const run = useSession((session) => session.run);
  const step = useSession((session) => session.step);
  const circle = useRef<SVGCircleElement>(null);
  const shown = useRef({ breaker, run, step, current, frame });
  const rest = frame.nodes.find((node) => node.kind === current)?.rest;

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { breaker, run, step, current, frame };
    const isSame = before.run === run && before.breaker === breaker && before.frame === frame;
    const element = circle.current;
    if (element?.animate === undefined) return;
    if (isSame && before.current === current) return;
    for (const animation of element.getAnimations()) animation.cancel();
    const way = isSame ? tokenTravel(frame, before.current, current, step < before.step) : null;
    const duration = travelMs(element);
    if (way === null || duration === 0) return;
    element.animate(
      paced(way).map(({ x, y, offset }) => ({ transform: `translate(${x}px, ${y}px)`, offset })),
      { duration, easing: "ease-in-out" },
    );
  }, [breaker, run, step, current, frame]);

  if (rest === undefined) return null;
  return (
    <circle
      ref={circle}
      className="hw-breaker-token"
      r={RADIUS_PX}
      transform={`translate(${rest.x} ${rest.y})`}
    />
  );
}

/** The theme's `--hw-travel`, which is 0 where less motion is asked for. */
function travelMs(element: Element): number {
  const value = getComputedStyle(element).getPropertyValue("--hw-travel").trim();
  const amount = Number.parseFloat(value);
  if (Number.isNaN(amount)) return 0;
  return value.endsWith("ms") ? amount : amount * 1000;
}
