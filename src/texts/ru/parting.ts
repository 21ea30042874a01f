/** Two libraries' breakers on the same traffic: chosen, and where they part and why. */
import { instanceOf } from "../../engine/breakerReplay";
import type { BreakerKind, Cause, ToldEvent } from "../../engine/event";
import type { Answer, Parting, PartingSide } from "../../engine/parting";
import type { PartingChance } from "../../engine/partingChances";
import type { parting as english } from "../en/parting";
import { type Names, nameOf } from "../names";
import { counted, formatMs, formatNumber } from "./format";
import { because, HALVES } from "./partingReasons";
import { status } from "./status";
import { subject } from "./subject";

const calls = (count: number) => counted(count, ["вызов", "вызова", "вызовов"]);

function causeOf(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `отказов ${formatNumber(cause.failures)} ≥ ${formatNumber(cause.threshold)}`;
    case "failure_rate":
      return `отказов ${formatNumber(cause.counted)} из ${formatNumber(cause.total)}`;
    case "slow_rate":
      return `медленных ${formatNumber(cause.counted)} из ${formatNumber(cause.total)}`;
    case "rate_below":
      return `отказов пробных ${formatNumber(cause.counted)} из ${formatNumber(cause.total)}`;
    case "successes":
      return `успехов ${formatNumber(cause.successes)} ≥ ${formatNumber(cause.needed)}`;
    case "probe_failed":
      return `отказ пробного: ${status.attempt[cause.status]}`;
    case "probe_ignored":
      return `пробный не в счёт: ${status.attempt[cause.status]}`;
    case "open_time_over":
      return `прошло ${formatMs(cause.waitedMs)}`;
    case "half_open_time_over":
      return `полуоткрыт уже ${formatMs(cause.waitedMs)}, а решения нет`;
    case "forced":
      return `принудительно ${status.breaker[cause.to]}`;
    case "released":
      return "принудительное состояние снято";
    case "restarted":
      return "перезапуск";
  }
}

function answers(answer: Answer, state: BreakerKind): string {
  if (answer === "waits") return "заставляет вызов ждать";
  if (answer === "through") {
    return state === "half-open" ? "пропускает вызов как пробный" : "пропускает вызов";
  }
  if (state === "open") return "не пропускает вызов: ещё открыт";
  return state === "half-open"
    ? "не пропускает вызов: разрешений больше нет"
    : "не пропускает вызов: в работе уже слишком много";
}

function moves({ move }: PartingSide): string | null {
  if (move === null) return null;
  if (move.to === "half-open") {
    return move.operation === null
      ? "становится полуоткрытым по таймеру"
      : "становится полуоткрытым";
  }
  const does =
    move.to === "closed"
      ? "закрывается"
      : move.from === "half-open"
        ? "снова открывается"
        : "открывается";
  return `${does} (${causeOf(move.cause)})`;
}

/** `missing`: why it stays as it is, where that is known. */
function does(side: PartingSide, missing: string | null): string {
  const moved = moves(side);
  const answered = side.answer === null ? null : answers(side.answer, side.state.kind);
  if (moved !== null) return answered === null ? moved : `${moved} и ${answered}`;
  if (answered !== null) return answered;
  const stays = `по-прежнему ${status.breaker[side.state.kind]}`;
  return missing === null ? stays : `${stays} (${missing})`;
}

function heard({ status: ended, late }: ToldEvent): string {
  return late ? `${status.attempt[ended]}, с опозданием` : status.attempt[ended];
}

function occasion({ a, b, by }: Parting, names: Names): string {
  const asked = a.asked ?? b.asked;
  if (by === "call" && asked !== null) {
    return `вызов запроса ${formatNumber(asked.operation)} (${subject(asked, names)})`;
  }
  const told = a.told ?? b.told;
  if (by === "result" && told !== null) {
    return `результат запроса ${formatNumber(told.operation)} (${subject(told, names)}: ${heard(told)})`;
  }
  return "просто со временем";
}

