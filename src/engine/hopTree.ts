/** Hops hold hops: walking the tree, and changing one place of it while sharing the rest. */
import type { Hop, Scenario } from "./scenario";

export function findHop(hops: readonly Hop[], hopId: string): Hop | undefined {
  return flatHops(hops).find((hop) => hop.id === hopId);
}

export function flatHops(hops: readonly Hop[]): readonly Hop[] {
  return hops.flatMap((hop) => [hop, ...flatHops(callsOf(hop))]);
}

function callsOf(hop: Hop): readonly Hop[] {
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
      const calls = walk(hop.calls);
      return calls === hop.calls ? hop : { ...hop, calls };
    });
    return change(walked.every((hop, index) => hop === hops[index]) ? hops : walked);
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

export function withoutHop(hops: readonly Hop[], hopId: string): readonly Hop[] {
  return hops
    .filter((hop) => hop.id !== hopId)
    .map((hop) =>
      hop.kind === "call" && hop.calls ? { ...hop, calls: withoutHop(hop.calls, hopId) } : hop,
    );
}

export function breakersOf(hops: readonly Hop[]): readonly string[] {
  return flatHops(hops).flatMap((hop) => (hop.kind === "call" && hop.breaker) || []);
}
