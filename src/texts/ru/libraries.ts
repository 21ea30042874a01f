/** The libraries' breakers: the menu, their own options, and how they were checked. */
import type { libraries as english } from "../en/libraries";
import { breaker } from "./breaker";
import { counted, formatMs, formatNumber } from "./format";
import { knobs } from "./knobs";

const units: { readonly [unit: string]: string } = {
  ms: "мс",
  s: "с",
  "%": "%",
  share: "0–1",
  calls: "выз.",
  "calls/s": "выз./с",
  buckets: "инт.",
  attempts: "поп.",
  retries: "повт.",
  times: "×",
  switch: "вкл. или выкл.",
  choice: "",
};

/** What is said in words of an option: no library has a name for it. */
const TAKEN: { readonly [words: string]: string } = {
  "business refusals": "бизнес-отказы",
  "all but business refusals": "всё, кроме бизнес-отказов",
  "all but OperationCanceledException": "всё, кроме OperationCanceledException",
  "1 call, threshold 0": "1 вызов, threshold 0",
};

/** An option as somebody wrote it: figures with their unit, lists and own kinds in the library's words. */
function written(value: unknown, unit: string): string {
  if (Array.isArray(value)) return value.map((each) => written(each, "")).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${written(part, "")}`)
      .join(", ");
  }
  if (typeof value !== "number") return TAKEN[String(value)] ?? String(value);
  const own = units[unit] ?? "";
  return `${formatNumber(value)}${own === "" || own === units.share ? "" : ` ${own}`}`;
}

export const libraries: typeof english = {
  units,
  optionSet: (name, value, unit) => `${name} ${written(value, unit)}`,
  label: "Ведёт себя как",
  own: breaker.like.own,
  textbook: breaker.like.textbook,
  named: (name, version) => (name.endsWith(version) ? name : `${name} ${version}`),
  form: "Вид",
  optionValue: (name, value, unit) => {
    const figure =
      value === null
        ? "не задано"
        : typeof value === "number"
          ? formatNumber(value)
          : (TAKEN[String(value)] ?? String(value));
    const own = typeof value === "number" && unit !== "share" ? (units[unit] ?? "") : "";
    return `${name} ${figure}${own === "" ? "" : ` ${own}`}`;
  },
  others: "Остальное как в библиотеке по умолчанию:",
  recordings: (count, agree) =>
    `До последнего шага совпадает ${formatNumber(agree)} из ${counted(count, ["записи", "записей", "записей"])} работы библиотеки.`,
  source: "Написано по исходному коду библиотеки; с записями её работы не сверялось.",
  timeout: (ms) =>
    `Собственный таймаут вызова у библиотеки, ${formatMs(ms)}, здесь таймаут звена; он остаётся каким был.`,
  notModelled: "Не моделируется",
  refused: "Не принято: такой настройки нет или её здесь не записать.",
  because: (what, why) => `${what}: ${why}`,

  ownSettings: knobs.retriesLike.own,
  nothing: "ничего",
  counts: {
    attempts: (option) => `${option} считает все попытки вместе с первой.`,
    retries: (option) => `${option} считает только повторы: первая попытка сверх них.`,
  },
  caps: {
    before: "Пауза сначала ограничивается сверху, потом разыгрывается случайно.",
    after: "Пауза сначала разыгрывается случайно, потом ограничивается сверху.",
  },
  sameIn: (others) => `То же в других: ${others.join(" · ")}`,
  nearly: (what, why) => `Почти так же: ${what}; ${why}.`,

  open: "Как проверены библиотеки",
  title: "Точность моделей библиотек",
  intro:
    "Здешние правила прогнаны по записям работы настоящих библиотек. Правило доказано, если без него записи не совпали бы; остальные прочитаны в исходном коде.",
  columns: {
    library: "Прогон записей каждой библиотеки",
    recordings: "Записи",
    agree: "Совпали",
    differ: "Разошлись",
    notModelled: "Не моделируется",
    rule: "Правило",
    standing: "Откуда известно",
  },
  rules: (name, count) => `${name}: ${counted(count, ["правило", "правила", "правил"])}`,
  standing: {
    proved: (proofs) => `доказано ${counted(proofs, ["записью", "записями", "записями"])}`,
    source: () => "прочитано в коде",
  },
};
