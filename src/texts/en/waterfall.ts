/** Words in and around the picture of one request. */
import type { BoundBy } from "../../engine/event";
import { formatMs, formatNumber } from "./format";

const bound = {
  own: "bound by its own timeout",
  budget: "bound by the budget",
  nothing: "bound by nothing",
} satisfies Record<BoundBy, string>;

const callCount = (calls: number) => (calls === 1 ? "1 call" : `${formatNumber(calls)} calls`);

export const waterfall = {
  request: (request: number) => `Request ${formatNumber(request)}`,
  list: (request: number) =>
    `Steps of request ${formatNumber(request)}; Enter goes to where a step ends`,
  tree: (request: number) =>
    `Calls of request ${formatNumber(request)}, each under the call that made it; Enter goes to where one ends`,
  empty: "No request has arrived yet.",
  closing: "Closing work",
  attempt: (name: string, attempt: number) =>
    attempt > 1 ? `${name}, try ${formatNumber(attempt)}` : name,
  deadline: (ms: number) => `deadline ${formatMs(ms)}`,
  reserve: (ms: number) => `reserve ${formatNumber(ms)}`,
  late: (ms: number) => `${formatMs(ms)} late`,
  beyond: (ms: number) => `${formatMs(ms)} →`,
  cursor: (ms: number, beyond: boolean) => (beyond ? `${formatMs(ms)} →` : formatMs(ms)),
  breaker: (key: string, state: string) => `Breaker ${key}: ${state}`,
  /** What a handle sets, and to what. */
  handle: {
    own: (ms: number) => `own timeout ${formatMs(ms)}`,
    duration: (ms: number) => `takes ${formatMs(ms)}`,
    deadline: (ms: number) => `deadline ${formatMs(ms)}`,
  },
  /** Labels on bars. */
  spent: (ms: number) => formatMs(ms),
  spentOf: (ms: number, allowedMs: number) => `${formatNumber(ms)} of ${formatMs(allowedMs)}`,
  withStatus: (status: string, figures: string) => `${status}, ${figures}`,
  early: (ms: number) => `${formatMs(ms)} early`,
  refused: {
    nothing_left: "nothing left",
    open: "circuit open",
    retry_after: "held by Retry-After",
    probe_limit: "no probe free",
    forced: "forced open",
    capacity: "too many in flight",
  },
  /** The bar lies beside the part of the axis that is seen. */
  outside: (label: string, before: boolean) => (before ? `← ${label}` : `${label} →`),
  /** What was handed over with a request, written on its arrow. */
  handed: {
    nothing: "nothing told",
    left: (ms: number) => `${formatMs(ms)} left`,
    until: (ms: number, readAt: number) =>
      ms === readAt
        ? `until ${formatNumber(ms)}`
        : `until ${formatNumber(ms)}, on its clock ${formatNumber(readAt)}`,
    again: (ms: number) => `the whole ${formatMs(ms)} again`,
    clamped: (asked: number, taken: number) =>
      `asked ${formatNumber(asked)}, taken ${formatMs(taken)}`,
  },
  calls: callCount,
  /** What a folded row hides. */
  inside: (calls: number, ghostMs: number) =>
    `${callCount(calls)} inside${ghostMs > 0 ? `, ${formatMs(ghostMs)} of ghost work` : ""}`,
  gaveUp: (ms: number) => `its caller gave up at ${formatMs(ms)}`,
  written: (ms: number) => `written at ${formatMs(ms)}, unheard`,
  pause: (ms: number) => `pause ${formatMs(ms)}`,
  ghost: (ms: number) => `ghost work ${formatMs(ms)}`,
  noRetry: "no retry: it cannot fit",
  notes: (parts: readonly string[]) => parts.join(" · "),
  /** One sentence a row, for those who do not see the bars. */
  row: {
    waiting: (name: string) => `${name}: not reached yet`,
    running: (name: string, figures: string, from: number) =>
      `${name}: running, ${figures}, since ${formatMs(from)}`,
    ended: (name: string, label: string, from: number, to: number, by: BoundBy | null) =>
      `${name}: ${label}, from ${formatNumber(from)} to ${formatMs(to)}${by === null ? "" : `, ${bound[by]}`}`,
    refused: (name: string, why: string, at: number) =>
      `${name}: not started at ${formatMs(at)}, ${why}`,
    more: (sentence: string, parts: readonly string[]) => [sentence, ...parts].join("; "),
    told: (what: string) => `handed over: ${what}`,
    critical: (ms: number) => `on the critical path for ${formatMs(ms)}`,
    phases: {
      held: (ms: number) => `waiting for its breaker ${formatMs(ms)}`,
      connect: (ms: number) => `connecting ${formatMs(ms)}`,
      wire: (ms: number) => `on the wire ${formatMs(ms)}`,
      work: (ms: number) => `own work ${formatMs(ms)}`,
      wait: (ms: number) => `waiting for its calls ${formatMs(ms)}`,
      body: (ms: number) => `reading the body ${formatMs(ms)}`,
    },
  },
  /** Under the picture of a request whose work outlived its callers. */
  ghostTotal: (ms: number, gaveUpMs: number, lastMs: number) =>
    `Ghost work: ${formatMs(ms)} in all, from ${formatNumber(gaveUpMs)}, when a caller gave up, to ${formatMs(lastMs)}.`,
  writtenTotal: (writes: number) =>
    writes === 1
      ? "A write whose outcome was unknown took effect all the same."
      : `${formatNumber(writes)} writes whose outcome was unknown took effect all the same.`,
  /** Around the picture. */
  foldAll: "Fold all",
  unfoldAll: "Unfold all",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomAll: "Whole request",
  zoomed: (fromMs: number, toMs: number) => `${formatNumber(fromMs)} to ${formatMs(toMs)}`,
  map: "Part of the axis that is seen",
  legend: {
    heading: "What the marks mean",
    own: "own timeout",
    allowed: "allowed",
    used: "used",
    work: "own work",
    wait: "waiting for its calls",
    network: "on the wire",
    held: "waiting for its breaker",
    connect: "connecting",
    body: "a body in chunks",
    margin: "margin",
    reserve: "reserve",
    pause: "pause",
    ghost: "ghost work",
    gaveUp: "caller gave up, callee went on",
    written: "written, unheard",
    told: "handed over",
    critical: "critical path",
    refused: "not started",
    short: "too short to see",
  },
};
