/** What a run in progress consists of. Changed in place, inside `simulate` only. */
import { type Agenda, type Order, schedule } from "./agenda";
import type { Cell, Permit } from "./breakerCell";
import type { BoundBy, CutBy, OperationStatus, RunEvent } from "./event";
import type { CallPlan, HopPlan, Plan } from "./plan";
import type { BreakerResult, Denied, Pause } from "./result";
import type { AnswerResult, AttemptStatus, Ms, Response } from "./scenario";

export interface HopState {
  /** Attempts that were sent. */
  calls: number;
  /** Next place in the hop's list of responses. */
  nextResponse: number;
  /** Draws made so far (`random.ts`). */
  durationDraws: number;
  jitterDraws: number;
}

export interface BreakerRecord {
  readonly key: string;
  readonly cell: Cell;
  dependencyCalls: number;
  refused: number;
  probesOk: number;
  probesFailed: number;
  readonly transitions: BreakerResult["transitions"][number][];
  /** Attempts that wait for a permit, for the verdict or for one probe, in their order. */
  waiting: { readonly attempt: AttemptState; readonly probe: Permit | null }[];
  lastProbe: Permit | null;
  /** A judgement by its own timer is on its way. */
  judges: boolean;
}

export interface OperationState {
  readonly id: number;
  readonly startMs: Ms;
  readonly deadlineAtMs: Ms | null;
  readonly cancelAtMs: Ms | null;
  /** Answers given by hand still to be used, by hop id. */
  readonly answers: Map<string, Response[]> | null;
  attemptsAsked: number;
  cancelled: boolean;
  closing: boolean;
  pending: boolean;
  status: OperationStatus | null;
  failedHop: string | null;
  failedStatus: AttemptStatus | null;
  endMs: Ms;
  ghostMs: Ms;
  /** Attempts that a limit ended, and what is known of them (`falseTimeout.ts`). */
  cuts: number;
  falseTimeouts: number;
  undecidedCuts: number;
  edge: CallerState | null;
  readonly attempts: AttemptState[];
  readonly pauses: PauseState[];
  readonly denied: Denied[];
}

/** Whoever makes calls: the edge, or a callee that has calls of its own. */
export interface CallerState {
  readonly operation: OperationState;
  readonly hops: readonly HopPlan[];
  readonly fanOut: boolean;
  readonly depth: number;
  /** The attempt this caller serves; null at the edge. */
  readonly serving: AttemptState | null;
  readonly reserveMs: Ms;
  /** The deadline its calls are counted against; null when it knows of none. */
  readonly deadlineAtMs: Ms | null;
  /** Whether it looks at what is left, or at its calls' own timeouts alone. */
  readonly looks: boolean;
  /** The whole budget it began with: what a reset retry believes in. */
  readonly wholeMs: Ms | null;
  next: number;
  /** With `fanOut`: hops that have still to end. */
  outstanding: number;
  /** Marks of what it went on without, or put off (model, section 4). */
  degraded: boolean;
  deferred: boolean;
  readonly works: WorkState[];
  readonly calls: CallState[];
  over: boolean;
}

export interface WorkState {
  readonly caller: CallerState;
  readonly hopId: string;
  readonly startMs: Ms;
  over: boolean;
}

export interface CallState {
  readonly caller: CallerState;
  readonly hop: CallPlan;
  readonly hopState: HopState;
  /** That it goes through, of the instance that serves its request; if any. */
  readonly breaker: BreakerRecord | null;
  readonly askedAtMs: Ms;
  attempts: number;
  /** From the breaker that was asked once around the whole call. */
  permit: Permit | null;
  attempt: AttemptState | null;
  pause: PauseState | null;
  previousPauseMs: Ms;
  outcomeUnknown: boolean;
  over: boolean;
}

export interface PauseState {
  readonly call: CallState;
  readonly after: AttemptState;
  readonly startMs: Ms;
  readonly untilMs: Ms;
  readonly why: Pause["why"];
  /** When it ended: as planned, or earlier by a cancellation. */
  endMs: Ms;
  over: boolean;
}

