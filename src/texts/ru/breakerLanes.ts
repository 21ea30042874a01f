/** A lane of calls for each instance that has a breaker of its own. */
import type { breakerLanes as english } from "../en/breakerLanes";
import { breaker } from "./breaker";
import { counted, formatMs, formatNumber } from "./format";

const calls: (typeof english)["calls"] = {
  reached: "пропущен",
  refused: "не пропущен",
  probe: "пробный, без решения",
  "probe-ok": "пробный: успех",
  "probe-failed": "пробный: отказ",
};

/** Before a number of them. */
const totals: (typeof english)["calls"] = {
  reached: "пропущено",
  refused: "не пропущено",
  probe: "пробных без решения",
  "probe-ok": "пробных с успехом",
  "probe-failed": "пробных с отказом",
};

const instance = (number: number) => `Экземпляр ${formatNumber(number)}`;

export const breakerLanes: typeof english = {
  title: "Вызовы по экземплярам",
  hint: "Каждый экземпляр знает только о своих вызовах. Нажатие на вызов переводит к нему.",
  instance,
  some: (from, to, of) =>
    `Экземпляры с ${formatNumber(from)} по ${formatNumber(to)} из ${formatNumber(of)}: рядом с запросом под курсором. Остальные видны при их запросах.`,
  calls,
  summary: (number, counts) =>
    counts.length === 0
      ? `${instance(number)}: вызовов нет.`
      : `${instance(number)}: ${counts.map(([kind, count]) => `${totals[kind]} ${formatNumber(count)}`).join(", ")}.`,
  lane: (number) => `Вызовы экземпляра ${formatNumber(number)}`,
  at: (call, of, request, atMs, kind, state) =>
    `Вызов ${formatNumber(call)} из ${formatNumber(of)}, запрос ${formatNumber(request)} в ${formatMs(atMs)}: ${calls[kind]}; предохранитель сейчас ${breaker.kinds[state]}`,
  none: (of, state) =>
    of === 0
      ? `Вызовов не будет; предохранитель ${breaker.kinds[state]}`
      : `Впереди ${counted(of, ["вызов", "вызова", "вызовов"])}; предохранитель сейчас ${breaker.kinds[state]}`,
};
