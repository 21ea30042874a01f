/** The table of the request at the cursor. */
import type { BoundBy } from "../../engine/event";
import { formatMs, formatNumber } from "./format";

export const ledger = {
  caption: (request: number) =>
    `Request ${formatNumber(request)}, as far as the cursor; times in ms`,
  empty: "No request has arrived yet.",
  columns: {
    operation: "operation",
    hop: "hop",
    attempt: "attempt",
    n: "n",
    parent: "for",
    start: "start",
    own: "own",
    leftBefore: "left before",
    allowed: "allowed",
    boundBy: "bound by",
    told: "told until",
    spent: "spent",
    leftAfter: "left after",
    ghost: "ghost",
    result: "result",
  },
  bound: {
    own: "own",
    budget: "budget",
    nothing: "nothing",
  } satisfies Record<BoundBy, string>,
  none: "–",
  unlimited: "unlimited",
  running: "running",
  pause: {
    backoff: "pause: backoff",
    "retry-after": "pause: Retry-After",
  },
  outcomeUnknown: (result: string) => `${result}, outcome unknown`,
  notRetried: (result: string) => `${result}, not retried`,
  refused: (result: string, why: string) => (result === why ? result : `${result}: ${why}`),
  total: "total",
  soFar: "total so far",
  inTime: (leftMs: number) => `in time, ${formatMs(leftMs)} left`,
  leftNow: (leftMs: number) => `${formatMs(leftMs)} left`,
  late: (lateMs: number) => `${formatMs(lateMs)} late`,
  noDeadline: "no deadline",
  withVerdict: (result: string, verdict: string) => `${result}, ${verdict}`,
  allRows: (rows: number, shown: number) =>
    `The last ${formatNumber(shown)} rows are shown: show all ${formatNumber(rows)}`,
  lastRows: (shown: number) => `Show only the last ${formatNumber(shown)} rows`,
  copyMarkdown: "Copy as Markdown",
  copyCsv: "Copy as CSV",
  copied: (format: string) => `Copied as ${format}.`,
  cannotCopy: "The browser does not let this page copy. Select the text and copy it:",
  copyByHand: "Copy by hand",
};
