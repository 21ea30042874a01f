/**
 * Where each instance has a breaker of its own: a lane for each, with its states and its calls on one
 * axis. Of calls closer than a mark is wide, each kind is drawn once.
 */
import { bisector } from "d3";
import { breakerNames, instanceOf, rulesOf } from "../engine/breakerReplay";
import type { BreakerKind, RunEvent } from "../engine/event";
import type { Plan } from "../engine/plan";
import type { Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { axisTicks, type Tick } from "./axis";
import { breakerBands } from "./axisBands";
import { linear } from "./linear";
import { eventMarksByLine, type RunEventMarks } from "./runEvents";

/** What became of a call at its breaker. `probe`: one that has no verdict, or an ignored one. */
export type LaneCallKind = "reached" | "refused" | "probe" | "probe-ok" | "probe-failed";
export const LANE_CALLS: readonly LaneCallKind[] = [
  "reached",
  "refused",
  "probe",
  "probe-ok",
  "probe-failed",
];

export interface LaneCall {
  readonly atMs: Ms;
  /** The step that shows it: its start, or its refusal. */
  readonly step: number;
  readonly operation: number;
  readonly kind: LaneCallKind;
}

export interface Lane {
  readonly name: string;
  readonly instance: number;
  /** In the order in which they asked. */
  readonly calls: readonly LaneCall[];
}

type Open = { -readonly [K in keyof LaneCall]: LaneCall[K] };

/** The lanes of one breaker; none where all instances share it. */
export function breakerLanes(plan: Plan, run: Run, key: string): readonly Lane[] {
  const reading = readingLanes(plan, run, key);
  while (!reading.step(Number.POSITIVE_INFINITY));
  return reading.lanes();
}

/** The same in slices: `step` takes so many more events, and says whether that was all. */
export interface ReadingLanes {
  readonly step: (most: number) => boolean;
  readonly lanes: () => readonly Lane[];
}

export function readingLanes(plan: Plan, { events }: Run, key: string): ReadingLanes {
  const names = breakerNames(plan).filter(
    (name) => instanceOf(name) !== null && rulesOf(plan, name)?.key === key,
  );
  const calls = new Map(names.map((name) => [name, [] as Open[]]));
  /** By request and hop: the call that asked last. */
  const asked = new Map<string, Open>();
  const take = (event: RunEvent, step: number) => {
    switch (event.type) {
      case "asked": {
        const lane = calls.get(event.breaker);
        // One that was let wait is shown once it was let through, or refused.
        if (lane === undefined || event.waits) return;
        const { atMs, operation, probe } = event;
        const kind = !event.admitted ? "refused" : probe ? "probe" : "reached";
        const call: Open = { atMs, step, operation, kind };
        lane.push(call);
        asked.set(callKey(event), call);
        return;
      }
      case "start":
      case "refused": {
        const call = asked.get(callKey(event));
        // With a breaker around a whole call its first attempt shows it.
        if (call !== undefined && isAsking(events[call.step])) call.step = step;
        return;
      }
      case "told": {
        const call = asked.get(callKey(event));
        if (call?.kind !== "probe" || !event.probe || event.late) return;
        if (event.counted !== "ignored") {
          call.kind = event.counted === "success" ? "probe-ok" : "probe-failed";
        }
        return;
      }
    }
  };
  let at = 0;
  return {
    step: (most) => {
      const until = calls.size === 0 ? at : Math.min(events.length, at + most);
      for (; at < until; at++) take(events[at] as RunEvent, at);
      return calls.size === 0 || at === events.length;
    },
    lanes: () =>
      names.map((name) => ({
        name,
        instance: instanceOf(name) ?? 0,
        calls: calls.get(name) ?? [],
      })),
  };
}

const callKey = ({ operation, hop }: RunEvent) => `${operation} ${hop}`;
const isAsking = (event: RunEvent | undefined) => event?.type === "asked";

const byStep = bisector((call: LaneCall) => call.step);
const byMoment = bisector((call: LaneCall) => call.atMs);

/** The call of a lane at a step, or the last before it; null before the first. */
export function callAt({ calls }: Lane, step: number): number | null {
  const after = byStep.right(calls, step);
  return after === 0 ? null : after - 1;
}

/** The call that asked nearest to a moment. */
export function callNear({ calls }: Lane, atMs: Ms): number {
  return byMoment.center(calls, atMs);
}

/** Of more lanes than this some are shown: as many, next to each other. */
const MOST_LANES = 12;

/** The lanes around an instance; the same ones for all in them, so that a press moves none of them. */
export function lanesAround(lanes: readonly Lane[], instance: number): readonly Lane[] {
  if (lanes.length <= MOST_LANES) return lanes;
  const from = Math.floor((Math.max(1, instance) - 1) / MOST_LANES) * MOST_LANES;
  return lanes.slice(from, from + MOST_LANES);
}

/** What became of calls, in any lane. */
export function kindsMet(lanes: readonly Lane[]): readonly LaneCallKind[] {
  const met = new Set(lanes.flatMap(({ calls }) => [...new Set(calls.map(({ kind }) => kind))]));
  return LANE_CALLS.filter((kind) => met.has(kind));
}

export interface LanesLayout {
  readonly plotPx: number;
  readonly markPx: number;
  /** Of one lane: its height, the line of its marks, and its band. */
  readonly lanePx: number;
  readonly markYPx: { readonly [kind in LaneCallKind]: number };
  readonly bandTopPx: number;
  readonly bandPx: number;
  readonly x: (atMs: Ms) => number;
  readonly msAt: (xPx: number) => Ms;
  readonly ticks: readonly Tick[];
  readonly lanes: readonly {
    readonly bands: readonly { readonly kind: BreakerKind; readonly path: string }[];
    readonly marks: readonly { readonly kind: LaneCallKind; readonly path: string }[];
    /** Late results and restarts, on its band. */
    readonly happened: RunEventMarks;
  }[];
}

const LANE_EM = 2.25;
const MARK_EM = 0.5;
const BAND_EM = 0.375;
const KINDS: readonly BreakerKind[] = ["closed", "open", "half-open"];

export function lanesLayout(
  lanes: readonly Lane[],
  run: Run,
  widthPx: number,
  emPx: number,
  format: Format,
): LanesLayout {
  const plotPx = Math.max(1, widthPx);
  const endMs = Math.max(1, run.endMs);
  const markPx = MARK_EM * emPx;
  // Room for half a mark at either end.
  const x = linear([0, endMs], [markPx, plotPx - markPx], true);
  const [lanePx, bandPx] = [LANE_EM * emPx, BAND_EM * emPx];
  const bandTopPx = lanePx - bandPx - 0.125 * emPx;
  const lineYPx = 0.5 * emPx;
  /** On a line of their own, so that neither hides the other where they are many. */
  const refused = 1.25 * emPx;
  const markYPx = {
    reached: lineYPx,
    probe: lineYPx,
    "probe-ok": lineYPx,
    "probe-failed": lineYPx,
    refused,
  };
  const lines = lanes.map(({ name }) => ({
    breaker: name,
    yPx: bandTopPx + bandPx / 2,
    halfPx: bandPx * 0.7,
  }));
  const happened = eventMarksByLine(run, lines, x);
  return {
    plotPx,
    markPx,
    lanePx,
    markYPx,
    bandTopPx,
    bandPx,
    x,
    msAt: (xPx) => ((xPx - markPx) / Math.max(1, plotPx - 2 * markPx)) * endMs,
    ticks: axisTicks(endMs, plotPx - 2 * markPx, emPx, format),
    lanes: lanes.map(({ name, calls }, index) => ({
      bands: bandsOf(run, name, endMs, x, bandTopPx, bandPx),
      marks: LANE_CALLS.flatMap((kind) => {
        const path = marksOf(calls, kind, x, markYPx[kind], markPx);
        return path === "" ? [] : [{ kind, path }];
      }),
      happened: happened[index] ?? { counts: { late: 0, restart: 0 }, marks: [] },
    })),
  };
}

function bandsOf(
  run: Run,
  name: string,
  endMs: Ms,
  x: (ms: Ms) => number,
  yPx: number,
  heightPx: number,
) {
  const bands = breakerBands(run.breakers[name]?.transitions ?? [], 0, endMs);
  return KINDS.flatMap((kind) => {
    const path = bands
      .filter((band) => band.kind === kind)
      .map(({ fromMs, toMs }) => {
        const widthPx = round(Math.max(0.5, x(toMs) - x(fromMs)));
        return `M${round(x(fromMs))},${yPx}h${widthPx}v${heightPx}h${-widthPx}z`;
      });
    return path.length === 0 ? [] : [{ kind, path: path.join("") }];
  });
}

function marksOf(
  calls: readonly LaneCall[],
  kind: LaneCallKind,
  x: (ms: Ms) => number,
  yPx: number,
  sizePx: number,
): string {
  const parts: string[] = [];
  let lastPx = Number.NEGATIVE_INFINITY;
  for (const call of calls) {
    if (call.kind !== kind) continue;
    const xPx = x(call.atMs);
    if (xPx - lastPx < sizePx * 0.75) continue;
    parts.push(laneMark(kind, xPx, yPx, sizePx / 2));
    lastPx = xPx;
  }
  return parts.join("");
}

/** A shape for each kind, so that colour is not needed to tell them apart. */
export function laneMark(kind: LaneCallKind, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * r)},${round(y + dy * r)}`;
  const ring = (k: number, sweep: 0 | 1) =>
    `M${at(-k, 0)}a${round(k * r)},${round(k * r)} 0 1,${sweep} ${round(2 * k * r)},0a${round(k * r)},${round(k * r)} 0 1,${sweep} ${round(-2 * k * r)},0z`;
  switch (kind) {
    case "reached":
      return ring(0.7, 1);
    case "refused":
      // A cross of two bars.
      return `M${at(-1, -0.6)}L${at(-0.6, -1)}L${at(1, 0.6)}L${at(0.6, 1)}zM${at(0.6, -1)}L${at(1, -0.6)}L${at(-0.6, 1)}L${at(-1, 0.6)}z`;
    case "probe":
      return ring(1, 1) + ring(0.55, 0);
    case "probe-ok":
      return `M${at(0, -1.1)}L${at(1.1, 0.9)}L${at(-1.1, 0.9)}z`;
    case "probe-failed":
      return `M${at(-0.95, -0.95)}L${at(0.95, -0.95)}L${at(0.95, 0.95)}L${at(-0.95, 0.95)}z`;
  }
}

const round = (px: number) => Math.round(px * 100) / 100;
