/** Periods in which a dependency answers otherwise than its list says. */
import type { outages as english } from "../en/outages";
import { formatNumber } from "./format";

export const outages: typeof english = {
  title: "Sự cố",
  none: "Lúc nào cũng phản hồi theo danh sách.",
  explained: "Yêu cầu đến từ thời điểm đầu đến trước thời điểm sau thì nhận phản hồi này.",
  outage: (number) => `Sự cố ${formatNumber(number)}`,
  from: (number) => `Sự cố ${formatNumber(number)}: từ`,
  to: (number) => `Sự cố ${formatNumber(number)}: đến`,
  result: (number) => `Sự cố ${formatNumber(number)}: kết quả`,
  duration: (number) => `Sự cố ${formatNumber(number)}: phản hồi sau`,
  remove: (number) => `Bỏ sự cố ${formatNumber(number)}`,
  add: "Thêm sự cố",
  backwards: "Sự cố phải kết thúc sau khi bắt đầu. Giữ nguyên như cũ.",
  summary: (count) => `${formatNumber(count)} sự cố`,
};
