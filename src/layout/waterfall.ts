/**
 * The picture of one request on its own axis, which begins at its arrival: pure numbers and labels
 * from the run, the cursor and a width. Rows and axis come from the whole request, so nothing jumps
 * while stepping; bars grow only as far as the cursor.
 */

import type { Span } from "../engine/calleeTree";
import type { BreakerKind } from "../engine/event";
import type { OperationView } from "../engine/operationView";
import type { Plan } from "../engine/plan";
import type { Operation, Run } from "../engine/result";
import { kept, keptItems } from "../engine/sameData";
import type { Ms } from "../engine/scenario";
import type { Snapshot } from "../engine/snapshot";
import type { Texts } from "../texts/en";
import { axisTicks, type Interval, labelAt, type Tick, textWidthPx } from "./axis";
import { breakerBands } from "./axisBands";
import { linear } from "./linear";
import { type Arrow, waterfallArrows } from "./waterfallArrows";
import { currentKey, shownKey } from "./waterfallCurrent";
import { type DeadlineMark, deadlineMark } from "./waterfallDeadline";
import { type RowFacts, waterfallFacts } from "./waterfallFacts";
import { type Folds, NO_FOLDS } from "./waterfallFolds";
import { bandPitchPx, type WaterfallGround, waterfallGround } from "./waterfallGround";
import { type AnswerMs, deadlineHandle, type Handle, rowHandles } from "./waterfallHandles";
import { waterfallRows } from "./waterfallKept";
import type { LegendKey } from "./waterfallLegend";
import type { Frame, WaterfallRow } from "./waterfallMarks";
import { isSeen } from "./waterfallSpans";
import { requestTree } from "./waterfallTree";
import { drawnOf, type Viewed } from "./waterfallView";
import { fitZoom } from "./waterfallZoom";

export interface WaterfallLayout {
  readonly request: number;
  readonly plotPx: number;
  readonly namesPx: number;
  readonly heightPx: number;
  /** Below the rows: where the axis line is. */
  readonly axisYPx: number;
  readonly headPx: number;
  readonly stacked: boolean;
  /** The axis ends here; a drag keeps it. */
  readonly endMs: Ms;
  /** The part of it that is seen. */
  readonly seen: Span;
  readonly zoomed: boolean;
  /** Its rows are a tree: some call has calls of its own. */
  readonly nested: boolean;
  readonly rows: readonly WaterfallRow[];
  /** The row that the event at the cursor is about, or the folded one that hides it. */
  readonly current: string | null;
  readonly arrows: readonly Arrow[];
  /** Hairlines from a row down to those under it, as path data beside the names. */
  readonly guides: string;
  /** What the request's ghost work comes to, in words. */
  readonly totals: readonly string[];
  readonly bands: readonly BandRow[];
  readonly ticks: readonly Tick[];
  readonly deadline: DeadlineMark | null;
  readonly cursor: CursorMark;
  readonly handles: readonly Handle[];
  readonly legend: readonly LegendKey[];
}

export interface BandRow {
  readonly breaker: string;
  readonly state: BreakerKind;
  readonly topPx: number;
  readonly heightPx: number;
  readonly bandTopPx: number;
  readonly bandPx: number;
  readonly segments: readonly (Interval & { readonly kind: BreakerKind })[];
}

export interface CursorMark {
  readonly xPx: number;
  /** False: its moment lies beside the part of the axis that is seen. */
  readonly seen: boolean;
  readonly label: string;
  readonly labelPx: number;
  readonly anchor: "start" | "middle" | "end";
}

export type { LegendKey } from "./waterfallLegend";

export interface WaterfallInput {
  readonly run: Run;
  readonly plan: Plan;
  readonly snapshot: Snapshot;
  readonly answerMs: AnswerMs;
  readonly texts: Texts;
  readonly widthPx: number;
  /** The text size of the stage: the picture grows with it. */
  readonly emPx: number;
  /** The end of the axis, kept while something is dragged; null: as it suits the request. */
  readonly endMs: Ms | null;
  /** What no step changes, where it is known already: of these folds and this width. */
  readonly ground?: WaterfallGround | undefined;
  readonly folds?: Folds | undefined;
  /** The part of the axis to be seen; the whole of it where there is none. */
  readonly zoom?: Span | null | undefined;
  /** False: no hand is near the bars, and only the deadline is held out to it. */
  readonly gripped?: boolean | undefined;
  /** Which rows are drawn; all where it is left out. */
  readonly viewed?: Viewed | undefined;
  /** The picture before this one: what is as it was there is the same object. */
  readonly before?: WaterfallLayout | null | undefined;
}

const BAND_EM = 0.625;

