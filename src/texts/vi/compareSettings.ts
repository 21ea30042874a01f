/** The settings in which two scenarios differ: their names and their values. */
import type {
  AnswerResult,
  CountedStatus,
  Counts,
  Duration,
  Propagation,
  Response,
} from "../../engine/scenario";
import type { compareSettings as english } from "../en/compareSettings";
import { nameOf } from "../names";
import { rareRulesIn } from "../rareRules";
import { breakerRules } from "./breakerRules";
import { amount, format, formatMs, formatNumber } from "./format";
import { knobs } from "./knobs";
import { status } from "./status";

/** More answers than this are counted instead. */
const TOLD = 3;

const yesNo = (is: boolean) => (is ? "có" : "không");
const orNone = (ms: number | null) => (ms === null ? "không có" : formatMs(ms));
const counted = (list: readonly unknown[], what: string) =>
  list.length === 0 ? "không có" : `${formatNumber(list.length)} ${what}`;

const rare = rareRulesIn({ rules: breakerRules, knobs, format });

const told: { readonly [what in Propagation]: string } = {
  none: "không gì cả",
  remaining: "phần còn lại",
  absolute: "hạn chót, theo giờ đồng hồ",
  reset: "lại trọn ngân sách",
};

function duration(takes: Duration): string {
  if (typeof takes === "number") return formatMs(takes);
  if ("p50" in takes) return `p50: ${formatMs(takes.p50)}, p99: ${formatMs(takes.p99)}`;
  if ("uniform" in takes) {
    const [from, to] = takes.uniform;
    return `${formatNumber(from)} đến ${formatMs(to)}`;
  }
  return counted(takes.samples, "giá trị đo");
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
  const rows = Object.entries(table) as [CountedStatus, keyof typeof status.counted][];
  if (rows.length === 0) return "theo bộ ngắt";
  return rows.map(([result, as]) => `${status.attempt[result]}: ${status.counted[as]}`).join(", ");
}

