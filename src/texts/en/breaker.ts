/** The breaker: its diagram, why it does not move, what it counts, and what is forced by hand. */
import type { BreakerKind } from "../../engine/event";
import type { Counted, CountedStatus } from "../../engine/scenario";
import { formatMs, formatNumber } from "../format";

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

function some(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

function percent(ratio: number): string {
  return `${formatNumber(ratio * 100)}\u202f%`;
}

export const breaker = {
  kinds,
  results,
  counted,

  choose: "Show breaker",
  follow: "at the cursor",
  unused: "No hop calls through this breaker.",
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
    rateOfCalls: (ratio: number, size: number) =>
      `${percent(ratio)} of ${some(size, "call", "calls")} failed`,
    rateOfTime: (ratio: number, windowMs: number) =>
      `${percent(ratio)} failed in ${formatMs(windowMs)}`,
    openTime: (ms: number) => `after ${formatMs(ms)}`,
    probeFailed: "a failed probe",
    successes: (needed: number) => some(needed, "success", "successes"),
    byHand: "by hand",
  },

  /** Beside the current state. */
  waits: {
    failures: (count: number, threshold: number) =>
      `failures ${formatNumber(count)} of ${formatNumber(threshold)}`,
    watches: "watches its window",
    reopens: (ms: number) => `reopens in ${formatMs(ms)}`,
    nextProbes: "the next call is a probe",
    held: "Retry-After holds it",
    heldFor: (ms: number) => `for ${formatMs(ms)} more`,
    probes: (inFlight: number, permits: number) =>
      `probes ${formatNumber(inFlight)} of ${formatNumber(permits)} in flight`,
    successes: (count: number, needed: number) =>
      `successes ${formatNumber(count)} of ${formatNumber(needed)}`,
    forced: (kind: BreakerKind) => `forced ${kinds[kind]}`,
    until: (ms: number) => `until ${formatMs(ms)}`,
  },

  /** The state and what it waits for, as one sentence. */
  sentence: {
    closed: (count: number, threshold: number) =>
      `Closed: ${some(count, "failure", "failures")} in a row of the ${formatNumber(threshold)} that would open it.`,
    closedWindow: "Closed: it opens when its window holds too many failures.",
    open: (ms: number) =>
      `Open: it refuses every call, and lets a probe through in ${formatMs(ms)}.`,
    openHeld: (ms: number) =>
      `Open: a Retry-After holds it, and no probe starts for another ${formatMs(ms)}.`,
    openOver: "Open: its time is over, and the next call is a probe.",
    halfOpen: (inFlight: number, permits: number, successes: number, needed: number) =>
      `Half-open: ${formatNumber(inFlight)} of ${some(permits, "probe", "probes")} in flight, ${formatNumber(successes)} of ${some(needed, "success", "successes")} to close.`,
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
    rateOfCalls: (ratio: number, size: number) =>
      `fewer than ${percent(ratio)} of the last ${some(size, "call", "calls")} failed`,
    rateOfTime: (ratio: number, windowMs: number) =>
      `fewer than ${percent(ratio)} failed in the last ${formatMs(windowMs)}`,
    early: (ms: number) => `${formatMs(ms)} early`,
    earlyHeld: (ms: number) => `${formatMs(ms)} early: a Retry-After names a later moment`,
    noCall: "its time is over, but no call has come: the next one is the probe",
    noProbe: "no probe has answered",
    noProbeYet: "no probe is on its way: the next call is one",
    noProbeFailed: "no probe has failed",
    moreSuccesses: (missing: number) =>
      `${some(missing, "more success", "more successes")} would close it`,
    held: (ms: number) => `no probe may start for another ${formatMs(ms)}: Retry-After`,
    forced: (kind: BreakerKind, untilMs: number | null) =>
      untilMs === null
        ? `it is held ${kinds[kind]} by hand`
        : `it is held ${kinds[kind]} by hand until ${formatMs(untilMs)}`,
  },

  counters: {
    failures: "failures",
    reached: "reached",
    refused: "refused",
    probes: "probes ok / failed",
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
    none: "Nothing is forced. A period holds the breaker open or closed whatever happens; afterwards it is closed and zeroed.",
    period: (number: number) => `Period ${formatNumber(number)}`,
    columns: "State, then from – to in ms",
    state: "state",
    from: "from",
    to: "to",
    add: "Add a period",
    remove: (number: number) => `Remove period ${formatNumber(number)}`,
    backwards: "Not taken: a period ends after it begins.",
    overlaps: "Not taken: it would overlap another period.",
  },
};
