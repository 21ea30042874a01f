/** Which events have marks of their own on a run; apart from the marks, which are drawn only where there are any. */
import type { RestartEvent, RunEvent, ToldEvent } from "../engine/event";
import type { Run } from "../engine/result";
import { runIndex } from "../engine/runIndex";

/** The events among which those are that a run has few of. */
export function unusualOf(events: Run["events"]): readonly RunEvent[] {
  const index = runIndex(events);
  if (index === null) return events;
  return index.unusual.flatMap((step) => events[step] ?? []);
}

/** Whether there is anything to mark, whatever the breaker. */
export function hasRunEvents({ events }: Run): boolean {
  return unusualOf(events).some(isRunEvent);
}

/** A result that came after the state had changed, or an instance that began anew. */
export function isRunEvent(event: RunEvent): event is RestartEvent | ToldEvent {
  return event.type === "restart" || (event.type === "told" && event.late);
}
