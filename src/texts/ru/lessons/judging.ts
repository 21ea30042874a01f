/** What is said to a prediction: what a wrong number really is, and how the right one comes about. */
import type { judging as english } from "../../en/lessons/judging";
import type {
  AllowanceFigures,
  Arithmetic,
  LayerFigures,
  Mistake,
  PartFigures,
} from "../../lessonFigures";
import { counted, formatMs, formatNumber } from "../format";

const PART = {
  work: (name: string) => name,
  attempt: (name: string) => name,
  pause: () => "пауза",
  closing: () => "завершающая работа",
  ghost: (name: string) => name,
} satisfies Record<PartFigures["kind"], (name: string) => string>;

function partText({ kind, name, ms, fromMs }: PartFigures): string {
  const when =
    fromMs === undefined ? "" : `, с ${formatNumber(fromMs)} до ${formatNumber(fromMs + ms)}`;
  return `${formatNumber(ms)} (${PART[kind](name)}${when})`;
}

function sumOf(parts: readonly PartFigures[], totalMs: number): string {
  if (parts.length === 0) return formatMs(totalMs);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return partText(only);
  const terms = parts.map(partText).join(" + ");
  return `${terms} = ${formatMs(totalMs)}`;
}

/** `Есть только остаток 410 − резерв 80 = 330 мс` */
function leavesText(f: AllowanceFigures): string {
  return f.leftMs === f.usableMs
    ? `Осталось всего ${formatMs(f.leftMs)}`
    : `Есть только ${usableText(f)} = ${formatMs(f.usableMs)}`;
}

/** `остаток 410 − резерв 80` */
function usableText({ leftMs, reserveMs, marginMs }: AllowanceFigures): string {
  const reserve = reserveMs > 0 ? ` − резерв ${formatNumber(reserveMs)}` : "";
  const margin = marginMs > 0 ? ` − запас ${formatNumber(marginMs)}` : "";
  return `остаток ${formatNumber(leftMs)}${reserve}${margin}`;
}

function allowance(f: AllowanceFigures): string {
  if (f.ownMs === null) return `${usableText(f)} = ${formatMs(f.allowedMs)}`;
  return `min(свой ${formatNumber(f.ownMs)}, ${usableText(f)}) = ${formatMs(f.allowedMs)}`;
}

function layersText(layers: readonly LayerFigures[], sign: string): string {
  return layers.map(({ attempts }) => formatNumber(attempts)).join(sign);
}

