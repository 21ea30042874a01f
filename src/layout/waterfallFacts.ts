/** What each row of the waterfall shows, in ms since the request arrived: no pixels, no words yet. */

import type { Span } from "../engine/calleeTree";
import type { Allowance, RefusalReason } from "../engine/event";
import type { AttemptView, OperationView, WorkView } from "../engine/operationView";
import { ghostMsOf, type Phase } from "../engine/phases";
import type { AttemptStatus, Ms } from "../engine/scenario";
import type { TreeRow } from "./waterfallTree";

export interface RowFacts {
  /** The row as the whole run has it. */
  readonly tree: TreeRow;
  /** What stands under it is not shown. */
  readonly folded: boolean;
  /** False: nobody sees it, so it is not asked what it shows. */
  readonly drawn: boolean;
  /** null: the cursor has not come to it yet, or it is not drawn. */
  readonly bar: Bar | null;
}

export interface Bar extends Span {
  readonly status: AttemptStatus | "running";
  readonly refused: RefusalReason | null;
  /** How long before the next probe it was refused; null where that is not why. */
  readonly earlyMs: Ms | null;
  readonly cut: boolean;
  readonly allowance: Allowance | null;
  /** One way on the wire, where the request went over one. */
  readonly networkMs: Ms;
  /** The answer is on its way back, or came. */
  readonly answered: boolean;
  /** What its time went to, as far as the cursor; null where a plain block says it. */
  readonly phases: readonly Phase[] | null;
  readonly ghost: Span | null;
  /** Its own ghost work so far. */
  readonly ghostMs: Ms;
  readonly pause: Span | null;
  readonly deniedAtMs: Ms | null;
  readonly critical: readonly Span[];
  /** Its caller left, and it went on. */
  readonly gaveUpAtMs: Ms | null;
  readonly writtenAtMs: Ms | null;
}

interface Request {
  /** The rows that are shown, as long as nobody sees them. */
  readonly rows: readonly RowFacts[];
  /** Which of them are seen. */
  readonly isDrawn: (index: number) => boolean;
  /** Callers are told apart from callees: who gave up is said. */
  readonly nested: boolean;
  /** The request as far as the cursor. */
  readonly view: OperationView;
  readonly atMs: Ms;
}

export function waterfallFacts(request: Request): RowFacts[] {
  const { rows, view, isDrawn } = request;
  const moment = momentOf(request);
  const works = new Map(view.works.map((work) => [`${work.hop} ${work.parent}`, work]));
  return rows.map((row, index) => {
    const { tree, folded } = row;
    return isDrawn(index) ? { tree, folded, drawn: true, bar: barOf(tree, moment, works) } : row;
  });
}

/** The cursor's moment, and what is asked of it for every row. */
interface MomentOf extends Pick<Request, "view" | "atMs" | "nested"> {
  readonly pauses: ReadonlyMap<number, OperationView["pauses"][number]>;
  readonly denied: ReadonlyMap<number, OperationView["denied"][number]>;
}

function momentOf({ view, atMs, nested }: Request): MomentOf {
  return {
    view,
    atMs,
    nested,
    pauses: new Map(view.pauses.map((pause) => [pause.after, pause])),
    denied: new Map(view.denied.map((denied) => [denied.after, denied])),
  };
}

function barOf(tree: TreeRow, moment: MomentOf, works: ReadonlyMap<string, WorkView>): Bar | null {
  if (tree.kind === "closing") {
    const { closing } = moment.view;
    return closing === null ? null : workBar(tree, moment, closing);
  }
  if (tree.kind === "work") {
    if (tree.depth > 0 && tree.work === null) return null;
    const work = works.get(`${tree.hop?.id} ${tree.work?.parent ?? null}`);
    return work === undefined ? null : workBar(tree, moment, work);
  }
  const made = tree.made === null ? undefined : moment.view.attempts[tree.made.n - 1];
  return made === undefined ? null : attemptBar(tree, moment, made);
}

const NOTHING_MORE = {
  refused: null,
  earlyMs: null,
  cut: false,
  allowance: null,
  networkMs: 0,
  answered: false,
  phases: null,
  ghost: null,
  ghostMs: 0,
  pause: null,
  deniedAtMs: null,
  critical: [],
  gaveUpAtMs: null,
  writtenAtMs: null,
} satisfies Partial<Bar>;

