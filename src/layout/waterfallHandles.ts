/** What can be taken hold of in the waterfall: three kinds of moments that a setting decides. */
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";
import type { DeadlineMark } from "./waterfallDeadline";
import type { Bar } from "./waterfallFacts";
import type { Frame, WaterfallRow } from "./waterfallMarks";
import { isSeen } from "./waterfallSpans";

export interface Handle {
  readonly key: string;
  readonly kind: "own" | "duration" | "deadline";
  readonly hop: string | null;
  /** Which attempt at that hop in this request, from 1. */
  readonly nth: number;
  /** The setting's value is the moment under the pointer less this. */
  readonly zeroMs: Ms;
  readonly valueMs: Ms;
  readonly leastMs: Ms;
  readonly xPx: number;
  readonly topPx: number;
  readonly heightPx: number;
  /** Where it is hit: at least 24 px, and never on another handle's side. */
  readonly hitFromPx: number;
  readonly hitToPx: number;
  /** What it sets and to what, said on the side that has the room. */
  readonly label: string;
  readonly labelAnchor: "start" | "end";
}

/** How long the answer to the nth attempt at a hop takes, as its scenario says; null where no one number says it. */
export type AnswerMs = (hop: string, nth: number) => Ms | null;

const HIT_PX = 24;

export function rowHandles(
  row: WaterfallRow,
  bar: Bar,
  { scale, plotPx }: Frame,
  answerMs: AnswerMs,
  /** Only what is seen of the axis is held; else what is past its end is held at its end. */
  zoomed: boolean,
  texts: Texts,
): Handle[] {
  if (bar.refused !== null || row.hop === null) return [];
  const handle = (kind: "own" | "duration", zeroMs: Ms, valueMs: Ms): Handle => {
    const xPx = scale(zeroMs + valueMs);
    return {
      key: `${kind} ${row.key}`,
      kind,
      hop: row.hop,
      nth: row.nth,
      zeroMs,
      valueMs,
      leastMs: kind === "own" ? 1 : 0,
      xPx,
      topPx: row.barTopPx,
      heightPx: row.barPx,
      hitFromPx: xPx - HIT_PX / 2,
      hitToPx: xPx + HIT_PX / 2,
      label: texts.waterfall.handle[kind](valueMs),
      labelAnchor: xPx > plotPx / 2 ? "end" : "start",
    };
  };
  const handles: Handle[] = [];
  const takesMs = answerMs(row.hop, row.nth);
  const zeroMs = worksFromMs(bar);
  if (takesMs !== null && zeroMs !== null) handles.push(handle("duration", zeroMs, takesMs));
  const ownMs = bar.allowance?.ownTimeoutMs ?? null;
  if (ownMs !== null) handles.push(handle("own", bar.fromMs, ownMs));
  const inReach = zoomed
    ? handles.filter(({ zeroMs, valueMs }) => isSeen(scale, zeroMs + valueMs))
    : handles;
  return keptApart(inReach, plotPx);
}

/**
 * From when on its answer's time counts: where the picture tells the callee's own work apart, from its
 * beginning; else so that it ends where the answer is heard. null as long as it has not begun.
 */
function worksFromMs({ fromMs, networkMs, phases }: Bar): Ms | null {
  if (phases === null) return fromMs + 2 * networkMs;
  return phases.find(({ kind }) => kind === "work")?.fromMs ?? null;
}

export function deadlineHandle(deadline: DeadlineMark, heightPx: number): Handle {
  const { xPx } = deadline;
  return {
    key: "deadline",
    kind: "deadline",
    hop: null,
    nth: 1,
    zeroMs: 0,
    valueMs: deadline.atMs,
    leastMs: 1,
    xPx,
    topPx: 0,
    heightPx,
    hitFromPx: xPx - HIT_PX / 2,
    hitToPx: xPx + HIT_PX / 2,
    label: deadline.name,
    labelAnchor: "end",
  };
}

/** Two that stand close share the room at the middle between them, each still `HIT_PX` wide. */
function keptApart(handles: readonly Handle[], plotPx: number): Handle[] {
  const [first, second] = [...handles].sort((a, b) => a.xPx - b.xPx);
  if (first === undefined || second === undefined) return [...handles];
  if (second.xPx - first.xPx >= HIT_PX) return [first, second];
  const middlePx = Math.min((first.xPx + second.xPx) / 2, plotPx - HIT_PX / 2);
  return [
    { ...first, hitFromPx: middlePx - HIT_PX, hitToPx: middlePx },
    { ...second, hitFromPx: middlePx, hitToPx: middlePx + HIT_PX },
  ];
}
