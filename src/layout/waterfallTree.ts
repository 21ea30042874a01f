/**
 * The rows of one request as its whole run has them: a callee's attempts under the very attempt that
 * made them. Nothing of the cursor is in it, so rows do not come and go while stepping.
 */
import { type BreakerWaits, breakerWaits } from "../engine/breakerWaits";
import { type CalleeTree, calleeTree, type Span, type Work, worksOf } from "../engine/calleeTree";
import { type CriticalPath, criticalPath } from "../engine/criticalPath";
import { type HandedOver, handedOver } from "../engine/handedOver";
import { type Body, ghostMsOf, type Phase, phasesOf } from "../engine/phases";
import type { CallPlan, HopPlan, Plan } from "../engine/plan";
import type { Attempt, Operation, Pause, Run } from "../engine/result";
import { keptItems } from "../engine/sameData";
import type { Ms } from "../engine/scenario";

/** The body in chunks that answers the nth attempt at a hop; null where it comes in one piece. */
export type BodyOf = (hop: string, nth: number) => Body | null;

export interface TreeRow {
  /** `hop/nth`; the closing work is `/1`. */
  readonly key: string;
  readonly kind: HopPlan["kind"] | "closing";
  /** null for the closing work. */
  readonly hop: HopPlan | null;
  /** Its number in its call, and among all at this hop in this request. */
  readonly attempt: number;
  readonly nth: number;
  readonly depth: number;
  /** The row under which it stands; null at the edge. */
  readonly above: string | null;
  /** Its place among the rows under the same row, from 1. */
  readonly place: number;
  readonly siblings: number;
  /** What stands under it, at every depth: so many rows follow it, with calls and ghost work. */
  readonly inside: { readonly rows: number; readonly calls: number; readonly ghostMs: Ms };
  readonly made: Attempt | null;
  /** It began with a wait for its breaker. */
  readonly held: boolean;
  /** A nested work that ran. */
  readonly work: Work | null;
  /** null where the plain picture says it all: one callee that answers in one piece. */
  readonly phases: readonly Phase[] | null;
  readonly body: Body | null;
  readonly handed: HandedOver | null;
  /** What of its time decided when the request ended, its pause with it. */
  readonly critical: readonly Span[];
  /** Calls that its hop got in this request, on the first row of a hop that got several. */
  readonly calls: number | null;
  /** Its own, without what stands under it. */
  readonly ghostMs: Ms;
  /** When nobody on the way up to the edge listened any more. */
  readonly deafAtMs: Ms | null;
  /** When the write behind it took effect without anybody hearing of it. */
  readonly writtenAtMs: Ms | null;
}

export interface RequestTree {
  readonly rows: readonly TreeRow[];
  /** Some call has calls of its own. */
  readonly nested: boolean;
  /** Some call tells its callee something. */
  readonly told: boolean;
  readonly deepest: number;
  readonly operation: Operation;
  /** When the last callee of this request stopped. */
  readonly lastStopMs: Ms;
}

export function requestTree(
  run: Run,
  plan: Plan,
  operation: Operation,
  bodyOf: BodyOf = () => null,
  /** The rows before an edit: what is as it was there is the same object. */
  before?: RequestTree | null,
): RequestTree {
  const nested = plan.hops.some((hop) => hop.kind === "call" && hop.calls.length > 0);
  const withWorks = nested && plan.hops.some(({ kind }) => kind === "work");
  const works = withWorks ? worksOf(run.events, operation.id, run.endMs) : [];
  const callees = calleeTree(operation, works, run.endMs);
  const rows: Draft[] = [];
  const source: Source = {
    plan,
    callees,
    bodyOf,
    waits: breakerWaits(run.events, plan, operation.id, run.endMs),
    path: nested ? criticalPath(callees, plan) : null,
    ...countedByHop(operation, works),
    rows,
  };
  addHops(source, plan.edge, { key: null, n: null, nth: 1, depth: 0 });
  if (plan.finishMs > 0) add(source, null, { ...NEVER, depth: 0, above: null });
  place(rows);
  gather(rows);
  return {
    rows: keptItems(before?.rows, rows),
    nested,
    told: plan.hops.some((hop) => hop.kind === "call" && hop.tells !== "none"),
    deepest: rows.reduce((most, { depth }) => Math.max(most, depth), 0),
    operation,
    lastStopMs: operation.attempts.reduce(
      (most, { calleeStartMs, calleeEndMs }) =>
        calleeStartMs === null ? most : Math.max(most, calleeEndMs ?? run.endMs),
      operation.endMs,
    ),
  };
}

