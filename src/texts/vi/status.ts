/** How things end, in the field's words. */
import type { status as english } from "../en/status";

export const status: typeof english = {
  attempt: {
    ok: "thành công",
    unavailable: "lỗi kỹ thuật",
    rate_limited: "vượt giới hạn tần suất",
    rejected: "từ chối nghiệp vụ",
    local: "lỗi của chính bên gọi",
    timeout: "timeout",
    deadline_exceeded: "quá hạn chót",
    circuit_open: "mạch đang mở",
    cancelled: "đã hủy",
  },
  operation: {
    ok: "thành công",
    degraded: "không trọn vẹn",
    deferred: "để làm sau",
    pending: "chưa xong",
    failed: "thất bại",
    cancelled: "đã hủy",
    late: "trễ",
  },
  breaker: { closed: "đóng", open: "mở", "half-open": "nửa mở" },
  counted: { failure: "thất bại", ignored: "bỏ qua", success: "thành công" },
};
