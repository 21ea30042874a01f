import { useCallback, useLayoutEffect, useRef } from "react";

/** A handler that stays the same function but always does what the last render meant. */
export function useEvent<A extends readonly unknown[], R>(handler: (...args: A) => R) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A): R => latest.current(...args), []);
}
