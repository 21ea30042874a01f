/** Which events have marks of their own on a run; apart from the marks, which are drawn only where there are any. */
import type { Run } from "../engine/result";
import { isUnusual, runIndex, type UnusualEvent } from "../engine/runIndex";

/** Results that came after the state had changed, and instances that began anew. */
export function unusualOf(events: Run["events"]): readonly UnusualEvent[] {
  return runIndex(events)?.unusual ?? events.filter(isUnusual);
}

/** Whether there is anything to mark, whatever the breaker. */
export function hasRunEvents({ events }: Run): boolean {
  return unusualOf(events).length > 0;
}
