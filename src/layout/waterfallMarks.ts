/** A row of the waterfall in pixels. */
import type { PhaseKind } from "../engine/phases";
import type { Texts } from "../texts/en";
import { type Interval, textWidthPx } from "./axis";
import type { Bar, RowFacts } from "./waterfallFacts";
import { indentPx } from "./waterfallGuides";
import { type Label, placeLabel } from "./waterfallLabels";
import { isSeen, type Scale, seenLength, seenSpan } from "./waterfallSpans";
import type { RowPlace } from "./waterfallView";
import { barLabels, rowName, rowSentence } from "./waterfallWords";

/** A piece of what was used, by what went on in it. */
export interface PhasePx extends Interval {
  readonly kind: PhaseKind;
  readonly ghost: boolean;
}

export interface WaterfallRow {
  readonly key: string;
  /** False: far from the view. Only its place is right; bar and words are left out. */
  readonly drawn: boolean;
  readonly kind: RowFacts["tree"]["kind"];
  readonly hop: string | null;
  /** The number of its attempt in the request; null for what is not an attempt, or was never asked for. */
  readonly n: number | null;
  /** For a nested work: the attempt whose callee does it. */
  readonly parent: number | null;
  readonly attempt: number;
  readonly nth: number;
  readonly depth: number;
  /** The key of the row under which it stands. */
  readonly above: string | null;
  readonly place: number;
  readonly siblings: number;
  /** Whether rows stand under it, and whether they are shown. */
  readonly branch: "open" | "folded" | null;
  readonly name: string;
  /** How many calls its hop got, on the hop's first row. */
  readonly calls: string | null;
  readonly sentence: string;
  readonly status: Bar["status"] | "waiting";
  readonly topPx: number;
  readonly heightPx: number;
  /** Room over the bar, for what is handed over. */
  readonly leadPx: number;
  readonly barTopPx: number;
  readonly barPx: number;
  /** The solid part: what was used. */
  readonly fromPx: number;
  readonly toPx: number;
  /** It lies beside the part of the axis that is seen. */
  readonly outside: boolean;
  /** Too short to see: a diamond. */
  readonly short: boolean;
  /** Never started: a hollow tick. */
  readonly hollow: boolean;
  readonly cut: boolean;
  /** Ends of the legs on the wire, inside the solid part; equal to its ends where there are none. */
  readonly headToPx: number;
  readonly tailFromPx: number;
  /** What its time went to; null where a block with its legs says it. */
  readonly phases: readonly PhasePx[] | null;
  /** Between two chunks of a body. */
  readonly gapPx: number;
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
  readonly critical: readonly Interval[];
  readonly writtenPx: number | null;
  /** Its caller left here, and it went on. */
  readonly gaveUpPx: number | null;
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
  readonly scale: Scale;
  /** Names and words stand above the bar, not beside it. */
  readonly stacked: boolean;
  readonly zone: Interval | null;
  /** When the request arrived, on the run's clock. */
  readonly startMs: number;
}

/** Below this a bar is not seen. */
const SHORT_PX = 3;

export function waterfallRow(
  facts: RowFacts,
  { topPx, heightPx, leadPx, barTopPx, barPx }: RowPlace,
  frame: Frame,
  texts: Texts,
): WaterfallRow {
  const { emPx, stacked } = frame;
  const { tree, bar, folded, drawn } = facts;
  const marks = bar === null ? NO_MARKS : barMarks(bar, tree.body?.gapMs ?? 0, frame, texts);
  const words = barLabels(facts, texts);
  const label = bar === null ? null : labelOf(facts, bar, marks, frame, texts, words);
  return {
    key: tree.key,
    drawn,
    kind: tree.kind,
    hop: tree.hop?.id ?? null,
    n: tree.made?.n ?? null,
    parent: tree.work?.parent ?? null,
    attempt: tree.attempt,
    nth: tree.nth,
    depth: tree.depth,
    above: tree.above,
    place: tree.place,
    siblings: tree.siblings,
    branch: tree.inside.rows === 0 ? null : folded ? "folded" : "open",
    name: drawn ? rowName(facts, texts) : "",
    calls: !drawn || tree.calls === null ? null : texts.waterfall.calls(tree.calls),
    sentence: drawn ? rowSentence(facts, frame.startMs, texts, words[0]) : "",
    status: bar?.status ?? "waiting",
    topPx,
    heightPx,
    leadPx,
    barTopPx,
    barPx,
    ...marks,
    label: label?.text ?? null,
    labelPx: label === null ? 0 : label.anchor === "start" ? label.fromPx : label.toPx,
    labelYPx: stacked ? topPx + leadPx + 1.125 * emPx : barTopPx + barPx / 2 + 0.27 * emPx,
    labelWidthPx: label === null ? 0 : label.toPx - label.fromPx,
    labelAnchor: label?.anchor ?? "start",
    labelPlate: label?.plate ?? false,
  };
}

