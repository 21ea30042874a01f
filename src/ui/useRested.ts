import { useEffect, useReducer, useRef } from "react";
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
  useEffect(() => {
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

/** `value` at once; of a quick succession only the last, when it has rested. */
export function useUnhurried<T>(value: T): T {
  const last = useRef({ value, atMs: Number.NEGATIVE_INFINITY, hurried: false });
  if (!Object.is(last.current.value, value)) {
    const atMs = performance.now();
    last.current = { value, atMs, hurried: atMs - last.current.atMs < REST_MS };
  }
  return useRested(value, last.current.hurried);
}
