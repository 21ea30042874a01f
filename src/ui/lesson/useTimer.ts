import { useEffect, useState } from "react";

const TICK_MS = 1000;

export interface Timer {
  readonly seconds: number;
  readonly running: boolean;
  toggle(): void;
  reset(): void;
}

/** Counts up from when it is first used; what was counted before a pause is kept. */
export function useTimer(): Timer {
  const [{ keptMs, sinceMs }, setTimer] = useState<{ keptMs: number; sinceMs: number | null }>(
    () => ({ keptMs: 0, sinceMs: performance.now() }),
  );
  const [nowMs, setNow] = useState(() => performance.now());
  const running = sinceMs !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  const countedMs = keptMs + (sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs));
  return {
    seconds: Math.floor(countedMs / TICK_MS),
    running,
    toggle() {
      const atMs = performance.now();
      setNow(atMs);
      setTimer(
        sinceMs === null
          ? { keptMs, sinceMs: atMs }
          : { keptMs: keptMs + atMs - sinceMs, sinceMs: null },
      );
    },
    reset() {
      const atMs = performance.now();
      setNow(atMs);
      setTimer({ keptMs: 0, sinceMs: running ? atMs : null });
    },
  };
}