const NO_MARKS = {
  fromPx: 0,
  toPx: 0,
  outside: false,
  short: false,
  hollow: false,
  cut: false,
  headToPx: 0,
  tailFromPx: 0,
  phases: null,
  gapPx: 0,
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
  critical: [],
  writtenPx: null,
  gaveUpPx: null,
} as const;
type Marks = Pick<WaterfallRow, keyof typeof NO_MARKS>;

function barMarks(bar: Bar, gapMs: number, { scale, emPx }: Frame, texts: Texts): Marks {
  const { fromMs, toMs, allowance } = bar;
  const [viewMs = 0, endMs = 0] = scale.domain();
  const fromPx = scale(fromMs);
  const toPx = scale(toMs);
  const outside = seenSpan(scale, bar) === null;
  const phases = bar.phases?.flatMap((phase) => phasePx(phase, scale)) ?? null;
  if (bar.refused !== null) {
    // At once, or after a wait for its breaker.
    const at = { fromPx, toPx, headToPx: fromPx, tailFromPx: fromPx, outside, phases };
    return { ...NO_MARKS, ...at, hollow: isSeen(scale, toMs) };
  }
  const ownMs = allowance?.ownTimeoutMs ?? null;
  const allowedMs = allowance?.allowedMs ?? null;
  const usableMs = allowance?.usableMs ?? null;
  const marginMs = allowance?.marginMs ?? 0;
  const hasMargin = usableMs !== null && marginMs > 0;
  /** What is given from the attempt's start on, as far as it is seen. */
  const given = (ms: number | null) =>
    ms !== null && fromMs <= endMs && fromMs + ms >= viewMs ? scale(fromMs + ms) : null;
  const margin = hasMargin
    ? seenLength(scale, { fromMs: fromMs + usableMs, toMs: fromMs + usableMs + marginMs })
    : null;
  const ghost = bar.ghost && seenLength(scale, bar.ghost);
  const pause = bar.pause && seenLength(scale, bar.pause);
  // A leg cannot be longer than what was used of it.
  const legMs = Math.min(bar.networkMs, toMs - fromMs);
  const wholly = isSeen(scale, fromMs) && isSeen(scale, toMs);
  return {
    fromPx,
    toPx,
    outside,
    short: wholly && toPx - fromPx < SHORT_PX && bar.status !== "running",
    hollow: false,
    cut: bar.cut && isSeen(scale, toMs),
    headToPx: scale(fromMs + legMs),
    tailFromPx: bar.answered && toMs - fromMs >= 2 * legMs ? scale(toMs - legMs) : toPx,
    phases,
    gapPx: Math.abs(scale(viewMs + gapMs) - scale(viewMs)),
    ownToPx: given(ownMs),
    ownBeyond:
      ownMs !== null && fromMs <= endMs && fromMs + ownMs > endMs
        ? texts.waterfall.beyond(ownMs)
        : null,
    allowedToPx: given(allowedMs),
    marginFromPx: margin?.fromPx ?? null,
    marginToPx: margin?.toPx ?? null,
    ghostFromPx: ghost?.fromPx ?? null,
    ghostToPx: ghost?.toPx ?? null,
    pauseFromPx: pause?.fromPx ?? null,
    pauseToPx: pause?.toPx ?? null,
    deniedPx:
      bar.deniedAtMs === null || !isSeen(scale, bar.deniedAtMs)
        ? null
        : Math.max(scale(bar.deniedAtMs), fromPx + emPx * 0.25),
    critical: bar.critical.flatMap((span) => seenLength(scale, span) ?? []),
    writtenPx:
      bar.writtenAtMs === null || !isSeen(scale, bar.writtenAtMs) ? null : scale(bar.writtenAtMs),
    gaveUpPx:
      bar.gaveUpAtMs === null || !isSeen(scale, bar.gaveUpAtMs) ? null : scale(bar.gaveUpAtMs),
  };
}

