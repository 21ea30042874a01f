/** The timeout ladder: the layers around an operation, and what their timeouts can do. */
import type { ladder as english } from "../en/ladder";
import { counted, formatNumber, formatSpan } from "./format";

const inSentence = {
  connectMs: "таймаут соединения",
  responseMs: "ожидание ответа",
  idleMs: "таймаут простоя",
  keepAliveMs: "keep-alive",
};

/** `null` is no limit, as everywhere in a ladder. */
function span(ms: number | null): string {
  return ms === null ? "без предела" : formatSpan(ms);
}

export const ladder: typeof english = {
  empty:
    "У клиента, балансировщика, прокси, приложения и пула соединений есть свои таймауты вокруг этой операции. На одной лестнице видно, кто сдаётся первым, какие соединения закрываются, пока ими ещё пользуются, и что при таком дедлайне никогда не сработает.",
  start: "Начать с обычной цепочки",
  note: "Снаружи внутрь. В прогоне это время не участвует: слои сверяются между собой и с дедлайном.",
  found: (count) =>
    count === 0
      ? "Проверки ничего не нашли."
      : `Проверки нашли ${counted(count, ["замечание", "замечания", "замечаний"])}, подробности у слоёв в таблице.`,

  kinds: {
    client: "Клиент",
    cdn: "CDN",
    "load-balancer": "Балансировщик",
    proxy: "Прокси",
    application: "Приложение",
    pool: "Пул соединений",
  },
  kind: (name) => `${name}: вид`,
  name: (place) => `Имя слоя ${formatNumber(place)}`,
  nameExpected: "Здесь нужно имя от 1 до 80 символов. Esc вернёт прежнее.",
  layer: "Слой",
  timeouts: {
    connectMs: "Соединение",
    responseMs: "Ответ",
    idleMs: "Простой внутрь",
    keepAliveMs: "Keep-alive наружу",
  },
  means: {
    connectMs: "сколько он ждёт соединения со слоем внутри",
    responseMs: "сколько он ждёт ответа от слоя внутри",
    idleMs: "сколько он держит простаивающее соединение со слоем внутри",
    keepAliveMs: "сколько он, как сервер, держит простаивающее соединение от слоя снаружи",
  },
  timeoutOf: (name, timeout) => `${name}: ${inSentence[timeout]}`,
  unitOf: (name, timeout) => `${name}: ${inSentence[timeout]}, единица или без предела`,
  unknown: "неизвестно",
  noLimit: "без предела",
  order: "Порядок",
  outwards: (name) => `Сдвинуть наружу: ${name}`,
  inwards: (name) => `Сдвинуть внутрь: ${name}`,
  remove: (name) => `Удалить: ${name}`,
  caption: "Слои и их таймауты, снаружи внутрь",

  add: "Добавить слой",
  which: "Какой слой добавить",
  asKind: "Вид, таймауты неизвестны",
  asProduct: "Продукт с его значениями по умолчанию",
  tooMany: (most) => `В лестнице не больше ${counted(most, ["слоя", "слоёв", "слоёв"])}.`,
  defaults: (times) =>
    times.length === 0 ? "Таймауты неизвестны." : `По умолчанию: ${times.join(", ")}.`,
  time: (timeout, ms) => `${inSentence[timeout]} ${span(ms)}`,
  range: (text, fromMs, toMs) => `${text} (от ${formatSpan(fromMs)} до ${formatSpan(toMs)})`,
  besides: (settings) => `Кроме того: ${settings.join(", ")}.`,
  setting: (name, ms) => `${name} ${span(ms)}`,
  source: (source) => `Источник: ${source}.`,
  added: (name, place, count) => `${name}: слой ${formatNumber(place)} из ${formatNumber(count)}.`,
  removed: (name) => `${name}: слой удалён.`,

  reach: {
    matters: "может оборвать",
    "cuts-first": "обрывает первым",
    "safety-net": "страховка",
    never: "никогда не первый",
    "between-requests": "между запросами",
  },
  reachMeans: {
    matters: "может оборвать ожидание",
    "cuts-first": "обрывает ожидание раньше дедлайна",
    "safety-net": "длиннее дедлайна: нужен, только если дедлайн не соблюдён",
    never: "роли не играет: дедлайн всегда наступает раньше",
    "between-requests": "про простаивающие соединения, дедлайн ни при чём",
  },
  legend: "Что значат полосы",
  foundMark: "есть замечание, оно в таблице",
  groups: {
    connect: "Ждёт соединения",
    response: "Ждёт ответа",
    unused: "Держит простаивающее соединение: внешний слой, затем сервер внутри него",
  },
  groupsShort: {
    connect: "Ждёт соединения",
    response: "Ждёт ответа",
    unused: "Держит соединение",
  },
  side: {
    idleMs: (name) => `${name}, простой`,
    keepAliveMs: (name) => `${name}, keep-alive`,
  },
  span,
  barSays: (time, reach) => `${time}, ${reach}`,
  deadline: (ms, kept) =>
    kept ? `дедлайн ${formatSpan(ms)}` : `дедлайн ${formatSpan(ms)}, не соблюдается`,
  picture: (layers, deadline) =>
    `Лестница, ${counted(layers, ["слой", "слоя", "слоёв"])} на логарифмической оси${
      deadline === null ? "" : `, ${deadline}`
    }. Все значения есть в таблице.`,

  timeSet: (name, timeout, ms) => `${name}: ${inSentence[timeout]} ${span(ms)}`,
  set: (times) => `Задать ${times.join(", ")}`,

  race: {
    picture: (outer, inner, from, to) =>
      `Время одного простаивающего соединения. ${inner} закрывает его, пока ${outer} ещё может им воспользоваться: запрос, отправленный с ${from} до ${to}, пропадает.`,
    reuses: (outer) => `${outer} может взять снова`,
    keeps: (inner) => `${inner} держит`,
    lost: "пропал: 502",
    legend: (way) =>
      `Время после предыдущего запроса, около закрытия. Каждая наклонная линия — ${way} в сети: сплошная — запрос на пути внутрь, штриховая — весть о закрытии на пути наружу. Запрос, отправленный в закрашенное время, приходит в закрытое соединение.`,
  },
};
