/** What a breaker's window holds: results that age out, against the threshold. */
import type { breakerWindow as english } from "../en/breakerWindow";
import { formatMs, formatNumber } from "./format";
import { calls, least, outOf, shareOf } from "./shares";

export const breakerWindow: typeof english = {
  title: "Cửa sổ",
  looks: {
    ok: "thành công",
    "not-failed": "không thất bại",
    failure: "thất bại",
    slow: "chậm",
    "slow-failure": "thất bại, chậm",
    empty: "trống",
  },
  holds: (total, failed, slow, windowMs) => {
    const most = `${calls(total)}, ${formatNumber(failed)} thất bại`;
    const all = slow === 0 ? most : `${most}, ${formatNumber(slow)} chậm`;
    return windowMs === null ? `Đang giữ ${all}.` : `Đang giữ ${all}, trong ${formatMs(windowMs)}.`;
  },
  free: (count) => `Còn trống ${formatNumber(count)} chỗ.`,
  pushedOut: "Kết quả kế tiếp sẽ đẩy kết quả cũ nhất ra.",
  leaves: (ms) => `Kết quả cũ nhất ra khỏi cửa sổ sau ${formatMs(ms)}.`,
  bucketLeaves: (ms) => `Ngăn cũ nhất ra khỏi cửa sổ sau ${formatMs(ms)}.`,
  bucketPushedOut: "Ngăn mới sẽ đẩy ngăn cũ nhất ra.",
  whole: "Không kết quả nào bị bỏ vì cũ: cửa sổ được xóa cả một lượt.",
  stands: "Cửa sổ giữ nguyên, không gì cũ đi cho đến khi bộ ngắt đóng.",
  ago: (ms) => `${formatMs(ms)} trước`,
  at: (ms) => `lúc ${formatMs(ms)}`,
  now: "bây giờ",
  bucket: outOf,
  countMeter: (count, most) => `thất bại ${outOf(count, most)}`,
  meter: {
    failures: (count, total, ratio, strict) =>
      `thất bại ${shareOf(count, total)}, mở khi ${least(ratio, strict)}`,
    slow: (count, total, ratio, strict) =>
      `chậm ${shareOf(count, total)}, mở khi ${least(ratio, strict)}`,
  },
};
