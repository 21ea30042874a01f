/** The transport: the buttons under the stage, the scrubber, speed and step size. */
import type { transport as english } from "../en/transport";
import { formatNumber } from "./format";

export const transport: typeof english = {
  first: "Первый шаг",
  back: "Шаг назад",
  play: "Пуск",
  pause: "Пауза",
  on: "Шаг вперёд",
  last: "Последний шаг",
  previousRequest: "Предыдущий запрос",
  nextRequest: "Следующий запрос",
  more: "Ещё кнопки",

  scrubber: (request) => (request === null ? "Шаги" : `Шаги запроса ${formatNumber(request)}`),
  at: (index, count, sentence) =>
    `шаг ${formatNumber(index)} из ${formatNumber(count)}: ${sentence}`,
  position: (index, count) => `шаг ${formatNumber(index)} из ${formatNumber(count)}`,
  positionShort: (index, count) => `${formatNumber(index)}/${formatNumber(count)}`,
  request: (request, count) => `запрос ${formatNumber(request)} из ${formatNumber(count)}`,

  stepSize: "Размер шага",
  stepSizes: { decision: "решения", event: "все события" },
  speed: "Скорость",
  times: (speed) => `${formatNumber(speed)}\u202f×`,
};
