import { useCallback, useState } from "react";
import type { Span } from "../../engine/calleeTree";
import type { Ms } from "../../engine/scenario";
import { zoomHolding } from "../../layout/waterfallZoom";

interface Held {
  readonly request: number;
  readonly step: number;
  readonly span: Span;
}

/**
 * The part of the axis that is seen. A step keeps the cursor's moment in it; at the step where it
 * was chosen it stays as chosen. Another request is seen whole.
 */
export function useZoom(request: number, step: number, cursorMs: Ms) {
  const [held, setHeld] = useState<Held | null>(null);
  const mine = held?.request === request ? held : null;
  const zoom =
    mine === null ? null : mine.step === step ? mine.span : zoomHolding(mine.span, cursorMs);
  const setZoom = useCallback(
    (span: Span | null) => setHeld(span && { request, step, span }),
    [request, step],
  );
  return { zoom, setZoom };
}
