import type { Texts } from "../texts/en";
import { linkOf } from "./address";
import { openLanding } from "./openLanding";
import { type Start, start } from "./start";
import type { Storages } from "./storage";

export type Explorer = Start;

/** The explorer where the address leads: the one that was left for the lessons, its undo with it, or a new one. */
export function explorerAt(
  hash: string,
  left: Explorer | null,
  storages: Storages,
  texts: Texts,
): Explorer {
  if (left === null) return start(hash, storages, texts);
  const { store } = left;
  const link = hash.replace(/^#/, "");
  const moved = link !== "" && link !== linkOf(store.getState());
  const notice = moved ? openLanding(store, link, texts.app.notices.badLink, texts) : null;
  return { store, notice };
}
