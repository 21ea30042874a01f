/** A run that takes long: how far it is, and that the page still shows the one before. */
import type { longRun as english } from "../en/longRun";
import { formatNumber } from "./format";

export const longRun: typeof english = {
  progress: "Tiến độ tính",
  working: (done, total) =>
    total === 0 ? "Đang tính." : `Đang tính: ${formatNumber(done)}/${formatNumber(total)} yêu cầu.`,
  part: (part) => `Đang tính: ${formatNumber(100 * part)}%.`,
  before: "Trong lúc chờ vẫn hiện những gì đã mở trước đó.",
  stop: "Dừng",
  read: "Lượt chạy này dài và phải đọc từ đầu đến cuối: mất vài giây.",
};
