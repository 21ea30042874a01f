/** The end of a slider: where it was, or a round number past a value that is larger. */
export function widened(to: number, value: number | null, limit: number): number {
  if (value === null || value <= to) return to;
  return Math.min(limit, roundUp(value * 1.25));
}

/** The next number of the form 1, 2, 5, 10, 20, 50, … that is not smaller. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const times = [1, 2, 5, 10].find((round) => round * power >= value) ?? 10;
  return times * power;
}
