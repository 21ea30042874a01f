/** Numbers as people read them: the platform's `Intl`, groups and units set off by a narrow no-break space. */
const NARROW_SPACE = "\u202f";
const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

export function formatNumber(value: number): string {
  return numbers
    .formatToParts(value)
    .map((part) => {
      if (part.type === "group") return NARROW_SPACE;
      return part.type === "minusSign" ? "\u2212" : part.value;
    })
    .join("");
}

/** A span or an instant in milliseconds: `1 500 ms`. */
export function formatMs(ms: number): string {
  return `${formatNumber(ms)}${NARROW_SPACE}ms`;
}
