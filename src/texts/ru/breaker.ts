/** The breaker: its diagram, why it does not move, what it counts, and what is forced by hand. */
import type { BreakerKind } from "../../engine/event";
import type { breaker as english } from "../en/breaker";
import { counted, formatMs, formatNumber } from "./format";
import { calls, least, shareOf, some } from "./shares";
import { status } from "./status";

const kinds = status.breaker;

/** `станет открытым`. */
const becoming: { readonly [kind in BreakerKind]: string } = {
  closed: "закрытым",
  open: "открытым",
  "half-open": "полуоткрытым",
};

const results: (typeof english)["results"] = {
  timeout: "таймаут",
  unavailable: "технический сбой",
  rejected: "бизнес-отказ",
  rate_limited: "лимит запросов",
  local: "своя ошибка",
  deadline_exceeded: "дедлайн истёк",
  cancelled: "отменено",
};

const callsOf = (count: number) => counted(count, ["вызова", "вызовов", "вызовов"]);
const probes = (count: number) => counted(count, ["пробный", "пробных", "пробных"]);
const probesOf = (count: number) => counted(count, ["пробного", "пробных", "пробных"]);
const failures = (count: number) => counted(count, ["отказ", "отказа", "отказов"]);
const successes = (count: number) => counted(count, ["успех", "успеха", "успехов"]);
const permitsOf = (count: number) => counted(count, ["разрешения", "разрешений", "разрешений"]);

