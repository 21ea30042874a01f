/** Rows shown of a long list. */
const ROWS = 24;

/** Which rows of a list to show so that `current` is among them: from (included), to (not). */
export function windowAround(current: number, length: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(current - ROWS / 2, length - ROWS));
  return { from, to: Math.min(length, from + ROWS) };
}