type Draft = { -readonly [K in keyof TreeRow]: TreeRow[K] };

interface Source {
  readonly plan: Plan;
  readonly callees: CalleeTree;
  readonly bodyOf: BodyOf;
  readonly waits: BreakerWaits;
  /** null where nothing is nested: everything is on it then. */
  readonly path: CriticalPath | null;
  /** Of each attempt (`n`) and nested work, which one at its hop it is. */
  readonly nth: ReadonlyMap<number | Work, number>;
  readonly asked: ReadonlyMap<string, number>;
  readonly started: ReadonlyMap<string, number>;
  readonly rows: Draft[];
}

/** Whose hops are walked: the edge (`n` null), an attempt, or a row that was never reached. */
interface Above {
  readonly key: string | null;
  readonly n: number | null;
  readonly nth: number;
  readonly depth: number;
}
const NOBODY = -1;

function countedByHop(operation: Operation, works: readonly Work[]) {
  const nth = new Map<number | Work, number>();
  const asked = new Map<string, number>();
  const started = new Map<string, number>();
  const more = (counts: Map<string, number>, hop: string) => {
    const count = (counts.get(hop) ?? 0) + 1;
    counts.set(hop, count);
    return count;
  };
  for (const attempt of operation.attempts) {
    nth.set(attempt.n, more(asked, attempt.hop));
    if (attempt.started) more(started, attempt.hop);
  }
  for (const work of works) nth.set(work, more(asked, work.hop));
  return { nth, asked, started };
}

function addHops(source: Source, hops: readonly HopPlan[], above: Above): void {
  for (const hop of hops) {
    if (hop.kind === "work") addWork(source, hop, above);
    else addCall(source, hop, above);
  }
}

function addCall(source: Source, hop: CallPlan, above: Above): void {
  const { callees, asked, nth } = source;
  const call = callees.calls.get(above.n)?.get(hop.id);
  const depth = above.depth + 1;
  // A hop that is never called has one row all the same.
  if (call === undefined && above.nth === 1 && !asked.has(hop.id)) {
    const key = add(source, hop, { ...NEVER, depth: above.depth, above: above.key });
    addHops(source, hop.calls, { key, n: NOBODY, nth: 1, depth });
  }
  for (const made of call?.attempts ?? []) {
    const own = ofAttempt(source, hop, made, call?.pauses ?? [], above);
    const key = add(source, hop, own);
    addHops(source, hop.calls, { key, n: made.n, nth: nth.get(made.n) ?? 1, depth });
  }
}

function addWork(source: Source, hop: HopPlan, { key: above, n, nth, depth }: Above): void {
  const { callees, asked, path } = source;
  const work = callees.works.get(n)?.find((one) => one.hop === hop.id) ?? null;
  const isFirst = nth === 1 && !asked.has(hop.id);
  if (work === null && !isFirst) return;
  const deafAtMs = n === null ? null : (callees.deafAtMs.get(n) ?? null);
  add(source, hop, {
    ...NEVER,
    depth,
    above,
    nth: work === null ? 1 : (source.nth.get(work) ?? 1),
    work: depth === 0 ? null : work,
    deafAtMs,
    ghostMs:
      work === null || deafAtMs === null
        ? 0
        : Math.max(0, work.toMs - Math.max(work.fromMs, deafAtMs)),
    critical: work !== null && path?.works.has(work) ? [work] : [],
  });
}

