/** Hops hold hops: walking the tree, and changing one place of it while sharing the rest. */
import { keptList } from "./sameData";
import type { CallHop, Hop, Scenario } from "./scenario";

export function findHop(hops: readonly Hop[], hopId: string): Hop | undefined {
  for (const hop of hops) {
    const found = hop.id === hopId ? hop : findHop(callsOf(hop), hopId);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function flatHops(hops: readonly Hop[]): readonly Hop[] {
  return hops.flatMap((hop) => [hop, ...flatHops(callsOf(hop))]);
}

export function callsOf(hop: Hop): readonly Hop[] {
  return (hop.kind === "call" && hop.calls) || [];
}

/** Every list of hops, inner lists first, through `change`; what it gives back unchanged is shared. */
export function mapLists(
  scenario: Scenario,
  change: (hops: readonly Hop[]) => readonly Hop[],
): Scenario {
  const walk = (hops: readonly Hop[]): readonly Hop[] => {
    const walked = hops.map((hop) => {
      if (hop.kind === "work" || hop.calls === undefined) return hop;
      return withCalls(hop, walk(hop.calls));
    });
    return change(keptList(hops, walked));
  };
  const hops = walk(scenario.hops);
  return hops === scenario.hops ? scenario : { ...scenario, hops };
}

export function mapHop(scenario: Scenario, hopId: string, change: (hop: Hop) => Hop): Scenario {
  return mapLists(scenario, (hops) => {
    const index = hops.findIndex((hop) => hop.id === hopId);
    const hop = hops[index];
    if (hop === undefined) return hops;
    const next = change(hop);
    return next === hop ? hops : hops.with(index, next);
  });
}

/** A call whose last inner hop goes is one that never had any. */
export function withCalls(hop: CallHop, calls: readonly Hop[]): CallHop {
  if (calls === hop.calls) return hop;
  if (calls.length > 0) return { ...hop, calls };
  const { calls: _, ...alone } = hop;
  return alone;
}

/** Without a hop and what is in it; what refers to it stays. */
export function withoutHop(scenario: Scenario, hopId: string): Scenario {
  return mapLists(scenario, (hops) => {
    const at = hops.findIndex((hop) => hop.id === hopId);
    return at === -1 ? hops : hops.toSpliced(at, 1);
  });
}

export function breakersOf(hops: readonly Hop[]): readonly string[] {
  return flatHops(hops).flatMap((hop) => (hop.kind === "call" && hop.breaker) || []);
}
