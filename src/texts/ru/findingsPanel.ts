/** The panel of findings: what is asked, shown and mended there. */
import type { findingsPanel as english } from "../en/findingsPanel";
import { counted, formatNumber } from "./format";

/** `1 ошибка, 2 предупреждения`: what there is none of is left out. */
function bySeverity(errors: number, warnings: number, notes: number): string {
  return [
    errors > 0 ? counted(errors, ["ошибка", "ошибки", "ошибок"]) : null,
    warnings > 0 ? counted(warnings, ["предупреждение", "предупреждения", "предупреждений"]) : null,
    notes > 0 ? counted(notes, ["примечание", "примечания", "примечаний"]) : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

export const findingsPanel: typeof english = {
  button: "Замечания",
  bySeverity,
  none: "нет",
  unknown: "ещё не проверено",
  heads: {
    looking: "Идёт проверка…",
    done: "Замечаний нет.",
    long: "Ещё не проверено.",
    failed: "Найти замечания не удалось.",
  },
  lookedAt: (requests) =>
    `Проверено: таймауты и бюджеты по цепочке вызовов, повторы и паузы между ними, записи, предохранители, слои вокруг и то, что случилось ${
      requests === 1 ? "с единственным запросом" : `с запросами (их ${formatNumber(requests)})`
    } этого прогона.`,
  long: (events) =>
    `В этом прогоне ${counted(events, ["событие", "события", "событий"])}. Проверка займёт некоторое время.`,
  look: "Проверить",
  tryAgain: "Попробовать снова",
  severity: { error: "Ошибка", warning: "Предупреждение", info: "Примечание" },
  show: "Показать",
  where: (name, request) =>
    [name, request === null ? null : `запрос ${formatNumber(request)}`]
      .filter((part) => part !== null)
      .join(", "),
  notCalled: (name) => `${name}: в этом прогоне вызовов нет, показать нечего.`,
  fix: (order) => `Исправить: ${order}`,
  someFix: "изменить настройку",
  fixed: (order, left) =>
    `Готово: ${order}. Это можно отменить. ${left === "" ? "Других замечаний нет." : `Осталось: ${left}.`}`,
  fixedUnseen: (order) => `Готово: ${order}. Это можно отменить.`,
  all: (count) => `Показать все ${formatNumber(count)}`,
};
