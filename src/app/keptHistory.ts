/** Undo and redo across a reload: in the tab's own storage, as links, newest first until it is full. */
import type { Entry, History } from "../session/session";
import type { Texts } from "../texts/en";
import { landingOf, linkOfEntry } from "./address";
import { isRecord, readJson, writeJson } from "./storage";

export const HISTORY_KEY = "hopwatch.history.1";
/** Bounds what a tab keeps: characters, about a quarter of a megabyte. */
export const MOST_KEPT = 256 * 1024;

/** Entries never change, so each is turned into text once. */
const links = new WeakMap<Entry, string>();

/** `here` is the address it belongs to: undo leads away from there and from nowhere else. */
export function keepHistory(tab: Storage | null, here: string, { past, future }: History): void {
  let room = MOST_KEPT - here.length;
  const fitting = (entries: readonly Entry[]) => {
    const kept: string[] = [];
    for (const entry of entries) {
      const link = links.get(entry) ?? linkOfEntry(entry);
      links.set(entry, link);
      room -= link.length;
      if (room < 0) break;
      kept.push(link);
    }
    return kept;
  };
  const kept = { here, past: fitting(past.toReversed()), future: fitting(future) };
  if (!writeJson(tab, HISTORY_KEY, kept))
    writeJson(tab, HISTORY_KEY, { here, past: [], future: [] });
}

/** Nothing, unless it belongs to `here`; from the first entry that cannot be read, the rest is left out. */
export function readHistory(tab: Storage | null, here: string, texts: Texts): History {
  const found = readJson(tab, HISTORY_KEY, 2 * MOST_KEPT);
  if (!isRecord(found) || found.here !== here) return { past: [], future: [] };
  return {
    past: entriesOf(found.past, texts).toReversed(),
    future: entriesOf(found.future, texts),
  };
}

function entriesOf(value: unknown, texts: Texts): readonly Entry[] {
  const entries: Entry[] = [];
  for (const link of Array.isArray(value) ? value : []) {
    if (typeof link !== "string") break;
    const landing = landingOf(link, texts);
    if (!landing.ok || landing.frame === undefined) break;
    const { scenario, against, frame } = landing;
    const entry = { scenario, ...(against !== undefined && { against }), frame };
    links.set(entry, link);
    entries.push(entry);
  }
  return entries;
}