function workBar(tree: TreeRow, { view, atMs }: MomentOf, work: WorkView): Bar {
  const endMs = work.endMs ?? atMs;
  const { deafAtMs } = tree;
  const ghostMs = deafAtMs === null ? 0 : Math.max(0, endMs - Math.max(work.startMs, deafAtMs));
  const whole = { kind: "work", fromMs: work.startMs, toMs: endMs } as const;
  const phases: readonly Phase[] = [
    { ...whole, toMs: endMs - ghostMs, ghost: false },
    { ...whole, fromMs: endMs - ghostMs, ghost: true },
  ];
  return {
    ...NOTHING_MORE,
    fromMs: work.startMs - view.startMs,
    toMs: endMs - view.startMs,
    status: work.status ?? "running",
    phases: ghostMs === 0 ? null : soFar(phases, view.startMs, atMs),
    ghostMs,
    critical: soFar(tree.critical, view.startMs, atMs),
  };
}

function attemptBar(tree: TreeRow, moment: MomentOf, made: AttemptView): Bar {
  const { view, atMs } = moment;
  const since = (ms: Ms) => ms - view.startMs;
  const pause = moment.pauses.get(made.n);
  const denied = moment.denied.get(made.n);
  const phases = made.sent || made.refused !== null || tree.held ? tree.phases : null;
  const ghost = phases === null ? ghostSpan(made, atMs) : null;
  const networkMs = tree.hop?.kind === "call" && made.sent ? tree.hop.networkMs : 0;
  const writtenMs = Math.max(tree.writtenAtMs ?? 0, tree.deafAtMs ?? 0);
  const left = made.cutBy !== null || made.status === "cancelled";
  // Every field in its place: this is done for each row in every frame of a drag.
  return {
    fromMs: since(made.startMs),
    toMs: since(made.endMs ?? atMs),
    status: made.status ?? "running",
    refused: made.refused,
    earlyMs: earlyMs(made),
    cut: made.cutBy !== null,
    allowance: made,
    networkMs,
    answered: made.calleeEndMs !== null && !left,
    phases: phases && soFar(phases, view.startMs, atMs),
    ghost: ghost && { fromMs: since(ghost.fromMs), toMs: since(ghost.toMs) },
    ghostMs: phases === null ? (ghost ? ghost.toMs - ghost.fromMs : 0) : ghostMsOf(phases, atMs),
    pause: pause ? { fromMs: since(pause.startMs), toMs: since(pause.endMs ?? atMs) } : null,
    deniedAtMs: denied ? since(denied.atMs) : null,
    critical: soFar(tree.critical, view.startMs, atMs),
    gaveUpAtMs:
      moment.nested && left && made.endMs !== null && goesOn(made) ? since(made.endMs) : null,
    writtenAtMs: tree.writtenAtMs !== null && writtenMs <= atMs ? since(tree.writtenAtMs) : null,
  };
}

/** Its callee is still at it, or was when its caller left. */
function goesOn({ endMs, calleeStartMs, calleeEndMs }: AttemptView): boolean {
  return endMs !== null && calleeStartMs !== null && (calleeEndMs === null || calleeEndMs > endMs);
}

/** As far as the cursor, counted from the request's arrival. */
function soFar<T extends Span>(spans: readonly T[], startMs: Ms, atMs: Ms): readonly T[] {
  return spans.flatMap((span) =>
    span.fromMs >= atMs
      ? []
      : [{ ...span, fromMs: span.fromMs - startMs, toMs: Math.min(span.toMs, atMs) - startMs }],
  );
}

function earlyMs({ refused, reopensAtMs, startMs, endMs }: AttemptView): Ms | null {
  if (refused === null || refused === "nothing_left" || reopensAtMs === null) return null;
  const refusedAtMs = endMs ?? startMs;
  return reopensAtMs > refusedAtMs ? reopensAtMs - refusedAtMs : null;
}

/** What its callee does after its caller stopped waiting, as far as the cursor. */
function ghostSpan({ endMs, calleeStartMs, calleeEndMs }: AttemptView, atMs: Ms): Span | null {
  if (endMs === null || calleeStartMs === null) return null;
  const fromMs = Math.max(endMs, calleeStartMs);
  const toMs = calleeEndMs ?? atMs;
  return toMs > fromMs ? { fromMs, toMs } : null;
}
