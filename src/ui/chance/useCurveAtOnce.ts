import { useMemo } from "react";
import { type DeadlineCurve, deadlineCurve } from "../../engine/deadlineCurve";
import { outlineOf } from "../../engine/runOutline";
import { useSession } from "../SessionContext";

/** More would hold up the page. */
const MOST_ATTEMPTS = 250_000;

/** The share of requests in time over the deadline, counted without a button; null where that takes too long. */
export function useCurveAtOnce(runs: number, points: number): DeadlineCurve | null {
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  return useMemo(() => {
    const each = outlineOf(run).attempts + 1;
    if (each * runs * (points + 1) > MOST_ATTEMPTS) return null;
    const job = deadlineCurve(scenario, runs, points);
    job.step(job.total);
    return job.result();
  }, [scenario, run, runs, points]);
}
