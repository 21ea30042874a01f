/** Fields and sliders: what they expect, and what a painted track says. */
import type { AttemptStatus } from "../../engine/scenario";
import type { controls as english, TrackStatus } from "../en/controls";
import { formatNumber } from "./format";

const FAILED: { readonly [status in AttemptStatus]: string } = {
  ok: "thất bại",
  unavailable: "thất bại: dịch vụ phía sau hỏng",
  rate_limited: "thất bại: vượt giới hạn tần suất",
  rejected: "thất bại: từ chối nghiệp vụ",
  local: "thất bại: lỗi của chính bên gọi",
  timeout: "thất bại: timeout riêng",
  deadline_exceeded: "thất bại: hạn chót",
  circuit_open: "thất bại: mạch đang mở",
  cancelled: "thất bại: đã hủy",
};

const ENDED: { readonly [status in Exclude<TrackStatus, "failed">]: string } = {
  ok: "thành công",
  degraded: "không trọn vẹn",
  deferred: "để làm sau",
  pending: "chưa xong",
  cancelled: "đã hủy",
  cannot_run: "không chạy được",
  absent: "không có yêu cầu đó",
};

export const controls: typeof english = {
  reset: (label) => `Đặt lại ${label}`,
  resetTo: (value) => `Trở về ${value}`,
  none: "không",
  noLimit: (label) => `${label}: không có`,
  ms: "ms",
  times: "×",
  fieldOf: (label, unit) => (unit === "" ? label : `${label}, ${unit}`),
  sliderOf: (label) => `${label}, thanh trượt`,
  wholeNumber: (from, to) => `một số nguyên từ ${formatNumber(from)} đến ${formatNumber(to)}`,
  number: (from, to) => `một số từ ${formatNumber(from)} đến ${formatNumber(to)}`,
  expected: (what) => `Cần ${what}. Esc lấy lại giá trị cũ.`,
  outcome: ({ status, failedStatus, late }) => {
    if (status === "ok") return late ? "trễ" : "đúng hạn";
    const words = status === "failed" ? FAILED[failedStatus ?? "ok"] : ENDED[status];
    return late ? `${words}, trễ` : words;
  },
  everywhere: (what) => `${what} với mọi giá trị`,
  upTo: (what, to) => `${what} đến ${to}`,
  at: (what, value) => `${what} tại ${value}`,
  between: (what, from, to) => `${what} từ ${from} đến ${to}`,
  from: (what, from) => `${what} từ ${from}`,
  moreBands: (count) => `và ${formatNumber(count)} chỗ đổi khác`,
  trackTooLong: "Chưa tô màu: chạy kịch bản này một lần đã mất quá lâu.",
};
