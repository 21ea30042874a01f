/** What the fix of each rule does, as an order; null where a rule has none. */
import type { findingFixes as english } from "../en/findingFixes";
import { SETTINGS } from "./findingsOfSettings";
import { formatMs } from "./format";

export const findingFixes: typeof english = {
  "caps-past-budget": () => "cho mọi lời gọi dùng chung ngân sách",
  "call-without-limit": null,
  "outer-not-longer": (f) => `báo cho ${f.name} phần còn lại`,
  "retries-cannot-fit": null,
  "retries-multiply": (f) => `chỉ thử lại ở ${f.name}`,
  "retry-denied": null,
  "pause-past-deadline": null,
  "budget-reset": (f) =>
    f.by === "hop"
      ? `báo cho ${f.name} phần còn lại`
      : `giữ các lần thử lại của ${f.name} trong ngân sách`,
  "budget-not-clamped": null,
  "absolute-with-skew": (f) => `báo cho ${f.name} phần còn lại`,
  "write-cut-off": null,
  "write-retried-without-key": (f) => `cấp khóa idempotency cho ${f.name}`,
  "ghost-work": (f) =>
    f.givenUp === f.name
      ? `cho ${f.name} dừng khi bị hủy`
      : `cho mọi chặng từ ${f.givenUp} đến ${f.name} dừng khi bị hủy`,
  "worker-held": null,
  "optional-first": (f) => `gọi ${f.name} sau cùng`,
  "reserve-too-small": (f) => `dự trữ ${formatMs(f.finishMs)} cho khâu hoàn tất`,
  "read-timeout-as-deadline": (f) => `đặt timeout riêng cho ${f.name}`,
  "connect-timeout-too-long": (f) => `cho ${f.name} kết nối trong một phần tư thời gian đó`,
  "starved-call-counted": (f) => `không tính là thất bại khi ${f.name} bị cắt vì ngân sách`,
  "shared-breaker": () => "cho mỗi chặng một bộ ngắt riêng",
  "open-before-retry-after": (f) => `để ${f.breaker} mở trong ${formatMs(f.retryAfterMs)}`,
  // The reserve is the operation's own.
  "never-binds": (f) =>
    f.setting === "reserveMs"
      ? `bỏ ${SETTINGS[f.setting]}`
      : `bỏ ${SETTINGS[f.setting]} của ${f.name}`,
  "ladder-order": (f) => `cho ${f.outer} chờ lâu hơn ${f.inner === "" ? "hạn chót" : f.inner}`,
  "keep-alive-race": (f) => `cho ${f.inner} giữ kết nối lâu hơn ${f.outer}`,
  "ladder-connect-long": (f) => `cho ${f.name} kết nối trong một phần tư thời gian đó`,
  "ladder-cannot-bind": (f) =>
    `cho timeout ${f.timeout === "connect" ? "kết nối" : "chờ phản hồi"} của ${f.name} đến trước hạn chót`,
};
