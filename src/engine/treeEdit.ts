/**
 * Edits of the tree of hops: scenario in, scenario out. One that the tree has no place for gives
 * back the very same scenario; the refusals say why. What refers to a hop does so by its id, which it
 * keeps wherever it goes.
 */
import { type NewHop, setHop } from "./edit";
import { callsOf, findHop, flatHops, mapHop, withoutHop } from "./hopTree";
import { LIMITS } from "./limits";
import { freeHopId, freeId, freeName } from "./name";
import type { Hop, Scenario } from "./scenario";

/** Before the hop that stands at `index` now, in the edge's own list (null) or in a call's. */
export interface TreePlace {
  readonly parent: string | null;
  readonly index: number;
}

export type TreeRefusal =
  | "no_such_hop"
  | "in_work"
  | "in_itself"
  | "too_deep"
  | "too_many"
  | "first"
  | "last"
  | "outermost";

/** The steps of the keyboard: among its siblings, into the one before it, out of its caller. */
export type TreeStep = "earlier" | "later" | "nest" | "unnest";

/** Beside a hop, or the last inside it. */
export type Beside = "before" | "after" | "inside";

export function placeOf(scenario: Scenario, hopId: string): TreePlace | null {
  const find = (hops: readonly Hop[], parent: string | null): TreePlace | null => {
    const index = hops.findIndex((hop) => hop.id === hopId);
    if (index !== -1) return { parent, index };
    for (const hop of hops) {
      const found = find(callsOf(hop), hop.id);
      if (found !== null) return found;
    }
    return null;
  };
  return find(scenario.hops, null);
}

/** The list that a place is in. */
export function siblingsAt(scenario: Scenario, parent: string | null): readonly Hop[] {
  if (parent === null) return scenario.hops;
  const hop = findHop(scenario.hops, parent);
  return hop === undefined ? [] : callsOf(hop);
}

export function placeBeside(scenario: Scenario, hopId: string, beside: Beside): TreePlace | null {
  const place = placeOf(scenario, hopId);
  if (place === null || beside === "before") return place;
  if (beside === "after") return { ...place, index: place.index + 1 };
  return { parent: hopId, index: siblingsAt(scenario, hopId).length };
}

/** Why no new hop goes there; null: it does. */
export function addRefusal(
  scenario: Scenario,
  place: TreePlace,
  hop: NewHop | Hop,
): TreeRefusal | null {
  const more = "calls" in hop ? flatHops(hop.calls ?? []).length : 0;
  if (flatHops(scenario.hops).length + 1 + more > LIMITS.hops) return "too_many";
  return misfit(scenario, place, hop);
}

/** Its id is `freeHopId`'s. */
export function insertHop(scenario: Scenario, place: TreePlace, hop: NewHop): Scenario {
  if (addRefusal(scenario, place, hop) !== null) return scenario;
  return inserted(scenario, place, { ...hop, id: freeHopId(scenario, hop.name) });
}

/** Why a hop, with what is in it, cannot stand there; null: it can, or stands there already. */
export function moveRefusal(
  scenario: Scenario,
  hopId: string,
  place: TreePlace,
): TreeRefusal | null {
  const hop = findHop(scenario.hops, hopId);
  if (hop === undefined) return "no_such_hop";
  if (flatHops([hop]).some(({ id }) => id === place.parent)) return "in_itself";
  return misfit(scenario, place, hop);
}

export function moveTo(scenario: Scenario, hopId: string, place: TreePlace): Scenario {
  const from = placeOf(scenario, hopId);
  const hop = findHop(scenario.hops, hopId);
  if (from === null || hop === undefined) return scenario;
  if (moveRefusal(scenario, hopId, place) !== null) return scenario;
  const { parent } = place;
  const within = from.parent === parent;
  const length = siblingsAt(scenario, parent).length;
  const index = Math.max(0, Math.min(place.index, length));
  // Taken out first, what stands behind it in the same list moves up.
  const to = within && index > from.index ? index - 1 : index;
  if (within && to === from.index) return scenario;
  return inserted(withoutHop(scenario, hopId), { parent, index: to }, hop);
}