const chances: { readonly [chance in PartingChance]: string } = {
  minCalls: "больше вызовов, ведь решать они начинают при разном их числе",
  trip: "отказы вперемежку с успехами",
  timed: "отказы, которые идут быстро, ведь один из них решает по таймеру",
  openTime: "вызовы, которые продолжаются и после открытия",
  boundary: "вызов ровно в конце срока открытого состояния",
  growing: "отказ пробного, а за ним ещё один",
  excess: "вызов, пока пробный ещё идёт",
  permits: "несколько вызовов сразу в полуоткрытом состоянии",
  verdict: "отказ пробного после удачных",
  rejected: "бизнес-отказ",
  ignoredProbe: "результат пробного, который не в счёт",
  late: "вызов, на который ответ придёт уже после открытия",
  window: "отказы вскоре после закрытия",
  lease: "пробный, на который ответа нет",
  retryAfter: "ответ с Retry-After",
  capacity: "больше вызовов сразу, чем допускает один из них",
  timer: "просто время: по нему переходит только один из них",
};

const answered: { readonly [answer in Answer]: string } = {
  through: "пропускает",
  refused: "не пропускает",
  waits: "заставляет ждать",
};

const marks: { readonly [answer in Answer]: string } = {
  through: "штрих: вызов пропущен",
  refused: "крестик: не пропущен",
  waits: "кольцо: ждёт",
};

/** So many are named of what could part them. */
const MOST_CHANCES = 3;

export const parting: typeof english = {
  dialog: {
    title: "Один поток, две библиотеки",
    open: "Сравнить с другой библиотекой",
    note: "Открытый сценарий дважды, с правилами предохранителя из разных библиотек.",
    breaker: "Предохранитель",
    left: "Первая",
    right: "Вторая",
    present: (name) => `как сейчас: ${name}`,
    taken: (options) => `Перенесено: ${options.join(" · ")}.`,
    nothingTaken: "Ни для одного из нынешних правил параметра там нет.",
    own: (options) => `Своё: ${options.join(" · ")}.`,
    unchanged: "Правила остаются прежними.",
    same: "Правила получаются одинаковые: сравнивать нечего.",
    go: "Сравнить",
  },
  title: "Где они расходятся",
  above: (name) => `${name} (верхний)`,
  below: (name) => `${name} (нижний)`,
  ...HALVES,
  when: (parting, names) => {
    const instance = instanceOf(parting.breaker);
    const where = instance === null ? "" : `, экземпляр ${formatNumber(instance)}`;
    return `В ${formatMs(parting.atMs)}, ${occasion(parting, names)}${where}`;
  },
  says: (when, n, a, b) => `${when}: ${n.a} ${a}; ${n.b} ${b}.`,
  does,
  because,
  notices: ({ atMs, operation, hop, a, b }, n, names) =>
    `Первым разницу замечает вызов «${nameOf(hop, names)}» из запроса ${formatNumber(operation)}, в ${formatMs(atMs)}: ${n.a} его ${answered[a]}, ${n.b} ${answered[b]}.`,
  unnoticed: "Ни один вызов этого потока разницы не замечает.",
  alike: (count) =>
    count === 0 ? "До этого вызовов не было." : `До этого ответы совпадали (${calls(count)}).`,
  never: (count) =>
    count === 0
      ? "К этому предохранителю не обращается ни один вызов, и разойтись им не на чем."
      : `На этом потоке они не расходятся: ответы совпадают всегда (${calls(count)}).`,
  wouldPart: (list) =>
    `Что могло бы их развести: ${list
      .slice(0, MOST_CHANCES)
      .map((chance) => chances[chance])
      .join("; ")}.`,
  go: (atMs) => `Перейти к ${formatMs(atMs)}`,
  goBefore: (atMs) => `Перейти к ${formatMs(atMs)}, на последний шаг перед этим`,
  legend: (seen, part) =>
    [
      ...seen.map((answer) => marks[answer]),
      ...(part ? ["пунктир: здесь они расходятся"] : []),
    ].join(" · "),
  bands: (of, key) => `${of}: состояния предохранителя ${key}`,
  states: (states, more) =>
    `${states
      .map(([kind, fromMs]) => `${status.breaker[kind]} с ${formatMs(fromMs)}`)
      .join(", ")}${more > 0 ? `, и ещё ${counted(more, ["смена", "смены", "смен"])}` : ""}`,
};
