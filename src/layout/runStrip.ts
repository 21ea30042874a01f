/**
 * The whole run on one small axis. What is drawn is a handful of paths however many requests there
 * are: one for each way to end, one for each state of a breaker.
 */

import { bisectCenter } from "d3";
import type { BreakerKind } from "../engine/event";
import type { RequestEnd } from "../engine/requestEnd";
import type { BreakerResult, Operation, Run } from "../engine/result";
import { outlineOf } from "../engine/runOutline";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { axisTicks, type Interval, type Tick, textWidthPx } from "./axis";
import { breakerBands } from "./axisBands";
import { linear } from "./linear";
import { binMarks, headPlaces, headY, requestMarks } from "./runStripMarks";

export interface RunStripLayout {
  readonly namesPx: number;
  readonly plotPx: number;
  readonly heightPx: number;
  readonly stacked: boolean;
  readonly endMs: Ms;
  /** The base line on which the requests stand, and how tall they are at most. */
  readonly baseYPx: number;
  readonly markPx: number;
  readonly axisYPx: number;
  /** Where the head of each request's mark stands; null when there are too many for heads. */
  readonly headsPx: readonly number[] | null;
  readonly headYPx: number;
  readonly marks: readonly {
    readonly end: RequestEnd;
    readonly path: string;
    readonly count: number;
  }[];
  /** Of many breakers the ones that changed state most often, in their order. */
  readonly bands: readonly RunBand[];
  /** Of the breakers without a band; 0: all have one. */
  readonly hidden: { readonly breakers: number; readonly moved: number };
  /** Room under the bands where some are hidden: for those of the request at the cursor, and a line of words. */
  readonly spare: readonly BandPlace[];
  readonly ticks: readonly Tick[];
}

export interface BandPlace {
  readonly topPx: number;
  readonly bandTopPx: number;
  readonly bandPx: number;
}

export interface RunBand extends BandPlace {
  readonly breaker: string;
  readonly states: readonly { readonly kind: BreakerKind; readonly path: string }[];
}

/** Past this many requests they are counted in bins. */
const MOST_MARKS = 2000;
/** Of more breakers than the first, the second have bands. */
const MOST_BANDS = { all: 8, some: 5 };
const STACKED_BELOW_EM = 35;
/** The column of the names: as wide as they ask for, within limits, with a gap before the plot. */
const NAMES_EM = { least: 10, most: 15, gap: 0.75 };
const MARK_EM = 1.75;
const BAND_EM = 0.5;
const BAND_PITCH_EM = { beside: 1, stacked: 1.75 };
const FOOT_EM = 1.375;

export function runStripLayout(
  run: Run,
  widthPx: number,
  emPx: number,
  format: Format,
  /** What stands beside a band. */
  nameOf: (breaker: string) => string = (breaker) => breaker,
  /** How many breakers the request at the cursor may go through. */
  ownBands = 0,
): RunStripLayout {
  const stacked = widthPx < STACKED_BELOW_EM * emPx;
  const { shown, hidden } = bandsShown(run);
  const widestPx = Math.max(0, ...shown.map((breaker) => textWidthPx(nameOf(breaker), emPx)));
  const { least, most, gap } = NAMES_EM;
  const wantedPx = Math.max(least * emPx, Math.min(most * emPx, widestPx + gap * emPx));
  const namesPx = stacked ? 0 : wantedPx;
  // Room for half a mark at either end.
  const plotPx = Math.max(1, widthPx - namesPx - emPx);
  const endMs = Math.max(1, run.endMs);
  const scale = linear([0, endMs], [0, plotPx], true);
  const markPx = MARK_EM * emPx;
  const baseYPx = markPx + 0.25 * emPx;
  const pitchPx = (stacked ? BAND_PITCH_EM.stacked : BAND_PITCH_EM.beside) * emPx;
  const bandPx = BAND_EM * emPx;
  const spares = hidden.breakers === 0 ? 0 : ownBands + 1;
  const places = Array.from({ length: shown.length + spares }, (_, index): BandPlace => {
    const topPx = baseYPx + 0.25 * emPx + index * pitchPx;
    const bandTopPx = topPx + pitchPx - bandPx - (pitchPx - bandPx) / (stacked ? 8 : 2);
    return { topPx, bandTopPx, bandPx };
  });
  const bands = shown.flatMap((breaker, index) => {
    const place = places[index];
    return place === undefined ? [] : [runBand(run, breaker, place, { endMs, plotPx })];
  });
  const axisYPx = baseYPx + (places.length === 0 ? 0 : 0.25 * emPx) + places.length * pitchPx;
  const binned = run.operations.length > MOST_MARKS;
  const headsPx = binned ? null : headPlaces(run.operations, scale);
  const place = { baseYPx, markPx, headsPx };
  return {
    namesPx,
    plotPx,
    heightPx: axisYPx + FOOT_EM * emPx,
    stacked,
    endMs,
    baseYPx,
    markPx,
    axisYPx,
    headsPx,
    headYPx: headY({ baseYPx, markPx }),
    marks: binned
      ? binMarks(outlineOf(run), scale, place)
      : requestMarks(run.operations, scale, place),
    bands,
    hidden,
    spare: places.slice(shown.length),
    ticks: axisTicks(endMs, plotPx, emPx, format),
  };
}

