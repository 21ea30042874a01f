/** The less common rules of a breaker: half-open, what is counted and when, what comes late. */
import type { breakerRules as english } from "../en/breakerRules";
import { counted, formatNumber } from "./format";

export const breakerRules: typeof english = {
  halfOpen: "Полуоткрытое состояние",
  counting: "Что считается и когда решается",
  late: "Поздние результаты",
  openTimes: "Время открытого состояния",

  oneAfterAnother: "Своё время для каждого раза",
  steps: "Сколько он открыт",
  stepsFact: (times, more) =>
    more === 0 ? times.join(", ") : `${times.join(", ")} и ещё ${formatNumber(more)}`,
  stepsHint: (most) =>
    `Первое число — для первого раза, после каждого отказа пробного — следующее; последнее повторяется. Не больше ${formatNumber(most)}, в мс, через пробел.`,
  stepsExpected: (most) =>
    `Нужны целые числа в мс, не больше ${formatNumber(most)}. Esc вернёт прежние.`,

  admits: "Разрешения на",
  admitsWays: {
    "in-flight": "пробные в работе",
    total: "весь полуоткрытый период",
    "per-period": "срок, как у открытого",
  },
  excess: "Лишний вызов",
  excessWays: {
    refused: "не пропускается",
    waits: "ждёт решения",
    "waits-for-probe": "ждёт ответа пробного",
  },
  ignored: "Пробный не в счёт",
  ignoredWays: {
    "gives-back": "отдаёт разрешение",
    keeps: "теряет разрешение",
    success: "считается успехом",
    closes: "ведёт к закрытию",
    failure: "считается отказом",
  },
  verdict: "Решает",
  verdicts: {
    first: "первый отказ или успехи",
    rate: "доля отказов в ответах",
    sampling: "доля отказов пробных",
    counts: "какой счёт набран раньше",
  },
  verdictCalls: "Ответов до решения",
  verdictRate: "Порог доли отказов пробных",
  samplingCalls: "Пробных до решения",
  samplingRate: "Откроется при доле отказов больше",
  closesAbove: "Закроется при доле успехов больше",
  verdictSuccesses: "Закроется при числе успехов",
  verdictFailures: "Откроется при числе отказов",
  verdictSlowRate: "Порог доли медленных пробных",
  verdictRateIn: "Доля пробных считается",
  lease: "Длится не дольше",
  becomes: "Без решения станет",
  becomesWays: { open: "открытым", closed: "закрытым" },

  opensAt: "Порог доли",
  opensAtWays: { reached: "достаточно достичь", exceeded: "надо превысить" },
  rateIn: "Доля считается",
  rateInWays: {
    share: "дробью",
    product: "числом: доля × вызовы",
    percent: "в процентах",
    hundredths: "дробью до сотых",
    "whole-percent": "в целых процентах, вниз",
  },
  counted: "Доля отказов берётся",
  countedWays: {
    results: "от результатов",
    admissions: "от пропущенных вызовов",
    asks: "от всех, и отклонённых",
  },
  judgedOn: "Решать",
  judgedOnWays: { results: "при каждом результате", failures: "только при отказе" },
  judgedEvery: "Решать только раз в",
  clearEvery: "Забывать весь счёт раз в",
  buckets: "Интервалов в окне",
  bucketsFrom: "Интервалы идут",
  bucketsFromWays: {
    epoch: "по часам",
    creation: "с его создания",
    closing: "с последнего закрытия",
    result: "с первого результата",
  },
  creditedAt: "Интервал результата",
  creditedAtWays: { end: "по концу вызова", start: "по началу вызова" },
  dropsOne: "Старые интервалы уходят",
  dropsOneWays: { all: "все сразу", one: "по одному на результат" },
  forgetsOlder: "Забывать отказы старше",
  hears: "Считаются",
  hearsWays: {
    closed: "результаты в закрытом",
    all: "результаты в любом",
    verdicts: "в закрытом и решающие",
  },
  closing: "Закрытие",
  closingWays: { empties: "обнуляет счёт", keeps: "сохраняет счёт" },
  boundary: "Вызов ровно в конце срока",
  boundaryWays: { through: "уже пробный", refused: "ещё не проходит" },
  touched: "Станет полуоткрытым",
  touchedWays: { call: "по вызову, таймеру", any: "и по результату" },
  capacity: "Вызовов в работе не больше",
  warmUp: "Не открывается первые",

  lateCalls: "Поздний результат",
  lateProbes: "Поздний пробный",
  lateWays: { dropped: "отбрасывается", counted: "учитывается" },
  lateActsOn: "Поздний результат относится",
  lateActsOnWays: { present: "к нынешнему состоянию", admitted: "к состоянию при вызове" },
  latePermit: "Поздний в полуоткрытом",
  latePermitWays: {
    none: "без разрешений",
    back: "даёт разрешение",
  },

  /** Said in a line of settings, where its knob has a label and a figure behind it. */
  line: {
    minCalls: (count) => `не раньше чем после ${counted(count, ["вызова", "вызовов", "вызовов"])}`,
    slowRate: (share) => `откроется и тогда, когда медленных ${share}`,
    windowFailures: (count) =>
      `откроется, набрав ${counted(count, ["отказ", "отказа", "отказов"])}, какой бы ни была доля`,
    buckets: (count) => counted(count, ["интервал", "интервала", "интервалов"]),
    verdictCalls: (count) => `после ${counted(count, ["ответа", "ответов", "ответов"])}`,
    verdictRate: (share) => `откроется, если отказов среди пробных ${share}`,
    verdictSlowRate: (share) => `откроется и тогда, когда медленных среди них ${share}`,
    samplingCalls: (count) => `решает по ${counted(count, ["пробному", "пробным", "пробным"])}`,
    samplingRate: (share) => `откроется, если отказов среди них больше ${share}`,
    closesAbove: (share) => `закроется, если успехов среди пробных больше ${share}`,
    verdictSuccesses: (count) =>
      `закроется, набрав ${counted(count, ["успех", "успеха", "успехов"])}`,
    verdictFailures: (count) =>
      `откроется, набрав ${counted(count, ["отказ", "отказа", "отказов"])}`,
    capacity: (count) => `в работе не больше ${counted(count, ["вызова", "вызовов", "вызовов"])}`,
  },
};
