/** The settings in which two scenarios differ: their names and their values. */
import type { AnswerResult, Counts, Duration, Propagation, Response } from "../../engine/scenario";
import type { compareSettings as english } from "../en/compareSettings";
import { nameOf } from "../names";
import type { SlavicForms } from "../plural";
import { rareRulesIn } from "../rareRules";
import { breakerRules } from "./breakerRules";
import { amount, counted, format, formatMs, formatNumber } from "./format";
import { knobs } from "./knobs";
import { status } from "./status";

/** More answers than this are counted instead. */
const TOLD = 3;

const yesNo = (is: boolean) => (is ? "да" : "нет");
const orNone = (ms: number | null) => (ms === null ? "нет" : formatMs(ms));
const countOf = (list: readonly unknown[], forms: SlavicForms) =>
  list.length === 0 ? "нет" : counted(list.length, forms);

const PERIODS: SlavicForms = ["период", "периода", "периодов"];
const MOMENTS: SlavicForms = ["момент", "момента", "моментов"];

const rare = rareRulesIn({ rules: breakerRules, knobs, format });

const told: { readonly [what in Propagation]: string } = {
  none: "ничего",
  remaining: "остаток",
  absolute: "момент дедлайна",
  reset: "весь срок заново",
};

function duration(takes: Duration): string {
  if (typeof takes === "number") return formatMs(takes);
  if ("p50" in takes) return `p50 ${formatMs(takes.p50)}, p99 ${formatMs(takes.p99)}`;
  if ("uniform" in takes) {
    const [from, to] = takes.uniform;
    return `от ${formatNumber(from)} до ${formatMs(to)}`;
  }
  return countOf(takes.samples, ["замер", "замера", "замеров"]);
}

function answer(response: Response): string {
  if ("never" in response) return knobs.never;
  const result: AnswerResult = response.result ?? "ok";
  return `${status.attempt[result]} ${duration(response.durationMs)}`;
}

function answers(responses: readonly Response[]): string {
  const first = responses.slice(0, TOLD).map(answer);
  const more = responses.length - first.length;
  return more > 0 ? `${first.join(", ")} ${knobs.moreAnswers(more)}` : first.join(", ");
}

function counts(table: Counts): string {
  const rows = Object.entries(table) as [keyof Counts & string, keyof typeof status.counted][];
  if (rows.length === 0) return "как у предохранителя";
  return rows.map(([result, as]) => `${status.attempt[result]} — ${status.counted[as]}`).join(", ");
}

