/** Numbers and lists in Vietnamese; its nouns do not change with a number. */
import { formatIn } from "../format";
import { listsIn } from "../lists";

export const format = formatIn("vi", { ms: "ms", s: "s", min: "phút", h: "giờ" });
export const { number: formatNumber, ms: formatMs, span: formatSpan, amount } = format;
export const lists = listsIn("vi");
