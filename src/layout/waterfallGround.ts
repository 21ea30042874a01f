/**
 * What of a request's picture no step changes: which rows there are, where they stand, what their
 * marks mean. Worked out once for all of its steps.
 */
import { breakerNameFor } from "../engine/breakerReplay";
import type { Plan } from "../engine/plan";
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";
import { handedOf, rowsWithLead } from "./waterfallArrows";
import { requestEndMs } from "./waterfallDomain";
import type { RowFacts } from "./waterfallFacts";
import { type Folds, isFolded, shownRows } from "./waterfallFolds";
import { guideLines, indentPx, TRIANGLE_EM } from "./waterfallGuides";
import { type LegendKey, legendOf } from "./waterfallLegend";
import type { RequestTree, TreeRow } from "./waterfallTree";
import { placesOf, type RowPlace } from "./waterfallView";
import { totalsOf } from "./waterfallWords";

export interface WaterfallGround {
  readonly tree: RequestTree;
  readonly emPx: number;
  /** Names and words stand above the bars, not beside them. */
  readonly stacked: boolean;
  readonly namesPx: number;
  readonly plotPx: number;
  readonly headPx: number;
  /** Below the rows, where the breakers' bands begin. */
  readonly bandsPx: number;
  /** Below those: where the axis line is. */
  readonly axisYPx: number;
  readonly heightPx: number;
  /** Where the axis ends unless something holds it. */
  readonly endMs: Ms;
  /** The rows that are shown, as long as nobody sees them, and where each stands. */
  readonly rows: readonly RowFacts[];
  readonly places: readonly RowPlace[];
  readonly placeOf: ReadonlyMap<string, RowPlace>;
  /** What is handed over to each. */
  readonly handed: ReadonlyMap<string, string>;
  /** The rows whose arrow has a line of its own. */
  readonly withLead: ReadonlySet<string>;
  /** The breakers of those rows: of the instance that serves the request. */
  readonly breakers: readonly string[];
  readonly guides: string;
  readonly totals: readonly string[];
  readonly legend: readonly LegendKey[];
}

/** Below this a name stands above its bar. */
const STACKED_BELOW_EM = 35;
const NAMES_EM = 10;
const HEAD_EM = 1.375;
const FOOT_EM = 1.5;

export function bandPitchPx(stacked: boolean, emPx: number): number {
  return (stacked ? 2 : 1.5) * emPx;
}

export function waterfallGround(
  tree: RequestTree,
  plan: Plan,
  folds: Folds,
  { widthPx, emPx }: { readonly widthPx: number; readonly emPx: number },
  texts: Texts,
): WaterfallGround {
  const { operation } = tree;
  const stacked = widthPx < STACKED_BELOW_EM * emPx;
  const treePx = tree.nested ? indentPx(tree.deepest, emPx) + TRIANGLE_EM * emPx : 0;
  const namesPx = stacked ? 0 : NAMES_EM * emPx + treePx;
  const headPx = HEAD_EM * emPx;
  const rows = shownRows(tree, folds);
  const handed = handedOf(tree, texts);
  const withLead = rowsWithLead(tree, handed);
  const places = placesOf(rows, withLead, headPx, stacked, emPx);
  const last = places.at(-1);
  const bandsPx = last === undefined ? headPx : last.topPx + last.heightPx;
  const breakers = breakersOf(rows, plan, operation.id);
  const axisYPx = bandsPx + breakers.length * bandPitchPx(stacked, emPx);
  return {
    tree,
    emPx,
    stacked,
    namesPx,
    plotPx: Math.max(1, widthPx - namesPx),
    headPx,
    bandsPx,
    axisYPx,
    heightPx: axisYPx + FOOT_EM * emPx,
    endMs: requestEndMs(operation, plan),
    rows: rows.map((row) => ({
      tree: row,
      folded: isFolded(tree, row, folds),
      drawn: false,
      bar: null,
    })),
    places,
    placeOf: new Map(places.map((place) => [place.key, place])),
    handed,
    withLead,
    breakers,
    guides: stacked ? "" : guideLines(rows, places, emPx),
    totals: totalsOf(tree, texts),
    legend: legendOf(tree, plan),
  };
}

function breakersOf(rows: readonly TreeRow[], plan: Plan, operation: number): string[] {
  const shown = new Set(rows.map(({ hop }) => hop?.id));
  const keys = plan.hops.flatMap((hop) =>
    hop.kind === "call" && hop.breaker !== null && shown.has(hop.id)
      ? [breakerNameFor(plan, hop.breaker, operation)]
      : [],
  );
  return [...new Set(keys)];
}
