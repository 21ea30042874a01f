/** Names of the parts of the stage. */
import type { stage as english } from "../en/stage";

export const stage: typeof english = {
  decision: "Quyết định tại con trỏ",
  run: "Lượt chạy",
  waterfall: "Biểu đồ thác nước",
  breaker: "Bộ ngắt",
  send: "Gửi",
  knobs: "Thiết lập",
  ledger: "Bảng kê",
  analysis: "Phân tích",
  transport: "Điều khiển",
  more: "Các phần khác",
};
