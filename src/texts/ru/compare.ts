/** Two settings side by side: what to compare with, and the differences in words. */
import type { compare as english } from "../en/compare";
import { counted, formatMs, formatNumber, lists } from "./format";
import { status } from "./status";

const presets: (typeof english)["presets"] = {
  deadlineShared: {
    title: "Общий дедлайн",
    note: "Точка входа перед каждым вызовом смотрит, сколько осталось.",
  },
  ownTimeouts: {
    title: "Каждый таймаут сам по себе",
    note: "Точка входа смотрит только на свои таймауты, а не на остаток.",
  },
  toldRemaining: {
    title: "Передаётся остаток",
    note: "Каждый сервис знает, сколько его ещё будут ждать.",
  },
  toldNothing: {
    title: "Дедлайн не передаётся",
    note: "Ниже точки входа о нём никто не знает.",
  },
  stopAtDeadline: {
    title: "Остановка по дедлайну",
    note: "Никто не работает над ответом, которого уже не ждут.",
  },
  workPastDeadline: {
    title: "Работа и после дедлайна",
    note: "Сервисы знают дедлайн, но всё равно продолжают.",
  },
  stopWhenCancelled: {
    title: "Остановка вслед за вызывающим",
    note: "Вызов оборван или отменён — работа ниже тоже прекращается.",
  },
  workPastCancelling: {
    title: "Сервис работает и без вызывающего",
    note: "О том, что вызов оборван, сервисам никто не сообщает.",
  },
  retriesInOneLayer: {
    title: "Повторы на одном уровне",
    note: "Повторяет только тот, кто прямо вызывает сбоящий сервис.",
  },
  retriesInEveryLayer: {
    title: "Повторы на каждом уровне",
    note: "Уровни выше и ниже повторяют столько же.",
  },
  withoutRetries: { title: "Без повторов", note: "Каждый вызов делается один раз." },
  withRetries: {
    title: "С повторами",
    note: `У самых внутренних вызовов по 3 попытки с паузой ${formatMs(50)}.`,
  },
  withoutBreaker: { title: "Без предохранителя", note: "Делается каждый вызов." },
  withBreaker: {
    title: "С предохранителем",
    note: `Перед каждым самым внутренним вызовом: после 3 отказов подряд открыт ${formatMs(10_000)}.`,
  },
  nothingKeptBack: {
    title: "Без резерва и запаса",
    note: "Вызовы могут израсходовать весь остаток.",
  },
  reserveForClosing: {
    title: "Резерв на завершающую работу",
    note: "Ровно столько, сколько она занимает.",
  },
  fannedOut: { title: "Вызовы веером", note: "Сервис делает все свои вызовы сразу." },
  inOrder: {
    title: "Вызовы по очереди",
    note: "Сервис ждёт ответа и только потом делает следующий вызов.",
  },
};

const calls = (count: number) => counted(count, ["вызов", "вызова", "вызовов"]);
const requests = (count: number) => counted(count, ["запрос", "запроса", "запросов"]);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function someOf(names: readonly string[]): string {
  return names.length <= 3 ? lists.and(names) : calls(names.length);
}

