/** The comments in the Node code of a call. Each is one line of a comment: no line breaks. */
import type { nodeCode as english } from "../en/nodeCode";

export const nodeCode: typeof english = {
  versions: (any, timeout) =>
    `Node ${any} trở lên: AbortSignal.any có từ ${any}, AbortSignal.timeout có từ ${timeout}.`,
  longestTimer: "Khoảng dài nhất mà timer của Node chờ được; dài hơn thì nó kích hoạt ngay.",
  deadline:
    "deadlineAtMs: một thời điểm trên đồng hồ performance.now(), chỉnh giờ máy không làm nó đổi; null: không có.",
  signal: "signal: của chính bên gọi; nó hủy thì lời gọi này cũng dừng.",
  read: "read: đọc nội dung phản hồi, trong cùng giới hạn.",
  noDeadline: "Bên gọi này chỉ nhìn timeout riêng, bất kể hạn chót còn lại bao nhiêu.",
  usable: "Phần lời gọi này được dùng: còn lại − dự trữ − biên, không bao giờ dưới 0.",
  notStarted: "Không còn gì: lần thử không bắt đầu.",
  whichBound: "Giới hạn nào nhỏ hơn thì lấy; bằng nhau thì tính cho ngân sách.",
  told: {
    remaining: "Bên được gọi được báo còn bao lâu.",
    absolute: "Bên được gọi được báo chính thời điểm đó: hai đồng hồ phải khớp nhau.",
    none: "Bên được gọi không được báo gì về hạn chót.",
  },
  received:
    "Ở bên được gọi: hạn chót cho các lời gọi của nó. Không tin con số nhận được: không quá mức trần, và chỉ nhận số.",
  fits: "Thử lại có vừa thời gian còn lại không, kể cả khoảng nghỉ: hỏi trước khi nghỉ.",
  leftOut: "Không có trong đoạn mã này:",
  left: {
    breaker: "bộ ngắt bao quanh lời gọi",
    connect: "timeout kết nối (một tùy chọn của Agent trong undici)",
    readTimeout: "timeout đọc (một tùy chọn của Agent trong undici)",
    resetBudget: "ngân sách tính lại từ đầu ở mỗi lần thử lại: lỗi này không nên chép",
    skew: "độ lệch đồng hồ",
  },
};
