/**
 * What a breaker's states alone do not show: results that came after the state had changed, and
 * instances that began anew. Marks on the bands of the run strip and of the lanes, told apart by shape.
 */
import { instanceOf } from "../engine/breakerReplay";
import type { Run } from "../engine/result";
import type { Ms } from "../engine/scenario";
import { unusualOf } from "./unusualEvents";

export type RunEventKind = "late" | "restart";
export const RUN_EVENTS: readonly RunEventKind[] = ["late", "restart"];

interface Happened {
  readonly kind: RunEventKind;
  readonly atMs: Ms;
}

export interface RunEventMarks {
  readonly counts: { readonly [kind in RunEventKind]: number };
  readonly marks: readonly { readonly kind: RunEventKind; readonly path: string }[];
}

/** Where the marks of a band stand: its middle, and half a mark. */
export interface EventLine {
  /** As events have it; null: no breaker's, for what none of them shows. */
  readonly breaker: string | null;
  readonly yPx: number;
  readonly halfPx: number;
}

/** Marks nearer than this to the last of their kind are not drawn again. */
const APART_PX = 4;

/** On one line for each breaker. A restart is counted once, however many forget by it. */
export function runEventMarks(
  run: Run,
  lines: readonly EventLine[],
  x: (atMs: Ms) => number,
): RunEventMarks {
  const { counts, on } = runEvents(
    run,
    lines.map(({ breaker }) => breaker),
  );
  const paths = lines.map((line, index) => linePaths(on[index] ?? [], line, x));
  return {
    counts,
    marks: RUN_EVENTS.flatMap((kind) => {
      const path = paths.map((of) => of[kind]).join("");
      return path === "" ? [] : [{ kind, path }];
    }),
  };
}

/** The same for each line by itself, from one walk over the run. */
export function eventMarksByLine(
  run: Run,
  lines: readonly EventLine[],
  x: (atMs: Ms) => number,
): readonly RunEventMarks[] {
  const { on } = runEvents(
    run,
    lines.map(({ breaker }) => breaker),
  );
  return lines.map((line, index) => {
    const happened = on[index] ?? [];
    const paths = linePaths(happened, line, x);
    const countOf = (kind: RunEventKind) => happened.filter((each) => each.kind === kind).length;
    return {
      counts: { late: countOf("late"), restart: countOf("restart") },
      marks: RUN_EVENTS.flatMap((kind) =>
        paths[kind] === "" ? [] : [{ kind, path: paths[kind] }],
      ),
    };
  });
}

function linePaths(
  happened: readonly Happened[],
  { yPx, halfPx }: EventLine,
  x: (atMs: Ms) => number,
): { readonly [kind in RunEventKind]: string } {
  const paths = { late: "", restart: "" };
  const lastPx = { late: Number.NEGATIVE_INFINITY, restart: Number.NEGATIVE_INFINITY };
  for (const { kind, atMs } of happened) {
    const xPx = x(atMs);
    if (xPx - lastPx[kind] < APART_PX) continue;
    paths[kind] += eventMark(kind, xPx, yPx, halfPx);
    lastPx[kind] = xPx;
  }
  return paths;
}

/** What happened on each of these, and how often at all. */
function runEvents({ events }: Run, breakers: readonly (string | null)[]) {
  const counts = { late: 0, restart: 0 };
  const on = breakers.map((): Happened[] => []);
  const nobodys = breakers.indexOf(null);
  const places = new Map(breakers.map((breaker, index) => [breaker, index]));
  for (const event of unusualOf(events)) {
    const { atMs } = event;
    if (event.type === "told") {
      const index = places.get(event.breaker) ?? nobodys;
      if (index < 0) continue;
      counts.late++;
      on[index]?.push({ kind: "late", atMs });
    } else {
      const { instance } = event;
      const forget = breakers.flatMap((name, index) =>
        name !== null && (instance === null || instanceOf(name) === instance) ? [index] : [],
      );
      if (forget.length === 0 && nobodys >= 0) forget.push(nobodys);
      if (forget.length > 0) counts.restart++;
      for (const index of forget) on[index]?.push({ kind: "restart", atMs });
    }
  }
  return { counts, on };
}

/** A late result points back in time; a restart is an upright with a foot at both ends. */
export function eventMark(kind: RunEventKind, x: number, y: number, half: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * half)},${round(y + dy * half)}`;
  return kind === "late"
    ? `M${at(-1.1, 0)}L${at(0.7, -1)}L${at(0.7, 1)}z`
    : `M${at(-0.7, -1.2)}L${at(0.7, -1.2)}L${at(0.7, -0.8)}L${at(0.2, -0.8)}L${at(0.2, 0.8)}L${at(0.7, 0.8)}L${at(0.7, 1.2)}L${at(-0.7, 1.2)}L${at(-0.7, 0.8)}L${at(-0.2, 0.8)}L${at(-0.2, -0.8)}L${at(-0.7, -0.8)}z`;
}

const round = (px: number) => Math.round(px * 100) / 100;
