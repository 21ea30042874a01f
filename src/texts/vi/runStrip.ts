/** The whole run on one small axis. */
import type { runStrip as english } from "../en/runStrip";
import { formatMs, formatNumber } from "./format";

export const runStrip: typeof english = {
  slider: "Yêu cầu tại con trỏ",
  value: (request, of, atMs, end) =>
    `Yêu cầu ${formatNumber(request)}/${formatNumber(of)}, lúc ${formatMs(atMs)}: ${end}`,
  nobody: "Không có ai đến: lượt chạy này không có yêu cầu nào.",
  breaker: (key) => `Bộ ngắt ${key}`,
  requests: (count) => `${formatNumber(count)} yêu cầu`,
  summary: (requests, ends) =>
    `${requests}: ${ends.map(([end, count]) => `${formatNumber(count)} ${end}`).join(", ")}`,
};
