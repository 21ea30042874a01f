/** The durations of many operations as bars that can be pressed, with their quantiles and the deadline. */

import type { ChanceResult, DurationCount, Example } from "../engine/chance";
import { ENDINGS, type Ending, type EndingCounts, noEndings } from "../engine/endings";
import { type Bin, histogram } from "../engine/histogram";
import type { Ms } from "../engine/scenario";
import type { AllTexts } from "../texts/all";
import { labelAt, type Tick, textWidthPx } from "./axis";
import { type NamedMark, namedMarks, round, type Span, spanTicks } from "./chanceAxis";
import { tailFrom } from "./chanceCondense";
import { STACKED } from "./chanceShares";
import { linear } from "./linear";

export interface HistogramBar {
  readonly fromMs: Ms;
  /** The first duration that is no longer in it; null: this one and all longer. */
  readonly toMs: Ms | null;
  readonly count: number;
  /** Of all operations, 0 to 1. */
  readonly share: number;
  readonly endings: EndingCounts;
  readonly example: Example | null;
  readonly xPx: number;
  readonly widthPx: number;
}

export interface HistogramLayout {
  readonly plotPx: number;
  readonly heightPx: number;
  /** Where the bars may begin, and the line they stand on. */
  readonly topPx: number;
  readonly baseYPx: number;
  readonly rowPx: number;
  /** By duration; those without operations are there too. */
  readonly bars: readonly HistogramBar[];
  /** One path for each way to end, over all bars. */
  readonly stacks: readonly { readonly ending: Ending; readonly path: string }[];
  readonly marks: readonly NamedMark[];
  readonly ticks: readonly Tick[];
  /** How far the axis goes; past it stands only the bar of the longest, which is named under it. */
  readonly axisPx: number;
  /** The deadline lies past the end of the axis. */
  readonly deadlineOutside: boolean;
}

/** No bar is narrower: it is pressed. */
const LEAST_BAR_EM = 1.5;
/** A few durations do not fill the width. */
const LEAST_SLOTS = 10;
const BARS_EM = 7;
const ROW_EM = 1.125;
const FOOT_EM = 1.375;
/** What there is of an operation can be seen. */
const LEAST_PX = 2;
/** The deadline is shown where it needs no more than this many times the width of the bars. */
const STRETCH = 1.6;
/** What is free between two bars. */
const GAP_PX = 1;

export function histogramLayout(
  result: ChanceResult,
  deadlineMs: Ms | null,
  widthPx: number,
  emPx: number,
  texts: AllTexts,
): HistogramLayout | null {
  if (result.quantiles === null) return null;
  const plotPx = Math.max(1, widthPx);
  const most = Math.max(3, Math.floor(plotPx / (LEAST_BAR_EM * emPx)));
  // Where the tail is short there is nothing to cut off.
  const cut = tailFrom(result.durations, result.operations);
  const isCut = cut < result.durations.length;
  const bins = histogram(
    isCut ? result.durations.slice(0, cut) : result.durations,
    Math.max(1, isCut ? most - 2 : most),
  );
  const tail = isCut ? restOf(result.durations.slice(cut)) : null;

  const span = spanOf(bins, deadlineMs, most - (tail === null ? 0 : 2));
  const slotMs = (bins[0]?.toMs ?? 1) - (bins[0]?.fromMs ?? 0);
  const slots = (span.toMs - span.fromMs) / slotMs;
  // The tail stands apart, half a bar away.
  const slotPx = plotPx / (tail === null ? slots : slots + 1.5);
  const axisPx = slots * slotPx;
  const x = linear([span.fromMs, span.toMs], [0, axisPx]);
  const shareOf = (count: number) => count / result.operations;
  const bars: HistogramBar[] = bins.map((bin) => ({
    ...bin,
    share: shareOf(bin.count),
    xPx: x(bin.fromMs),
    widthPx: slotPx,
  }));
  if (tail !== null) {
    bars.push({
      ...tail,
      toMs: null,
      share: shareOf(tail.count),
      xPx: plotPx - slotPx,
      widthPx: slotPx,
    });
  }

  const deadlineShown = deadlineMs !== null && deadlineMs <= span.toMs && deadlineMs >= span.fromMs;
  const marks = namedMarks(
    [
      ...quantileNames(result.quantiles, texts).filter(({ ms }) => ms <= span.toMs),
      ...(deadlineShown
        ? [
            {
              kind: "deadline" as const,
              ms: deadlineMs,
              label: texts.chance.markAt(texts.chance.deadline, deadlineMs),
            },
          ]
        : []),
    ],
    x,
    plotPx,
    emPx,
  );
  const ticks = spanTicks(span, axisPx, emPx, texts.format);
  const rowPx = ROW_EM * emPx;
  const rows = Math.max(0, ...marks.map(({ row }) => row + 1));
  const topPx = rows * rowPx + 0.25 * emPx;
  const baseYPx = topPx + BARS_EM * emPx;
  return {
    plotPx,
    heightPx: baseYPx + FOOT_EM * emPx,
    topPx,
    baseYPx,
    rowPx,
    bars,
    stacks: stacksOf(bars, baseYPx, baseYPx - topPx),
    marks,
    axisPx,
    ticks: tail === null ? ticks : withRoomFor(texts, ticks, plotPx, emPx),
    deadlineOutside: deadlineMs !== null && !deadlineShown,
  };
}

