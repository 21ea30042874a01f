/** Under the bands of the run strip, where there are too many breakers for all of them. */
import type { runMore as english } from "../en/runMore";
import { counted, formatNumber } from "./format";

export const runMore: typeof english = {
  own: (breaker) => `Курсор: ${breaker}`,
  more: (breakers, moved) => {
    const left = `Не показано ещё ${counted(breakers, ["предохранитель", "предохранителя", "предохранителей"])}`;
    return moved === 0
      ? `${left}: всё время в закрытом состоянии.`
      : `${left}; меняли состояние: ${formatNumber(moved)}.`;
  },
};
