/** Many seeded runs: how they ended, how long they took, and which deadline would do. */
import type { chance as english } from "../en/chance";
import { counted, formatMs, formatNumber } from "./format";

const NARROW_SPACE = "\u202f";

const withDigits = (digits: number) =>
  new Intl.NumberFormat("ru", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const tenths = withDigits(1);
const hundredths = withDigits(2);

/** A share as people read it; one that is not none is never written as none, nor one short of all as all. */
function share(part: number): string {
  const percent = 100 * part;
  if (part > 0 && percent < 0.01) return `< ${formatNumber(0.01)}${NARROW_SPACE}%`;
  if (part < 1 && percent > 99.99) return `> ${formatNumber(99.99)}${NARROW_SPACE}%`;
  if (part === 0 || part === 1) return `${formatNumber(percent)}${NARROW_SPACE}%`;
  const digits = percent >= 1 && percent <= 99 ? tenths : hundredths;
  return `${digits.format(percent)}${NARROW_SPACE}%`;
}

const requests = (count: number) => counted(count, ["запрос", "запроса", "запросов"]);
const runs = (count: number) => counted(count, ["прогон", "прогона", "прогонов"]);
const attempts = (count: number) => counted(count, ["попытка", "попытки", "попыток"]);

const quantiles = (p50: number, p95: number, p99: number) =>
  `половина укладывается в ${formatMs(p50)}, 95 из 100 в ${formatMs(p95)}, 99 из 100 в ${formatMs(p99)}`;

export const chance: typeof english = {
  share,
  requests,

  nothing: "Случайного здесь нет: каждый прогон этого сценария одинаков.",
  nothingToVary:
    "Разными прогоны делают случайные длительности, случайный поток запросов и разброс пауз.",
  vary: (name, ms) => `Сделать время случайным, около ${formatMs(ms)}: ${name}`,
  varyExplained: (p50, p99) =>
    `В половине случаев не больше ${formatMs(p50)}, в 99 из 100 не больше ${formatMs(p99)}. Это можно отменить.`,

  sources: (what, each) =>
    `Случайное: ${what.join("; ")}.${each === 1 ? "" : ` В каждом прогоне примерно ${requests(each)}.`}`,
  sourceOf: {
    duration: (names) => `время (${names})`,
    jitter: (names) => `паузы (${names})`,
    outage: (names) => `время при сбое (${names})`,
    arrivals: (_) => "моменты запросов",
    byHand: (_) => "время ответов вручную",
  },
  moreSources: (count) => `и ещё ${formatNumber(count)}`,

  howMany: "Прогонов",
  runs,
  start: "Запустить",
  again: "Запустить снова",
  stop: "Остановить",
  progress: "Ход прогонов",
  working: (part) => `Идут прогоны: ${formatNumber(Math.floor(100 * part))}${NARROW_SPACE}%`,
  counted: (part) =>
    `Прогоны готовы; другие дедлайны: ${formatNumber(Math.floor(100 * part))}${NARROW_SPACE}%`,
  resting: "Запустится снова, как только настройки перестанут меняться.",
  done: (count) => `Готово: ${runs(count)}.`,
  stopped: "Остановлено.",
  failed: (why) => `Не получилось: ${why}`,
  old: "Эти цифры для прежних настроек.",
  oldDetail: "С тех пор сценарий изменился.",

  shares: "Чем кончаются запросы",
  endings: {
    onTime: "вовремя",
    degraded: "частично, вовремя",
    deferred: "отложено, вовремя",
    late: "с опозданием",
    pending: "не завершено",
    failed: "неудача",
    cancelled: "отменено",
  },
  columns: {
    ending: "итог",
    share: "доля",
    range: "95\u202f%-интервал",
    count: "запросов",
    open: "прогон",
  },
  range: (low, high) => `${share(low).replace(/[^\d,]+$/, "")} – ${share(high)}`,
  openOne: "Открыть",
  openEnding: (ending) => `Открыть прогон, где запрос кончается так: ${ending}`,
  rangeExplained: (count, each) =>
    each
      ? `По ${counted(count, ["прогону", "прогонам", "прогонам"])}: в 95 повторениях из 100 истинная доля лежит в этом интервале.`
      : `По ${counted(count, ["прогону", "прогонам", "прогонам"])}: не меньше чем в 95 повторениях из 100 истинная доля лежит в этом интервале, как бы ни были связаны запросы одного прогона.`,
  refused: (count) =>
    `Без результата ${runs(count)}: что-то в них никогда бы не кончилось; в счёт они не идут.`,
  none: "Ни в одном прогоне не было запросов.",

  falseTimeouts: "Ложные таймауты",
  noCuts: "Ни одна попытка не оборвана.",
  noFalse: (cuts) => `Оборвано ${attempts(cuts)}; вовремя не пришёл бы ни один ответ.`,
  someFalse: (operations, part, deadlineMs) =>
    `В ${counted(operations, ["запросе", "запросах", "запросах"])} (${share(part)}) оборвана попытка, ответ которой пришёл бы${
      deadlineMs === null ? ", только позже" : ` в пределах дедлайна ${formatMs(deadlineMs)}`
    }.`,
  ofCuts: (falseOnes, cuts) =>
    `Это ${formatNumber(falseOnes)} из ${counted(cuts, ["оборванной попытки", "оборванных попыток", "оборванных попыток"])}.`,
  undecided: (count) =>
    `О ${formatNumber(count)} сказать нельзя: вызванный сервис тоже остановился.`,

  histogram: "Сколько длятся запросы",
  quantiles: (p50, p95, p99) => `Из всех запросов ${quantiles(p50, p95, p99)}.`,
  deadlineOutside: (deadlineMs) => `Дедлайн ${formatMs(deadlineMs)} за пределами этого графика.`,
  bins: "Запросы по длительности: стрелки ведут вдоль столбцов, Enter открывает прогон",
  binHint: "Нажатие на столбец открывает один из прогонов, которые в него попали.",
  span: (fromMs, toMs) =>
    toMs === null
      ? `${formatMs(fromMs)} и дольше`
      : toMs - fromMs === 1
        ? formatMs(fromMs)
        : `от ${formatNumber(fromMs)} до ${formatMs(toMs - 1)}`,
  bin: (span, count, part) => `${span}: ${requests(count)}, ${share(part)}`,
  binEndings: (bin, endings) => `${bin}: ${endings.join(", ")}`,
  endingCount: (count, ending) => `${ending} ${formatNumber(count)}`,
  asTable: "Таблицей",
  binColumns: { time: "время", count: "запросов", share: "доля", inTime: "вовремя" },
  longer: "дольше",
  axisShare: (part) => `${formatNumber(100 * part)}${NARROW_SPACE}%`,

  curve: "Другие дедлайны",
  curveFollows: "Проверяются другие дедлайны.",
  curveStopped: "Другие дедлайны не проверены.",
  reading: "Какой дедлайн посмотреть",
  deadline: "дедлайн",
  knee: "излом",
  markAt: (name, ms) => `${name} ${formatMs(ms)}`,
  readOff: (deadlineMs, inTime, falseTimeouts) =>
    `При дедлайне ${formatMs(deadlineMs)}: вовремя ${share(inTime)}, с ложным таймаутом ${share(falseTimeouts)}.`,
  curveTried: (count, each) =>
    `Для каждого дедлайна ${each === 1 ? runs(count) : `${runs(count)}, в каждом примерно ${requests(each)}`}.`,
  curveHint: "Значения видны под указателем; вдоль кривой ведут и стрелки.",
  kneeExplained: (deadlineMs, inTime) =>
    `Излом при ${formatMs(deadlineMs)} (вовремя ${share(inTime)}): дальше ожидание даёт меньше, чем в среднем.`,
  noKnee: "Излома у кривой нет: ни один дедлайн не выделяется.",
  unhurried: (p50, p95, p99) => `Совсем без дедлайна ${quantiles(p50, p95, p99)}.`,
  lines: { inTime: "вовремя", falseTimeouts: "с ложным таймаутом" },
  use: "Взять этот дедлайн",
  pick: (name, deadlineMs) => `${name}: ${formatMs(deadlineMs)}`,
  useAs: "Взять дедлайном",
  curveColumns: { deadline: "дедлайн", inTime: "вовремя", falseTimeouts: "ложные таймауты" },
};
