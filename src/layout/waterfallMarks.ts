/** A row of the waterfall in pixels. Flat and primitive, so that a row that did not change is not drawn again. */
import type { ScaleLinear } from "d3";
import type { Texts } from "../texts/en";
import { type Interval, textWidthPx } from "./axis";
import type { Bar, RowFacts } from "./waterfallFacts";
import { type Label, placeLabel } from "./waterfallLabels";
import { barLabels, rowName, rowSentence } from "./waterfallWords";

export interface WaterfallRow {
  readonly key: string;
  readonly kind: RowFacts["kind"];
  readonly hop: string | null;
  readonly attempt: number;
  readonly nth: number;
  readonly depth: number;
  readonly name: string;
  readonly sentence: string;
  readonly status: Bar["status"] | "waiting";
  readonly topPx: number;
  readonly heightPx: number;
  readonly barTopPx: number;
  readonly barPx: number;
  /** The solid part: what was used. */
  readonly fromPx: number;
  readonly toPx: number;
  /** Too short to see: a diamond. */
  readonly short: boolean;
  /** Never started: a hollow tick. */
  readonly hollow: boolean;
  readonly cut: boolean;
  /** Ends of the legs on the wire, inside the solid part; equal to its ends where there are none. */
  readonly headToPx: number;
  readonly tailFromPx: number;
  readonly ownToPx: number | null;
  /** The own timeout is past the axis: what stands at the edge instead of its end. */
  readonly ownBeyond: string | null;
  readonly allowedToPx: number | null;
  readonly marginFromPx: number | null;
  readonly marginToPx: number | null;
  readonly ghostFromPx: number | null;
  readonly ghostToPx: number | null;
  readonly pauseFromPx: number | null;
  readonly pauseToPx: number | null;
  readonly deniedPx: number | null;
  readonly label: string | null;
  readonly labelPx: number;
  readonly labelYPx: number;
  readonly labelWidthPx: number;
  readonly labelAnchor: "start" | "end";
  readonly labelPlate: boolean;
}

export interface Frame {
  readonly emPx: number;
  readonly plotPx: number;
  /** Clamped to the plot. */
  readonly scale: ScaleLinear<number, number>;
  /** Names and words stand above the bar, not beside it. */
  readonly stacked: boolean;
  readonly zone: Interval | null;
}

/** Below this a bar is not seen. */
const SHORT_PX = 3;
export const PITCH_EM = { beside: 1.75, stacked: 2.75 };
const BAR_EM = 0.875;

export function waterfallRow(
  facts: RowFacts,
  topPx: number,
  frame: Frame,
  texts: Texts,
): WaterfallRow {
  const { emPx, stacked } = frame;
  const heightPx = (stacked ? PITCH_EM.stacked : PITCH_EM.beside) * emPx;
  const barPx = BAR_EM * emPx;
  const barTopPx = stacked
    ? topPx + heightPx - barPx - 0.375 * emPx
    : topPx + (heightPx - barPx) / 2;
  const marks = facts.bar === null ? NO_MARKS : barMarks(facts.bar, frame, texts);
  const label = facts.bar === null ? null : labelOf(facts.bar, marks, frame, texts);
  return {
    key: `${facts.hop ?? ""}/${facts.nth}`,
    kind: facts.kind,
    hop: facts.hop,
    attempt: facts.attempt,
    nth: facts.nth,
    depth: facts.depth,
    name: rowName(facts, texts),
    sentence: rowSentence(facts, texts),
    status: facts.bar?.status ?? "waiting",
    topPx,
    heightPx,
    barTopPx,
    barPx,
    ...marks,
    label: label?.text ?? null,
    labelPx: label === null ? 0 : label.anchor === "start" ? label.fromPx : label.toPx,
    labelYPx: stacked ? topPx + 1.125 * emPx : barTopPx + barPx / 2 + 0.27 * emPx,
    labelWidthPx: label === null ? 0 : label.toPx - label.fromPx,
    labelAnchor: label?.anchor ?? "start",
    labelPlate: label?.plate ?? false,
  };
}

const NO_MARKS = {
  fromPx: 0,
  toPx: 0,
  short: false,
  hollow: false,
  cut: false,
  headToPx: 0,
  tailFromPx: 0,
  ownToPx: null,
  ownBeyond: null,
  allowedToPx: null,
  marginFromPx: null,
  marginToPx: null,
  ghostFromPx: null,
  ghostToPx: null,
  pauseFromPx: null,
  pauseToPx: null,
  deniedPx: null,
} as const;
type Marks = Pick<WaterfallRow, keyof typeof NO_MARKS>;

