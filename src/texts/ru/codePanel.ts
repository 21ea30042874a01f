/** The selected call as Node code, and the figures it would use at the cursor. */
import type { codePanel as english } from "../en/codePanel";
import { formatNumber } from "./format";

export const codePanel: typeof english = {
  empty: "Вызовов нет: вся работа этой операции своя.",
  call: "Вызов",
  follow: (name) => `под курсором: ${name}`,
  code: (name) => `Код для Node: ${name}`,
  atCursor: (request) => `Под курсором, в запросе ${formatNumber(request)}:`,
  notYet: (name, request) =>
    `Под курсором, в запросе ${formatNumber(request)}, этого вызова ещё не было: ${name}.`,
  noRequest: "Запросов ещё не было.",
  figures: "В коде",
  value: (ms) => (ms === null ? "Infinity" : formatNumber(ms)),
  copy: "Скопировать код",
  copied: "Скопировано.",
  cannotCopy: "Браузер не разрешил копирование: код выделен, его копирует Ctrl+C или ⌘C.",
  cannotSelect: "Браузер не разрешил копирование. Код можно выделить и скопировать.",
};