/** null as long as no request has come. */
export function waterfallLayout(input: WaterfallInput): WaterfallLayout | null {
  const { run, plan, snapshot, texts } = input;
  const view = snapshot.operation;
  const operation = view === null ? undefined : operationOf(run, view.id);
  if (view === null || operation === undefined) return null;
  const ground =
    input.ground ??
    waterfallGround(requestTree(run, plan, operation), plan, input.folds ?? NO_FOLDS, input, texts);
  const { tree, emPx, stacked, plotPx, headPx, axisYPx } = ground;
  const endMs = input.endMs ?? ground.endMs;
  const zoom = fitZoom(input.zoom ?? null, endMs);
  const seen = zoom ?? { fromMs: 0, toMs: endMs };
  const scale = linear([seen.fromMs, seen.toMs], [0, plotPx], true);
  const current = shownKey(tree, ground.placeOf, currentKey(tree, snapshot.event));
  const facts = waterfallFacts({
    rows: ground.rows,
    isDrawn: drawnOf(ground.places, input.viewed),
    nested: tree.nested,
    view,
    atMs: snapshot.atMs,
  });
  const headTakenPx = stacked ? textWidthPx(texts.waterfall.request(view.id), emPx) + emPx : 0;
  const deadline = deadlineMark(view, plan, scale, emPx, headTakenPx, texts);
  const zone = deadline?.zone ?? null;
  const frame: Frame = { emPx, plotPx, scale, stacked, zone, startMs: view.startMs };
  const before = input.before ?? undefined;
  const rows = waterfallRows(facts, ground.places, frame, texts, before?.rows);
  const cursor = cursorMark(snapshot.atMs - view.startMs, frame, texts);
  return {
    request: view.id,
    plotPx,
    namesPx: ground.namesPx,
    heightPx: ground.heightPx,
    axisYPx,
    headPx,
    stacked,
    endMs,
    seen,
    zoomed: zoom !== null,
    nested: tree.nested,
    rows,
    current,
    arrows: keptItems(before?.arrows, waterfallArrows(facts, rows, ground, frame)),
    guides: ground.guides,
    totals: ground.totals,
    bands: kept(before?.bands, bandRows(input, view, ground, frame)),
    ticks: kept(
      before?.ticks,
      axisTicks(seen.toMs, plotPx, emPx, texts.format, cursor.taken, seen.fromMs),
    ),
    deadline: kept(before?.deadline, deadline),
    cursor: kept(before?.cursor, cursor),
    handles: handlesOf(facts, rows, frame, input, zoom !== null, deadline, axisYPx),
    legend: kept(before?.legend, ground.legend),
  };
}

/** Ids count from 1 in the order of arrival. */
function operationOf(run: Run, id: number): Operation | undefined {
  const operation = run.operations[id - 1];
  return operation?.id === id ? operation : run.operations.find((other) => other.id === id);
}

function bandRows(
  { run, snapshot }: WaterfallInput,
  view: OperationView,
  { breakers, bandsPx }: WaterfallGround,
  { scale, emPx, stacked }: Frame,
): BandRow[] {
  const pitchPx = bandPitchPx(stacked, emPx);
  const bandPx = BAND_EM * emPx;
  return breakers.map((breaker, index) => {
    const transitions = run.breakers[breaker]?.transitions ?? [];
    const topPx = bandsPx + index * pitchPx;
    return {
      breaker,
      state: snapshot.breakers[breaker]?.state.kind ?? "closed",
      topPx,
      heightPx: pitchPx,
      bandTopPx: stacked ? topPx + pitchPx - bandPx - 0.25 * emPx : topPx + (pitchPx - bandPx) / 2,
      bandPx,
      segments: breakerBands(transitions, view.startMs, snapshot.atMs)
        .map((band) => ({
          kind: band.kind,
          fromPx: scale(band.fromMs - view.startMs),
          toPx: scale(band.toMs - view.startMs),
        }))
        // Beside the part of the axis that is seen nothing is left of one.
        .filter(({ fromPx, toPx }) => toPx > fromPx),
    };
  });
}

function cursorMark(
  sinceMs: Ms,
  { scale, plotPx, emPx }: Frame,
  texts: Texts,
): CursorMark & { readonly taken: Interval } {
  const xPx = scale(sinceMs);
  const [fromMs = 0, toMs = 0] = scale.domain();
  const label =
    sinceMs < fromMs
      ? texts.waterfall.outside(texts.format.ms(sinceMs), true)
      : texts.waterfall.cursor(sinceMs, sinceMs > toMs);
  const { anchor, ...span } = labelAt(xPx, label, plotPx, emPx);
  const paddingPx = 0.375 * emPx;
  const taken = { fromPx: span.fromPx - paddingPx, toPx: span.toPx + paddingPx };
  return { xPx, seen: isSeen(scale, sinceMs), label, labelPx: xPx, anchor, taken };
}

/** The deadline first, so that the handles of rows lie above it. */
function handlesOf(
  facts: readonly RowFacts[],
  rows: readonly WaterfallRow[],
  frame: Frame,
  { answerMs, texts, gripped = true }: WaterfallInput,
  zoomed: boolean,
  deadline: DeadlineMark | null,
  axisYPx: number,
): Handle[] {
  const ofRows = (gripped ? rows : []).flatMap((row, index) => {
    const bar = facts[index]?.bar ?? null;
    return bar === null ? [] : rowHandles(row, bar, frame, answerMs, zoomed, texts);
  });
  return deadline === null || !deadline.seen
    ? ofRows
    : [deadlineHandle(deadline, axisYPx), ...ofRows];
}
