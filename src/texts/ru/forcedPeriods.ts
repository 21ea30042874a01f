/** The periods in which a breaker is held by hand, to be changed. */
import type { forcedPeriods as english } from "../en/forcedPeriods";
import { formatNumber } from "./format";

export const forcedPeriods: typeof english = {
  none: "Таких периодов нет. Период держит предохранитель открытым или закрытым, что бы ни случилось; после него предохранитель закрыт, счёт с нуля.",
  period: (number) => `Период ${formatNumber(number)}`,
  columns: "Состояние, затем начало и конец в мс",
  state: "состояние",
  from: "с",
  to: "до",
  add: "Добавить период",
  remove: (number) => `Удалить период ${formatNumber(number)}`,
  backwards: "Не принято: период кончается позже, чем начинается.",
  overlaps: "Не принято: периоды пересеклись бы.",
};
