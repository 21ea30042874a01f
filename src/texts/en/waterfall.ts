/** Words in and around the picture of one request. */
import type { BoundBy } from "../../engine/event";
import { formatMs, formatNumber } from "../format";

const bound = {
  own: "bound by its own timeout",
  budget: "bound by the budget",
  nothing: "bound by nothing",
} satisfies Record<BoundBy, string>;

export const waterfall = {
  request: (request: number) => `Request ${formatNumber(request)}`,
  list: (request: number) =>
    `Steps of request ${formatNumber(request)}; Enter goes to where a step ends`,
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
  },
  legend: {
    heading: "What the marks mean",
    own: "own timeout",
    allowed: "allowed",
    used: "used",
    network: "on the wire",
    margin: "margin",
    reserve: "reserve",
    pause: "pause",
    ghost: "ghost work",
    refused: "not started",
    short: "too short to see",
  },
};
