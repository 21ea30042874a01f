/**
 * The picture of one request on its own axis, which begins at its arrival: pure numbers and labels
 * from the run, the cursor and a width. Rows and axis come from the whole request, so nothing jumps
 * while stepping; bars grow only as far as the cursor.
 */
import { scaleLinear } from "d3";
import type { BreakerKind } from "../engine/event";
import type { OperationView } from "../engine/operationView";
import type { Plan } from "../engine/plan";
import type { Operation, Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import type { Snapshot } from "../engine/snapshot";
import type { Texts } from "../texts/en";
import { axisTicks, type Interval, labelAt, type Tick, textWidthPx } from "./axis";
import { breakerBands } from "./axisBands";
import { type DeadlineMark, deadlineMark } from "./waterfallDeadline";
import { requestEndMs } from "./waterfallDomain";
import { type RowFacts, waterfallFacts } from "./waterfallFacts";
import { type AnswerMs, deadlineHandle, type Handle, rowHandles } from "./waterfallHandles";
import { type Frame, PITCH_EM, type WaterfallRow, waterfallRow } from "./waterfallMarks";

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
  readonly rows: readonly WaterfallRow[];
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
  readonly label: string;
  readonly labelPx: number;
  readonly anchor: "start" | "middle" | "end";
}

export type LegendKey = keyof Omit<Texts["waterfall"]["legend"], "heading">;

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
}

/** Below this a name stands above its bar. */
export const STACKED_BELOW_EM = 35;
const NAMES_EM = 10;
const HEAD_EM = 1.375;
const FOOT_EM = 1.5;
const BAND_EM = 0.625;
const bandPitchPx = (stacked: boolean, emPx: number) => (stacked ? 2 : 1.5) * emPx;

/** null as long as no request has come. */
export function waterfallLayout(input: WaterfallInput): WaterfallLayout | null {
  const { run, plan, snapshot, texts, widthPx, emPx } = input;
  const view = snapshot.operation;
  const operation = view === null ? undefined : operationOf(run, view.id);
  if (view === null || operation === undefined) return null;
  const stacked = widthPx < STACKED_BELOW_EM * emPx;
  const namesPx = stacked ? 0 : NAMES_EM * emPx;
  const plotPx = Math.max(1, widthPx - namesPx);
  const endMs = input.endMs ?? requestEndMs(operation, view, plan);
  const scale = scaleLinear().domain([0, endMs]).range([0, plotPx]).clamp(true);
  const headPx = HEAD_EM * emPx;
  const pitchPx = (stacked ? PITCH_EM.stacked : PITCH_EM.beside) * emPx;

  const facts = waterfallFacts({ plan, operation, view, atMs: snapshot.atMs });
  const breakers = breakersOf(facts, plan);
  const bandsFromPx = headPx + facts.length * pitchPx;
  const axisYPx = bandsFromPx + breakers.length * bandPitchPx(stacked, emPx);
  const headTakenPx = stacked ? textWidthPx(texts.waterfall.request(view.id), emPx) + emPx : 0;
  const deadline = deadlineMark(view, plan, scale, axisYPx, emPx, headTakenPx, texts);
  const frame: Frame = { emPx, plotPx, scale, stacked, zone: deadline?.zone ?? null };
  const rows = facts.map((row, index) => waterfallRow(row, headPx + index * pitchPx, frame, texts));
  const cursor = cursorMark(snapshot.atMs - view.startMs, frame, texts);
  return {
    request: view.id,
    plotPx,
    namesPx,
    heightPx: axisYPx + FOOT_EM * emPx,
    axisYPx,
    headPx,
    stacked,
    endMs,
    rows,
    bands: bandRows(input, view, breakers, frame, bandsFromPx),
    ticks: axisTicks(endMs, plotPx, emPx, cursor.taken),
    deadline,
    cursor,
    handles: handlesOf(facts, rows, frame, input, deadline, axisYPx),
    legend: legendOf(facts, operation, plan),
  };
}

