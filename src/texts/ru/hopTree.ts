/** The tree of hops among the knobs: its tools, where a hop stands, and why it cannot go somewhere. */
import type { hopTree as english } from "../en/hopTree";
import { formatNumber } from "./format";

const inside = (count: number) => `внутри ${formatNumber(count)}`;
const within = (parent: string | null) =>
  parent === null ? "на верхнем уровне" : `в звене «${parent}»`;

export const hopTree: typeof english = {
  hint: "↑ ↓ — выбрать, ← → — свернуть. С Alt — переставить, вложить, вынести. Delete — удалить, Enter — имя.",
  inside,
  atOnce: "вызывает все сразу",

  steps: {
    earlier: (name) => `Переставить раньше: ${name}`,
    later: (name) => `Переставить позже: ${name}`,
    nest: (name) => `Вложить в предыдущее: ${name}`,
    unnest: (name) => `Вынести наружу: ${name}`,
  },
  duplicate: (name) => `Дублировать: ${name}`,
  remove: (name) => `Удалить: ${name}`,

  add: "Ещё",
  where: "Куда добавить",
  wheres: { after: "после", before: "перед", inside: "внутрь" },

  standsAt: (name, parent, place, count) =>
    `${name}: ${within(parent)}, ${formatNumber(place)} из ${formatNumber(count)}.`,
  removed: (name, insideIt) =>
    insideIt === 0
      ? `${name}: звено удалено.`
      : `${name}: звено удалено, ${inside(insideIt)} тоже.`,
  dropsAt: (name, { parentName, afterName }) =>
    `${name}: ${within(parentName)}, ${afterName === null ? "первым" : `после «${afterName}»`}. Esc оставит на месте.`,

  refusals: {
    no_such_hop: () => "Этого звена уже нет.",
    in_work: () => "Работа никого не вызывает, поэтому внутри неё ничего не бывает.",
    in_itself: (name) => `${name}: вложить в само себя нельзя.`,
    too_deep: () => "Глубина вложения не больше 12.",
    too_many: () => "В сценарии не больше 200 звеньев.",
    first: (name) => `${name}: здесь уже первое.`,
    last: (name) => `${name}: здесь уже последнее.`,
    outermost: (name) => `${name}: уже на верхнем уровне.`,
  },
};
