/** A run that takes long: how far it is, and that the page still shows the one before. */
import type { longRun as english } from "../en/longRun";
import { formatNumber } from "./format";

export const longRun: typeof english = {
  progress: "Tiến độ tính",
  working: (done, total) =>
    total === 0
      ? "Đang tính lượt chạy."
      : `Đang tính lượt chạy: ${formatNumber(done)}/${formatNumber(total)} yêu cầu.`,
  part: (part) => `Đang tính lượt chạy: ${formatNumber(100 * part)}%.`,
  before: "Trong lúc chờ, màn hình vẫn là những gì đã mở trước đó.",
  stop: "Dừng",
};
