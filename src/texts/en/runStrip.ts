/** The whole run on one small axis. */
import { formatMs, formatNumber } from "../format";

export const runStrip = {
  slider: "Request at the cursor",
  value: (request: number, of: number, atMs: number, end: string) =>
    `Request ${formatNumber(request)} of ${formatNumber(of)}, at ${formatMs(atMs)}: ${end}`,
  nobody: "Nobody comes: this run has no request.",
  breaker: (key: string) => `Breaker ${key}`,
  requests: (count: number) => (count === 1 ? "1 request" : `${formatNumber(count)} requests`),
  counted: (end: string, count: number) => `${end} ${formatNumber(count)}`,
};
