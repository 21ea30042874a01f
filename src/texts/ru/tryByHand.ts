/** Sending requests and moving the clock by hand. */
import type { tryByHand as english } from "../en/tryByHand";
import { formatMs, formatNumber } from "./format";

export const tryByHand: typeof english = {
  title: "Попробовать вручную",
  hop: "Следующему запросу ответит",
  send: "Отправить запрос, который получит ответ",
  answers: {
    ok: "успех",
    failure: "сбой",
    refusal: "бизнес-отказ",
    limited: "429",
    slow: "долго",
  },
  explained: {
    ok: (hop, ms) => `Отправить запрос; ${hop}: успешный ответ через ${formatMs(ms)}`,
    failure: (hop, ms) => `Отправить запрос; ${hop}: технический сбой через ${formatMs(ms)}`,
    refusal: (hop, ms) => `Отправить запрос; ${hop}: бизнес-отказ через ${formatMs(ms)}`,
    limited: (hop, ms) => `Отправить запрос; ${hop}: ответ 429 с Retry-After через ${formatMs(ms)}`,
    slow: (hop, ms) => `Отправить запрос; ${hop}: ответ был бы только через ${formatMs(ms)}`,
  },
  retryAfter: "Retry-After при 429",
  clock: "Часы",
  move: "Перевести часы",
  second: "+1 с",
  secondExplained: (toMs) => `Перевести часы на 1 с вперёд, на ${formatMs(toMs)}`,
  before: "за 1 мс",
  beforeExplained: (breaker, toMs) =>
    `Перевести часы на ${formatMs(toMs)}: через 1 мс предохранитель ${breaker} пропустит пробный вызов`,
  reopening: "к пробному",
  reopeningExplained: (breaker, toMs) =>
    `Перевести часы на ${formatMs(toMs)}, когда предохранитель ${breaker} пропустит пробный вызов`,
  notWaiting: "Ни один предохранитель не ждёт времени пробного вызова",
  noCalls: "Отвечать некому: среди звеньев нет ни одного вызова. Его можно добавить.",
  limitMoment: "Часы дошли до конца, до 31 дня: запросов больше не добавить.",
  limitArrivals: `В сценарии не больше ${formatNumber(100_000)} запросов.`,
  random: "Запросы здесь приходят случайно; чтобы добавить свой, их моменты нужно задать списком.",
};
