/** Names of the parts of the stage. */
import type { stage as english } from "../en/stage";

export const stage: typeof english = {
  decision: "Решение под курсором",
  run: "Прогон",
  waterfall: "Водопад",
  breaker: "Предохранитель",
  send: "Отправка",
  knobs: "Настройки",
  ledger: "Журнал",
  analysis: "Анализ",
  transport: "Управление",
  more: "Остальное на сцене",
};
