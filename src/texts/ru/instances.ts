/** How many instances of the service answer the requests, what they share, and when they restart. */
import type { instances as english } from "../en/instances";
import { counted, formatNumber } from "./format";

const restart = (number: number) => `Перезапуск ${formatNumber(number)}`;

export const instances: typeof english = {
  title: "Экземпляры, перезапуски",
  explained: "Запросы достаются экземплярам по очереди.",
  count: "Экземпляров",
  namedByRestart: (instance) =>
    `Не меньше ${formatNumber(instance)}: такой номер назван в перезапуске.`,
  breakers: "Предохранитель",
  breakersWays: { shared: "один на всех", each: "у каждого свой" },
  persisted: "Счёт предохранителей переживает перезапуск",
  persistedFact: "счёт переживает перезапуск",

  restarts: "Перезапуски",
  none: "Перезапусков нет.",
  restartExplained:
    "После перезапуска экземпляр начинает с нуля: его предохранители закрыты и ничего не насчитали.",
  restartKept: "После перезапуска экземпляр помнит всё, что насчитали его предохранители.",
  sharedForget:
    "Общий предохранитель забывает счёт, только если все перезапущены в один и тот же момент.",
  restart,
  at: (number) => `${restart(number)}: момент`,
  all: "все",
  everyInstance: (number) => `${restart(number)}: все экземпляры`,
  instance: (number) => `${restart(number)}: экземпляр`,
  remove: (number) => `Удалить перезапуск ${formatNumber(number)}`,
  add: "Добавить перезапуск",
  more: (count) => `Не показано ещё ${formatNumber(count)}.`,
  instancesFact: (count) => counted(count, ["экземпляр", "экземпляра", "экземпляров"]),
  eachFact: "предохранитель у каждого свой",
  restartsFact: (count) => counted(count, ["перезапуск", "перезапуска", "перезапусков"]),
};
