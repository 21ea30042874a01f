/** Which events have marks of their own on a run; apart from the marks, which are drawn only where there are any. */
import type { RestartEvent, ToldEvent } from "../engine/event";
import type { Run } from "../engine/result";
import { isUnusual, runIndex } from "../engine/runIndex";

/** Results that came after the state had changed, and instances that began anew. */
export function unusualOf(events: Run["events"]): readonly (RestartEvent | ToldEvent)[] {
  const index = runIndex(events);
  const among =
    index === null ? events : Array.from(index.unusual).flatMap((step) => events[step] ?? []);
  return among.filter(isUnusual);
}

/** Whether there is anything to mark, whatever the breaker. */
export function hasRunEvents({ events }: Run): boolean {
  const index = runIndex(events);
  return index === null ? events.some(isUnusual) : index.unusual.length > 0;
}
