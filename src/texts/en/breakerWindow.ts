/** What a breaker's window holds: results that age out, against the threshold. */
import { formatMs, formatNumber } from "./format";
import { least, shareOf, some } from "./shares";

export const breakerWindow = {
  title: "Its window",
  looks: {
    ok: "ok",
    "not-failed": "not failed",
    failure: "failed",
    slow: "slow",
    "slow-failure": "failed, slow",
    empty: "free",
  },
  holds: (total: number, failures: number, slow: number, windowMs: number | null) => {
    const failed = `${some(total, "call", "calls")}, ${formatNumber(failures)} failed`;
    const all = slow === 0 ? failed : `${failed}, ${formatNumber(slow)} slow`;
    return windowMs === null ? `It holds ${all}.` : `It holds ${all}, of ${formatMs(windowMs)}.`;
  },
  free: (count: number) => `${some(count, "place is", "places are")} free.`,
  pushedOut: "The next result pushes the oldest out.",
  leaves: (ms: number) => `The oldest leaves in ${formatMs(ms)}.`,
  bucketLeaves: (ms: number) => `The oldest bucket leaves in ${formatMs(ms)}.`,
  bucketPushedOut: "A new bucket pushes the oldest out.",
  whole: "Nothing leaves it by age: it is forgotten as a whole.",
  stands: "It stands as it was, and nothing ages in it until the breaker closes.",
  ago: (ms: number) => `${formatMs(ms)} ago`,
  at: (ms: number) => `at ${formatMs(ms)}`,
  now: "now",
  bucket: (failures: number, total: number) => `${formatNumber(failures)}/${formatNumber(total)}`,
  countMeter: (count: number, most: number) =>
    `failures ${formatNumber(count)} of ${formatNumber(most)}`,
  meter: {
    failures: (count: number, total: number, ratio: number, strict: boolean) =>
      `failures ${shareOf(count, total)}, opens at ${least(ratio, strict)}`,
    slow: (count: number, total: number, ratio: number, strict: boolean) =>
      `slow ${shareOf(count, total)}, opens at ${least(ratio, strict)}`,
  },
};
