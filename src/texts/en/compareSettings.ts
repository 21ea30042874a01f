/** The settings in which two scenarios differ: their names and their values. */
import type { Settings } from "../../engine/differences";
import type {
  AnswerResult,
  Counted,
  Counts,
  Duration,
  Propagation,
  Response,
} from "../../engine/scenario";
import { type Names, nameOf } from "../names";
import { rareRulesIn } from "../rareRules";
import { breakerRules } from "./breakerRules";
import { amount, format, formatMs, formatNumber } from "./format";
import { knobs } from "./knobs";
import { status } from "./status";

type Words = {
  readonly [K in keyof Settings]: {
    readonly name: string;
    readonly value: (value: Settings[K], names: Names) => string;
  };
};

/** More answers than this are counted instead. */
const TOLD = 3;

const yesNo = (is: boolean) => (is ? "yes" : "no");
const orNone = (ms: number | null) => (ms === null ? "none" : formatMs(ms));
const counted = (list: readonly unknown[], one: string, many: string) =>
  list.length === 0 ? "none" : `${formatNumber(list.length)} ${list.length === 1 ? one : many}`;

const rare = rareRulesIn({ rules: breakerRules, knobs, format });

const told: { readonly [what in Propagation]: string } = {
  none: "nothing",
  remaining: "what remains",
  absolute: "the deadline, by the clock",
  reset: "the whole budget anew",
};

function duration(takes: Duration): string {
  if (typeof takes === "number") return formatMs(takes);
  if ("p50" in takes) return `p50 ${formatMs(takes.p50)}, p99 ${formatMs(takes.p99)}`;
  if ("uniform" in takes) {
    const [from, to] = takes.uniform;
    return `${formatNumber(from)} to ${formatMs(to)}`;
  }
  return counted(takes.samples, "sample", "samples");
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
  const rows = Object.entries(table) as [keyof Counts & string, Counted][];
  if (rows.length === 0) return "as the breaker says";
  return rows.map(([result, as]) => `${status.attempt[result]} ${status.counted[as]}`).join(", ");
}

export const compareSettings: Words = {
  hop: { name: "Hop", value: (name) => (name === null ? "not there" : "there") },
  name: { name: knobs.name, value: (name) => name },
  kind: { name: "Kind", value: (kind) => knobs[kind] },
  place: {
    name: "Place",
    value: ({ inside, after }, names) => {
      const where = after === null ? "first" : `after ${nameOf(after, names)}`;
      return inside === null ? where : `${where} in ${nameOf(inside, names)}`;
    },
  },

  deadlineMs: { name: knobs.deadline, value: orNone },
  reserveMs: { name: knobs.reserve, value: formatMs },
  finishMs: { name: knobs.closing, value: formatMs },
  budget: {
    name: knobs.budget,
    value: (budget) => (budget === "shared" ? "shared" : "own timeouts only"),
  },
  propagation: { name: "Callees are told", value: (what) => told[what] },
  arrivals: {
    name: "Requests",
    value: (arrivals) => {
      if ("everyMs" in arrivals) {
        return `${formatNumber(arrivals.count)}, every ${formatMs(arrivals.everyMs)}`;
      }
      if ("poissonPerSecond" in arrivals) {
        return `${formatNumber(arrivals.poissonPerSecond)} a second, for ${formatMs(arrivals.forMs)}`;
      }
      return counted(arrivals, "moment", "moments");
    },
  },
  untilMs: { name: "Run goes on to", value: formatMs },
  outages: { name: "Outages", value: (list) => counted(list, "period", "periods") },
  restarts: { name: "Restarts", value: (list) => counted(list, "moment", "moments") },
  forced: { name: "Breakers forced", value: (list) => counted(list, "period", "periods") },
  instances: {
    name: "Instances",
    value: ({ count, breakers }) =>
      count === 1
        ? "1"
        : `${formatNumber(count)}, breakers ${breakers === "each" ? "one each" : "shared"}`,
  },
  ladder: { name: "Timeout ladder", value: (layers) => counted(layers, "layer", "layers") },
  seed: { name: "Seed", value: formatNumber },

  takesMs: { name: "Duration", value: duration },
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
    name: "Told",
    value: (what) => (what === null ? "as every callee" : told[what]),
  },
  stopsAtDeadline: { name: "Stops at its deadline", value: yesNo },
  stopsOnCancel: { name: "Stops when its caller does", value: yesNo },
  maxBudgetMs: { name: "Budget accepted at most", value: orNone },
  clockSkewMs: { name: "Clock ahead by", value: formatMs },
  connectTimeoutMs: { name: "Connect timeout", value: orNone },
  readTimeoutMs: { name: "Read timeout", value: orNone },
  fanOut: {
    name: "Its calls",
    value: (atOnce) => (atOnce ? "all at once" : "one after the other"),
  },
  hopCounts: { name: "What counts", value: counts },

  backoff: {
    name: knobs.backoff,
    value: ({ kind, baseMs, factor, maxMs, jitter }) =>
      [
        kind === "fixed"
          ? `fixed ${formatMs(baseMs)}`
          : `${formatMs(baseMs)} × ${formatNumber(factor)}`,
        ...(kind === "exponential" && maxMs !== null ? [`at most ${formatMs(maxMs)}`] : []),
        ...(jitter === "none" ? [] : [`jitter ${knobs.jitters[jitter]}`]),
      ].join(", "),
  },
  retryAfter: { name: knobs.honourRetryAfter, value: yesNo },
  minUsefulMs: { name: knobs.minUseful, value: formatMs },
  retryOn: {
    name: knobs.retryOn,
    value: (list) => list.map((result) => status.attempt[result]).join(", ") || "nothing",
  },
  resetBudget: { name: knobs.resetBudget, value: yesNo },

  trip: {
    name: "Opens at",
    value: (trip) =>
      trip.kind === "consecutive"
        ? [`${formatNumber(trip.failures)} failures in a row`, rare.trip(trip, "failures")].join("")
        : [
            `${amount(100 * trip.failureRate, "%")} of `,
            trip.kind === "count" ? `${formatNumber(trip.size)} calls` : formatMs(trip.windowMs),
            rare.trip(trip, "failureRate", "size", "windowMs"),
          ].join(""),
  },
  openMs: { name: knobs.openTime, value: formatMs },
  openBackoff: {
    name: knobs.longerPauses,
    value: (longer) => (longer === null ? "no" : `× ${formatNumber(longer.factor)}`),
  },
  permits: { name: knobs.permits, value: formatNumber },
  successesToClose: { name: knobs.successes, value: formatNumber },
  counts: { name: "What counts", value: counts },
  breakerRetryAfter: { name: knobs.honourRetryAfter, value: yesNo },
  placement: { name: knobs.placement, value: (asked) => knobs.placements[asked] },
  opens: { name: knobs.opens, value: (way) => knobs.opensWays[way] },
  countLateResults: { name: knobs.lateResults, value: yesNo },
  otherRules: {
    name: "Other rules",
    value: (rules) => rare.others(rules) || "as usual",
  },
};
