/** The row of a request that an event is about. */
import type { RunEvent } from "../engine/event";
import type { RequestTree, TreeRow } from "./waterfallTree";

/** Its key; null when it is about the whole request or a breaker. */
export function currentKey(tree: RequestTree, event: RunEvent): string | null {
  if (event.operation !== tree.operation.id) return null;
  if (event.hop === null) return event.type === "closing" ? "/1" : null;
  return tree.rows.findLast((row) => isAbout(event, row))?.key ?? null;
}

function isAbout(event: RunEvent, { hop, made, work, attempt, kind, depth }: TreeRow): boolean {
  if (hop === null || event.hop !== hop.id) return false;
  if ("n" in event) return made?.n === event.n;
  if (kind === "work") return depth === 0 || !("parent" in event) || work?.parent === event.parent;
  if (event.attempt !== null && event.attempt !== attempt) return false;
  // A breaker is asked before an attempt begins, and told when it ends: of several calls the latest.
  return made === null || made.startMs <= event.atMs;
}

/** The row itself, or the folded one that hides it. */
export function shownKey(
  tree: RequestTree,
  shown: Pick<ReadonlySet<string>, "has">,
  key: string | null,
): string | null {
  if (key === null || shown.has(key)) return key;
  const above = new Map(tree.rows.map((row) => [row.key, row.above]));
  let at: string | null = key;
  while (at !== null && !shown.has(at)) at = above.get(at) ?? null;
  return at;
}
