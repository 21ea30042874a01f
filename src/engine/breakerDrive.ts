/**
 * A breaker alone, without a scenario around it: a timeline of calls that begin and end, and what it
 * did at each step. For comparing rules with recordings, and with each other.
 */
import { admit, due, leaseOver, tell, tellOverflow, transit } from "./breaker";
import { type Cell, closedCell, type Permit, reopensAtMs } from "./breakerCell";
import { judgeByTimer } from "./breakerTrip";
import type { BreakerKind, BreakerRefusal, Cause } from "./event";
import type { BreakerPlan } from "./plan";
import type { AttemptStatus, Ms } from "./scenario";

export type DriveResult = "success" | "failure" | "ignored";

export type DriveStep =
  | { readonly atMs: Ms; readonly do: "start"; readonly call: number }
  | {
      readonly atMs: Ms;
      readonly do: "finish";
      readonly call: number;
      readonly result: DriveResult;
    }
  | { readonly atMs: Ms; readonly do: "observe" };

export interface DriveMove {
  readonly atMs: Ms;
  readonly from: BreakerKind;
  readonly to: BreakerKind;
  readonly cause: Cause;
}

export interface Admission {
  readonly call: number;
  readonly admitted: boolean;
  readonly reason: BreakerRefusal | null;
}

export interface DriveOutcome {
  /** Of a start; null: it waits. Of other steps: undefined. */
  readonly admitted: boolean | null | undefined;
  readonly reason: BreakerRefusal | null;
  readonly state: BreakerKind;
  readonly failures: number;
  /** Since the step before. */
  readonly moves: readonly DriveMove[];
  /** What became of calls that waited. */
  readonly released: readonly Admission[];
}

export interface DriveSettings {
  /** What the clock shows at 0, for windows that stand on it. */
  readonly epochMs?: Ms;
  /** Calls are cut after so long, and that is their result. */
  readonly timeoutMs?: Ms | null;
}

const STATUS: { readonly [result in DriveResult]: "ok" | "unavailable" | "rejected" } = {
  success: "ok",
  failure: "unavailable",
  ignored: "rejected",
};

interface Timer {
  readonly atMs: Ms;
  readonly act: () => void;
  /** The call that it cuts; null: it is the breaker's own. */
  readonly call: number | null;
}

interface Running {
  readonly permit: Permit;
  readonly startMs: Ms;
}

interface Waiting {
  readonly call: number;
  /** The probe it found; null when it waits for the verdict. */
  readonly probe: number | null;
}

/** Drives `rules` through the steps, which are in order of time. */
export function driveBreaker(
  rules: BreakerPlan,
  steps: readonly DriveStep[],
  settings: DriveSettings = {},
): readonly DriveOutcome[] {
  const drive = beginDrive(rules, settings);
  return steps.map((step) => drive.take(step));
}

/** The same step by step, for whoever need not see the end. */
export function beginDrive(
  rules: BreakerPlan,
  settings: DriveSettings = {},
): { readonly take: (step: DriveStep) => DriveOutcome } {
  return new Drive(rules, settings);
}

class Drive {
  private readonly cell: Cell;
  private readonly epochMs: Ms;
  private readonly timeoutMs: Ms | null;
  private readonly running = new Map<number, Running>();
  /** In the order in which they were set, which is their order at one moment. */
  private timers: Timer[] = [];
  private waiting: Waiting[] = [];
  private probe: number | null = null;
  private nowMs: Ms;
  private moves: DriveMove[] = [];
  private released: Admission[] = [];

  constructor(
    private readonly rules: BreakerPlan,
    { epochMs = 0, timeoutMs = null }: DriveSettings,
  ) {
    this.epochMs = epochMs;
    this.timeoutMs = timeoutMs;
    this.nowMs = epochMs;
    this.cell = closedCell(rules, epochMs);
    this.startJudging();
  }

  take(step: DriveStep): DriveOutcome {
    this.moves = [];
    this.released = [];
    this.runTimers(this.epochMs + step.atMs);
    let asked: Admission | "waits" | null = null;
    if (step.do === "start") asked = this.ask(step.call);
    else if (step.do === "finish") this.finish(step.call, STATUS[step.result]);
    if (this.rules.movesWhenTouched) this.move(due(this.cell, this.nowMs));
    return {
      admitted: asked === null ? undefined : asked === "waits" ? null : asked.admitted,
      reason: asked === null || asked === "waits" ? null : asked.reason,
      state: this.cell.kind,
      failures: this.cell.failures,
      moves: this.moves,
      released: this.released,
    };
  }

