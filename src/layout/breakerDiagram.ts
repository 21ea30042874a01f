/**
 * The breaker's state diagram as numbers and labels: nodes, the legal arrows with their guards
 * written on them, what the current state waits for, and the way a token takes along each arrow.
 */
import type { BreakerKind, BreakerState } from "../engine/event";
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
import { type BreakerMoment, openTimeMs, untilProbeMs } from "./breakerMoment";

export interface BreakerDiagram extends DiagramFrame {
  readonly shape: DiagramShape;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly current: BreakerKind;
  /** How much of the open time is left: the whole circle, and an arc of it; null when time plays no part. */
  readonly ring:
    | (Point & { readonly r: number; readonly fraction: number; readonly arc: string })
    | null;
  /** Failures or successes so far, while they are few enough to be counted by eye. */
  readonly pips: readonly (Point & { readonly r: number; readonly filled: boolean })[];
  /** Beside the current node; a row has no room, and its sentence stands under it. */
  readonly live: { readonly lines: readonly TextLine[]; readonly box: Box } | null;
  readonly sentence: string;
}

const PIP = { most: 5, r: 3.5, apartPx: 11 };

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
  return {
    ...frame,
    shape: where.shape,
    widthPx: where.widthPx,
    heightPx: where.heightPx,
    current: state.kind,
    ring: ringOf(where, plan, moment),
    pips: pipsOf(where, plan, state),
    live: where.shape === "triangle" ? liveBeside(where, state.kind, said.lines) : null,
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
  if (state.kind !== "open" || state.forced !== null) return null;
  const { ms } = untilProbeMs(plan, moment);
  const wholeMs = atMs + ms - state.openedAtMs;
  const fraction = wholeMs === 0 ? 0 : ms / wholeMs;
  return { ...at.open, r: ringPx, fraction, arc: arcOf(at.open, ringPx, fraction) };
}

function pipsOf({ at, nodePx }: Places, plan: BreakerPlan, state: BreakerState) {
  const counted = pipsCounted(plan, state);
  if (counted === null || counted.whole > PIP.most) return [];
  const { whole, done } = counted;
  const { x, y } = at[state.kind];
  return Array.from({ length: whole }, (_, index) => ({
    x: x + (index - (whole - 1) / 2) * PIP.apartPx,
    y: y + nodePx * 0.5,
    r: PIP.r,
    filled: index < done,
  }));
}

/** What is counted one by one towards the next state; null: nothing, or a share. */
function pipsCounted(
  { trip, verdict, successesToClose }: BreakerPlan,
  state: BreakerState,
): { readonly whole: number; readonly done: number } | null {
  if (state.forced !== null) return null;
  if (state.kind === "closed") {
    return trip.kind === "consecutive" ? { whole: trip.failures, done: state.failures } : null;
  }
  if (state.kind === "open") return null;
  if (verdict === null) return { whole: successesToClose, done: state.successes };
  return verdict.kind === "counts" ? { whole: verdict.successes, done: state.successes } : null;
}
