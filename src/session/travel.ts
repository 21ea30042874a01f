/** Undo and redo as steps through a history: several at once, where what lies between is not shown. */
import type { Entry, History } from "./session";

export interface Travel extends History {
  readonly entry: Entry;
}

/** `steps` back (or on, where they are negative) from `here`; null when the history is shorter. */
export function travel({ past, future }: History, here: Entry, steps: number): Travel | null {
  const line = [...past, here, ...future];
  const to = past.length - steps;
  const entry = line[to];
  return entry === undefined
    ? null
    : { entry, past: line.slice(0, to), future: line.slice(to + 1) };
}