/** A tick whose label would meet the name at the end goes without. */
function withRoomFor(
  { chance, format }: AllTexts,
  ticks: readonly Tick[],
  plotPx: number,
  emPx: number,
): Tick[] {
  const fromPx = plotPx - textWidthPx(chance.longer, emPx) - 0.5 * emPx;
  const clear = ticks.filter(
    ({ ms, xPx }) => labelAt(xPx, format.ms(ms), plotPx, emPx).toPx <= fromPx,
  );
  return ticks.map((tick) => ({
    ...tick,
    // The last one that is left carries the unit.
    label: tick === clear.at(-1) ? format.ms(tick.ms) : clear.includes(tick) ? tick.label : "",
  }));
}

/** At least a few slots, and the deadline among them where it is near enough. */
function spanOf(bins: readonly Bin[], deadlineMs: Ms | null, most: number): Span {
  const fromMs = bins[0]?.fromMs ?? 0;
  const toMs = bins.at(-1)?.toMs ?? 1;
  const slotMs = (bins[0]?.toMs ?? 1) - fromMs;
  const spare = Math.max(0, Math.min(LEAST_SLOTS, most) - bins.length);
  const before = Math.min(Math.floor(spare / 2), Math.floor(fromMs / slotMs));
  const from = fromMs - before * slotMs;
  const to = toMs + (spare - before) * slotMs;
  if (deadlineMs === null || deadlineMs < to) return { fromMs: from, toMs: to };
  const needed = Math.floor((deadlineMs - from) / slotMs) + 1;
  const isNear = needed <= most && needed <= STRETCH * ((to - from) / slotMs);
  return { fromMs: from, toMs: isNear ? from + needed * slotMs : to };
}

function restOf(durations: readonly DurationCount[]) {
  const endings = noEndings();
  let count = 0;
  for (const cell of durations) {
    count += cell.count;
    for (const ending of ENDINGS) endings[ending] += cell.endings[ending];
  }
  return {
    fromMs: durations[0]?.durationMs ?? 0,
    count,
    endings,
    example: durations[0]?.example ?? null,
  };
}

/** Quantiles that fall together share a label. */
function quantileNames(quantiles: NonNullable<ChanceResult["quantiles"]>, texts: AllTexts) {
  const names = new Map<Ms, string[]>();
  for (const name of ["p50", "p95", "p99"] as const) {
    names.set(quantiles[name], [...(names.get(quantiles[name]) ?? []), name]);
  }
  return [...names].map(([ms, together]) => ({
    kind: "quantile" as const,
    ms,
    label: texts.chance.markAt(together.join(" = "), ms),
  }));
}

function stacksOf(bars: readonly HistogramBar[], baseYPx: number, tallPx: number) {
  const most = bars.reduce((largest, { count }) => Math.max(largest, count), 1);
  const parts = new Map<Ending, string[]>();
  for (const { count, endings, xPx, widthPx } of bars) {
    if (count === 0) continue;
    const barPx = Math.max(LEAST_PX, (count / most) * tallPx);
    let below = 0;
    for (const ending of STACKED) {
      const part = endings[ending];
      if (part === 0) continue;
      const yPx = baseYPx - (below / count) * barPx;
      const highPx = (part / count) * barPx;
      const acrossPx = round(widthPx - GAP_PX);
      const path = `M${round(xPx)},${round(yPx)}v${-round(highPx)}h${acrossPx}v${round(highPx)}z`;
      parts.set(ending, [...(parts.get(ending) ?? []), path]);
      below += part;
    }
  }
  return STACKED.flatMap((ending) => {
    const list = parts.get(ending);
    return list === undefined ? [] : [{ ending, path: list.join("") }];
  });
}
