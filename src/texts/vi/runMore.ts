/** Under the bands of the run strip, where there are too many breakers for all of them. */
import type { runMore as english } from "../en/runMore";
import { formatNumber } from "./format";

export const runMore: typeof english = {
  own: (breaker) => `Con trỏ: ${breaker}`,
  more: (breakers, moved) => {
    const left = `Còn ${formatNumber(breakers)} bộ ngắt không vẽ`;
    return moved === 0
      ? `${left}: luôn đóng.`
      : `${left}; đã đổi trạng thái: ${formatNumber(moved)}.`;
  },
};
