/** Periods in which a dependency answers otherwise than its list says. */
import type { outages as english } from "../en/outages";
import { counted, formatNumber } from "./format";

export const outages: typeof english = {
  title: "Сбои",
  none: "Сервис всё время отвечает по списку.",
  explained:
    "Так сервис отвечает на запросы, которые дошли до него с первого момента и раньше второго.",
  outage: (number) => `Сбой ${formatNumber(number)}`,
  from: (number) => `Сбой ${formatNumber(number)}: с`,
  to: (number) => `Сбой ${formatNumber(number)}: до`,
  result: (number) => `Сбой ${formatNumber(number)}: результат`,
  duration: (number) => `Сбой ${formatNumber(number)}: через сколько`,
  remove: (number) => `Удалить сбой ${formatNumber(number)}`,
  add: "Добавить сбой",
  backwards: "Сбой кончается позже, чем начинается. Оставлено как было.",
  summary: (count) => counted(count, ["сбой", "сбоя", "сбоев"]),
};
