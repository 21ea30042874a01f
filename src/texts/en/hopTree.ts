/** The tree of hops among the knobs: its tools, where a hop stands, and why it cannot go somewhere. */
import type { Beside, TreeRefusal, TreeStep } from "../../engine/treeEdit";
import { formatNumber } from "./format";

const inside = (count: number) => `${formatNumber(count)} inside`;

export const hopTree = {
  hint: "↑ ↓ choose, ← → fold. With Alt they move, nest and un-nest. Delete removes, Enter renames.",
  inside,
  atOnce: "calls at once",

  steps: {
    earlier: (name) => `Move ${name} earlier`,
    later: (name) => `Move ${name} later`,
    nest: (name) => `Nest ${name} in the one before`,
    unnest: (name) => `Un-nest ${name}`,
  } satisfies Record<TreeStep, (name: string) => string>,
  duplicate: (name: string) => `Duplicate ${name}`,
  remove: (name: string) => `Remove ${name}`,

  add: "Add",
  where: "Where to add",
  wheres: {
    after: "after it",
    before: "before it",
    inside: "inside it",
  } satisfies Record<Beside, string>,

  /** `Stock: in Orders, 2 of 3.` */
  standsAt: (name: string, parent: string | null, place: number, count: number) =>
    `${name}: ${parent === null ? "at the edge" : `in ${parent}`}, ${formatNumber(place)} of ${formatNumber(count)}.`,
  removed: (name: string, insideIt: number) =>
    insideIt === 0 ? `${name} is removed.` : `${name} is removed, with ${inside(insideIt)}.`,
  dropsAt: (
    name: string,
    to: { readonly parentName: string | null; readonly afterName: string | null },
  ) =>
    `${name}: ${to.parentName === null ? "at the edge" : `in ${to.parentName}`}, ${
      to.afterName === null ? "first" : `after ${to.afterName}`
    }. Esc leaves it.`,

  refusals: {
    no_such_hop: () => "That hop is not there any more.",
    in_work: () => "Work makes no calls, so nothing goes into it.",
    in_itself: (name) => `${name} cannot go into itself.`,
    too_deep: () => "Hops go at most 12 deep.",
    too_many: () => "A scenario holds at most 200 hops.",
    first: (name) => `${name} is the first here.`,
    last: (name) => `${name} is the last here.`,
    outermost: (name) => `${name} is at the edge already.`,
  } satisfies Record<TreeRefusal, (name: string) => string>,
};
