/** Spaces that group digits, the ones `formatNumber` writes among them. */
const GROUPING = /[\s\u00a0\u202f]/g;

/** The number that was typed, or null when it is no number or none that is allowed here. */
export function parseNumber(
  text: string,
  { from, to, fractional }: { from: number; to: number; fractional: boolean },
): number | null {
  const plain = text.replace(GROUPING, "").replace(",", ".").replace("\u2212", "-");
  if (!(fractional ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/).test(plain)) return null;
  const value = Number(plain);
  return value >= from && value <= to ? value : null;
}
