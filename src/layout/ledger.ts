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
export type LedgerColumn = (typeof LEDGER_COLUMNS)[number];

/** A number is whole ms (or a count); null says nothing. */
export type Cell = number | string | null;
export interface LedgerRow {
  readonly key: string;
  readonly kind: "work" | "attempt" | "pause" | "closing" | "total";
  readonly status: AttemptStatus | "running" | null;
  readonly cells: { readonly [column in LedgerColumn]: Cell };
}

export interface Ledger {
  readonly operation: number;
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
}

/** Rows up to the cursor, in time order; null as long as no request has come. */
export function ledgerOf(snapshot: Snapshot, plan: Plan, texts: Texts): Ledger | null {
  const { operation: view, atMs } = snapshot;
  if (view === null) return null;
  const source: Source = { view, plan, atMs, texts };
  const rows: Placed[] = [
    ...view.works.map((work) => workRow(source, work)),
    ...view.attempts.map((attempt) => attemptRow(source, attempt)),
    ...view.pauses.map((pause) => pauseRow(source, pause)),
    ...(view.closing === null || plan.finishMs === 0 ? [] : [workRow(source, view.closing, true)]),
  ];
  rows.sort(byOrder);
  return {
    operation: view.id,
    rows: rows.map(({ order: _, ...row }) => row),
    total: totalRow(source),
  };
}

function byOrder({ order: a }: Placed, { order: b }: Placed): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

const blank = {
  attempt: null,
  own: null,
  allowed: null,
  boundBy: null,
} satisfies Partial<LedgerRow["cells"]>;

function workRow(source: Source, work: WorkView, closing = false): Placed {
  const { view, plan, texts } = source;
  const { startMs, endMs, status } = work;
  const place = plan.hops.findIndex((hop) => hop.id === work.hop);
  return {
    key: closing ? "closing" : work.hop,
    kind: closing ? "closing" : "work",
    status: status ?? "running",
    order: [startMs, closing ? plan.hops.length : place, 0],
    cells: {
      ...blank,
      operation: view.id,
      hop: closing ? texts.waterfall.closing : (plan.hops[place]?.name ?? work.hop),
      start: startMs - view.startMs,
      leftBefore: leftMs(view, startMs),
      spent: (endMs ?? source.atMs) - startMs,
      leftAfter: endMs === null ? null : leftMs(view, endMs),
      result: status === null ? texts.ledger.running : texts.status.attempt[status],
    },
  };
}

function attemptRow({ view, plan, atMs, texts }: Source, made: AttemptView): Placed {
  const place = plan.hops.findIndex((hop) => hop.id === made.hop);
  const unlimited = texts.ledger.unlimited;
  return {
    key: `n${made.n}`,
    kind: "attempt",
    status: made.status ?? "running",
    order: [made.startMs, place, 2 * made.n],
    cells: {
      operation: view.id,
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

function pauseRow({ view, plan, atMs, texts }: Source, pause: PauseView): Placed {
  const place = plan.hops.findIndex((hop) => hop.id === pause.hop);
  return {
    key: `pause ${pause.after}`,
    kind: "pause",
    status: null,
    order: [pause.startMs, place, 2 * pause.after + 1],
    cells: {
      ...blank,
      operation: view.id,
      hop: plan.hops[place]?.name ?? pause.hop,
      start: pause.startMs - view.startMs,
      leftBefore: leftMs(view, pause.startMs),
      spent: (pause.endMs ?? atMs) - pause.startMs,
      leftAfter: pause.endMs === null ? null : leftMs(view, pause.endMs),
      result: texts.ledger.pause[pause.why],
    },
  };
}

/** What the whole request took so far, against its deadline. */
function totalRow({ view, atMs, texts }: Source): LedgerRow {
  const { finish, deadlineAtMs } = view;
  const words = texts.ledger;
  const spent = finish?.spentMs ?? atMs - view.startMs;
  const endMs = view.startMs + spent;
  return {
    key: "total",
    kind: "total",
    status: null,
    cells: {
      ...blank,
      operation: view.id,
      hop: finish === null ? words.soFar : words.total,
      start: 0,
      leftBefore: deadlineAtMs === null ? null : deadlineAtMs - view.startMs,
      spent,
      leftAfter: leftMs(view, endMs),
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

function leftMs({ deadlineAtMs }: OperationView, atMs: Ms): Ms | null {
  return deadlineAtMs === null ? null : Math.max(0, deadlineAtMs - atMs);
}
