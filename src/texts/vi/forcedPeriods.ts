/** The periods in which a breaker is held by hand, to be changed. */
import type { forcedPeriods as english } from "../en/forcedPeriods";
import { formatNumber } from "./format";

export const forcedPeriods: typeof english = {
  none: "Không ép gì. Trong một đợt ép, bộ ngắt mở hoặc đóng bất kể chuyện gì xảy ra; hết đợt thì nó đóng, số đếm về 0.",
  period: (number) => `Đợt ${formatNumber(number)}`,
  columns: "Trạng thái, rồi từ – đến, tính bằng ms",
  state: "trạng thái",
  from: "từ",
  to: "đến",
  add: "Thêm đợt",
  remove: (number) => `Bỏ đợt ${formatNumber(number)}`,
  backwards: "Không nhận: một đợt phải kết thúc sau khi bắt đầu.",
  overlaps: "Không nhận: sẽ chồng lên đợt khác.",
};
