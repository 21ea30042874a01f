/** Marks on a breaker's band: what its states alone do not show. */
import type { runEvents as english } from "../en/runEvents";
import { formatNumber } from "./format";

export const runEvents: typeof english = {
  heading: "Dấu trên các dải",
  late: (count) => `${formatNumber(count)} kết quả đến muộn: trạng thái đã đổi`,
  restart: (count) => `${formatNumber(count)} lần khởi động lại`,
};