  private ask(call: number): Admission | "waits" {
    const { cell, nowMs, rules } = this;
    this.move(due(cell, nowMs));
    const reason = admit(cell, nowMs);
    if (reason === "probe_limit" && rules.excess !== "refused") {
      this.waiting.push({ call, probe: rules.excess === "waits" ? null : this.probe });
      return "waits";
    }
    if (reason !== null) {
      if (reason === "capacity") this.move(tellOverflow(cell, nowMs));
      return { call, admitted: false, reason };
    }
    const probe = cell.kind === "half-open";
    if (probe) this.probe = call;
    this.running.set(call, { permit: { generation: cell.generation, probe }, startMs: nowMs });
    if (this.timeoutMs !== null) {
      this.at(nowMs + this.timeoutMs, () => this.finish(call, "timeout"), call);
    }
    return { call, admitted: true, reason: null };
  }

  private finish(call: number, status: Exclude<AttemptStatus, "circuit_open">): void {
    const running = this.running.get(call);
    // Refused, or ended by its timeout already.
    if (running === undefined) return;
    this.running.delete(call);
    if (this.timeoutMs !== null) this.timers = this.timers.filter((timer) => timer.call !== call);
    const { cell, nowMs, rules } = this;
    if (rules.movesWhenTouched || rules.tripPlan.clearEveryMs !== null) {
      const cause = due(cell, nowMs);
      if (rules.movesWhenTouched) this.move(cause);
    }
    const counted = status === "ok" ? "success" : rules.counts[status];
    const spentMs = nowMs - running.startMs;
    this.move(tell(cell, nowMs, running.permit, { status, counted, retryAfterMs: null, spentMs }));
    if (rules.excess === "waits-for-probe") this.release((one) => one.probe === call);
  }

  private move(cause: Cause | null): void {
    if (cause === null) return;
    const { cell, nowMs, rules } = this;
    const { from, to } = transit(cell, nowMs, cause);
    this.moves.push({ atMs: nowMs - this.epochMs, from, to, cause });
    const { generation } = cell;
    const still = (act: () => Cause | null) => () => {
      if (cell.generation === generation) this.move(act());
    };
    if (to === "open" && rules.opens === "timer") {
      this.at(
        reopensAtMs(cell),
        still(() => due(cell, this.nowMs, true)),
      );
    }
    if (to === "half-open" && rules.lease !== null) {
      this.at(
        nowMs + rules.lease.ms,
        still(() => leaseOver(cell, this.nowMs)),
      );
    }
    if (to === "closed") this.startJudging();
    if (from === "half-open" && rules.excess === "waits") this.release(() => true);
  }

  /** Calls that waited ask again, in their order. */
  private release(isFree: (one: Waiting) => boolean): void {
    const free = this.waiting.filter(isFree);
    this.waiting = this.waiting.filter((one) => !isFree(one));
    for (const { call } of free) {
      const answer = this.ask(call);
      if (answer !== "waits") this.released.push(answer);
    }
  }

  private startJudging(): void {
    const everyMs = this.rules.tripPlan.judgedEveryMs;
    if (everyMs === null) return;
    const { generation } = this.cell;
    const judge = () => {
      if (this.cell.generation !== generation) return;
      this.at(this.nowMs + everyMs, judge);
      this.move(judgeByTimer(this.cell, this.nowMs));
    };
    this.at(this.nowMs + everyMs, judge);
  }

  private at(atMs: Ms, act: () => void, call: number | null = null): void {
    this.timers.push({ atMs, act, call });
  }

  private runTimers(untilMs: Ms): void {
    for (;;) {
      let first: Timer | null = null;
      for (const timer of this.timers) {
        if (timer.atMs <= untilMs && (first === null || timer.atMs < first.atMs)) first = timer;
      }
      if (first === null) break;
      const { atMs, act } = first;
      this.timers = this.timers.filter((timer) => timer !== first);
      this.nowMs = atMs;
      act();
    }
    this.nowMs = untilMs;
  }
}
