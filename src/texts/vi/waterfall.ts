/** Words in and around the picture of one request. */
import type { BoundBy } from "../../engine/event";
import type { waterfall as english } from "../en/waterfall";
import { formatMs, formatNumber } from "./format";

const bound = {
  own: "timeout riêng quyết định",
  budget: "ngân sách quyết định",
  nothing: "không có giới hạn",
} satisfies Record<BoundBy, string>;

const callCount = (calls: number) => `${formatNumber(calls)} lời gọi`;

export const waterfall: typeof english = {
  request: (request) => `Yêu cầu ${formatNumber(request)}`,
  list: (request) =>
    `Các chặng của yêu cầu ${formatNumber(request)}; Enter đi đến chỗ một chặng kết thúc`,
  tree: (request) =>
    `Các lời gọi của yêu cầu ${formatNumber(request)}, nằm dưới lời gọi đã tạo ra chúng; Enter đi đến chỗ một lời gọi kết thúc`,
  empty: "Chưa có yêu cầu nào đến.",
  closing: "Khâu hoàn tất",
  attempt: (name, attempt) => (attempt > 1 ? `${name}, lần ${formatNumber(attempt)}` : name),
  deadline: (ms) => `hạn chót ${formatMs(ms)}`,
  reserve: (ms) => `dự trữ ${formatNumber(ms)}`,
  late: (ms) => `trễ ${formatMs(ms)}`,
  beyond: (ms) => `${formatMs(ms)} →`,
  cursor: (ms, beyond) => (beyond ? `${formatMs(ms)} →` : formatMs(ms)),
  breaker: (key, state) => `${key}: ${state}`,
  handle: {
    own: (ms) => `timeout riêng ${formatMs(ms)}`,
    duration: (ms) => `mất ${formatMs(ms)}`,
    deadline: (ms) => `hạn chót ${formatMs(ms)}`,
  },
  spent: (ms) => formatMs(ms),
  spentOf: (ms, allowedMs) => `${formatNumber(ms)}/${formatMs(allowedMs)}`,
  withStatus: (status, figures) => `${status}, ${figures}`,
  early: (ms) => `sớm ${formatMs(ms)}`,
  refused: {
    nothing_left: "hết thời gian",
    open: "mạch đang mở",
    retry_after: "đợi Retry-After",
    probe_limit: "hết suất thăm dò",
    forced: "bị ép mở",
    capacity: "quá nhiều lời gọi cùng lúc",
  },
  outside: (label, before) => (before ? `← ${label}` : `${label} →`),
  handed: {
    nothing: "không báo gì",
    left: (ms) => `còn ${formatMs(ms)}`,
    until: (ms, readAt) =>
      ms === readAt
        ? `đến ${formatNumber(ms)}`
        : `đến ${formatNumber(ms)}, đồng hồ bên kia: ${formatNumber(readAt)}`,
    again: (ms) => `lại trọn ${formatMs(ms)}`,
    clamped: (asked, taken) => `báo ${formatNumber(asked)}, nhận ${formatMs(taken)}`,
  },
  calls: callCount,
  inside: (calls, ghostMs) =>
    `${callCount(calls)} bên trong${ghostMs > 0 ? `, ${formatMs(ghostMs)} việc thừa` : ""}`,
  gaveUp: (ms) => `bên gọi bỏ lúc ${formatMs(ms)}`,
  written: (ms) => `đã ghi lúc ${formatMs(ms)}, không ai biết`,
  pause: (ms) => `nghỉ ${formatMs(ms)}`,
  ghost: (ms) => `việc thừa ${formatMs(ms)}`,
  noRetry: "không thử lại: không đủ chỗ",
  notes: (parts) => parts.join(" · "),
  row: {
    waiting: (name) => `${name}: chưa đến lượt`,
    running: (name, figures, from) => `${name}: đang chạy, ${figures}, từ ${formatMs(from)}`,
    ended: (name, label, from, to, by) =>
      `${name}: ${label}, từ ${formatNumber(from)} đến ${formatMs(to)}${by === null ? "" : `, ${bound[by]}`}`,
    refused: (name, why, at) => `${name}: không bắt đầu lúc ${formatMs(at)}, ${why}`,
    more: (sentence, parts) => [sentence, ...parts].join("; "),
    told: (what) => `truyền theo: ${what}`,
    critical: (ms) => `nằm trên đường găng ${formatMs(ms)}`,
    phases: {
      held: (ms) => `đợi bộ ngắt ${formatMs(ms)}`,
      connect: (ms) => `kết nối ${formatMs(ms)}`,
      wire: (ms) => `trên đường truyền ${formatMs(ms)}`,
      work: (ms) => `tự làm ${formatMs(ms)}`,
      wait: (ms) => `đợi các lời gọi của mình ${formatMs(ms)}`,
      body: (ms) => `đọc nội dung ${formatMs(ms)}`,
    },
  },
  ghostTotal: (ms, gaveUpMs, lastMs) =>
    `Việc thừa: tổng cộng ${formatMs(ms)}, từ ${formatNumber(gaveUpMs)}, khi một bên gọi bỏ đi, đến ${formatMs(lastMs)}.`,
  writtenTotal: (writes) =>
    `${formatNumber(writes)} lệnh ghi có kết quả không rõ thật ra vẫn có hiệu lực.`,
  foldAll: "Gập hết",
  unfoldAll: "Mở hết",
  zoomIn: "Phóng to",
  zoomOut: "Thu nhỏ",
  zoomAll: "Trọn yêu cầu",
  zoomed: (fromMs, toMs) => `${formatNumber(fromMs)} đến ${formatMs(toMs)}`,
  map: "Phần trục đang xem",
  legend: {
    heading: "Ý nghĩa các ký hiệu",
    own: "timeout riêng",
    allowed: "được chờ",
    used: "đã dùng",
    work: "tự làm",
    wait: "đợi lời gọi của mình",
    network: "trên đường truyền",
    held: "đợi bộ ngắt quyết định",
    connect: "kết nối",
    body: "nội dung từng phần",
    margin: "biên an toàn",
    reserve: "dự trữ",
    pause: "khoảng nghỉ",
    ghost: "việc thừa",
    gaveUp: "bên gọi bỏ, bên được gọi vẫn chạy",
    written: "đã ghi, không ai biết",
    told: "truyền theo",
    critical: "đường găng",
    refused: "không bắt đầu",
    short: "quá ngắn để thấy",
  },
};