export interface AttemptState {
  readonly call: CallState;
  readonly n: number;
  /** From 1 within its call. */
  readonly number: number;
  readonly startMs: Ms;
  readonly remainingMs: Ms | null;
  readonly usableMs: Ms | null;
  readonly allowedMs: Ms | null;
  readonly boundBy: BoundBy;
  /** The moment `remainingMs` counts to. */
  readonly deadlineAtMs: Ms | null;
  /** Its first place in the agenda: for the limits of what was allowed, of connecting, of silence. */
  readonly place: number;
  response: Response | null;
  permit: Permit | null;
  /** Its caller waits for it. */
  open: boolean;
  started: boolean;
  sent: boolean;
  connectedAtMs: Ms | null;
  /** When the read timeout will cut the silence that lasts now; null when it will not. */
  readCutAtMs: Ms | null;
  status: AttemptStatus | null;
  endMs: Ms | null;
  cutBy: CutBy | null;
  outcomeUnknown: boolean;
  retryAfterMs: Ms | null;
  calleeStartMs: Ms | null;
  calleeEndMs: Ms | null;
  calleeResult: AnswerResult | "deadline_exceeded" | "cancelled" | null;
  calleeDeadlineMs: Ms | null;
  /** When the answer of a callee without calls would be at its caller; null until it is drawn, or never. */
  answerAtMs: Ms | null;
  /** What is known of its cut, if a limit ended it (`falseTimeout.ts`). */
  verdict: "none" | "open" | "given";
  /** The callee's first work runs since then; null before it and once it is over. */
  busySinceMs: Ms | null;
  /** Its own work, so far, after somebody above had stopped listening. */
  ghostMs: Ms;
  /** Since when somebody on the way up to the edge no longer listens. */
  deafAtMs: Ms | null;
  /** The callee heard its caller give up before the request itself arrived. */
  stopHeard: boolean;
  /** The callee as a caller of its own calls. */
  caller: CallerState | null;
}

/** What failed, when a caller stops because of it. */
export interface Failure {
  readonly call: CallState;
  readonly status: AttemptStatus;
  readonly retryAfterMs: Ms | null;
}

/** How something happens to its target. */
export type Happening<Target> = (sim: Sim, target: Target) => void;

/** What happens in files that need the file in which it begins, and so cannot be imported there (`play.ts`). */
export interface Happenings {
  readonly callerOver: (sim: Sim, caller: CallerState, failure: Failure | null) => void;
  readonly received: Happening<AttemptState>;
  readonly calleeCancelled: Happening<AttemptState>;
  readonly attemptOver: Happening<AttemptState>;
  readonly waitOver: Happening<AttemptState>;
}

export interface Sim {
  readonly plan: Plan;
  readonly seed: number;
  readonly recording: boolean;
  readonly agenda: Agenda<Happening<never>>;
  readonly hops: readonly HopState[];
  /** By key: one that all instances share, or one for each. */
  readonly breakers: ReadonlyMap<string, readonly BreakerRecord[]>;
  /** Those that have come, and the one that comes next. */
  readonly operations: OperationState[];
  /** How many of them are over at the edge. */
  finished: number;
  readonly events: RunEvent[];
  /** Attempts whose callee never answers by itself. */
  readonly hanging: AttemptState[];
  nowMs: Ms;
  attemptsAsked: number;
  /** No timer, restart or forced state later than this happens. */
  readonly timersUntilMs: Ms;
  /** When the last of them happened. */
  lastTimerMs: Ms;
  /** The last end so far. */
  endMs: Ms;
  readonly happen: Happenings;
}

export function hopStateOf(sim: Sim, hop: HopPlan): HopState {
  return sim.hops[hop.index] as HopState;
}

/** Makes something happen later (or now, in its order at this instant). */
export function later<Target>(
  sim: Sim,
  atMs: Ms,
  order: Order,
  depth: number,
  what: Happening<Target>,
  target: Target,
): void {
  schedule(sim.agenda, sim.agenda.scheduled++, atMs, order, depth, what, target);
}
