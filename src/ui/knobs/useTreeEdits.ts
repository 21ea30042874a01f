import { useState } from "react";
import { type NewHop, removeHop } from "../../engine/edit";
import { findHop, flatHops } from "../../engine/hopTree";
import type { Scenario } from "../../engine/scenario";
import {
  duplicateHop,
  insertHop,
  moveRefusal,
  moveStep,
  moveTo,
  placeOf,
  siblingsAt,
  stepTo,
  type TreePlace,
  type TreeRefusal,
  type TreeStep,
} from "../../engine/treeEdit";
import { latestOf } from "../../session/latest";
import { useSession, useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";

interface Said {
  readonly text: string;
  /** The hops it was said of. */
  readonly of: Scenario["hops"] | null;
}

/** Edits of the tree of hops, each one step of undo, and what is said of the last. */
export function useTreeEdits(onPick: (hopId: string | null) => void) {
  const texts = useTexts().hopTree;
  const store = useSessionStore();
  const [last, setLast] = useState<Said>({ text: "", of: null });
  // Undone, or edited in another way, they do not stand as it says.
  const holds = useSession((session) => latestOf(session).hops === last.of);

  /** An edit that is on its way is built on, not dropped. */
  const now = () => latestOf(store.getState());
  const setSaid = (text: string) => setLast({ text, of: now().hops });
  const nameOf = (hopId: string, of = now()) => findHop(of.hops, hopId)?.name ?? hopId;
  /** Whether it was taken: one that cannot run is not. */
  const take = (next: Scenario): boolean => {
    const before = now();
    if (next === before) return false;
    store.getState().edit(next);
    return now() === next;
  };
  const refuse = (hopId: string, why: TreeRefusal) => setSaid(texts.refusals[why](nameOf(hopId)));
  const sayWhere = (hopId: string) => {
    const place = placeOf(now(), hopId);
    if (place === null) return;
    const { parent, index } = place;
    const count = siblingsAt(now(), parent).length;
    setSaid(texts.standsAt(nameOf(hopId), parent && nameOf(parent), index + 1, count));
  };
  const takeAndPick = (next: Scenario) => {
    const known = new Set(flatHops(now().hops).map(({ id }) => id));
    const made = flatHops(next.hops).find(({ id }) => !known.has(id));
    if (made === undefined || !take(next)) return;
    onPick(made.id);
    sayWhere(made.id);
  };

  return {
    said: holds ? last.text : "",
    hush: () => setSaid(""),
    step(hopId: string, step: TreeStep) {
      const to = stepTo(now(), hopId, step);
      if (typeof to === "string") return refuse(hopId, to);
      if (!take(moveStep(now(), hopId, step))) return;
      onPick(hopId);
      sayWhere(hopId);
    },
    move(hopId: string, place: TreePlace) {
      const why = moveRefusal(now(), hopId, place);
      if (why !== null) return refuse(hopId, why);
      if (!take(moveTo(now(), hopId, place))) return;
      onPick(hopId);
      sayWhere(hopId);
    },
    add: (place: TreePlace, hop: NewHop) => takeAndPick(insertHop(now(), place, hop)),
    duplicate: (hopId: string) => takeAndPick(duplicateHop(now(), hopId)),
    remove(hopId: string) {
      const before = now();
      const place = placeOf(before, hopId);
      const gone = findHop(before.hops, hopId);
      if (place === null || gone === undefined || !take(removeHop(before, hopId))) return;
      const left = siblingsAt(now(), place.parent);
      onPick((left[place.index] ?? left.at(-1))?.id ?? place.parent);
      setSaid(texts.removed(gone.name, flatHops([gone]).length - 1));
    },
  };
}
