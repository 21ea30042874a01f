import { useEffect, useMemo, useState } from "react";
import type { Plan } from "../../engine/plan";
import type { Run } from "../../engine/result";
import { breakerLanes, type Lane, readingLanes } from "../../layout/breakerLanes";
import { askIdle } from "../controls/idle";

/** Shorter runs are read at once. */
const SHORT_EVENTS = 20_000;
/** At most this much of one idle moment is used. */
const SLICE_MS = 8;
/** Events between two looks at the clock. */
const STRIDE = 500;

/** The lanes of one breaker; null while a long run is still being read. */
export function useLanes(plan: Plan, run: Run, breaker: string): readonly Lane[] | null {
  const isShort = run.events.length < SHORT_EVENTS;
  const atOnce = useMemo(
    () => (isShort ? breakerLanes(plan, run, breaker) : null),
    [isShort, plan, run, breaker],
  );
  const [read, setRead] = useState<{
    readonly run: Run;
    readonly breaker: string;
    readonly lanes: readonly Lane[];
  } | null>(null);
  useEffect(() => {
    if (isShort) return;
    const reading = readingLanes(plan, run, breaker);
    let stop = () => {};
    const slice = (leftMs: () => number) => {
      const startedAt = performance.now();
      do {
        if (reading.step(STRIDE)) return setRead({ run, breaker, lanes: reading.lanes() });
      } while (leftMs() > 0 && performance.now() - startedAt < SLICE_MS);
      stop = askIdle(slice);
    };
    stop = askIdle(slice);
    return () => stop();
  }, [isShort, plan, run, breaker]);
  if (atOnce !== null) return atOnce;
  return read?.run === run && read.breaker === breaker ? read.lanes : null;
}
