/** Two settings side by side: what to compare with, and the differences in words. */
import type { OperationStatus } from "../../engine/event";
import type { PresetId } from "../../engine/presets";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";

interface PresetWords {
  readonly title: string;
  readonly note: string;
}

const presets: { readonly [id in PresetId]: PresetWords } = {
  deadlineShared: {
    title: "The deadline shared",
    note: "The edge looks at what is left before each call.",
  },
  ownTimeouts: {
    title: "Each timeout on its own",
    note: "The edge looks at own timeouts alone, not at what is left.",
  },
  toldRemaining: {
    title: "Callees told what remains",
    note: "Each is given the time its caller will wait.",
  },
  toldNothing: {
    title: "Callees told nothing",
    note: "Nobody below the edge knows of a deadline.",
  },
  stopAtDeadline: {
    title: "Callees stop at their deadline",
    note: "No work for an answer that nobody waits for.",
  },
  workPastDeadline: {
    title: "Callees work past their deadline",
    note: "They are told, and go on all the same.",
  },
  stopWhenCancelled: {
    title: "Callees stop when their caller has gone",
    note: "A call that is cut or cancelled ends below, too.",
  },
  workPastCancelling: {
    title: "Callees work on when their caller has gone",
    note: "Nobody tells them that the call was cut.",
  },
  retriesInOneLayer: {
    title: "Retries in one layer",
    note: "Only the layer next to what fails tries again.",
  },
  retriesInEveryLayer: {
    title: "Retries in every layer",
    note: "Each layer above and below tries again as often.",
  },
  withoutRetries: { title: "Without retries", note: "Every call is made once." },
  withRetries: {
    title: "With retries",
    note: `The innermost calls are tried 3 times, ${formatMs(50)} apart.`,
  },
  withoutBreaker: { title: "Without a breaker", note: "Every call is made." },
  withBreaker: {
    title: "With a breaker",
    note: `Before each innermost call: open after 3 failures in a row, for ${formatMs(10_000)}.`,
  },
  nothingKeptBack: {
    title: "Nothing kept back",
    note: "No reserve and no margins: calls may use all that is left.",
  },
  reserveForClosing: {
    title: "A reserve for the closing work",
    note: "As long as the closing work takes.",
  },
  fannedOut: {
    title: "Calls fanned out",
    note: "A callee makes its calls all at once.",
  },
  inOrder: { title: "Calls one after the other", note: "A callee waits for each call in turn." },
};

