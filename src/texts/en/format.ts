/** Numbers in English. */
import { formatIn } from "../format";

export const format = formatIn("en", { ms: "ms", s: "s", min: "min", h: "h" });
export const { number: formatNumber, ms: formatMs, span: formatSpan, amount } = format;
