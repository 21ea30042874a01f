import { useEffect, useState } from "react";
import { REST_MS } from "../session/restedSession";

/** `value` as it was when it last stayed the same for a moment; at once where `waits` is false. */
export function useRested<T>(value: T, waits: boolean): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (!waits) {
      setRested(value);
      return;
    }
    const rest = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(rest);
  }, [value, waits]);
  return waits ? rested : value;
}
