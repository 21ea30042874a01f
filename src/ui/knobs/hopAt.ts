import type { RunEvent } from "../../engine/event";

/** The hop at the cursor: the step's own, else the last one before it in the same request; or none. */
export function hopAt(events: readonly RunEvent[], step: number): string | null {
  const operation = events[step]?.operation ?? null;
  for (let at = step; at >= 0; at -= 1) {
    const event = events[at];
    if (event === undefined || event.operation !== operation) continue;
    if (event.hop !== null) return event.hop;
    if (event.type === "arrival") break;
  }
  return null;
}
