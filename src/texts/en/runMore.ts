/** Under the bands of the run strip, where there are too many breakers for all of them. */
import { formatNumber } from "./format";

export const runMore = {
  own: (breaker: string) => `Cursor: ${breaker}`,
  more: (breakers: number, moved: number) => {
    const left =
      breakers === 1 ? "1 more breaker is" : `${formatNumber(breakers)} more breakers are`;
    return moved === 0
      ? `${left} not drawn: closed all along.`
      : `${left} not drawn; changed state: ${formatNumber(moved)}.`;
  },
};
