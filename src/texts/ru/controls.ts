/** Fields and sliders: what they expect, and what a painted track says. */
import type { AttemptStatus } from "../../engine/scenario";
import type { controls as english, TrackStatus } from "../en/controls";
import { counted, formatNumber } from "./format";

const FAILED: { readonly [status in AttemptStatus]: string } = {
  ok: "неудача",
  unavailable: "неудача: сервис недоступен",
  rate_limited: "неудача: лимит запросов",
  rejected: "неудача: бизнес-отказ",
  local: "неудача: ошибка самого вызывающего",
  timeout: "неудача: свой таймаут",
  deadline_exceeded: "неудача: дедлайн",
  circuit_open: "неудача: предохранитель открыт",
  cancelled: "неудача: отменено",
};

const ENDED: { readonly [status in Exclude<TrackStatus, "failed">]: string } = {
  ok: "успех",
  degraded: "частично",
  deferred: "отложено",
  pending: "не завершено",
  cancelled: "отменено",
  cannot_run: "запуск невозможен",
  absent: "такого запроса нет",
};

export const controls: typeof english = {
  reset: (label) => `Сбросить: ${label}`,
  resetTo: (value) => `Вернуть ${value}`,
  none: "нет",
  noLimit: (label) => `${label}: нет`,
  ms: "мс",
  times: "×",
  fieldOf: (label, unit) => (unit === "" ? label : `${label}, ${unit}`),
  sliderOf: (label) => `${label}, ползунок`,
  wholeNumber: (from, to) => `целое число от ${formatNumber(from)} до ${formatNumber(to)}`,
  number: (from, to) => `число от ${formatNumber(from)} до ${formatNumber(to)}`,
  expected: (what) => `Здесь нужно ${what}. Esc вернёт прежнее.`,
  outcome: ({ status, failedStatus, late }) => {
    if (status === "ok") return late ? "с опозданием" : "вовремя";
    const words = status === "failed" ? FAILED[failedStatus ?? "ok"] : ENDED[status];
    return late ? `${words}, с опозданием` : words;
  },
  everywhere: (what) => `${what} при любом значении`,
  upTo: (what, to) => `${what} до ${to}`,
  at: (what, value) => `${what} при ${value}`,
  between: (what, from, to) => `${what} от ${from} до ${to}`,
  from: (what, from) => `${what} от ${from}`,
  moreBands: (count) => `и ещё ${counted(count, ["перемена", "перемены", "перемен"])}`,
  trackTooLong: "Не раскрашено: один прогон этого сценария слишком долгий.",
};
