/** Marks on a breaker's band: what its states alone do not show. */
import type { runEvents as english } from "../en/runEvents";
import { counted } from "./format";

export const runEvents: typeof english = {
  heading: "Метки на полосах",
  late: (count) =>
    `${counted(count, ["поздний результат", "поздних результата", "поздних результатов"])}: состояние уже сменилось`,
  restart: (count) => counted(count, ["перезапуск", "перезапуска", "перезапусков"]),
};
