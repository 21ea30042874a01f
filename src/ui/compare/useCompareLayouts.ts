import { useLayoutEffect, useMemo, useRef } from "react";
import { type WaterfallLayout, waterfallLayout } from "../../layout/waterfall";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import type { Size } from "../waterfall/useSize";
import type { CompareSide } from "./useComparison";

/** Nothing is dragged here, so no answer's end is asked for. */
const NO_ANSWER = () => null;

/** Both requests on one axis: the longer one's. It stays as it is while a hand is on a slider. */
export function useCompareLayouts(
  a: CompareSide,
  b: CompareSide,
  size: Size,
): { readonly a: WaterfallLayout | null; readonly b: WaterfallLayout | null } {
  const gesture = useSession((session) => session.gesture);
  const restingMs = useRef<number | null>(null);
  const frozenMs = gesture === null ? null : restingMs.current;
  const alone = { a: useSideLayout(a, size, frozenMs), b: useSideLayout(b, size, frozenMs) };
  const endMs = frozenMs ?? Math.max(alone.a?.endMs ?? 1, alone.b?.endMs ?? 1);
  useLayoutEffect(() => {
    if (gesture === null) restingMs.current = endMs;
  }, [gesture, endMs]);
  return {
    a: useSideLayout(a, size, endMs, alone.a),
    b: useSideLayout(b, size, endMs, alone.b),
  };
}

/** `made` is taken where its axis ends there already. */
function useSideLayout(
  { run, plan, snapshot }: CompareSide,
  size: Size,
  endMs: number | null,
  made: WaterfallLayout | null = null,
): WaterfallLayout | null {
  const texts = useAllTexts();
  return useMemo(
    () =>
      made !== null && made.endMs === endMs
        ? made
        : waterfallLayout({ run, plan, snapshot, answerMs: NO_ANSWER, texts, ...size, endMs }),
    [run, plan, snapshot, texts, size, endMs, made],
  );
}