/** Ids count from 1 in the order of arrival. */
function operationOf(run: Run, id: number): Operation | undefined {
  const operation = run.operations[id - 1];
  return operation?.id === id ? operation : run.operations.find((other) => other.id === id);
}

function breakersOf(facts: readonly RowFacts[], plan: Plan): string[] {
  const shown = new Set(facts.map(({ hop }) => hop));
  const keys = plan.hops.flatMap((hop) =>
    hop.kind === "call" && hop.breaker !== null && shown.has(hop.id) ? [hop.breaker] : [],
  );
  return [...new Set(keys)];
}

function bandRows(
  { run, snapshot }: WaterfallInput,
  view: OperationView,
  keys: readonly string[],
  { scale, emPx, stacked }: Frame,
  fromPx: number,
): BandRow[] {
  const pitchPx = bandPitchPx(stacked, emPx);
  const bandPx = BAND_EM * emPx;
  return keys.map((breaker, index) => {
    const transitions = run.breakers[breaker]?.transitions ?? [];
    const topPx = fromPx + index * pitchPx;
    return {
      breaker,
      state: snapshot.breakers[breaker]?.state.kind ?? "closed",
      topPx,
      heightPx: pitchPx,
      bandTopPx: stacked ? topPx + pitchPx - bandPx - 0.25 * emPx : topPx + (pitchPx - bandPx) / 2,
      bandPx,
      segments: breakerBands(transitions, view.startMs, snapshot.atMs).map((band) => ({
        kind: band.kind,
        fromPx: scale(band.fromMs - view.startMs),
        toPx: scale(band.toMs - view.startMs),
      })),
    };
  });
}

function cursorMark(
  sinceMs: Ms,
  { scale, plotPx, emPx }: Frame,
  texts: Texts,
): CursorMark & { readonly taken: Interval } {
  const xPx = scale(sinceMs);
  const label = texts.waterfall.cursor(sinceMs, sinceMs > (scale.domain()[1] ?? 0));
  const { anchor, ...span } = labelAt(xPx, label, plotPx, emPx);
  const paddingPx = 0.375 * emPx;
  const taken = { fromPx: span.fromPx - paddingPx, toPx: span.toPx + paddingPx };
  return { xPx, label, labelPx: xPx, anchor, taken };
}

/** The deadline first, so that the handles of rows lie above it. */
function handlesOf(
  facts: readonly RowFacts[],
  rows: readonly WaterfallRow[],
  frame: Frame,
  { answerMs, texts }: WaterfallInput,
  deadline: DeadlineMark | null,
  axisYPx: number,
): Handle[] {
  const ofRows = rows.flatMap((row, index) => {
    const bar = facts[index]?.bar ?? null;
    return bar === null ? [] : rowHandles(row, bar, frame, answerMs, texts);
  });
  return deadline === null ? ofRows : [deadlineHandle(deadline, axisYPx), ...ofRows];
}

/** The marks that this request has, whether the cursor has come to them or not. */
function legendOf(facts: readonly RowFacts[], operation: Operation, plan: Plan): LegendKey[] {
  const { attempts } = operation;
  const started = attempts.filter((attempt) => attempt.started);
  const hops = plan.hops.filter((hop) => facts.some((row) => row.hop === hop.id));
  const has: Record<LegendKey, boolean> = {
    own: started.some((attempt) => attempt.ownTimeoutMs !== null),
    allowed: started.some((attempt) => attempt.allowedMs !== null),
    used: true,
    network: hops.some((hop) => hop.kind === "call" && hop.networkMs > 0),
    margin: started.some((attempt) => attempt.marginMs > 0 && attempt.usableMs !== null),
    reserve: plan.reserveMs > 0 && plan.deadlineMs !== null,
    pause: operation.pauses.length > 0,
    ghost: operation.ghostMs > 0,
    refused: attempts.some((attempt) => !attempt.started),
    short: started.some((attempt) => attempt.spentMs === 0),
  };
  return (Object.keys(has) as LegendKey[]).filter((key) => has[key]);
}