export const compare: typeof english = {
  stop: "Закончить сравнение",
  swap: "Поменять местами",
  pin: "Закрепить текущий",
  change: "Сравнить с…",
  now: "Сейчас",
  pinned: "Закреплён",
  half: (which, name) => (name === null ? which : `${which}: ${name}`),
  editing: "Меняется верхний сценарий. Нижний остаётся таким, каким закреплён.",
  list: (which, request) =>
    `${which}: шаги запроса ${formatNumber(request)}; Enter переходит туда, где шаг кончается`,
  noRequest: "К этому моменту запросов ещё не было.",
  here: (sentence) => `Там: ${sentence}`,
  nearest: (sentence) => `Такого шага там нет. Ближайший по времени: ${sentence}`,
  ends: (ending) => `Итог: ${ending}`,

  dialog: {
    title: "Сравнить с",
    lead: "Править по-прежнему можно то, что открыто. Выбранное закрепляется рядом как есть.",
    pinTitle: "Текущий, закреплённый",
    pinNote: "Копия того, что есть сейчас: можно править дальше и смотреть, что меняется.",
    presets: "То же, но одно иначе",
    gallery: "Из галереи",
  },
  presets,

  names: {
    present: "Как сейчас",
    titled: (title) => `«${title}»`,
    budget: { shared: "общий дедлайн", local: "каждый таймаут сам по себе" },
    told: {
      none: "дедлайн не передаётся",
      remaining: "передаётся остаток",
      absolute: "передаётся момент дедлайна",
      reset: "передаётся весь срок заново",
    },
    retries: (names) => (names.length === 0 ? "без повторов" : `повторы (${someOf(names)})`),
    breakers: (names) =>
      names.length === 0 ? "без предохранителя" : `предохранитель (${someOf(names)})`,
    stopsAtDeadline: { true: "остановка по дедлайну", false: "работа и после дедлайна" },
    stopsOnCancel: { true: "остановка вслед за вызывающим", false: "работа и без вызывающего" },
    keptBack: { true: "с резервом или запасом", false: "без резерва и запаса" },
    fanOut: { true: "вызовы веером", false: "вызовы по очереди" },
    hop: (there, name) => `${there ? "Есть" : "Нет"} «${name}»`,
    setting: (name, value, of) => (of === null ? `${name} ${value}` : `${of}: ${name} ${value}`),
    alone: capital,
    with: capital,
  },

  words: {
    said: (lead, ours, theirs) => {
      const says = `${lists.and(ours)} (в закреплённом ${lists.and(theirs)}).`;
      return lead === null ? capital(says) : `${lead}: ${says}`;
    },
    calls: (count, name) => `${calls(count)} «${name}»`,
    ghost: (ms) => `впустую ${formatMs(ms)}`,
    unknown: (count) =>
      counted(count, ["неизвестный исход", "неизвестных исхода", "неизвестных исходов"]),
    refused: (count) =>
      counted(count, ["несостоявшийся вызов", "несостоявшихся вызова", "несостоявшихся вызовов"]),
    bare: formatNumber,
    bareMs: formatMs,
    after: (tookMs, lateMs) =>
      `через ${formatMs(tookMs)}${lateMs > 0 ? `, опоздание ${formatMs(lateMs)}` : ""}`,
    ending: (ends, where, after) =>
      `${status.operation[ends]}${where === null ? "" : `, ${where},`} ${after}`,
    failedAt: (name, ended) => `${name}: ${ended}`,
    alike: (request, ending) =>
      `Запрос ${formatNumber(request)} в обоих кончается одинаково: ${ending}.`,
    nothingYet: "Пока ничем не отличаются. Стоит что-нибудь изменить — разница появится здесь.",
    onlyHere: (request) => `Запрос ${formatNumber(request)} приходит только в верхнем.`,
    run: (count) => `За весь прогон (${requests(count)})`,
    runs: (ours, theirs) =>
      `За весь прогон (${requests(ours)}, в закреплённом ${formatNumber(theirs)})`,
    requests: (count, ends) => `${status.operation[ends]} ${formatNumber(count)}`,
    late: (count) => `с опозданием ${formatNumber(count)}`,
    runAlike: "Весь прогон в итоге такой же.",
  },

  table: {
    caption: "Показатели обоих",
    figure: "Величина",
    difference: "Разница",
    request: (request) => `Запрос ${formatNumber(request)}`,
    run: "Весь прогон",
    ending: "итог",
    took: "длился",
    late: "опоздание",
    calls: (name) => `вызовы «${name}»`,
    perRequest: (name) => `вызовы «${name}» на запрос`,
    ghost: "работа впустую",
    unknown: "исход неизвестен",
    refused: "не сделано вызовов",
    requests: "запросы",
    ended: (ends) => `итог: ${status.operation[ends]}`,
    lateRequests: "опоздали",
    longest: "самый долгий запрос",
    runEnds: "конец всей работы",
    none: "–",
    same: "то же",
    more: (text) => `+${text}`,
    less: (text) => `−${text}`,
    other: "иначе",
  },

  settings: {
    title: "Что настроено иначе",
    none: "Все настройки одинаковы.",
    setting: "Настройка",
    of: (owner, name) => `${owner}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    breaker: (key) => `Предохранитель ${key}`,
    otherwise: "иначе",
    more: (count) => `и ещё ${formatNumber(count)}`,
  },

  breakers: {
    title: "Предохранители под курсором",
    says: (key, ours, theirs) => `Предохранитель ${key}: ${ours}; в закреплённом — ${theirs}.`,
    absent: "нет такого",
  },
};
