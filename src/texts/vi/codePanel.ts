/** The selected call as Node code, and the figures it would use at the cursor. */
import type { codePanel as english } from "../en/codePanel";
import { formatNumber } from "./format";

export const codePanel: typeof english = {
  empty: "Không gọi gì cả: yêu cầu này chỉ có việc của chính nó.",
  call: "Lời gọi",
  follow: (name) => `tại con trỏ: ${name}`,
  code: (name) => `Mã Node của ${name}`,
  atCursor: (request) => `Tại con trỏ, trong yêu cầu ${formatNumber(request)}:`,
  notYet: (name, request) =>
    `Tại con trỏ, trong yêu cầu ${formatNumber(request)}, ${name} chưa được gọi.`,
  noRequest: "Chưa có yêu cầu nào đến.",
  figures: "Trong mã",
  value: (ms) => (ms === null ? "Infinity" : formatNumber(ms)),
  copy: "Chép mã",
  copied: "Đã chép.",
  cannotCopy:
    "Trình duyệt không cho trang này sao chép: mã đã được chọn, hãy chép bằng Ctrl+C hoặc ⌘C.",
  cannotSelect: "Trình duyệt không cho trang này sao chép. Hãy chọn mã rồi chép.",
};
