/** Numbers, plural forms and lists in Russian. */
import { formatIn } from "../format";
import { listsIn } from "../lists";
import { type SlavicForms, slavicPlural } from "../plural";

export const format = formatIn("ru", { ms: "мс", s: "с", min: "мин", h: "ч" });
export const { number: formatNumber, ms: formatMs, span: formatSpan, amount } = format;
export const lists = listsIn("ru");

export const plural = slavicPlural("ru");

/** `1 запрос`, `2 запроса`, `5 запросов`. */
export function counted(count: number, forms: SlavicForms): string {
  return `${formatNumber(count)} ${plural(count, forms)}`;
}
