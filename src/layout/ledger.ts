/** The request at the cursor as a table: the text equivalent of the waterfall, with its total. */

import type { AttemptView, OperationView, PauseView, WorkView } from "../engine/operationView";
import type { Plan } from "../engine/plan";
import type { AttemptStatus, Ms } from "../engine/scenario";
import type { Snapshot } from "../engine/snapshot";
import type { Texts } from "../texts/en";

export const LEDGER_COLUMNS = [
  "operation",
  "hop",
  "attempt",
  "start",
  "own",
  "leftBefore",
  "allowed",
  "boundBy",
  "spent",
  "leftAfter",
  "result",
] as const;
/** Where hops are nested, or told a deadline, there is more to say. */
const TREE_COLUMNS = [
  "operation",
  "hop",
  "attempt",
  "n",
  "parent",
  "start",
  "own",
  "leftBefore",
  "allowed",
  "boundBy",
  "told",
  "spent",
  "leftAfter",
  "ghost",
  "result",
] as const;
export type LedgerColumn = (typeof TREE_COLUMNS)[number];

/** A number is whole ms (or a count); null says nothing. */
export type Cell = number | string | null;
export interface LedgerRow {
  readonly key: string;
  readonly kind: "work" | "attempt" | "pause" | "closing" | "total";
  readonly status: AttemptStatus | "running" | null;
  /** How deep its hop is nested. */
  readonly depth: number;
  readonly cells: { readonly [column in LedgerColumn]: Cell };
}

export interface Ledger {
  readonly operation: number;
  readonly columns: readonly LedgerColumn[];
  readonly rows: readonly LedgerRow[];
  readonly total: LedgerRow;
}

interface Placed extends LedgerRow {
  readonly order: readonly [Ms, number, number];
}
interface Source {
  readonly view: OperationView;
  readonly plan: Plan;
  readonly atMs: Ms;
  readonly texts: Texts;
  /** By `n`. */
  readonly attempts: ReadonlyMap<number | null, AttemptView>;
}

/** Rows up to the cursor, in time order; null as long as no request has come. */
export function ledgerOf(snapshot: Snapshot, plan: Plan, texts: Texts): Ledger | null {
  const { operation: view, atMs } = snapshot;
  if (view === null) return null;
  const attempts = new Map(view.attempts.map((made) => [made.n, made]));
  const source: Source = { view, plan, atMs, texts, attempts };
  const rows: Placed[] = [
    ...view.works.map((work) => workRow(source, work)),
    ...view.attempts.map((attempt) => attemptRow(source, attempt)),
    ...view.pauses.map((pause) => pauseRow(source, pause)),
    ...(view.closing === null || plan.finishMs === 0 ? [] : [workRow(source, view.closing, true)]),
  ];
  rows.sort(byOrder);
  return {
    operation: view.id,
    columns: isTree(plan) ? TREE_COLUMNS : LEDGER_COLUMNS,
    rows: rows.map(({ order: _, ...row }) => row),
    total: totalRow(source),
  };
}

function byOrder({ order: a }: Placed, { order: b }: Placed): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function isTree({ hops }: Plan): boolean {
  return hops.some((hop) => hop.kind === "call" && (hop.calls.length > 0 || hop.tells !== "none"));
}

/** How deep what is done for the attempt `parent` stands; the edge's own is at 0. */
function depthOf({ attempts }: Source, parent: number | null): number {
  let depth = 0;
  for (let at = attempts.get(parent); at !== undefined; at = attempts.get(at.parent)) depth += 1;
  return depth;
}

const blank = {
  attempt: null,
  n: null,
  parent: null,
  told: null,
  ghost: null,
  own: null,
  allowed: null,
  boundBy: null,
} satisfies Partial<LedgerRow["cells"]>;

function workRow(source: Source, work: WorkView, closing = false): Placed {
  const { view, plan, texts } = source;
  const { startMs, endMs, status, parent, ghostMs } = work;
  const place = plan.hops.findIndex((hop) => hop.id === work.hop);
  return {
    key: closing ? "closing" : `${work.hop} ${parent}`,
    kind: closing ? "closing" : "work",
    status: status ?? "running",
    order: [startMs, closing ? plan.hops.length : place, 0],
    depth: depthOf(source, parent),
    cells: {
      ...blank,
      parent,
      ghost: ghostMs > 0 ? ghostMs : null,
      operation: view.id,
      hop: closing ? texts.waterfall.closing : (plan.hops[place]?.name ?? work.hop),
      start: startMs - view.startMs,
      leftBefore: leftMs(source, parent, startMs),
      spent: (endMs ?? source.atMs) - startMs,
      leftAfter: endMs === null ? null : leftMs(source, parent, endMs),
      result: status === null ? texts.ledger.running : texts.status.attempt[status],
    },
  };
}

