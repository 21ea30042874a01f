/** What each row of the waterfall shows, in ms since the request arrived: no pixels, no words yet. */
import type { Allowance, RefusalReason } from "../engine/event";
import type { AttemptView, OperationView, WorkView } from "../engine/operationView";
import type { CallPlan, HopPlan, Plan } from "../engine/plan";
import type { Operation } from "../engine/result";
import type { AttemptStatus, Ms } from "../engine/scenario";

export interface Span {
  readonly fromMs: Ms;
  readonly toMs: Ms;
}

export interface RowFacts {
  readonly kind: HopPlan["kind"] | "closing";
  /** null for the closing work. */
  readonly hop: string | null;
  readonly name: string;
  /** Its number in its call, and among all attempts at this hop in this request. */
  readonly attempt: number;
  readonly nth: number;
  readonly depth: number;
  /** null: the cursor has not come to it yet. */
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
  readonly ghost: Span | null;
  readonly pause: Span | null;
  readonly deniedAtMs: Ms | null;
}

interface Request {
  readonly plan: Plan;
  /** The whole request, as the run knows it: rows do not come and go while stepping. */
  readonly operation: Operation;
  /** The same request as far as the cursor. */
  readonly view: OperationView;
  readonly atMs: Ms;
}

/** A row a hop or attempt, callers before their callees, the closing work last. */
export function waterfallFacts(request: Request): RowFacts[] {
  const rows: RowFacts[] = [];
  const made = byHop(request.operation.attempts);
  const seen = byHop(request.view.attempts);
  const works = new Map(request.view.works.map((work) => [work.hop, work]));
  const addHop = (hop: HopPlan, depth: number): void => {
    if (hop.kind === "work") {
      const view = works.get(hop.id);
      rows.push({ ...rowOf(hop, 1, 1, depth), bar: view ? workBar(request, view) : null });
      return;
    }
    // A hop that is never called has one row all the same.
    const numbers = made.get(hop.id)?.map(({ attempt }) => attempt) ?? [1];
    for (const [index, number] of numbers.entries()) {
      const view = seen.get(hop.id)?.[index];
      rows.push({
        ...rowOf(hop, number, index + 1, depth),
        bar: view ? attemptBar(request, hop, view) : null,
      });
    }
    for (const child of hop.calls) addHop(child, depth + 1);
  };
  for (const hop of request.plan.edge) addHop(hop, 0);
  if (request.plan.finishMs > 0) {
    const { closing } = request.view;
    rows.push({
      kind: "closing",
      hop: null,
      name: "",
      attempt: 1,
      nth: 1,
      depth: 0,
      bar: closing ? workBar(request, closing) : null,
    });
  }
  return rows;
}

function rowOf(hop: HopPlan, attempt: number, nth: number, depth: number): Omit<RowFacts, "bar"> {
  return { kind: hop.kind, hop: hop.id, name: hop.name, attempt, nth, depth };
}

function byHop<T extends { readonly hop: string }>(attempts: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const attempt of attempts) {
    const group = groups.get(attempt.hop);
    if (group === undefined) groups.set(attempt.hop, [attempt]);
    else group.push(attempt);
  }
  return groups;
}

const NOTHING_MORE = {
  refused: null,
  earlyMs: null,
  cut: false,
  allowance: null,
  networkMs: 0,
  answered: false,
  ghost: null,
  pause: null,
  deniedAtMs: null,
} satisfies Partial<Bar>;

function workBar({ view, atMs }: Request, work: WorkView): Bar {
  return {
    ...NOTHING_MORE,
    fromMs: work.startMs - view.startMs,
    toMs: (work.endMs ?? atMs) - view.startMs,
    status: work.status ?? "running",
  };
}

function attemptBar(request: Request, hop: CallPlan, made: AttemptView): Bar {
  const { view, atMs } = request;
  const since = (moment: Ms) => moment - view.startMs;
  const pause = view.pauses.find(({ after }) => after === made.n);
  const denied = view.denied.find(({ after }) => after === made.n);
  const ghost = ghostSpan(made, atMs);
  return {
    ...NOTHING_MORE,
    fromMs: since(made.startMs),
    toMs: since(made.endMs ?? atMs),
    status: made.status ?? "running",
    refused: made.refused,
    earlyMs: earlyMs(made),
    cut: made.cutBy !== null,
    allowance: made,
    networkMs: made.sent ? hop.networkMs : 0,
    answered: made.calleeEndMs !== null && !made.cutBy && made.status !== "cancelled",
    ghost: ghost && { fromMs: since(ghost.fromMs), toMs: since(ghost.toMs) },
    pause: pause ? { fromMs: since(pause.startMs), toMs: since(pause.endMs ?? atMs) } : null,
    deniedAtMs: denied ? since(denied.atMs) : null,
  };
}

function earlyMs({ refused, reopensAtMs, startMs }: AttemptView): Ms | null {
  if (refused === null || refused === "nothing_left" || reopensAtMs === null) return null;
  return reopensAtMs > startMs ? reopensAtMs - startMs : null;
}

/** What its callee does after its caller stopped waiting, as far as the cursor. */
function ghostSpan({ endMs, calleeStartMs, calleeEndMs }: AttemptView, atMs: Ms): Span | null {
  if (endMs === null || calleeStartMs === null) return null;
  const fromMs = Math.max(endMs, calleeStartMs);
  const toMs = calleeEndMs ?? atMs;
  return toMs > fromMs ? { fromMs, toMs } : null;
}
