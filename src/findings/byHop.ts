/** One finding a hop, however often it happened: the first time is the one shown. */
import type { Plan } from "../engine/plan";

/** Groups by `hop`, in the order of their first: the hop, its first, and all of its own. */
export function byHop<T extends { readonly hop: string }>(
  all: readonly T[],
): readonly (readonly [hop: string, first: T, all: readonly T[]])[] {
  const groups = new Map<string, [hop: string, first: T, all: T[]]>();
  for (const one of all) {
    const group = groups.get(one.hop);
    if (group === undefined) groups.set(one.hop, [one.hop, one, [one]]);
    else group[2].push(one);
  }
  return [...groups.values()];
}

export function named(plan: Plan, hopId: string): string {
  return plan.hops.find((hop) => hop.id === hopId)?.name ?? hopId;
}
