/** One breaker in two runs, one band above the other on one axis, and what was answered to each call. */
import type { BreakerKind } from "../engine/event";
import { type Answer, answerOf } from "../engine/parting";
import type { Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { axisTicks, type Tick } from "./axis";
import { breakerBands } from "./axisBands";
import { linear } from "./linear";

export interface PartingBand {
  readonly states: readonly { readonly kind: BreakerKind; readonly path: string }[];
  readonly answers: readonly { readonly answer: Answer; readonly path: string }[];
  /** Where its name stands; marks and band are under it. */
  readonly topPx: number;
  readonly marksTopPx: number;
  readonly endPx: number;
  /** In order, for those who hear it: those of no length too. */
  readonly told: readonly { readonly kind: BreakerKind; readonly fromMs: Ms }[];
}

export interface PartingBandsLayout {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bandPx: number;
  readonly a: PartingBand;
  readonly b: PartingBand;
  readonly axisYPx: number;
  readonly ticks: readonly Tick[];
  readonly cursorPx: number;
  /** null: they never part. */
  readonly partingPx: number | null;
}

const BAND_EM = 0.625;
const NAME_EM = 1.25;
const MARK_EM = 0.625;
const PITCH_EM = NAME_EM + MARK_EM + BAND_EM + 0.5;
const FOOT_EM = 1.5;
/** No state is drawn finer than this. */
const FINEST_PX = 0.5;

export function partingBands(
  breaker: string,
  a: Run,
  b: Run,
  cursorMs: Ms,
  partingMs: Ms | null,
  { widthPx, emPx }: { readonly widthPx: number; readonly emPx: number },
  format: Format,
): PartingBandsLayout {
  const endMs = Math.max(1, a.endMs, b.endMs);
  const plotPx = Math.max(1, widthPx - emPx);
  const scale = linear([0, endMs], [0, plotPx], true);
  const axisYPx = 2 * PITCH_EM * emPx;
  const bandOf = (run: Run, topPx: number) => bandLayout(run, breaker, endMs, topPx, emPx, scale);
  return {
    widthPx: plotPx,
    heightPx: axisYPx + FOOT_EM * emPx,
    bandPx: BAND_EM * emPx,
    a: bandOf(a, 0),
    b: bandOf(b, PITCH_EM * emPx),
    axisYPx,
    ticks: axisTicks(endMs, plotPx, emPx, format),
    cursorPx: scale(cursorMs),
    partingPx: partingMs === null ? null : scale(partingMs),
  };
}

const KINDS: readonly BreakerKind[] = ["closed", "open", "half-open"];
const ANSWERS: readonly Answer[] = ["through", "refused", "waits"];

function bandLayout(
  run: Run,
  breaker: string,
  endMs: Ms,
  topPx: number,
  emPx: number,
  scale: (ms: Ms) => number,
): PartingBand {
  const transitions = run.breakers[breaker]?.transitions ?? [];
  const bands = breakerBands(transitions, 0, endMs);
  const markTopPx = topPx + NAME_EM * emPx;
  const bandTopPx = markTopPx + MARK_EM * emPx;
  const heightPx = BAND_EM * emPx;
  const states = KINDS.flatMap((kind) => {
    const path = bands.flatMap((band) => {
      if (band.kind !== kind) return [];
      const widthPx = Math.max(FINEST_PX, scale(band.toMs) - scale(band.fromMs));
      return `M${round(scale(band.fromMs))},${round(bandTopPx)}h${round(widthPx)}v${heightPx}h${-round(widthPx)}z`;
    });
    return path.length === 0 ? [] : [{ kind, path: path.join("") }];
  });
  const marks = new Map<Answer, string[]>();
  const lastPx = new Map<Answer, number>();
  for (const event of run.events) {
    if (event.type !== "asked" || event.breaker !== breaker) continue;
    const answer = answerOf(event);
    const xPx = round(scale(event.atMs));
    // Marks at one place are one mark.
    if (lastPx.get(answer) === xPx) continue;
    lastPx.set(answer, xPx);
    const list = marks.get(answer) ?? [];
    marks.set(answer, list);
    list.push(markPath(answer, xPx, round(bandTopPx - 1), round(MARK_EM * emPx - 3)));
  }
  const answers = ANSWERS.flatMap((answer) => {
    const path = marks.get(answer);
    return path === undefined ? [] : [{ answer, path: path.join("") }];
  });
  return {
    states,
    answers,
    topPx,
    marksTopPx: markTopPx,
    endPx: bandTopPx + heightPx,
    told: [
      { kind: transitions[0]?.from ?? "closed", fromMs: 0 },
      ...transitions.map(({ to, atMs }) => ({ kind: to, fromMs: atMs })),
    ],
  };
}

/** A stroke down to the band, a cross, a ring. */
function markPath(answer: Answer, xPx: number, yPx: number, heightPx: number): string {
  if (answer === "through") return `M${xPx},${yPx - heightPx}V${yPx}`;
  const half = heightPx / 2;
  if (answer === "refused") {
    const [top, low] = [round(yPx - heightPx), round(yPx - 1)];
    return `M${round(xPx - half)},${top}L${round(xPx + half)},${low}M${round(xPx + half)},${top}L${round(xPx - half)},${low}`;
  }
  const r = round(half - 0.5);
  return `M${round(xPx - r)},${round(yPx - half)}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0`;
}

const round = (px: number) => Math.round(px * 100) / 100;
