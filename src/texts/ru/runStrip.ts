/** The whole run on one small axis. */
import type { runStrip as english } from "../en/runStrip";
import { counted, formatMs, formatNumber } from "./format";

export const runStrip: typeof english = {
  slider: "Запрос под курсором",
  value: (request, of, atMs, end) =>
    `Запрос ${formatNumber(request)} из ${formatNumber(of)}, в ${formatMs(atMs)}: ${end}`,
  nobody: "Никто не приходит: в этом прогоне нет запросов.",
  breaker: (key) => `Предохр. ${key}`,
  requests: (count) => counted(count, ["запрос", "запроса", "запросов"]),
  summary: (requests, ends) =>
    `${requests}: ${ends.map(([end, count]) => `${end} ${formatNumber(count)}`).join(", ")}`,
};
