import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { createRest, type Rest } from "../session/rest";
import { REST_MS } from "../session/restedSession";

/** `value` as it was when it last stayed the same for a moment; at once where `waits` is false. */
export function useRested<T>(value: T, waits: boolean): T {
  const shown = useRef(value);
  const latest = useRef(value);
  const rest = useRef<Rest>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  latest.current = value;
  if (!waits) shown.current = value;
  // In the frame itself: what runs after it costs a drag another task.
  useLayoutEffect(() => {
    if (!waits || Object.is(shown.current, value)) return rest.current?.stop();
    rest.current ??= createRest(REST_MS, () => {
      shown.current = latest.current;
      redraw();
    });
    rest.current.stir();
  }, [value, waits]);
  useEffect(() => () => rest.current?.stop(), []);
  return shown.current;
}

/** What changes without a rest (a run that plays) is shown so often all the same. */
const LONGEST_MS = 1000;

/** `value` at once; of a quick succession only the last, when it has rested. */
export function useUnhurried<T>(value: T): T {
  const last = useRef({ value, atMs: NEVER_MS, shownMs: NEVER_MS, hurried: false });
  if (!Object.is(last.current.value, value)) {
    const atMs = performance.now();
    const { atMs: beforeMs, shownMs } = last.current;
    const hurried = atMs - beforeMs < REST_MS && atMs - shownMs < LONGEST_MS;
    last.current = { value, atMs, shownMs: hurried ? shownMs : atMs, hurried };
  }
  return useRested(value, last.current.hurried);
}
const NEVER_MS = Number.NEGATIVE_INFINITY;
