/** The units in which long spans are said. */
export const SPAN_UNITS = ["ms", "s", "min", "h"] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

export const MS_OF: { readonly [unit in SpanUnit]: number } = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
};

/** Up to here minutes are said in seconds, as configuration files do. */
const MINUTES_FROM_MS = 300_000;

/** The unit in which `ms` is said. */
export function spanUnit(ms: number): SpanUnit {
  if (ms > 0 && ms % MS_OF.h === 0) return "h";
  if (ms >= MINUTES_FROM_MS && ms % MS_OF.min === 0) return "min";
  // Two decimals are written: 1 230 ms is 1.23 s, and 1 234 ms is not.
  return ms >= MS_OF.s && ms % 10 === 0 ? "s" : "ms";
}
