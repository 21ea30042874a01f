/**
 * Who calls whom and with what: an arrow from the caller's bar down to each attempt, where its request goes
 * out: after a wait for its breaker and connecting, if there are such. What never goes out is asked at its beginning.
 */
import type { Texts } from "../texts/en";
import { textWidthPx } from "./axis";
import type { RowFacts } from "./waterfallFacts";
import type { WaterfallGround } from "./waterfallGround";
import type { Frame, WaterfallRow } from "./waterfallMarks";
import { isSeen } from "./waterfallSpans";
import type { RequestTree, TreeRow } from "./waterfallTree";
import { handedWords } from "./waterfallWords";

export interface Arrow {
  /** The row that it leads to. */
  readonly key: string;
  readonly xPx: number;
  readonly fromYPx: number;
  readonly toYPx: number;
  /** What is handed over. */
  readonly label: string | null;
  /** It stands there always, not only while its row is looked at. */
  readonly always: boolean;
  readonly labelPx: number;
  readonly labelYPx: number;
  readonly anchor: "start" | "end";
}

/** Over a bar whose arrow says something new, in em: with the name between them it is a line of its own. */
const LEAD_EM = { beside: 0.75, stacked: 1 };
const GAP_PX = 6;
/** From the arrow's point up to the words beside it. */
const LIFT_EM = 0.3125;

/** In words, by the row's key: what is handed over to it. */
export function handedOf(
  { rows, operation }: RequestTree,
  texts: Texts,
): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ key, handed }) =>
      handed === null ? [] : [[key, handedWords(handed, operation.startMs, texts)]],
    ),
  );
}

/** The rows whose arrow says what the one before it at the same hop did not: they get the room for it. */
export function rowsWithLead(
  tree: RequestTree,
  handed: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const keys = new Set<string>();
  const before = new Map<string, string>();
  for (const { key, hop } of tree.rows) {
    const words = handed.get(key);
    if (words === undefined || hop === null) continue;
    if (before.get(hop.id) !== words) keys.add(key);
    before.set(hop.id, words);
  }
  return keys;
}

export function leadPx(stacked: boolean, emPx: number): number {
  return (stacked ? LEAD_EM.stacked : LEAD_EM.beside) * emPx;
}

export function waterfallArrows(
  facts: readonly RowFacts[],
  rows: readonly WaterfallRow[],
  { handed, withLead, placeOf }: Pick<WaterfallGround, "handed" | "withLead" | "placeOf">,
  { scale, plotPx, emPx, startMs, stacked }: Frame,
): readonly Arrow[] {
  return facts.flatMap(({ tree, bar }, index) => {
    const row = rows[index];
    if (row === undefined || bar === null || tree.made === null) return [];
    const sentMs = sentSinceMs(tree, startMs) ?? bar.fromMs;
    // The cursor has not come to it yet.
    if (sentMs > bar.toMs || !isSeen(scale, sentMs)) return [];
    if (tree.above === null && tree.handed === null) return [];
    // Under a name there is no room for an arrow: it ends over it, where its row has the line for it.
    if (stacked && row.leadPx === 0) return [];
    const caller = tree.above === null ? undefined : placeOf.get(tree.above);
    const xPx = scale(sentMs);
    const label = handed.get(tree.key) ?? null;
    const startsPx = xPx + GAP_PX;
    const fits = label === null || startsPx + textWidthPx(label, emPx) <= plotPx;
    return [
      {
        key: row.key,
        xPx,
        fromYPx: caller === undefined ? row.topPx + 2 : caller.barTopPx + caller.barPx,
        toYPx: stacked ? row.topPx + row.leadPx : row.barTopPx,
        label,
        always: withLead.has(row.key),
        labelPx: fits ? startsPx : xPx - GAP_PX,
        labelYPx: (stacked ? row.topPx + row.leadPx : row.barTopPx) - LIFT_EM * emPx,
        anchor: fits ? "start" : "end",
      } as const,
    ];
  });
}

/** null: its request never reached anybody. */
function sentSinceMs({ hop, made }: TreeRow, startMs: number): number | null {
  if (hop?.kind !== "call" || made === null || made.calleeStartMs === null) return null;
  return made.calleeStartMs - hop.networkMs - startMs;
}

/** All arrows as one path: a hairline each. */
export function arrowLines(arrows: readonly Arrow[]): string {
  return arrows
    .map(({ xPx, fromYPx, toYPx }) => `M${px(xPx)},${px(fromYPx)}V${px(toYPx)}`)
    .join("");
}

/** And their heads. */
export function arrowHeads(arrows: readonly Arrow[]): string {
  return arrows.map(({ xPx, toYPx }) => `M${px(xPx - 3)},${px(toYPx - 5)}h6l-3,5z`).join("");
}

const px = (value: number) => Math.round(value * 100) / 100;
