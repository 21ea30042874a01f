/** How long something takes: fixed, or drawn by chance. */
import type { durations as english } from "../en/durations";
import { formatMs, formatNumber } from "./format";

/** Pieces of unreadable text told one by one. */
const TOLD = 4;

const samples = (count: number) => `${formatNumber(count)} giá trị đo`;

export const durations: typeof english = {
  kind: "Thời lượng",
  kindOf: (label) => `${label}: kiểu thời lượng`,
  kinds: {
    fixed: "cố định",
    lognormal: "log chuẩn",
    uniform: "đều",
    samples: "đo được",
  },
  p50: "p50: nửa số lần tới",
  p99: "p99: 99/100 lần tới",
  shortest: "Ngắn nhất",
  longest: "Dài nhất",
  fieldOf: (label, what) => `${label}: ${what}`,
  shortFields: { p50: "p50", p99: "p99", shortest: "từ", longest: "đến" },
  lognormalFact: (p50, p99) => `p50: ${formatNumber(p50)}, p99: ${formatMs(p99)}`,
  uniformFact: (from, to) => `${formatNumber(from)} đến ${formatMs(to)}`,
  samplesFact: (count, from, to) => `${samples(count)}, ${formatNumber(from)} đến ${formatMs(to)}`,
  samplesTold: (count, from, middle, to) =>
    `${samples(count)} từ ${formatMs(from)} đến ${formatMs(to)}, một nửa không quá ${formatMs(middle)}.`,
  samples: "Các thời lượng đo được, ms",
  samplesHint:
    "Cách nhau bằng dấu cách, dấu phẩy hoặc xuống dòng. Đọc được 31, 31ms và cả 0.2s; mỗi giá trị được làm tròn đến ms.",
  read: (count) => `Đã đọc ${formatNumber(count)} số.`,
  unread: (pieces) => {
    const told = pieces.slice(0, TOLD).map((piece) => `“${piece}”`);
    const more = pieces.length - told.length;
    if (more > 0) told.push(`${formatNumber(more)} mẩu nữa`);
    return `Không đọc được: ${told.join(", ")}.`;
  },
  tooMany: (most, left) =>
    `Chỉ giữ tối đa ${formatNumber(most)}: bỏ ${formatNumber(left)} giá trị cuối.`,
  use: (count) => `Dùng ${formatNumber(count)} số này`,
  vary: (label) => `${label}: cho dao động`,
};