// Every field in its place: this is done for each row at each edit of a drag.
function ofAttempt(
  { plan, callees, bodyOf, waits: heldTo, path, nth: numbers, started }: Source,
  hop: CallPlan,
  made: Attempt,
  pauses: readonly Pause[],
  above: Above,
): OwnFacts {
  const nth = numbers.get(made.n) ?? 1;
  const deafAtMs = callees.deafAtMs.get(made.n) ?? null;
  const calls = started.get(hop.id) ?? 0;
  const heldToMs = heldTo.get(made.n) ?? null;
  const held = heldToMs !== null && heldToMs > made.startMs;
  const body = made.started ? bodyOf(hop.id, nth) : null;
  const phases =
    made.started || held ? phasesOf(made, callees, hop.networkMs, body, heldToMs) : null;
  const isSent = made.started && phases !== null;
  return {
    depth: above.depth,
    above: above.key,
    nth,
    made,
    work: null,
    held,
    phases: isSent && isPlain(phases, made) ? null : phases,
    body,
    handed:
      isSent && (path !== null || hop.tells !== "none")
        ? handedOver(hop, made, plan.deadlineMs)
        : null,
    critical: path === null ? NO_SPANS : decidedBy(path, made, pauses),
    calls: path !== null && nth === 1 && calls > 1 ? calls : null,
    ghostMs: isSent ? ghostMsOf(phases, Number.MAX_SAFE_INTEGER) : 0,
    deafAtMs,
    writtenAtMs:
      isSent && path !== null && hop.effect === "write" ? unseenWriteMs(made, deafAtMs) : null,
  };
}

/** Of an attempt's time, with the pause after it, what is on the critical path. */
function decidedBy(path: CriticalPath, { n }: Attempt, pauses: readonly Pause[]): readonly Span[] {
  const waits = path.pauses.has(n) ? pauses.filter(({ after }) => after === n) : [];
  return [
    ...(path.attempts.get(n) ?? []),
    ...waits.map(({ startMs, endMs }) => ({ fromMs: startMs, toMs: endMs })),
  ];
}

/** What the thin ends, the block and the hatch of a plain bar can show. */
function isPlain(phases: readonly Phase[], { endMs }: Attempt): boolean {
  return phases.every(
    ({ kind, ghost, fromMs }) =>
      (kind === "work" || kind === "wire") && (!ghost || (endMs !== null && fromMs >= endMs)),
  );
}

function unseenWriteMs(
  { outcomeUnknown, calleeResult, calleeEndMs }: Attempt,
  deafAtMs: Ms | null,
): Ms | null {
  if (calleeResult !== "ok" || calleeEndMs === null) return null;
  const unheard = deafAtMs !== null && deafAtMs < calleeEndMs;
  return outcomeUnknown || unheard ? calleeEndMs : null;
}

/** What a row has of its own, besides its hop and its place among the others. */
type OwnFacts = Omit<TreeRow, "key" | "kind" | "hop" | "attempt" | "place" | "siblings" | "inside">;
const NO_SPANS: readonly Span[] = [];
const NEVER: Omit<OwnFacts, "depth" | "above"> = {
  nth: 1,
  made: null,
  work: null,
  held: false,
  phases: null,
  body: null,
  handed: null,
  critical: NO_SPANS,
  calls: null,
  ghostMs: 0,
  deafAtMs: null,
  writtenAtMs: null,
};
const NOTHING = { rows: 0, calls: 0, ghostMs: 0 };

function add({ rows }: Source, hop: HopPlan | null, own: OwnFacts): string {
  const key = `${hop?.id ?? ""}/${own.nth}`;
  rows.push({
    key,
    kind: hop?.kind ?? "closing",
    hop,
    attempt: own.made?.attempt ?? 1,
    place: 1,
    siblings: 1,
    inside: NOTHING,
    ...own,
  });
  return key;
}

function place(rows: readonly Draft[]): void {
  const siblings = new Map<string | null, number>();
  for (const row of rows) {
    row.place = (siblings.get(row.above) ?? 0) + 1;
    siblings.set(row.above, row.place);
  }
  for (const row of rows) row.siblings = siblings.get(row.above) ?? 1;
}

/** From the last row up, so that whatever stands under a row has been gathered before it. */
function gather(rows: readonly Draft[]): void {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const { above, inside, made, ghostMs } of [...rows].reverse()) {
    const into = above === null ? undefined : byKey.get(above);
    if (into === undefined) continue;
    into.inside = {
      rows: into.inside.rows + inside.rows + 1,
      calls: into.inside.calls + inside.calls + (made?.started ? 1 : 0),
      ghostMs: into.inside.ghostMs + inside.ghostMs + ghostMs,
    };
  }
}
