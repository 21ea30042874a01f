/** The panel of findings: what is asked, shown and mended there. */
import type { findingsPanel as english } from "../en/findingsPanel";
import { formatNumber } from "./format";

const some = (count: number, what: string) => (count > 0 ? `${formatNumber(count)} ${what}` : null);

/** `1 lỗi, 2 cảnh báo`: what there is none of is left out. */
function bySeverity(errors: number, warnings: number, notes: number): string {
  return [some(errors, "lỗi"), some(warnings, "cảnh báo"), some(notes, "ghi chú")]
    .filter((part) => part !== null)
    .join(", ");
}

export const findingsPanel: typeof english = {
  button: "Nhận xét",
  bySeverity,
  none: "không có",
  unknown: "chưa xem xét",
  heads: {
    looking: "Đang xem xét…",
    done: "Không thấy gì đáng nói.",
    long: "Chưa xem xét.",
    failed: "Không đưa ra được nhận xét.",
  },
  lookedAt: (requests) =>
    `Đã xem xét: timeout và ngân sách dọc theo các lời gọi, việc thử lại và khoảng nghỉ, lệnh ghi, bộ ngắt, các tầng bao quanh, và những gì đã xảy ra trong ${formatNumber(requests)} yêu cầu của lượt chạy này.`,
  long: (events) =>
    `Lượt chạy này có ${formatNumber(events)} sự kiện. Xem xét hết phải mất một lúc.`,
  look: "Xem xét ngay",
  tryAgain: "Thử lại",
  severity: { error: "Lỗi", warning: "Cảnh báo", info: "Ghi chú" },
  show: "Xem",
  where: (name, request) =>
    [name, request === null ? null : `yêu cầu ${formatNumber(request)}`]
      .filter((part) => part !== null)
      .join(", "),
  notCalled: (name) => `Lượt chạy này không gọi ${name}, nên không có gì để xem.`,
  fix: (order) => `Sửa: ${order}`,
  someFix: "đổi thiết lập này",
  fixed: (order, left) =>
    `Đã xong: ${order}. Hoàn tác sẽ trả lại như cũ. ${left === "" ? "Không còn nhận xét nào khác." : `Còn lại: ${left}.`}`,
  fixedUnseen: (order) => `Đã xong: ${order}. Hoàn tác sẽ trả lại như cũ.`,
  all: (count) => `Hiện tất cả ${formatNumber(count)}`,
};
