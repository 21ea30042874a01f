/** A run that takes long: how far it is, and that the page still shows the one before. */
import type { longRun as english } from "../en/longRun";
import { formatNumber } from "./format";

export const longRun: typeof english = {
  progress: "Ход расчёта",
  working: (done, total) =>
    total === 0
      ? "Идёт расчёт."
      : `Идёт расчёт: запросов ${formatNumber(done)} из ${formatNumber(total)}.`,
  part: (part) => `Идёт расчёт: ${formatNumber(100 * part)}\u202f%.`,
  before: "Пока показано то, что было открыто раньше.",
  stop: "Остановить",
  read: "Прогон длинный, а для этого он читается целиком: нужно несколько секунд.",
};