type Phase = NonNullable<Bar["phases"]>[number];

function phasePx({ kind, ghost, fromMs, toMs }: Phase, scale: Scale): readonly PhasePx[] {
  const seen = seenLength(scale, { fromMs, toMs });
  return seen === null ? [] : [{ kind, ghost, ...seen }];
}

/** Half of a diamond, a tick or a cap: what a mark takes beyond its moment. */
const REACH_EM = 0.375;

function labelOf(
  facts: RowFacts,
  bar: Bar,
  marks: Marks,
  frame: Frame,
  texts: Texts,
  variants: readonly string[],
): Label | null {
  const { emPx, plotPx, stacked } = frame;
  if (stacked) {
    const { calls, depth } = facts.tree;
    const name = rowName(facts, texts) + (calls === null ? "" : texts.waterfall.calls(calls));
    const namePx = textWidthPx(name, emPx) * NAME_SIZE + indentPx(depth + 2, emPx);
    return stackedLabel(variants, plotPx, namePx, emPx);
  }
  if (marks.outside) return outsideLabel(variants, bar, frame, texts);
  const reachPx = REACH_EM * emPx;
  const ends = [
    marks.toPx,
    marks.ownToPx,
    marks.allowedToPx,
    marks.ghostToPx,
    marks.phases?.at(-1)?.toPx ?? null,
    marks.pauseToPx,
    marks.deniedPx,
    marks.writtenPx,
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
      marks.phases?.at(-1)?.toPx ?? 0,
      marks.pauseToPx ?? 0,
      marks.deniedPx === null ? 0 : marks.deniedPx + emPx,
      marks.writtenPx === null ? 0 : marks.writtenPx + emPx,
    ),
    zone: frame.zone,
    taken,
  });
}

/** At the edge behind which its bar lies. */
function outsideLabel(
  variants: readonly string[],
  bar: Bar,
  { scale, plotPx, emPx }: Frame,
  texts: Texts,
): Label | null {
  const before = bar.toMs < (scale.domain()[0] ?? 0);
  const text = texts.waterfall.outside(variants.at(-1) ?? "", before);
  const widthPx = textWidthPx(text, emPx);
  if (widthPx > plotPx) return null;
  return before
    ? { text, fromPx: 0, toPx: widthPx, anchor: "start", plate: false }
    : { text, fromPx: plotPx - widthPx, toPx: plotPx, anchor: "end", plate: false };
}

/** Most of the line above the bar; the name keeps the rest. */
const STACKED_SHARE = 0.68;
/** A name's letters are so much larger than an axis's. */
const NAME_SIZE = 14 / 12;

function stackedLabel(
  variants: readonly string[],
  plotPx: number,
  namePx: number,
  emPx: number,
): Label | null {
  const roomPx = Math.min(plotPx * STACKED_SHARE, plotPx - namePx);
  const fits = (text: string) => textWidthPx(text, emPx) <= roomPx;
  const text = variants.find(fits) ?? variants.at(-1);
  if (text === undefined) return null;
  const widthPx = Math.min(textWidthPx(text, emPx), plotPx);
  return { text, fromPx: plotPx - widthPx, toPx: plotPx, anchor: "end", plate: false };
}