function mistake({ name, figures: f }: Mistake): string {
  switch (name) {
    case "own-timeout":
      return `это свой таймаут вызова «${f.name}». ${leavesText(f)}, и действует меньшее.`;
    case "reserve-forgotten":
      return `забыт резерв ${formatMs(f.reserveMs)}, который точка входа держит для завершающей работы. ${leavesText(f)}.`;
    case "margin-forgotten":
      return `забыт запас ${formatMs(f.marginMs)} на этом вызове. ${leavesText(f)}.`;
    case "own-forgotten":
      return `столько доступно, но у вызова «${f.name}» есть свой таймаут, и он короче: ${formatMs(f.ownMs ?? f.allowedMs)}.`;
    case "whole-deadline":
      return `это весь дедлайн. К началу «${f.name}» из него уже ушло ${formatMs(f.goneMs)}.`;
    case "its-duration":
      return `столько занимает ответ «${f.name}». Сколько его можно ждать — другой вопрос: ${formatMs(f.allowedMs)}.`;
    case "after-reserve":
      return `столько можно потратить, уже без ${formatMs(f.takenMs)}, которые придержаны. До дедлайна осталось ${formatMs(f.leftMs)}.`;
    case "left-before":
      return `столько оставалось перед «${f.name}». А потом ушло ${formatMs(f.spentMs)}.`;
    case "without-pauses":
      return `забыты паузы, ${formatMs(f.pausesMs)}. Пауза тратит тот же бюджет.`;
    case "without-closing":
      return `забыта завершающая работа, ${formatMs(f.closingMs)}: она будет, чем бы ни кончились вызовы.`;
    case "at-deadline":
      return "это дедлайн. Сам он ничего не завершает: важно, кто на него смотрит и когда закончится последняя работа.";
    case "longest-alone":
      return `это только ${f.name === "" ? "завершающая работа" : `«${f.name}»`}. Шаги запроса идут друг за другом, поэтому складываются.`;
    case "whole-duration":
      return `столько занял весь запрос. Опоздание — только то, что позже ${formatMs(f.deadlineMs)}.`;
    case "in-time-each":
      return `каждый вызов может успеть, а ответ — всё равно опоздать. Вместе вышло ${formatMs(f.tookMs)} при дедлайне ${formatMs(f.deadlineMs)}.`;
    case "outlived-by":
      return "на столько работа пережила запрос. Работа впустую считается с того момента, когда кто-то выше перестал ждать, и это только занятое время, во всех сервисах.";
    case "whole-work":
      return `это вся работа. Пока вызывающий ждал, она была нужна; на время после пришлось только ${formatMs(f.ghostMs)}.`;
    case "one-layer":
      return `это один вызов «${f.name}» со своими повторами. Уровни выше тоже повторяют, и каждый раз всё это целиком.`;
    case "layers-added":
      return `здесь уровни сложены. Но каждая попытка внешнего уровня тянет за собой все попытки внутренних, поэтому они перемножаются: ${layersText(f.layers, " × ")}.`;
    case "layers-all":
      return `это все попытки всех уровней. Состоялись не все: ${formatNumber(f.calls)}.`;
    case "one-each":
      return "это по одному на запрос. Но здесь одни запросы делают больше вызовов, а другие — ни одного.";
    case "refused-counted":
      return `сюда попали и отклонённые, их ${formatNumber(f.refused)}. Отклонённый вызов никуда не уходит.`;
    case "open-time-alone":
      return `столько он остаётся открытым. Но открылся он в ${formatMs(f.openedAtMs)}, и пауза идёт оттуда.`;
    case "open-time-over":
      return `тогда пауза кончается: ${formatNumber(f.openedAtMs)} + ${formatNumber(f.openMs)}. Но ничего не происходит, пока не спросит следующий вызов, а он был позже.`;
    case "retry-after-over":
      return `тогда кончается пауза самого предохранителя: ${formatNumber(f.openedAtMs)} + ${formatNumber(f.openMs)}. Но сервис просил подождать дольше, и раньше этого пробных не бывает: первый ушёл в ${formatMs(f.atMs)}.`;
    case "request-start":
      return `тогда приходит запрос ${formatNumber(f.request)}. О его вызове предохранитель узнаёт, только когда тот закончится.`;
    case "call-start":
      return `тогда начинается вызов «${f.name}». Предохранитель решает, когда узнаёт результат, а не когда вызов уходит.`;
  }
}

function arithmetic(of: Arithmetic): string {
  switch (of.kind) {
    case "allowance":
      return `${of.name}: ждать можно ${allowance(of)}.`;
    case "left":
      return `${formatNumber(of.deadlineMs)} − уже прошло ${formatNumber(of.goneMs)} = ${formatMs(of.leftMs)}.`;
    case "left-after":
      return `Остаток ${formatNumber(of.leftMs)} − ушло ${formatNumber(of.spentMs)} = ${formatMs(of.afterMs)}.`;
    case "parts":
      return `${sumOf(of.parts, of.totalMs)}.`;
    case "late":
      return `${sumOf(of.parts, of.tookMs)}; ${formatNumber(of.tookMs)} − ${formatNumber(of.deadlineMs)} = ${formatMs(Math.max(0, of.tookMs - of.deadlineMs))} опоздания.`;
    case "asked":
      return `Всего ${formatNumber(of.asked)} − отклонено ${formatNumber(of.refused)} = ${formatNumber(of.calls)}.`;
    case "layers":
      return `${layersText(of.layers, " × ")} = ${counted(of.calls, ["вызов", "вызова", "вызовов"])}.`;
  }
}

export const judging: typeof english = {
  right: "Верно.",
  wrong: "Нет.",
  youSaid: (given, rest) => `Ваш ответ ${given}: ${rest}`,
  rightIs: (answer) => `Правильный ответ: ${answer}.`,
  rightOption: (text) => `Правильный ответ: ${text}.`,
  nothing: "В этом прогоне такого нет.",
  mistake,
  arithmetic,
  yes: "да",
  no: "нет",
  boundBy: {
    own: "свой таймаут",
    budget: "бюджет",
    nothing: "ничто",
    connect: "таймаут соединения",
    read: "таймаут чтения",
  },
  percent: (value) => `${formatNumber(value)}\u202f%`,
  bar: (name, attempt, request) =>
    `${name}, попытка ${formatNumber(attempt)} запроса ${formatNumber(request)}`,
};
