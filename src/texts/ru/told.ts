/** What a callee is told of its caller's deadline, and what it makes of it: the knobs and their sentences. */
import type { Propagation } from "../../engine/scenario";
import type { told as english } from "../en/told";
import { formatMs, formatNumber } from "./format";

type Telling = Parameters<typeof english.sentence>[0];

const short = {
  none: "ничего",
  remaining: "остаток",
  absolute: "момент",
  reset: "весь срок (антипаттерн)",
} satisfies Record<Propagation, string>;

function read(skewMs: number): string {
  if (skewMs === 0) return "Сервис сверяет его со своими часами, и они верны.";
  return skewMs > 0
    ? `Часы сервиса спешат на ${formatMs(skewMs)}: по ним времени осталось на столько же меньше.`
    : `Часы сервиса отстают на ${formatMs(-skewMs)}: по ним времени осталось на столько же больше.`;
}

function heard({ name, tells, deadlineMs, clockSkewMs }: Telling): string {
  switch (tells) {
    case "none":
      return `${name}: дедлайн сюда не передаётся, и своим вызовам сервис ставит только их таймауты.`;
    case "remaining":
      return `${name}: передаётся, сколько ещё может ждать вызывающий; отсчёт идёт с прихода запроса.`;
    case "absolute":
      return `${name}: передаётся момент, в который вызывающий перестанет ждать. ${read(clockSkewMs)}`;
    case "reset":
      return deadlineMs === null
        ? `${name}: передавался бы снова весь дедлайн, но его нет.`
        : `${name}: снова передаётся весь дедлайн, ${formatMs(deadlineMs)} с прихода запроса, сколько бы ни осталось на самом деле.`;
  }
}

/** All of it, in plain sentences. */
function sentence(telling: Telling): string {
  const { tells, maxBudgetMs, stopsAtDeadline, stopsOnCancel } = telling;
  const told = tells !== "none";
  const parts = [
    heard(telling),
    told && maxBudgetMs !== null ? `Больше ${formatMs(maxBudgetMs)} сервис себе не берёт.` : null,
    told && stopsAtDeadline ? "Когда этот срок истёк, он останавливается." : null,
    told && !stopsAtDeadline ? "Когда этот срок истёк, он работает дальше." : null,
    stopsOnCancel
      ? "Если вызывающий перестал ждать, сервис тоже останавливается, как только дойдёт отмена."
      : "О том, что вызывающий перестал ждать, сервис не узнаёт.",
  ];
  return parts.filter((part) => part !== null).join(" ");
}

export const told: typeof english = {
  title: "Переданный дедлайн",
  tells: "Передаётся",
  asAll: (tells) => `как всем: ${short[tells]}`,
  propagation: "Вызовам передаётся",
  ways: {
    none: "ничего, как в простом HTTP",
    remaining: "остаток: сколько ещё есть времени",
    absolute: "момент: до какого времени",
    reset: "весь срок заново (антипаттерн)",
  },
  fact: (tells) => `передаётся ${short[tells]}`,
  sentence,
  propagates: {
    none: "Дедлайн никому не передаётся: каждый работает, даже если его уже не ждут.",
    remaining: "Каждому передаётся, сколько ещё может ждать вызывающий.",
    absolute: "Каждому передаётся момент, и каждый сверяет его со своими часами.",
    reset: "Каждому снова передаётся весь дедлайн, сколько бы от него ни осталось.",
  },
  believed: (operation, fromMs, untilMs) => {
    const request = `В запросе ${formatNumber(operation)}`;
    if (untilMs === null) return `${request} дедлайн не передан.`;
    return untilMs > fromMs
      ? `${request} срок с ${formatMs(fromMs)} до ${formatMs(untilMs)}, это ${formatMs(untilMs - fromMs)}.`
      : `${request} к приходу, в ${formatMs(fromMs)}, уже ничего не осталось.`;
  },
  maxBudget: "Берёт не больше",
  clockSkew: "Часы спешат на",
  stopsAtDeadline: "Останавливаться по этому дедлайну",
  worksPast: "работает и после дедлайна",
  stopsOnCancel: "Останавливаться вслед за вызывающим",
  stopsWithCaller: "останавливается вслед за вызывающим",

  fanOut: "Его вызовы идут",
  fanOuts: { inOrder: "по очереди", atOnce: "все сразу (веер)" },
};
