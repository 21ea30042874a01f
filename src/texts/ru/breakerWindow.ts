/** What a breaker's window holds: results that age out, against the threshold. */
import type { breakerWindow as english } from "../en/breakerWindow";
import { counted, formatMs, formatNumber } from "./format";
import { calls, least, shareOf, some } from "./shares";

export const breakerWindow: typeof english = {
  title: "Окно",
  looks: {
    ok: "успех",
    "not-failed": "без отказа",
    failure: "отказ",
    slow: "медленно",
    "slow-failure": "отказ, медленно",
    empty: "свободно",
  },
  holds: (total, failed, slow, windowMs) => {
    const slowly = slow === 0 ? "" : `, медленных ${formatNumber(slow)}`;
    const span = windowMs === null ? "" : ` за ${formatMs(windowMs)}`;
    return `В окне ${calls(total)}${span}: отказов ${formatNumber(failed)}${slowly}.`;
  },
  free: (count) => `Свободно ${counted(count, ["место", "места", "мест"])}.`,
  pushedOut: "Следующий результат вытеснит самый старый.",
  leaves: (ms) => `Самый старый выйдет через ${formatMs(ms)}.`,
  bucketLeaves: (ms) => `Самый старый интервал выйдет через ${formatMs(ms)}.`,
  bucketPushedOut: "Новый интервал вытеснит самый старый.",
  whole: "По давности ничего не выходит: окно сбрасывается целиком.",
  stands: "Окно застыло: пока предохранитель не закроется, ничего в нём не устаревает.",
  ago: (ms) => `${formatMs(ms)} назад`,
  at: (ms) => `в ${formatMs(ms)}`,
  now: "сейчас",
  bucket: (failed, total) => `${formatNumber(failed)}/${formatNumber(total)}`,
  countMeter: (count, most) => `отказов ${some(count, most)}`,
  meter: {
    failures: (count, total, ratio, strict) =>
      `отказов ${shareOf(count, total)}, откроется при ${least(ratio, strict)}`,
    slow: (count, total, ratio, strict) =>
      `медленных ${shareOf(count, total)}, откроется при ${least(ratio, strict)}`,
  },
};