function barMarks(bar: Bar, { scale, emPx }: Frame, texts: Texts): Marks {
  const { fromMs, toMs, allowance } = bar;
  const [, endMs = 0] = scale.domain();
  const fromPx = scale(fromMs);
  const toPx = scale(toMs);
  const at = { fromPx, toPx: fromPx, headToPx: fromPx, tailFromPx: fromPx };
  if (bar.refused !== null) return { ...NO_MARKS, ...at, hollow: true };
  const ownMs = allowance?.ownTimeoutMs ?? null;
  const allowedMs = allowance?.allowedMs ?? null;
  const usableMs = allowance?.usableMs ?? null;
  const marginMs = allowance?.marginMs ?? 0;
  const hasMargin = usableMs !== null && marginMs > 0;
  // A leg cannot be longer than what was used of it.
  const legMs = Math.min(bar.networkMs, toMs - fromMs);
  const short = toPx - fromPx < SHORT_PX && bar.status !== "running";
  return {
    fromPx,
    toPx,
    short,
    hollow: false,
    cut: bar.cut,
    headToPx: scale(fromMs + legMs),
    tailFromPx: bar.answered && toMs - fromMs >= 2 * legMs ? scale(toMs - legMs) : toPx,
    ownToPx: ownMs === null ? null : scale(fromMs + ownMs),
    ownBeyond: ownMs !== null && fromMs + ownMs > endMs ? texts.waterfall.beyond(ownMs) : null,
    allowedToPx: allowedMs === null ? null : scale(fromMs + allowedMs),
    marginFromPx: hasMargin ? scale(fromMs + usableMs) : null,
    marginToPx: hasMargin ? scale(fromMs + usableMs + marginMs) : null,
    ghostFromPx: bar.ghost && scale(bar.ghost.fromMs),
    ghostToPx: bar.ghost && scale(bar.ghost.toMs),
    pauseFromPx: bar.pause && scale(bar.pause.fromMs),
    pauseToPx: bar.pause && scale(bar.pause.toMs),
    deniedPx:
      bar.deniedAtMs === null ? null : Math.max(scale(bar.deniedAtMs), fromPx + emPx * 0.25),
  };
}

/** Half of a diamond, a tick or a cap: what a mark takes beyond its moment. */
const REACH_EM = 0.375;

function labelOf(bar: Bar, marks: Marks, frame: Frame, texts: Texts): Label | null {
  const variants = barLabels(bar, texts);
  const { emPx, plotPx, stacked } = frame;
  if (stacked) return stackedLabel(variants, plotPx, emPx);
  const reachPx = REACH_EM * emPx;
  const ends = [
    marks.toPx,
    marks.ownToPx,
    marks.allowedToPx,
    marks.ghostToPx,
    marks.pauseToPx,
    marks.deniedPx,
  ].filter((px) => px !== null);
  const leftPx = marks.short || marks.hollow ? marks.fromPx - reachPx : marks.fromPx;
  const taken: Interval[] = [];
  if (marks.ownBeyond !== null) {
    const beyondPx = textWidthPx(marks.ownBeyond, emPx) + reachPx;
    taken.push({ fromPx: plotPx - beyondPx, toPx: plotPx });
  }
  if (marks.marginFromPx !== null && marks.marginToPx !== null) {
    taken.push({ fromPx: marks.marginFromPx, toPx: marks.marginToPx });
  }
  return placeLabel(variants, {
    emPx,
    plotPx,
    marks: { fromPx: leftPx, toPx: Math.max(...ends) + reachPx },
    solid: { fromPx: marks.fromPx, toPx: marks.toPx },
    faintFromPx: Math.max(
      marks.toPx,
      marks.ghostToPx ?? 0,
      marks.pauseToPx ?? 0,
      marks.deniedPx === null ? 0 : marks.deniedPx + emPx,
    ),
    zone: frame.zone,
    taken,
  });
}

/** Most of the line above the bar; the name keeps the rest. */
const STACKED_SHARE = 0.68;

function stackedLabel(variants: readonly string[], plotPx: number, emPx: number): Label | null {
  const fits = (text: string) => textWidthPx(text, emPx) <= plotPx * STACKED_SHARE;
  const text = variants.find(fits) ?? variants.at(-1);
  if (text === undefined) return null;
  const widthPx = Math.min(textWidthPx(text, emPx), plotPx);
  return { text, fromPx: plotPx - widthPx, toPx: plotPx, anchor: "end", plate: false };
}
