/** Words in and around the picture of one request. */
import type { BoundBy } from "../../engine/event";
import type { waterfall as english } from "../en/waterfall";
import { counted, formatMs, formatNumber, plural } from "./format";

const bound = {
  own: "упирается в свой таймаут",
  budget: "упирается в бюджет",
  nothing: "ничем не ограничено",
} satisfies Record<BoundBy, string>;

const calls = (count: number) => counted(count, ["вызов", "вызова", "вызовов"]);

export const waterfall: typeof english = {
  request: (request) => `Запрос ${formatNumber(request)}`,
  list: (request) =>
    `Шаги запроса ${formatNumber(request)}; Enter переходит туда, где шаг кончается`,
  tree: (request) =>
    `Вызовы запроса ${formatNumber(request)}, каждый под тем, кто его сделал; Enter переходит туда, где вызов кончается`,
  empty: "Запросов ещё не было.",
  closing: "Завершение",
  attempt: (name, attempt) => (attempt > 1 ? `${name}, ${formatNumber(attempt)}-я` : name),
  deadline: (ms) => `дедлайн ${formatMs(ms)}`,
  reserve: (ms) => `резерв ${formatNumber(ms)}`,
  late: (ms) => `опоздание ${formatMs(ms)}`,
  beyond: (ms) => `${formatMs(ms)} →`,
  cursor: (ms, beyond) => (beyond ? `${formatMs(ms)} →` : formatMs(ms)),
  breaker: (key, state) => `${key}: ${state}`,
  handle: {
    own: (ms) => `свой таймаут ${formatMs(ms)}`,
    duration: (ms) => `длится ${formatMs(ms)}`,
    deadline: (ms) => `дедлайн ${formatMs(ms)}`,
  },
  spent: formatMs,
  spentOf: (ms, allowedMs) => `${formatNumber(ms)} из ${formatMs(allowedMs)}`,
  withStatus: (status, figures) => `${status}, ${figures}`,
  early: (ms) => `ещё ${formatMs(ms)}`,
  refused: {
    nothing_left: "времени не осталось",
    open: "предохранитель открыт",
    retry_after: "держит Retry-After",
    probe_limit: "пробные заняты",
    forced: "принудительно открыт",
    capacity: "слишком много в работе",
  },
  outside: (label, before) => (before ? `← ${label}` : `${label} →`),
  handed: {
    nothing: "без дедлайна",
    left: (ms) => `осталось ${formatMs(ms)}`,
    until: (ms, readAt) =>
      ms === readAt
        ? `до ${formatNumber(ms)}`
        : `до ${formatNumber(ms)}, по его часам ${formatNumber(readAt)}`,
    again: (ms) => `снова весь срок ${formatMs(ms)}`,
    clamped: (asked, taken) => `предложено ${formatNumber(asked)}, взято ${formatMs(taken)}`,
  },
  calls,
  inside: (count, ghostMs) =>
    `внутри ${calls(count)}${ghostMs > 0 ? `, впустую ${formatMs(ghostMs)}` : ""}`,
  gaveUp: (ms) => `вызывающий ушёл в ${formatMs(ms)}`,
  written: (ms) => `записано в ${formatMs(ms)}, ответа не ждали`,
  pause: (ms) => `пауза ${formatMs(ms)}`,
  ghost: (ms) => `впустую ${formatMs(ms)}`,
  noRetry: "без повтора: не хватит времени",
  notes: (parts) => parts.join(" · "),
  row: {
    waiting: (name) => `${name}: очередь ещё не дошла`,
    running: (name, figures, from) => `${name}: в работе, ${figures}, с ${formatMs(from)}`,
    ended: (name, label, from, to, by) =>
      `${name}: ${label}, с ${formatNumber(from)} до ${formatMs(to)}${by === null ? "" : `, ${bound[by]}`}`,
    refused: (name, why, at) => `${name}: не начато в ${formatMs(at)}, ${why}`,
    more: (sentence, parts) => [sentence, ...parts].join("; "),
    told: (what) => `передано: ${what}`,
    critical: (ms) => `на критическом пути ${formatMs(ms)}`,
    phases: {
      held: (ms) => `ожидание предохранителя ${formatMs(ms)}`,
      connect: (ms) => `соединение ${formatMs(ms)}`,
      wire: (ms) => `сеть ${formatMs(ms)}`,
      work: (ms) => `своя работа ${formatMs(ms)}`,
      wait: (ms) => `ожидание своих вызовов ${formatMs(ms)}`,
      body: (ms) => `чтение тела ${formatMs(ms)}`,
    },
  },
  ghostTotal: (ms, gaveUpMs, lastMs) =>
    `Работа впустую: всего ${formatMs(ms)}, с ${formatNumber(gaveUpMs)}, когда ушёл вызывающий, до ${formatMs(lastMs)}.`,
  writtenTotal: (writes) =>
    writes === 1
      ? "Запись, исход которой был неизвестен, всё-таки выполнена."
      : `${formatNumber(writes)} ${plural(writes, [
          "запись, исход которой был неизвестен, всё-таки выполнена",
          "записи, исход которых был неизвестен, всё-таки выполнены",
          "записей, исход которых был неизвестен, всё-таки выполнены",
        ])}.`,
  foldAll: "Свернуть всё",
  unfoldAll: "Развернуть всё",
  zoomIn: "Приблизить",
  zoomOut: "Отдалить",
  zoomAll: "Весь запрос",
  zoomed: (fromMs, toMs) => `с ${formatNumber(fromMs)} до ${formatMs(toMs)}`,
  map: "Видимая часть оси",
  legend: {
    heading: "Что значат метки",
    own: "свой таймаут",
    allowed: "отведено",
    used: "ушло",
    work: "своя работа",
    wait: "ждёт свои вызовы",
    network: "сеть",
    held: "ждёт решения предохранителя",
    connect: "соединение",
    body: "тело по частям",
    margin: "запас",
    reserve: "резерв",
    pause: "пауза",
    ghost: "впустую",
    gaveUp: "вызывающий ушёл, работа идёт",
    written: "записано, ответа не ждали",
    told: "передано",
    critical: "критический путь",
    refused: "не начато",
    short: "слишком коротко для полосы",
  },
};
