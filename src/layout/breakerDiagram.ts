/**
 * The breaker's state diagram as numbers and labels: nodes, the legal arrows with their guards
 * written on them, what the current state waits for, and the way a token takes along each arrow.
 */
import type { BreakerKind } from "../engine/event";
import type { BreakerPlan } from "../engine/plan";
import type { Texts } from "../texts/en";
import {
  type DiagramFrame,
  diagramFrame,
  LIVE_BAND_PX,
  TEXT_LINE_PX,
  type TextLine,
  textLines,
} from "./breakerDiagramFrame";
import { type Box, textWidthPx } from "./breakerDiagramLabels";
import { arcOf } from "./breakerDiagramPaths";
import type { DiagramShape, Places, Point } from "./breakerDiagramPlaces";
import { waits } from "./breakerDiagramWaits";
import {
  type BreakerMoment,
  failuresOf,
  leaseLeft,
  openTimeMs,
  untilProbeMs,
} from "./breakerMoment";

export interface BreakerDiagram extends DiagramFrame {
  readonly shape: DiagramShape;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly current: BreakerKind;
  /**
   * How much is left of the open time, or of half-open's longest: the whole circle, and an arc of it; null
   * when time plays no part.
   */
  readonly ring:
    | (Point & { readonly r: number; readonly fraction: number; readonly arc: string })
    | null;
  /** Who waits for the verdict: an hourglass and how many; null when nobody does. */
  readonly waiting: (Point & { readonly path: string; readonly count: string }) | null;
  /** Failures or successes so far, while they are few enough to be counted by eye. */
  readonly pips: readonly (Point & { readonly r: number; readonly filled: boolean })[];
  /** Beside the current node; a row has no room, and its sentence stands under it. */
  readonly live: { readonly lines: readonly TextLine[]; readonly box: Box } | null;
  /** What the ring of a half-open one says, where there is no line for it. */
  readonly lease: string | null;
  readonly sentence: string;
}

/** `at`: of the node's radius, under its middle; higher above those who wait. */
const PIP = { most: 5, r: 3.5, apartPx: 11, at: 0.5, atAbove: 0.41 };

export function breakerDiagram(
  widthPx: number,
  plan: BreakerPlan,
  moment: BreakerMoment,
  withByHand: boolean,
  t: Texts["breaker"],
): BreakerDiagram {
  const pauseMs = openTimeMs(plan, moment.state.failedProbes);
  return withMoment(diagramFrame(widthPx, plan, pauseMs, withByHand, t), plan, moment, t);
}

export function withMoment(
  frame: DiagramFrame,
  plan: BreakerPlan,
  moment: BreakerMoment,
  t: Texts["breaker"],
): BreakerDiagram {
  const { places: where } = frame;
  const { state } = moment;
  const said = waits(plan, moment, t);
  const left = leaseLeft(plan, moment);
  const waiting = waitingAt(where, moment);
  return {
    ...frame,
    shape: where.shape,
    widthPx: where.widthPx,
    heightPx: where.heightPx,
    current: state.kind,
    ring: ringOf(where, plan, moment),
    waiting,
    pips: pipsOf(where, plan, moment, waiting === null ? PIP.at : PIP.atAbove),
    live: where.shape === "triangle" ? liveBeside(where, state.kind, said.lines) : null,
    lease: where.shape === "triangle" && left !== null ? t.sentence.lease(left.ms, left.to) : null,
    sentence: said.sentence,
  };
}

function liveBeside(
  { at, widthPx, heightPx }: Places,
  kind: BreakerKind,
  words: readonly string[],
) {
  const linePx = TEXT_LINE_PX.triangle;
  const width = Math.max(...words.map((line) => textWidthPx(line, true)));
  const height = linePx * words.length;
  const x = Math.max(2, Math.min(widthPx - 2 - width, at[kind].x - width / 2));
  const y = kind === "half-open" ? heightPx - LIVE_BAND_PX + 2 : LIVE_BAND_PX - 2 - height;
  const box = { x, y, width, height };
  return { box, lines: textLines(words, { ...box, x: x + width / 2 }, linePx) };
}

function ringOf(
  { at, ringPx }: Places,
  plan: BreakerPlan,
  moment: BreakerMoment,
): BreakerDiagram["ring"] {
  const { state, atMs } = moment;
  const left = leaseLeft(plan, moment);
  if (left !== null) return drained(at["half-open"], ringPx, left.ms / left.ofMs);
  if (state.kind !== "open" || state.forced !== null) return null;
  const { ms } = untilProbeMs(plan, moment);
  const wholeMs = atMs + ms - state.openedAtMs;
  return drained(at.open, ringPx, wholeMs === 0 ? 0 : ms / wholeMs);
}

function drained(at: Point, r: number, fraction: number) {
  return { ...at, r, fraction, arc: arcOf(at, r, fraction) };
}

/** Half the height and the width of an hourglass, and between it and its number. */
const GLASS = { halfPx: 4, widthPx: 6, gapPx: 3 };
/** Of the node's radius, under its middle: below the pips. */
const WAITING_AT = 0.7;

function waitingAt({ at, nodePx }: Places, { state, memory }: BreakerMoment) {
  const callers = memory?.waiting ?? 0;
  if (callers === 0 || state.kind !== "half-open") return null;
  const count = String(callers);
  const { halfPx, widthPx, gapPx } = GLASS;
  const x = at["half-open"].x - (widthPx + gapPx + textWidthPx(count)) / 2;
  const y = at["half-open"].y + nodePx * WAITING_AT;
  return {
    x: x + widthPx + gapPx,
    y: y + halfPx,
    count,
    path: `M${x} ${y - halfPx}h${widthPx}l${-widthPx} ${2 * halfPx}h${widthPx}Z`,
  };
}

function pipsOf({ at, nodePx }: Places, plan: BreakerPlan, moment: BreakerMoment, part: number) {
  const counted = pipsCounted(plan, moment);
  if (counted === null || counted.whole > PIP.most) return [];
  const { whole, done } = counted;
  const { x, y } = at[moment.state.kind];
  return Array.from({ length: whole }, (_, index) => ({
    x: x + (index - (whole - 1) / 2) * PIP.apartPx,
    y: y + nodePx * part,
    r: PIP.r,
    filled: index < done,
  }));
}

/** What is counted one by one towards the next state; null: nothing, or a share. */
function pipsCounted(
  { trip, verdict, successesToClose }: BreakerPlan,
  moment: BreakerMoment,
): { readonly whole: number; readonly done: number } | null {
  const { state } = moment;
  if (state.forced !== null) return null;
  if (state.kind === "closed") {
    return trip.kind === "consecutive" ? { whole: trip.failures, done: failuresOf(moment) } : null;
  }
  if (state.kind === "open") return null;
  if (verdict === null) return { whole: successesToClose, done: state.successes };
  return verdict.kind === "counts" ? { whole: verdict.successes, done: state.successes } : null;
}