function attemptRow(source: Source, made: AttemptView): Placed {
  const { view, plan, atMs, texts } = source;
  const place = plan.hops.findIndex((hop) => hop.id === made.hop);
  const unlimited = texts.ledger.unlimited;
  return {
    key: `n${made.n}`,
    kind: "attempt",
    status: made.status ?? "running",
    order: [made.startMs, place, 2 * made.n],
    depth: depthOf(source, made.parent),
    cells: {
      operation: view.id,
      n: made.n,
      parent: made.parent,
      told: made.calleeDeadlineMs === null ? null : made.calleeDeadlineMs - view.startMs,
      ghost: made.ghostMs > 0 ? made.ghostMs : null,
      hop: plan.hops[place]?.name ?? made.hop,
      attempt: made.attempt,
      start: made.startMs - view.startMs,
      own: made.ownTimeoutMs ?? unlimited,
      leftBefore: made.remainingMs ?? unlimited,
      allowed: made.allowedMs ?? unlimited,
      boundBy: texts.ledger.bound[made.boundBy],
      spent: (made.endMs ?? atMs) - made.startMs,
      leftAfter: made.endMs === null ? null : (made.remainingAfterMs ?? unlimited),
      result: resultOf(view, made, texts),
    },
  };
}

function resultOf(view: OperationView, made: AttemptView, texts: Texts): string {
  const words = texts.ledger;
  if (made.status === null) return words.running;
  const ended = texts.status.attempt[made.status];
  const result =
    made.refused === null ? ended : words.refused(ended, texts.waterfall.refused[made.refused]);
  const known = made.outcomeUnknown ? words.outcomeUnknown(result) : result;
  return view.denied.some(({ after }) => after === made.n) ? words.notRetried(known) : known;
}

function pauseRow(source: Source, pause: PauseView): Placed {
  const { view, plan, atMs, texts, attempts } = source;
  const parent = attempts.get(pause.after)?.parent ?? null;
  const place = plan.hops.findIndex((hop) => hop.id === pause.hop);
  return {
    key: `pause ${pause.after}`,
    kind: "pause",
    status: null,
    order: [pause.startMs, place, 2 * pause.after + 1],
    depth: depthOf(source, parent),
    cells: {
      ...blank,
      parent,
      operation: view.id,
      hop: plan.hops[place]?.name ?? pause.hop,
      start: pause.startMs - view.startMs,
      leftBefore: leftMs(source, parent, pause.startMs),
      spent: (pause.endMs ?? atMs) - pause.startMs,
      leftAfter: pause.endMs === null ? null : leftMs(source, parent, pause.endMs),
      result: texts.ledger.pause[pause.why],
    },
  };
}

/** What the whole request took so far, against its deadline. */
function totalRow(source: Source): LedgerRow {
  const { view, atMs, texts } = source;
  const { finish, deadlineAtMs } = view;
  const words = texts.ledger;
  const spent = finish?.spentMs ?? atMs - view.startMs;
  const endMs = view.startMs + spent;
  const ghostMs = [...view.attempts, ...view.works].reduce((sum, row) => sum + row.ghostMs, 0);
  return {
    key: "total",
    kind: "total",
    status: null,
    depth: 0,
    cells: {
      ...blank,
      operation: view.id,
      ghost: ghostMs > 0 ? ghostMs : null,
      hop: finish === null ? words.soFar : words.total,
      start: 0,
      leftBefore: deadlineAtMs === null ? null : deadlineAtMs - view.startMs,
      spent,
      leftAfter: leftMs(source, null, endMs),
      result: verdict(finish?.status ?? null, deadlineAtMs, endMs, texts),
    },
  };
}

function verdict(
  status: keyof Texts["status"]["operation"] | null,
  deadlineAtMs: Ms | null,
  endMs: Ms,
  texts: Texts,
): string {
  const words = texts.ledger;
  const ended = status === null ? null : texts.status.operation[status];
  const against =
    deadlineAtMs === null
      ? words.noDeadline
      : endMs > deadlineAtMs
        ? words.late(endMs - deadlineAtMs)
        : status === null || status === "failed" || status === "cancelled"
          ? words.leftNow(deadlineAtMs - endMs)
          : words.inTime(deadlineAtMs - endMs);
  return ended === null ? against : words.withVerdict(ended, against);
}

/** What is left then of the deadline that the caller believes; nothing to say without one. */
function leftMs({ view, attempts }: Source, parent: number | null, atMs: Ms): Ms | null {
  const deadlineAtMs =
    parent === null ? view.deadlineAtMs : (attempts.get(parent)?.calleeDeadlineMs ?? null);
  return deadlineAtMs === null ? null : Math.max(0, deadlineAtMs - atMs);
}
