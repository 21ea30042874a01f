/** The breaker: its diagram, why it does not move, what it counts, and what is forced by hand. */
import type { BreakerKind } from "../../engine/event";
import type { Counted, CountedStatus } from "../../engine/scenario";
import { formatMs, formatNumber } from "./format";
import { least, shareOf, some } from "./shares";

const kinds: { readonly [kind in BreakerKind]: string } = {
  closed: "closed",
  open: "open",
  "half-open": "half-open",
};

const results: { readonly [status in CountedStatus]: string } = {
  timeout: "timeout",
  unavailable: "unavailable",
  rejected: "rejected",
  rate_limited: "rate limited",
  local: "local fault",
  deadline_exceeded: "deadline exceeded",
  cancelled: "cancelled",
};

const counted: { readonly [how in Counted]: string } = {
  failure: "failure",
  ignored: "ignored",
  success: "success",
};

export const breaker = {
  kinds,
  /** In a circle that is too narrow for it. */
  halfOpenLines: ["half-", "open"] as readonly string[],
  results,
  counted,

  choose: "Show breaker",
  follow: "at the cursor",
  unused: "No hop calls through this breaker.",
  instance: (key: string, instance: number | null) =>
    instance === null ? key : `${key}, instance ${formatNumber(instance)}`,
  guards: (key: string, names: string) => `${key}, before ${names}`,

  none: {
    says: "No call here has a breaker.",
    would:
      "A breaker counts a call's failures in a row. After enough of them it opens and refuses at once, which costs no time and spares the dependency; later it lets one probe through to see whether to close again.",
    before: "Before",
    attach: (hop: string) => `Put a breaker before ${hop}`,
    noCalls: "Add a call first: a breaker stands in front of one.",
  },

  /** Written on the arrows. */
  guard: {
    failures: (threshold: number) => `failures ≥ ${formatNumber(threshold)}`,
    failuresIn: (threshold: number, windowMs: number) =>
      `failures ≥ ${formatNumber(threshold)} in ${formatMs(windowMs)}`,
    failuresOf: (threshold: number, size: number) =>
      `failures ≥ ${formatNumber(threshold)} of ${some(size, "call", "calls")}`,
    rateOfCalls: (ratio: number, size: number, strict: boolean) =>
      `${least(ratio, strict)} of ${some(size, "call", "calls")} failed`,
    rateOfTime: (ratio: number, windowMs: number, strict: boolean) =>
      `${least(ratio, strict)} failed in ${formatMs(windowMs)}`,
    rateOfAll: (ratio: number, strict: boolean) => `${least(ratio, strict)} of all calls failed`,
    slow: (ratio: number, strict: boolean) => `or ${least(ratio, strict)} slow`,
    openTime: (ms: number) => `after ${formatMs(ms)}`,
    openTimePast: (ms: number) => `later than ${formatMs(ms)}`,
    openTimer: (ms: number) => `by timer: ${formatMs(ms)}`,
    probeFailed: "a failed probe",
    probeSlow: "a failed or slow probe",
    probesFailed: (count: number) => some(count, "failed probe", "failed probes"),
    rateOfProbes: (ratio: number, calls: number, strict: boolean) =>
      `${least(ratio, strict)} of ${some(calls, "probe", "probes")} failed`,
    successes: (needed: number) => some(needed, "success", "successes"),
    below: (calls: number) => `${some(calls, "probe", "probes")}, fewer failed`,
    ignored: "or an ignored one",
    lease: (ms: number) => `or after ${formatMs(ms)}`,
    byHand: "by hand",
  },

  /** Beside the current state. */
  waits: {
    failures: (count: number, threshold: number) =>
      `failures ${formatNumber(count)} of ${formatNumber(threshold)}`,
    failuresIn: (failures: number, total: number) => `failures ${shareOf(failures, total)}`,
    slowIn: (slow: number, total: number) => `slow ${shareOf(slow, total)}`,
    opensAt: (ratio: number, strict: boolean) => `opens at ${least(ratio, strict)}`,
    opensAtCount: (threshold: number) => `opens at ${formatNumber(threshold)}`,
    judgesAfter: (calls: number) => `judges after ${some(calls, "more call", "more calls")}`,
    warmsUp: (ms: number) => `warms up ${formatMs(ms)} more`,
    reopens: (ms: number) => `reopens in ${formatMs(ms)}`,
    nextProbes: "the next call is a probe",
    refusesNow: "still refuses at this very ms",
    held: "Retry-After holds it",
    heldFor: (ms: number) => `for ${formatMs(ms)} more`,
    probes: (inFlight: number, permits: number) =>
      `probes ${formatNumber(inFlight)} of ${formatNumber(permits)} in flight`,
    permits: (taken: number, permits: number) =>
      `permits ${formatNumber(taken)} of ${formatNumber(permits)} taken`,
    successes: (count: number, needed: number) =>
      `successes ${formatNumber(count)} of ${formatNumber(needed)}`,
    answers: (count: number, needed: number, failed: number) =>
      `answers ${formatNumber(count)} of ${formatNumber(needed)}, failed ${formatNumber(failed)}`,
    either: (ok: number, okNeeded: number, failed: number, failedNeeded: number) =>
      `ok ${formatNumber(ok)} of ${formatNumber(okNeeded)}, failed ${formatNumber(failed)} of ${formatNumber(failedNeeded)}`,
    forced: (kind: BreakerKind) => `forced ${kinds[kind]}`,
    until: (ms: number) => `until ${formatMs(ms)}`,
  },

  /** The state and what it waits for, as one sentence. */
  sentence: {
    closed: (count: number, threshold: number) =>
      `Closed: ${some(count, "failure", "failures")} in a row of the ${formatNumber(threshold)} that would open it.`,
    closedRow: (count: number, threshold: number) =>
      `Closed: ${some(count, "failure", "failures")} of the ${formatNumber(threshold)} that would open it.`,
    closedRate: (failures: number, total: number, ratio: number, strict: boolean) =>
      `Closed: failures ${shareOf(failures, total)}; it opens at ${least(ratio, strict)}.`,
    closedCount: (failures: number, total: number, threshold: number) =>
      `Closed: ${some(failures, "failure", "failures")} in ${some(total, "call", "calls")}; it opens at ${formatNumber(threshold)}.`,
    closedSlow: (slow: number, total: number, ratio: number, strict: boolean) =>
      `Slow ${shareOf(slow, total)}; it opens at ${least(ratio, strict)}.`,
    judgesAfter: (calls: number) =>
      `It judges nothing before ${some(calls, "more call", "more calls")}.`,
    warmsUp: (ms: number) => `It warms up, and does not open for another ${formatMs(ms)}.`,
    open: (ms: number) =>
      `Open: it refuses every call, and lets a probe through in ${formatMs(ms)}.`,
    openHeld: (ms: number) =>
      `Open: a Retry-After holds it, and no probe starts for another ${formatMs(ms)}.`,
    openOnTime: (ms: number) =>
      `Open: it refuses every call, and becomes half-open by its own timer in ${formatMs(ms)}.`,
    openAtBoundary:
      "Open: its time is over, but a call at this very moment is still refused; one later is a probe.",
    openOver: "Open: its time is over, and the next call is a probe.",
    halfOpen: (inFlight: number, permits: number, successes: number, needed: number) =>
      `Half-open: ${formatNumber(inFlight)} of ${some(permits, "probe", "probes")} in flight, ${formatNumber(successes)} of ${some(needed, "success", "successes")} to close.`,
    halfOpenTotal: (taken: number, permits: number) =>
      permits === 1
        ? `Half-open: its only permit is ${taken === 0 ? "free" : "taken"}, and no other will follow.`
        : `Half-open: ${formatNumber(taken)} of its ${formatNumber(permits)} permits are taken, and no others will follow.`,
    halfOpenPeriod: (taken: number, permits: number, renewsMs: number) =>
      `Half-open: ${formatNumber(taken)} of ${some(permits, "permit", "permits")} taken; they are handed out anew ${renewsMs > 0 ? `in ${formatMs(renewsMs)}` : "to the next call"}.`,
    halfOpenInFlight: (taken: number, permits: number) =>
      `Half-open: ${formatNumber(taken)} of ${some(permits, "probe", "probes")} in flight.`,
    toClose: (successes: number, needed: number) =>
      `${formatNumber(successes)} of ${some(needed, "success", "successes")} to close.`,
    answered: (count: number, needed: number, failed: number) =>
      `${formatNumber(count)} of ${some(needed, "probe has", "probes have")} answered, ${formatNumber(failed)} failed.`,
    either: (ok: number, okNeeded: number, failed: number, failedNeeded: number) =>
      `Probes ok ${formatNumber(ok)} of ${formatNumber(okNeeded)} to close, failed ${formatNumber(failed)} of ${formatNumber(failedNeeded)} to open.`,
    lease: (ms: number, becomes: BreakerKind) =>
      `Without a verdict it becomes ${kinds[becomes]} in ${formatMs(ms)}.`,
    waiting: (count: number) => `${some(count, "caller waits", "callers wait")} for it.`,
    halfOpenHeld: (ms: number) =>
      `A Retry-After holds back the next probe for another ${formatMs(ms)}.`,
    forced: (kind: BreakerKind, untilMs: number | null) =>
      untilMs === null
        ? `Forced ${kinds[kind]} by hand: results do not count.`
        : `Forced ${kinds[kind]} by hand until ${formatMs(untilMs)}: results do not count.`,
  },
  diagram: (name: string, sentence: string) => `State diagram of the breaker ${name}. ${sentence}`,

  whyNot: {
    title: "Why not?",
    arrow: (to: BreakerKind) => `not ${kinds[to]}`,
    moreFailures: (missing: number) =>
      `${some(missing, "more failure", "more failures in a row")} would open it`,
    moreInWindow: (missing: number) =>
      `${some(missing, "more failure", "more failures")} in its window would open it`,
    moreCalls: (missing: number) => `${some(missing, "more call", "more calls")} before it judges`,
    failedShare: (failures: number, total: number, ratio: number, strict: boolean) =>
      `failures ${shareOf(failures, total)}, not ${least(ratio, strict)}`,
    slowShare: (slow: number, total: number, ratio: number, strict: boolean) =>
      `slow ${shareOf(slow, total)}, not ${least(ratio, strict)}`,
    judgedByTimer: (everyMs: number) =>
      `enough has failed, but only its timer judges, every ${formatMs(everyMs)}`,
    judgedOnFailures: "enough has failed, but only the next failure is judged",
    judgedAtResult: "enough has failed, but nothing is judged before the next result",
    warmsUp: (ms: number) => `it warms up for another ${formatMs(ms)}`,
    noLateProbe: "no probe of an earlier half-open period has failed",
    atBoundary: "a call at exactly this moment is still refused",
    early: (ms: number) => `${formatMs(ms)} early`,
    earlyHeld: (ms: number) => `${formatMs(ms)} early: a Retry-After names a later moment`,
    earlyTimer: (ms: number) => `${formatMs(ms)} early: its own timer moves it`,
    noCall: "its time is over, but no call has come: the next one is the probe",
    noProbe: "no probe has answered",
    noProbeYet: "no probe is on its way: the next call is one",
    noPermit: "no probe is on its way, and no permit is left for one",
    noRoom: "no probe is on its way: too many other calls are in flight for one",
    noProbeFailed: "no probe has failed",
    moreSuccesses: (missing: number) =>
      `${some(missing, "more success", "more successes")} would close it`,
    moreProbes: (missing: number) =>
      `${some(missing, "more answer", "more answers")} before it judges`,
    moreToAnswer: (missing: number) => `${some(missing, "more probe", "more probes")} must answer`,
    moreFailedProbes: (missing: number) =>
      `${some(missing, "more failed probe", "more failed probes")} would open it`,
    outOfPermits: (what: string, left: number, renewsMs: number | null) => {
      const lack =
        left === 0 ? "no permit is left" : `there are permits for only ${formatNumber(left)}`;
      return renewsMs === null
        ? `${what}, but ${lack}`
        : `${what}, but ${lack} for another ${formatMs(renewsMs)}`;
    },
    noIgnored: "no probe has ended with an ignored result",
    held: (ms: number) => `no probe may start for another ${formatMs(ms)}: Retry-After`,
    forced: (kind: BreakerKind, untilMs: number | null) =>
      untilMs === null
        ? `it is held ${kinds[kind]} by hand`
        : `it is held ${kinds[kind]} by hand until ${formatMs(untilMs)}`,
  },

  like: { title: "Behaves like a library", textbook: "Textbook breaker", own: "rules of its own" },

  counters: {
    failures: "failures",
    reached: "reached",
    refused: "refused",
    probes: "probes ok / failed",
    slow: "slow",
    inFlight: "in flight",
    of: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)}`,
    waiting: "waiting",
    late: "late, counted / dropped",
  },

  classifier: {
    title: "What counts",
    failures: (names: readonly string[]) =>
      names.length === 0 ? "nothing is a failure" : `failures: ${names.join(", ")}`,
    scope: "Rules for",
    everyHop: "every hop on it",
    hop: (name: string, exceptions: number) =>
      exceptions === 0 ? name : `${name}: ${some(exceptions, "exception", "exceptions")}`,
    exception: "exception",
    row: (status: CountedStatus) => `${results[status]} counts as`,
    starved:
      "A starved call now counts. One that was given 20\u202fms of its usual 70 says nothing about the dependency, and can open a healthy circuit.",
  },

  forced: {
    title: "Forced by hand",
    summary: (count: number) => some(count, "period", "periods"),
  },
};
