/** Numbers as people read them: the platform's `Intl`, groups and units set off by a narrow no-break space. */
const NARROW_SPACE = "\u202f";
const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** What English writes that this page writes otherwise. (`formatToParts` would be ten times slower.) */
const WRITTEN: { readonly [sign: string]: string } = { ",": NARROW_SPACE, "-": "\u2212" };

export function formatNumber(value: number): string {
  // Most of what is shown: a picture of fifty attempts asks for hundreds of these in a frame.
  if (Number.isInteger(value) && value > 0 && value < 1_000) return String(value);
  return numbers.format(value).replace(/[,-]/g, (sign) => WRITTEN[sign] ?? sign);
}

/** A span or an instant in milliseconds: `1 500 ms`. */
export function formatMs(ms: number): string {
  return `${formatNumber(ms)}${NARROW_SPACE}ms`;
}