/** `a`, `a and b`, `a, b and c`. */
function series(parts: readonly string[]): string {
  const [last = ""] = parts.slice(-1);
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const many = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const compare = {
  stop: "Stop comparing",
  swap: "Swap",
  pin: "Pin the present",
  change: "Compare with…",
  /** Which half is which. */
  now: "Now",
  pinned: "Pinned",
  half: (which: string, name: string | null) => (name === null ? which : `${which}: ${name}`),
  editing: "Every change is made to the upper one. The lower one stays as it was pinned.",
  list: (which: string, request: number) =>
    `${which}: steps of request ${formatNumber(request)}; Enter goes to where a step ends`,
  noRequest: "No request has come by this moment.",
  /** What happens at the cursor in the lower one; the upper one's stands above. */
  here: (sentence: string) => `There: ${sentence}`,
  nearest: (sentence: string) => `It has no such step. Nearest in time: ${sentence}`,
  ends: (ending: string) => `Ends ${ending}`,

  dialog: {
    title: "Compare with",
    lead: "What is open now stays the one that is edited. What you choose is pinned beside it, as it is.",
    pinTitle: "The present, pinned",
    pinNote: "A copy of it as it is now: go on editing and see what changes.",
    presets: "The same, with one thing otherwise",
    gallery: "From the gallery",
  },
  presets,

  /** What a half is called, by the one thing in which the two differ. */
  names: {
    present: "As it is now",
    titled: (title: string) => `“${title}”`,
    budget: { shared: "the deadline shared", local: "each timeout on its own" },
    told: {
      none: "callees told nothing",
      remaining: "callees told what remains",
      absolute: "callees told the deadline by the clock",
      reset: "callees told the whole budget anew",
    },
    retries: (names: readonly string[]) =>
      names.length === 0 ? "no retries" : `retries at ${someOf(names)}`,
    breakers: (names: readonly string[]) =>
      names.length === 0 ? "no breaker" : `a breaker before ${someOf(names)}`,
    stopsAtDeadline: {
      true: "callees that stop at their deadline",
      false: "callees that work past their deadline",
    },
    stopsOnCancel: {
      true: "callees that stop when their caller has gone",
      false: "callees that work on when their caller has gone",
    },
    keptBack: { true: "time kept back", false: "nothing kept back" },
    fanOut: { true: "calls fanned out", false: "calls one after the other" },
    hop: (there: boolean, name: string) => `${there ? "With" : "Without"} ${name}`,
    setting: (name: string, value: string, of: string | null) =>
      of === null ? `${name} ${value}` : `${name} ${value} at ${of}`,
    alone: capital,
    /** How a sentence about the first half begins. */
    with: (phrase: string) => `With ${phrase}`,
  },

  words: {
    /** `With the deadline shared: 3 calls to Database instead of 27.` */
    said: (lead: string | null, ours: readonly string[], theirs: readonly string[]) => {
      const says = `${series(ours)} instead of ${series(theirs)}.`;
      return lead === null ? capital(says) : `${lead}: ${says}`;
    },
    calls: (count: number, name: string) => `${many(count, "call", "calls")} to ${name}`,
    ghost: (ms: number) => `${formatMs(ms)} of ghost work`,
    unknown: (count: number) => many(count, "unknown outcome", "unknown outcomes"),
    refused: (count: number) => `${many(count, "call", "calls")} not made`,
    bare: formatNumber,
    bareMs: formatMs,
    after: (tookMs: number, lateMs: number) =>
      `after ${formatMs(tookMs)}${lateMs > 0 ? `, ${formatMs(lateMs)} late` : ""}`,
    ending: (ends: OperationStatus, where: string | null, after: string) =>
      `${status.operation[ends]}${where === null ? "" : ` at ${where}`} ${after}`,
    failedAt: (name: string, ended: string) => `${name} (${ended})`,
    alike: (request: number, ending: string) =>
      `Request ${formatNumber(request)} comes out the same in both: ${ending}.`,
    nothingYet: "Nothing differs yet. Change something: the difference stands here.",
    onlyHere: (request: number) => `Request ${formatNumber(request)} comes in the upper one alone.`,
    run: (requests: number) => `In the whole run of ${many(requests, "request", "requests")}`,
    runs: (ours: number, theirs: number) =>
      `In the whole run of ${formatNumber(ours)} instead of ${many(theirs, "request", "requests")}`,
    requests: (count: number, ends: OperationStatus) =>
      `${formatNumber(count)} ${status.operation[ends]}`,
    late: (count: number) => `${formatNumber(count)} late`,
    runAlike: "The whole run comes to the same.",
  },

  table: {
    caption: "The figures of both",
    figure: "Figure",
    difference: "Difference",
    request: (request: number) => `Request ${formatNumber(request)}`,
    run: "Whole run",
    ending: "ends",
    took: "took",
    late: "late",
    calls: (name: string) => `calls to ${name}`,
    perRequest: (name: string) => `calls to ${name}, a request`,
    ghost: "ghost work",
    unknown: "unknown outcomes",
    refused: "calls not made",
    requests: "requests",
    ended: (ends: OperationStatus) => `ended ${status.operation[ends]}`,
    lateRequests: "ended late",
    longest: "longest request",
    runEnds: "all work over at",
    none: "–",
    same: "same",
    more: (text: string) => `+${text}`,
    less: (text: string) => `−${text}`,
    other: "otherwise",
  },

  settings: {
    title: "What is set otherwise",
    none: "Every setting is the same.",
    setting: "Setting",
    of: (owner: string, name: string) => `${owner}: ${name.toLowerCase()}`,
    breaker: (key: string) => `Breaker ${key}`,
    otherwise: "otherwise",
    more: (count: number) => `and ${formatNumber(count)} more`,
  },

  breakers: {
    title: "Breakers at the cursor",
    says: (key: string, ours: string, theirs: string) =>
      `Breaker ${key}: ${ours}; in the pinned one ${theirs}.`,
    absent: "not there",
  },
};

function someOf(names: readonly string[]): string {
  return names.length <= 3 ? series(names) : `${formatNumber(names.length)} calls`;
}