export const compareSettings: typeof english = {
  hop: { name: "Chặng", value: (name) => (name === null ? "không có" : "có") },
  name: { name: knobs.name, value: (name) => name },
  kind: { name: "Loại", value: (kind) => knobs[kind] },
  place: {
    name: "Vị trí",
    value: ({ inside, after }, names) => {
      const where = after === null ? "đầu tiên" : `sau ${nameOf(after, names)}`;
      return inside === null ? where : `${where} trong ${nameOf(inside, names)}`;
    },
  },

  deadlineMs: { name: knobs.deadline, value: orNone },
  reserveMs: { name: knobs.reserve, value: formatMs },
  finishMs: { name: knobs.closing, value: formatMs },
  budget: {
    name: knobs.budget,
    value: (budget) => (budget === "shared" ? "chung" : "chỉ timeout riêng"),
  },
  propagation: { name: "Bên được gọi được báo", value: (what) => told[what] },
  arrivals: {
    name: "Yêu cầu",
    value: (arrivals) => {
      if ("everyMs" in arrivals) {
        return `${formatNumber(arrivals.count)}, cứ mỗi ${formatMs(arrivals.everyMs)}`;
      }
      if ("poissonPerSecond" in arrivals) {
        return `${formatNumber(arrivals.poissonPerSecond)} mỗi giây, trong ${formatMs(arrivals.forMs)}`;
      }
      return counted(arrivals, "thời điểm");
    },
  },
  untilMs: { name: "Chạy ít nhất đến", value: formatMs },
  outages: { name: "Sự cố", value: (list) => counted(list, "đợt") },
  restarts: { name: "Khởi động lại", value: (list) => counted(list, "thời điểm") },
  forced: { name: "Ép bộ ngắt", value: (list) => counted(list, "đợt") },
  instances: {
    name: "Số instance",
    value: ({ count, breakers }) =>
      count === 1
        ? "1"
        : `${formatNumber(count)}, bộ ngắt ${breakers === "each" ? "mỗi instance một cái" : "dùng chung"}`,
  },
  ladder: { name: "Thang timeout", value: (layers) => counted(layers, "tầng") },
  seed: { name: knobs.seed, value: formatNumber },

  takesMs: { name: "Thời lượng", value: duration },
  timeoutMs: { name: knobs.ownTimeout, value: orNone },
  marginMs: { name: knobs.margin, value: formatMs },
  networkMs: { name: knobs.network, value: formatMs },
  responses: { name: knobs.answers, value: answers },
  attempts: { name: knobs.attempts, value: formatNumber },
  breaker: { name: knobs.itsBreaker, value: (key) => key ?? knobs.noBreaker },
  whenItFails: { name: knobs.whenItFails, value: (way) => knobs.whenItFailsShort[way] },
  effect: { name: knobs.effect, value: (effect) => knobs.effects[effect] },
  idempotencyKey: { name: knobs.idempotencyKey, value: yesNo },
  tells: {
    name: "Được báo",
    value: (what) => (what === null ? "như mọi bên được gọi" : told[what]),
  },
  stopsAtDeadline: { name: "Dừng ở hạn chót", value: yesNo },
  stopsOnCancel: { name: "Dừng khi bên gọi dừng", value: yesNo },
  maxBudgetMs: { name: "Trần ngân sách nhận vào", value: orNone },
  clockSkewMs: { name: "Đồng hồ chạy nhanh", value: formatMs },
  connectTimeoutMs: { name: "Timeout kết nối", value: orNone },
  readTimeoutMs: { name: "Timeout đọc", value: orNone },
  fanOut: { name: "Gọi đi", value: (atOnce) => (atOnce ? "cùng lúc" : "lần lượt") },
  hopCounts: { name: "Tính những gì", value: counts },

  backoff: {
    name: knobs.backoff,
    value: ({ kind, baseMs, factor, maxMs, jitter }) =>
      [
        kind === "fixed"
          ? `cố định ${formatMs(baseMs)}`
          : `${formatMs(baseMs)} × ${formatNumber(factor)}`,
        ...(kind === "exponential" && maxMs !== null ? [`tối đa ${formatMs(maxMs)}`] : []),
        ...(jitter === "none" ? [] : [`jitter: ${knobs.jitters[jitter]}`]),
      ].join(", "),
  },
  retryAfter: { name: knobs.honourRetryAfter, value: yesNo },
  minUsefulMs: { name: knobs.minUseful, value: formatMs },
  retryOn: {
    name: knobs.retryOn,
    value: (list) => list.map((result) => status.attempt[result]).join(", ") || "không gì cả",
  },
  resetBudget: { name: knobs.resetBudget, value: yesNo },

  trip: {
    name: "Mở khi",
    value: (trip) =>
      trip.kind === "consecutive"
        ? [`${formatNumber(trip.failures)} thất bại liên tiếp`, rare.trip(trip, "failures")].join(
            "",
          )
        : [
            `${amount(100 * trip.failureRate, "%")} trong `,
            trip.kind === "count" ? `${formatNumber(trip.size)} lời gọi` : formatMs(trip.windowMs),
            rare.trip(trip, "failureRate", "size", "windowMs"),
          ].join(""),
  },
  openMs: { name: knobs.openTime, value: formatMs },
  openBackoff: {
    name: knobs.longerPauses,
    value: (longer) => (longer === null ? "không" : `× ${formatNumber(longer.factor)}`),
  },
  permits: { name: knobs.permits, value: formatNumber },
  successesToClose: { name: knobs.successes, value: formatNumber },
  counts: { name: "Tính những gì", value: counts },
  breakerRetryAfter: { name: knobs.honourRetryAfter, value: yesNo },
  placement: { name: knobs.placement, value: (asked) => knobs.placements[asked] },
  opens: { name: knobs.opens, value: (way) => knobs.opensWays[way] },
  countLateResults: { name: knobs.lateResults, value: yesNo },
  otherRules: {
    name: "Quy tắc khác",
    value: (rules) => rare.others(rules) || "mặc định",
  },
};
