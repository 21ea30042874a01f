/** How long something takes: fixed, or drawn by chance. */
import type { durations as english } from "../en/durations";
import { counted, formatMs, formatNumber } from "./format";

/** Pieces of unreadable text told one by one. */
const TOLD = 4;

const samples = (count: number) => counted(count, ["замер", "замера", "замеров"]);

export const durations: typeof english = {
  kind: "Время",
  kindOf: (label) => `${label}: какое время`,
  kinds: {
    fixed: "постоянное",
    lognormal: "логнормальное",
    uniform: "равномерное",
    samples: "по замерам",
  },
  p50: "p50: у половины не больше",
  p99: "p99: у 99 из 100 не больше",
  shortest: "Не меньше",
  longest: "Не больше",
  fieldOf: (label, what) => `${label}: ${what}`,
  shortFields: { p50: "p50", p99: "p99", shortest: "от", longest: "до" },
  lognormalFact: (p50, p99) => `p50 ${formatNumber(p50)}, p99 ${formatMs(p99)}`,
  uniformFact: (from, to) => `от ${formatNumber(from)} до ${formatMs(to)}`,
  samplesFact: (count, from, to) =>
    `${samples(count)}, от ${formatNumber(from)} до ${formatMs(to)}`,
  samplesTold: (count, from, middle, to) =>
    `${samples(count)} от ${formatMs(from)} до ${formatMs(to)}, у половины не больше ${formatMs(middle)}.`,
  samples: "Замеры в мс",
  samplesHint:
    "Через пробел, запятую или с новой строки. Понимаются 31 и 31ms, а также 0.2s; всё округляется до целых мс.",
  read: (count) => `Прочитано: ${counted(count, ["число", "числа", "чисел"])}.`,
  unread: (pieces) => {
    const told = pieces.slice(0, TOLD).map((piece) => `«${piece}»`);
    const more = pieces.length - told.length;
    return `Не прочитано: ${told.join(", ")}${more > 0 ? ` и ещё ${formatNumber(more)}` : ""}.`;
  },
  tooMany: (most, left) =>
    `Хранится не больше ${formatNumber(most)}: последние ${formatNumber(left)} отброшены.`,
  use: (count) => `Взять ${counted(count, ["число", "числа", "чисел"])}`,
  vary: (label) => `${label}: пусть меняется`,
};