/** Those that have a band whatever the cursor is at: were they to come and go with it, nothing could be compared. */
function bandsShown({ breakers }: Run) {
  const all = Object.keys(breakers);
  if (all.length <= MOST_BANDS.all) return { shown: all, hidden: { breakers: 0, moved: 0 } };
  const moves = (breaker: string) => breakers[breaker]?.transitions.length ?? 0;
  const most = all.toSorted((a, b) => moves(b) - moves(a)).slice(0, MOST_BANDS.some);
  const shown = all.filter((breaker) => most.includes(breaker));
  const left = all.filter((breaker) => !most.includes(breaker));
  const moved = left.filter((breaker) => moves(breaker) > 0).length;
  return { shown, hidden: { breakers: left.length, moved } };
}

/** The states of one breaker in its place. */
export function runBand(
  run: Run,
  breaker: string,
  place: BandPlace,
  { endMs, plotPx }: Pick<RunStripLayout, "endMs" | "plotPx">,
): RunBand {
  const scale = linear([0, endMs], [0, plotPx], true);
  const { transitions } = run.breakers[breaker] ?? { transitions: [] };
  const states = bandPaths(transitions, endMs, scale, place.bandTopPx, place.bandPx);
  return { breaker, ...place, states };
}

const KINDS: readonly BreakerKind[] = ["closed", "open", "half-open"];
/** No state is drawn finer than this; one that is shorter still shows. */
const FINEST_PX = 0.5;

function bandPaths(
  transitions: BreakerResult["transitions"],
  endMs: Ms,
  scale: (ms: Ms) => number,
  yPx: number,
  heightPx: number,
): RunBand["states"] {
  const paths = new Map<BreakerKind, { parts: string[]; lastPx: number }>();
  for (const { kind, fromMs, toMs } of breakerBands(transitions, 0, endMs)) {
    const path = paths.get(kind) ?? { parts: [], lastPx: Number.NEGATIVE_INFINITY };
    paths.set(kind, path);
    const fromPx = Math.max(scale(fromMs), path.lastPx);
    const toPx = scale(toMs);
    if (toPx - path.lastPx < FINEST_PX) continue;
    const widthPx = Math.max(FINEST_PX, toPx - fromPx);
    path.parts.push(`M${round(fromPx)},${yPx}h${round(widthPx)}v${heightPx}h${-round(widthPx)}z`);
    path.lastPx = fromPx + widthPx;
  }
  return KINDS.flatMap((kind) => {
    const path = paths.get(kind);
    return path === undefined ? [] : [{ kind, path: path.parts.join("") }];
  });
}

const round = (px: number) => Math.round(px * 100) / 100;

/** Where the request at the cursor lies, at least wide enough to be seen, and the head of its mark. */
export function requestPlace(
  layout: RunStripLayout,
  operation: Operation,
  leastPx: number,
): Interval & { readonly headPx: number } {
  const scale = linear([0, layout.endMs], [0, layout.plotPx], true);
  const fromPx = scale(operation.startMs);
  return {
    fromPx,
    toPx: Math.max(fromPx + leastPx, scale(operation.endMs)),
    headPx: layout.headsPx?.[operation.id - 1] ?? fromPx,
  };
}

/** The request whose mark is nearest to `xPx`; null when the run has none. */
export function requestNear(run: Run, layout: RunStripLayout, xPx: number): number | null {
  const { headsPx, plotPx, endMs } = layout;
  const at =
    headsPx === null
      ? bisectCenter(outlineOf(run).startsMs, (xPx / plotPx) * endMs)
      : bisectCenter(headsPx, xPx);
  return run.operations[at]?.id ?? null;
}