export const compareSettings: typeof english = {
  hop: { name: "Звено", value: (name) => (name === null ? "нет" : "есть") },
  name: { name: knobs.name, value: (name) => name },
  kind: { name: "Вид", value: (kind) => knobs[kind] },
  place: {
    name: "Место",
    value: ({ inside, after }, names) => {
      const where = after === null ? "первым" : `после «${nameOf(after, names)}»`;
      return inside === null ? where : `внутри «${nameOf(inside, names)}», ${where}`;
    },
  },

  deadlineMs: { name: knobs.deadline, value: orNone },
  reserveMs: { name: knobs.reserve, value: formatMs },
  finishMs: { name: knobs.closing, value: formatMs },
  budget: {
    name: knobs.budget,
    value: (budget) => (budget === "shared" ? "общий" : "только свои таймауты"),
  },
  propagation: { name: "Вызовам передаётся", value: (what) => told[what] },
  arrivals: {
    name: "Запросы",
    value: (arrivals) => {
      if ("everyMs" in arrivals) {
        return `${formatNumber(arrivals.count)}, раз в ${formatMs(arrivals.everyMs)}`;
      }
      if ("poissonPerSecond" in arrivals) {
        return `${formatNumber(arrivals.poissonPerSecond)} в секунду в течение ${formatMs(arrivals.forMs)}`;
      }
      return countOf(arrivals, MOMENTS);
    },
  },
  untilMs: { name: knobs.until, value: formatMs },
  outages: { name: "Сбои", value: (list) => countOf(list, PERIODS) },
  restarts: { name: "Перезапуски", value: (list) => countOf(list, MOMENTS) },
  forced: { name: "Предохранители принудительно", value: (list) => countOf(list, PERIODS) },
  instances: {
    name: "Экземпляры",
    value: ({ count, breakers }) =>
      count === 1
        ? "1"
        : `${formatNumber(count)}, предохранители ${breakers === "each" ? "у каждого свои" : "общие"}`,
  },
  ladder: {
    name: "Лестница таймаутов",
    value: (layers) => countOf(layers, ["слой", "слоя", "слоёв"]),
  },
  seed: { name: "Зерно", value: formatNumber },

  takesMs: { name: "Длительность", value: duration },
  timeoutMs: { name: knobs.ownTimeout, value: orNone },
  marginMs: { name: knobs.margin, value: formatMs },
  networkMs: { name: knobs.network, value: formatMs },
  responses: { name: knobs.answers, value: answers },
  attempts: { name: knobs.attempts, value: formatNumber },
  breaker: { name: knobs.itsBreaker, value: (key) => key ?? knobs.noBreaker },
  whenItFails: { name: knobs.whenItFails, value: (way) => knobs.whenItFailsShort[way] },
  effect: { name: knobs.effect, value: (effect) => knobs.effects[effect] },
  idempotencyKey: { name: knobs.idempotencyKey, value: yesNo },
  tells: { name: "Передаётся", value: (what) => (what === null ? "как всем" : told[what]) },
  stopsAtDeadline: { name: "Останавливается по дедлайну", value: yesNo },
  stopsOnCancel: { name: "Останавливается вслед за вызывающим", value: yesNo },
  maxBudgetMs: { name: "Берёт не больше", value: orNone },
  clockSkewMs: { name: "Часы спешат на", value: formatMs },
  connectTimeoutMs: { name: knobs.connectTimeout, value: orNone },
  readTimeoutMs: { name: "Таймаут чтения", value: orNone },
  fanOut: { name: "Его вызовы", value: (atOnce) => (atOnce ? "все сразу" : "по очереди") },
  hopCounts: { name: "Что считать отказом", value: counts },

  backoff: {
    name: knobs.backoff,
    value: ({ kind, baseMs, factor, maxMs, jitter }) =>
      [
        kind === "fixed"
          ? `по ${formatMs(baseMs)}`
          : `${formatMs(baseMs)} × ${formatNumber(factor)}`,
        ...(kind === "exponential" && maxMs !== null ? [`не больше ${formatMs(maxMs)}`] : []),
        ...(jitter === "none" ? [] : [`разброс ${knobs.jitters[jitter]}`]),
      ].join(", "),
  },
  retryAfter: { name: knobs.honourRetryAfter, value: yesNo },
  minUsefulMs: { name: knobs.minUseful, value: formatMs },
  retryOn: {
    name: knobs.retryOn,
    value: (list) => list.map((result) => status.attempt[result]).join(", ") || "ничего",
  },
  resetBudget: { name: knobs.resetBudget, value: yesNo },

  trip: {
    name: "Порог открытия",
    value: (trip) =>
      trip.kind === "consecutive"
        ? `${counted(trip.failures, ["отказ", "отказа", "отказов"])} подряд${rare.trip(trip, "failures")}`
        : [
            `${amount(100 * trip.failureRate, "%")} `,
            trip.kind === "count"
              ? `из ${counted(trip.size, ["вызова", "вызовов", "вызовов"])}`
              : `за ${formatMs(trip.windowMs)}`,
            rare.trip(trip, "failureRate", "size", "windowMs"),
          ].join(""),
  },
  openMs: { name: knobs.openTime, value: formatMs },
  openBackoff: {
    name: knobs.longerPauses,
    value: (longer) => (longer === null ? "нет" : `× ${formatNumber(longer.factor)}`),
  },
  permits: { name: knobs.permits, value: formatNumber },
  successesToClose: { name: knobs.successes, value: formatNumber },
  counts: { name: "Что считать отказом", value: counts },
  breakerRetryAfter: { name: knobs.honourRetryAfter, value: yesNo },
  placement: { name: knobs.placement, value: (asked) => knobs.placements[asked] },
  opens: { name: knobs.opens, value: (way) => knobs.opensWays[way] },
  countLateResults: { name: knobs.lateResults, value: yesNo },
  otherRules: {
    name: "Другие правила",
    value: (rules) => rare.others(rules) || "как обычно",
  },
};