export const breaker: typeof english = {
  kinds,
  halfOpenLines: ["полу-", "открыт"],
  results,
  counted: status.counted,

  choose: "Показать",
  follow: "под курсором",
  unused: "Через этот предохранитель не вызывается ни одно звено.",
  instance: (key, instance) =>
    instance === null ? key : `${key}, экземпляр ${formatNumber(instance)}`,
  guards: (key, names) => `${key} → ${names}`,

  none: {
    says: "Предохранителей здесь нет.",
    would:
      "Предохранитель считает отказы вызова подряд. Набрав порог, он открывается и отклоняет вызовы сразу: времени это не стоит, и сервису легче. Позже он пропускает один пробный вызов и по его результату решает, закрыться ли снова.",
    before: "Перед чем",
    attach: (hop) => `Поставить предохранитель перед «${hop}»`,
    noCalls: "Сначала нужен вызов: предохранитель стоит перед ним.",
  },

  guard: {
    failures: (threshold) => `отказов ≥ ${formatNumber(threshold)}`,
    failuresIn: (threshold, windowMs) =>
      `отказов ≥ ${formatNumber(threshold)} за ${formatMs(windowMs)}`,
    failuresOf: (threshold, size) => `отказов ≥ ${formatNumber(threshold)} из ${callsOf(size)}`,
    rateOfCalls: (ratio, size, strict) => `отказов ${least(ratio, strict)} из ${callsOf(size)}`,
    rateOfTime: (ratio, windowMs, strict) =>
      `отказов ${least(ratio, strict)} за ${formatMs(windowMs)}`,
    rateOfAll: (ratio, strict) => `отказов ${least(ratio, strict)} из всех вызовов`,
    slow: (ratio, strict) => `или медленных ${least(ratio, strict)}`,
    openTime: (ms) => `через ${formatMs(ms)}`,
    openTimePast: (ms) => `позже чем через ${formatMs(ms)}`,
    openTimer: (ms) => `по таймеру: ${formatMs(ms)}`,
    probeFailed: "отказ пробного",
    probeSlow: "пробный с отказом или медленный",
    probesFailed: (count) => `отказов пробных ≥ ${formatNumber(count)}`,
    rateOfProbes: (ratio, count, strict) => `отказов ${least(ratio, strict)} из ${probesOf(count)}`,
    successes,
    below: (count) => `${probes(count)}, отказов меньше`,
    ignored: "или результат не в счёт",
    lease: (ms) => `или через ${formatMs(ms)}`,
    byHand: "вручную",
  },

  waits: {
    failures: (count, threshold) => `отказов ${some(count, threshold)}`,
    failuresIn: (failed, total) => `отказов ${shareOf(failed, total)}`,
    slowIn: (slow, total) => `медленных ${shareOf(slow, total)}`,
    opensAt: (ratio, strict) => `откроется при ${least(ratio, strict)}`,
    opensAtCount: (threshold) => `откроется при ${formatNumber(threshold)}`,
    judgesAfter: (count) => `до решения ещё ${calls(count)}`,
    warmsUp: (ms) => `прогрев ещё ${formatMs(ms)}`,
    reopens: (ms) => `пробный через ${formatMs(ms)}`,
    nextProbes: "следующий — пробный",
    refusesNow: "в этот миг ещё не пускает",
    held: "держит Retry-After",
    heldFor: (ms) => `ещё ${formatMs(ms)}`,
    probes: (inFlight, permits) => `пробных в работе ${some(inFlight, permits)}`,
    permits: (taken, permits) => `разрешений выдано ${some(taken, permits)}`,
    successes: (count, needed) => `успехов ${some(count, needed)}`,
    answers: (count, needed, failed) =>
      `ответов ${some(count, needed)}, отказов ${formatNumber(failed)}`,
    either: (ok, okNeeded, failed, failedNeeded) =>
      `успехов ${some(ok, okNeeded)}, отказов ${some(failed, failedNeeded)}`,
    forced: (kind) => `принудительно ${kinds[kind]}`,
    until: (ms) => `до ${formatMs(ms)}`,
  },

  sentence: {
    closed: (count, threshold) =>
      `Закрыт: отказов подряд ${formatNumber(count)}, откроется при ${formatNumber(threshold)}.`,
    closedRow: (count, threshold) =>
      `Закрыт: отказов ${formatNumber(count)}, откроется при ${formatNumber(threshold)}.`,
    closedRate: (failed, total, ratio, strict) =>
      `Закрыт: отказов ${shareOf(failed, total)}; откроется при ${least(ratio, strict)}.`,
    closedCount: (failed, total, threshold) =>
      `Закрыт: ${failures(failed)} на ${calls(total)}; откроется при ${formatNumber(threshold)}.`,
    closedSlow: (slow, total, ratio, strict) =>
      `Медленных ${shareOf(slow, total)}; откроется при ${least(ratio, strict)}.`,
    judgesAfter: (count) => `До решения ещё ${calls(count)}.`,
    warmsUp: (ms) => `Идёт прогрев: ещё ${formatMs(ms)} он не откроется.`,
    open: (ms) => `Открыт: вызовы не проходят, пробный пройдёт через ${formatMs(ms)}.`,
    openHeld: (ms) => `Открыт: его держит Retry-After, пробного не будет ещё ${formatMs(ms)}.`,
    openOnTime: (ms) =>
      `Открыт: вызовы не проходят; через ${formatMs(ms)} сам станет полуоткрытым, по таймеру.`,
    openAtBoundary:
      "Открыт: время вышло, но вызов в этот самый момент ещё не пройдёт; чуть позже он станет пробным.",
    openOver: "Открыт: время вышло, и следующий вызов станет пробным.",
    halfOpen: (inFlight, permits, count, needed) =>
      `Полуоткрыт: пробных в работе ${some(inFlight, permits)}, успехов для закрытия ${some(count, needed)}.`,
    halfOpenTotal: (taken, permits) =>
      permits === 1
        ? `Полуоткрыт: единственное разрешение ${taken === 0 ? "свободно" : "выдано"}, других не будет.`
        : `Полуоткрыт: выдано ${formatNumber(taken)} из ${permitsOf(permits)}, других не будет.`,
    halfOpenPeriod: (taken, permits, renewsMs) =>
      `Полуоткрыт: выдано ${formatNumber(taken)} из ${permitsOf(permits)}; новые появятся ${renewsMs > 0 ? `через ${formatMs(renewsMs)}` : "со следующим вызовом"}.`,
    halfOpenInFlight: (taken, permits) => `Полуоткрыт: пробных в работе ${some(taken, permits)}.`,
    toClose: (count, needed) => `Успехов для закрытия ${some(count, needed)}.`,
    answered: (count, needed, failed) =>
      `Ответов на пробные ${some(count, needed)}, отказов ${formatNumber(failed)}.`,
    either: (ok, okNeeded, failed, failedNeeded) =>
      `У пробных успехов для закрытия ${some(ok, okNeeded)}, отказов для открытия ${some(failed, failedNeeded)}.`,
    lease: (ms, becomes) => `Без решения через ${formatMs(ms)} станет ${becoming[becomes]}.`,
    waiting: (count) =>
      `${counted(count, ["вызов ждёт", "вызова ждут", "вызовов ждут"])} его решения.`,
    halfOpenHeld: (ms) => `Retry-After задерживает следующий пробный ещё на ${formatMs(ms)}.`,
    forced: (kind, untilMs) =>
      untilMs === null
        ? `Принудительно ${kinds[kind]}: результаты не в счёт.`
        : `Принудительно ${kinds[kind]} до ${formatMs(untilMs)}: результаты не в счёт.`,
  },
  diagram: (name, sentence) => `Диаграмма состояний предохранителя ${name}. ${sentence}`,

  whyNot: {
    title: "Почему нет?",
    arrow: (to) => `не ${kinds[to]}`,
    moreFailures: (missing) =>
      `до открытия ещё ${failures(missing)}${missing === 1 ? "" : " подряд"}`,
    moreInWindow: (missing) => `до открытия ещё ${failures(missing)} в окне`,
    moreCalls: (missing) => `до решения ещё ${calls(missing)}`,
    failedShare: (failed, total, ratio, strict) =>
      `отказов ${shareOf(failed, total)}, а нужно ${least(ratio, strict)}`,
    slowShare: (slow, total, ratio, strict) =>
      `медленных ${shareOf(slow, total)}, а нужно ${least(ratio, strict)}`,
    judgedByTimer: (everyMs) =>
      `отказов уже хватает, но решает только таймер, раз в ${formatMs(everyMs)}`,
    judgedOnFailures: "отказов уже хватает, но решение будет только при следующем отказе",
    judgedAtResult: "отказов уже хватает, но до следующего результата решения не будет",
    warmsUp: (ms) => `прогрев продлится ещё ${formatMs(ms)}`,
    noLateProbe: "от прошлого полуоткрытого периода отказов пробных нет",
    atBoundary: "вызов в этот самый момент ещё не пройдёт",
    early: (ms) => `ещё ${formatMs(ms)}`,
    earlyHeld: (ms) => `ещё ${formatMs(ms)}, Retry-After отодвинул срок`,
    earlyTimer: (ms) => `ещё ${formatMs(ms)} до срабатывания таймера`,
    noCall: "время вышло, но вызова ещё не было: следующий станет пробным",
    noProbe: "ответа на пробный ещё нет",
    noProbeYet: "пробный ещё не отправлен: им станет следующий вызов",
    noPermit: "пробных в пути нет, и разрешений на них больше нет",
    noRoom: "пробных в пути нет: слишком много других вызовов в работе, места не осталось",
    noProbeFailed: "отказов пробных нет",
    moreSuccesses: (missing) => `до закрытия ещё ${successes(missing)}`,
    moreProbes: (missing) => `до решения ещё ${counted(missing, ["ответ", "ответа", "ответов"])}`,
    moreToAnswer: (missing) => `нужен ответ ещё на ${probes(missing)}`,
    moreFailedProbes: (missing) =>
      `до открытия ещё ${counted(missing, ["отказ пробного", "отказа пробных", "отказов пробных"])}`,
    outOfPermits: (what, left, renewsMs) => {
      const span = renewsMs === null ? "" : ` ещё ${formatMs(renewsMs)}`;
      return left === 0
        ? `${what}, но разрешений${span} не будет`
        : `${what}, но разрешений${span} хватит только на ${formatNumber(left)}`;
    },
    noIgnored: "ни один пробный не дал результата «не в счёт»",
    held: (ms) => `пробного не будет ещё ${formatMs(ms)}: Retry-After`,
    forced: (kind, untilMs) =>
      untilMs === null
        ? `принудительно удерживается ${becoming[kind]}`
        : `принудительно удерживается ${becoming[kind]} до ${formatMs(untilMs)}`,
  },

  like: { title: "Как в библиотеке", textbook: "Учебный вариант", own: "свои правила" },

  counters: {
    failures: "отказы",
    reached: "дошло",
    refused: "не пропущено",
    probes: "пробные: успех / отказ",
    slow: "медленных",
    inFlight: "в работе",
    of: some,
    waiting: "ждут",
    late: "поздние: учтено / нет",
  },

  classifier: {
    title: "Что считать отказом",
    failures: (names) => (names.length === 0 ? "ничего" : names.join(", ")),
    scope: "Правила для",
    everyHop: "всех его звеньев",
    hop: (name, exceptions) =>
      exceptions === 0
        ? name
        : `${name}: ${counted(exceptions, ["исключение", "исключения", "исключений"])}`,
    exception: "исключение",
    row: (result) => `${results[result]}: чем считать`,
    starved: `Теперь считается и вызов, которому не хватило времени. Если ему досталось ${formatMs(20)} вместо обычных ${formatNumber(70)}, о самом сервисе это ничего не говорит, а предохранитель может открыться зря.`,
  },

  forced: {
    title: "Принудительно",
    summary: (count) => counted(count, ["период", "периода", "периодов"]),
  },
};
