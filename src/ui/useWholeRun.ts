import { useEffect, useState } from "react";
import type { Run } from "../engine/result";
import { wholeInTurns } from "../session/wholeRun";
import { askIdle } from "./controls/idle";

/** At most this much of one idle moment is used. */
const SLICE_MS = 8;

/** For what has to walk all of a run: null until a long one is unpacked. */
export function useWholeRun(run: Run): Run | null {
  const [there, setThere] = useState<{ readonly of: Run; readonly whole: Run } | null>(null);
  useEffect(() => {
    const turns = wholeInTurns(run);
    if (turns === null) return setThere({ of: run, whole: run });
    let stop = () => {};
    const slice = (leftMs: () => number) => {
      const startedAt = performance.now();
      do {
        const turn = turns.next();
        if (turn.done === true) return setThere({ of: run, whole: turn.value });
      } while (leftMs() > 0 && performance.now() - startedAt < SLICE_MS);
      stop = askIdle(slice);
    };
    stop = askIdle(slice);
    return () => stop();
  }, [run]);
  if (there?.of === run) return there.whole;
  return wholeInTurns(run) === null ? run : null;
}
