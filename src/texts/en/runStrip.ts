/** The whole run on one small axis. */
import { formatMs, formatNumber } from "./format";

export const runStrip = {
  slider: "Request at the cursor",
  value: (request: number, of: number, atMs: number, end: string) =>
    `Request ${formatNumber(request)} of ${formatNumber(of)}, at ${formatMs(atMs)}: ${end}`,
  nobody: "Nobody comes: this run has no request.",
  breaker: (key: string) => `Breaker ${key}`,
  requests: (count: number) => (count === 1 ? "1 request" : `${formatNumber(count)} requests`),
  /** How they ended, all together. */
  summary: (requests: string, ends: readonly (readonly [string, number])[]) =>
    `${requests}: ${ends.map(([end, count]) => `${formatNumber(count)} ${end}`).join(", ")}`,
};