/** Where a step takes a hop, or why it cannot go. */
export function stepTo(scenario: Scenario, hopId: string, step: TreeStep): TreePlace | TreeRefusal {
  const from = placeOf(scenario, hopId);
  if (from === null) return "no_such_hop";
  const { parent, index } = from;
  const siblings = siblingsAt(scenario, parent);
  switch (step) {
    case "earlier":
      return index === 0 ? "first" : { parent, index: index - 1 };
    case "later":
      return index === siblings.length - 1 ? "last" : { parent, index: index + 2 };
    case "nest": {
      const before = siblings[index - 1];
      if (before === undefined) return "first";
      const place = { parent: before.id, index: callsOf(before).length };
      return moveRefusal(scenario, hopId, place) ?? place;
    }
    case "unnest": {
      const caller = parent === null ? null : placeOf(scenario, parent);
      return caller === null ? "outermost" : { ...caller, index: caller.index + 1 };
    }
  }
}

export function moveStep(scenario: Scenario, hopId: string, step: TreeStep): Scenario {
  const to = stepTo(scenario, hopId, step);
  return typeof to === "string" ? scenario : moveTo(scenario, hopId, to);
}

/** Its calls all at once, or in order, as usual. */
export function setFanOut(scenario: Scenario, hopId: string, fanOut: boolean): Scenario {
  if (findHop(scenario.hops, hopId)?.kind !== "call") return scenario;
  return setHop(scenario, hopId, { fanOut: fanOut || undefined });
}

export function duplicateRefusal(scenario: Scenario, hopId: string): TreeRefusal | null {
  const hop = findHop(scenario.hops, hopId);
  const place = placeBeside(scenario, hopId, "after");
  if (hop === undefined || place === null) return "no_such_hop";
  return addRefusal(scenario, place, hop);
}

/**
 * The same once more, right after it, with what is in it: new names and ids, the same breakers.
 * Answers by hand and outages were for the one that was there.
 */
export function duplicateHop(scenario: Scenario, hopId: string): Scenario {
  const hop = findHop(scenario.hops, hopId);
  const place = placeBeside(scenario, hopId, "after");
  if (hop === undefined || place === null) return scenario;
  if (addRefusal(scenario, place, hop) !== null) return scenario;
  const all = flatHops(scenario.hops);
  const ids = new Set(all.map(({ id }) => id));
  const names = new Set(all.map(({ name }) => name));
  const copied = (one: Hop): Hop => {
    const name = freeName(names, one.name);
    const id = freeId(ids, name);
    names.add(name);
    ids.add(id);
    if (one.kind === "work" || one.calls === undefined) return { ...one, id, name };
    return { ...one, id, name, calls: one.calls.map(copied) };
  };
  return inserted(scenario, place, copied(hop));
}

function misfit(scenario: Scenario, place: TreePlace, hop: NewHop | Hop): TreeRefusal | null {
  const { parent } = place;
  if (parent !== null) {
    const caller = findHop(scenario.hops, parent);
    if (caller === undefined) return "no_such_hop";
    if (caller.kind === "work") return "in_work";
  }
  const inner = "calls" in hop ? levelsOf(hop.calls ?? []) : 0;
  return levelOf(scenario, parent) + 1 + inner > LIMITS.depth ? "too_deep" : null;
}

/** 1 for the edge's own hops; 0 for the edge. */
function levelOf(scenario: Scenario, hopId: string | null): number {
  let level = 0;
  for (let at = hopId; at !== null; at = placeOf(scenario, at)?.parent ?? null) level += 1;
  return level;
}

function levelsOf(hops: readonly Hop[]): number {
  return hops.reduce((most, hop) => Math.max(most, 1 + levelsOf(callsOf(hop))), 0);
}

function inserted(scenario: Scenario, { parent, index }: TreePlace, hop: Hop): Scenario {
  if (parent === null) return { ...scenario, hops: scenario.hops.toSpliced(index, 0, hop) };
  return mapHop(scenario, parent, (caller) =>
    caller.kind === "work"
      ? caller
      : { ...caller, calls: (caller.calls ?? []).toSpliced(index, 0, hop) },
  );
}
