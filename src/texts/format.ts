/** Numbers as people read them: the platform's `Intl`, groups and units set off by a narrow no-break space. */
import type { Language } from "./language";
import { MS_OF, type SpanUnit, spanUnit } from "./span";

const NARROW_SPACE = "\u202f";
const MINUS = "\u2212";

/** What a language writes numbers with. */
export interface Format {
  readonly language: Language;
  number(value: number): string;
  /** A span or an instant in milliseconds: `1 500 ms`. */
  ms(ms: number): string;
  /** A long span as people say it: `60 s`, `5 min`, `1 h`. Exact: what is no whole number of them stays in ms. */
  span(ms: number): string;
  /** A number with a unit of its own; an empty one leaves the number alone. */
  amount(value: number, unit: string): string;
  readonly units: { readonly [unit in SpanUnit]: string };
}

export function formatIn(language: Language, units: Format["units"]): Format {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  // What the language groups digits with; `formatToParts` for every number would be ten times slower.
  const group = numbers.formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? "";
  const number = (value: number) => {
    // Most of what is shown: a picture of fifty attempts asks for hundreds of these in a frame. All our
    // languages set off threes from the fourth digit on.
    if (Number.isInteger(value) && value >= 0 && value < 1_000_000) {
      const digits = String(value);
      return value < 1_000 ? digits : digits.replace(/(?=...$)/, NARROW_SPACE);
    }
    return numbers.format(value).replaceAll(group, NARROW_SPACE).replace("-", MINUS);
  };
  const amount = (value: number, unit: string) => {
    // Vietnamese sets a percent sign tight, as its CLDR pattern has it.
    const isTight = unit === "" || (unit === "%" && language === "vi");
    return `${number(value)}${isTight ? "" : NARROW_SPACE}${unit}`;
  };
  const inUnit = (value: number, unit: SpanUnit) => amount(value, units[unit]);
  return {
    language,
    number,
    ms: (ms) => inUnit(ms, "ms"),
    span: (ms) => inUnit(ms / MS_OF[spanUnit(ms)], spanUnit(ms)),
    amount,
    units,
  };
}
