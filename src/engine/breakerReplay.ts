/**
 * A breaker's own memory at one step, which events do not carry: its window, what half-open has seen,
 * who waits. The cell is driven anew by the events of its run, so it is the very one the run had.
 */
import { admit, due, force, release, restart, tell, tellOverflow, transit } from "./breaker";
import { breakerState, type Cell, closedCell, copyOfCell } from "./breakerCell";
import { failuresNow, judgeByTimer } from "./breakerTrip";
import { hearsWhileOpen, tallyAt, type WindowView, windowView } from "./breakerWindowView";
import type { Tally } from "./bucketWindow";
import type { BreakerState, EndEvent, RunEvent, ToldEvent } from "./event";
import type { BreakerPlan, Plan } from "./plan";
import type { Run } from "./result";
import type { Counted, Ms } from "./scenario";

export interface BreakerMemory {
  /** The beginning of the run, or the last restart. */
  readonly createdAtMs: Ms;
  /** In a row, or in the window, at this moment; a state tells those of its last event. */
  readonly failures: number;
  /** null: failures in a row, which need none. */
  readonly window: WindowView | null;
  /** What the trip is judged by, at this moment. */
  readonly tally: Tally;
  /** Of this half-open period. */
  readonly halfOpen: {
    readonly sinceMs: Ms;
    /** Permits taken: by probes in flight, or of all there are. */
    readonly taken: number;
    /** Probes on their way: fewer, where results keep their permits. */
    readonly inFlight: number;
    /** When used-up permits are handed out anew; null: never. */
    readonly renewsAtMs: Ms | null;
    readonly successes: number;
    readonly failures: number;
    readonly slow: number;
  };
  /** Calls let through and not ended, where a capacity counts them. */
  readonly inFlight: number;
  /** Calls that wait for a verdict or a probe. */
  readonly waiting: number;
  /** Results so far that came after the state had changed. */
  readonly late: { readonly counted: number; readonly dropped: number };
}

/** A breaker on its way through a run. */
export interface Replay {
  readonly cell: Cell;
  readonly plan: Plan;
  readonly waiting: Set<string>;
  readonly asked: Map<string, Ms>;
  /** Where a capacity counts them: calls in flight that its present process let through. */
  readonly inFlight: Set<string>;
  /** Probes of this half-open period that have not answered. */
  probing: number;
  spentMs: Ms;
  late: { counted: number; dropped: number };
}

/** The breaker of one instance is `key@instance`; its rules are those of `key`. */
export function rulesOf(plan: Plan, name: string): BreakerPlan | undefined {
  return plan.breakers[name.split("@", 1)[0] ?? name];
}

/** Every breaker of a run: one for each instance where they are separate. */
export function breakerNames({ breakers, instances }: Plan): readonly string[] {
  const keys = Object.keys(breakers);
  if (instances.breakers === "shared") return keys;
  return keys.flatMap((key) =>
    Array.from({ length: instances.count }, (_, index) => `${key}@${index + 1}`),
  );
}

/** The one that a request goes through: its instance's. */
export function breakerNameFor({ instances }: Plan, name: string, operation: number): string {
  if (instances.breakers === "shared" || instanceOf(name) !== null) return name;
  return `${name}@${((operation - 1) % instances.count) + 1}`;
}

export function instanceOf(name: string): number | null {
  const [, instance] = name.split("@", 2);
  return instance === undefined ? null : Number(instance);
}

/** Whether its state tells all there is to know of it: no window, no late results, nobody waits, no permit is kept. */
export function isToldByState(rules: BreakerPlan): boolean {
  return (
    rules.quick &&
    rules.trip.kind === "consecutive" &&
    rules.admits === "in-flight" &&
    rules.ignoredProbe !== "keeps" &&
    rules.excess === "refused" &&
    rules.verdict === null &&
    rules.lease === null &&
    !rules.countLateResults &&
    !rules.countLateProbes
  );
}

/** null: the run has no such breaker. */
export function breakerMemory(
  plan: Plan,
  run: Run,
  name: string,
  step: number,
): BreakerMemory | null {
  const replay = replayed(plan, run, name, step);
  const atMs = run.events[step]?.atMs ?? 0;
  return replay === null ? null : memoryOf(replay, atMs);
}

/** Replays before the events 0, `every`, twice that, and so on; an array, or what stands for one. */
export interface ReplaysKept {
  readonly every: number;
  readonly replays: { readonly length: number; at(place: number): Replay | undefined };
}

export interface BreakerMemories {
  readonly at: (step: number) => BreakerMemory | null;
  /** As far as was asked. */
  readonly kept: () => ReplaysKept;
}

/** A replay is kept each time that so many events were taken. */
const KEPT_EVERY = 1_000;
/** Of more, or of more results in their windows, only every other is kept. */
const MOST_KEPT = 1_000;
const MOST_SAMPLES = 500_000;

/** As `breakerMemory`, for many steps of one run: what was replayed for one is not replayed for the next. */
export function breakerMemories(
  plan: Plan,
  run: Run,
  name: string,
  /** Of this very run, to its end. */
  known?: ReplaysKept,
): BreakerMemories {
  const { events } = run;
  const first = replayed(plan, run, name, -1);
  let every = known?.every ?? KEPT_EVERY;
  let replays = first === null ? [] : [first];
  let samples = 0;
  const keep = (replay: Replay) => {
    replays.push(replay);
    samples += replay.cell.window?.samples.length ?? 0;
    if (replays.length <= MOST_KEPT && samples <= MOST_SAMPLES) return;
    replays = replays.filter((_, k) => k % 2 === 0);
    every *= 2;
    samples /= 2;
  };
  return {
    at: (step) => {
      if (first === null) return null;
      const from = known?.replays ?? replays;
      const near = Math.max(0, Math.min(from.length - 1, Math.floor(step / every)));
      const begin = near * every;
      const replay = copyOf(from.at(near) ?? first);
      for (let k = begin; k <= step; k++) {
        if (known === undefined && k === replays.length * every) keep(copyOf(replay));
        const event = events[k];
        if (event !== undefined) take(replay, name, event);
      }
      return memoryOf(replay, events[step]?.atMs ?? 0);
    },
    kept: () => known ?? { every, replays },
  };
}

function copyOf(replay: Replay): Replay {
  return {
    ...replay,
    cell: copyOfCell(replay.cell),
    waiting: new Set(replay.waiting),
    asked: new Map(replay.asked),
    inFlight: new Set(replay.inFlight),
    late: { ...replay.late },
  };
}

/** The state that the replay comes to: the events' own, if it is right. */
export function replayedState(
  plan: Plan,
  run: Run,
  name: string,
  step: number,
): BreakerState | null {
  const replay = replayed(plan, run, name, step);
  return replay === null ? null : breakerState(replay.cell);
}

function replayed(plan: Plan, run: Run, name: string, step: number): Replay | null {
  const rules = rulesOf(plan, name);
  if (rules === undefined) return null;
  const replay: Replay = {
    cell: closedCell(rules),
    plan,
    waiting: new Set(),
    asked: new Map(),
    inFlight: new Set(),
    probing: 0,
    spentMs: 0,
    late: { counted: 0, dropped: 0 },
  };
  for (let k = 0; k <= step; k++) {
    const event = run.events[k];
    if (event !== undefined) take(replay, name, event);
  }
  return replay;
}

const callKey = ({ operation, hop }: RunEvent) => `${operation} ${hop}`;
const attemptKey = (event: RunEvent) => `${callKey(event)} ${event.attempt}`;

function take(replay: Replay, name: string, event: RunEvent): void {
  const { cell } = replay;
  switch (event.type) {
    case "asked":
      if (event.breaker !== name) return;
      if (event.waits) replay.waiting.add(attemptKey(event));
      else if (replay.waiting.size > 0) replay.waiting.delete(attemptKey(event));
      if (event.admitted && cell.rules.placement === "call") {
        replay.asked.set(callKey(event), event.atMs);
      }
      if (event.admitted && cell.rules.capacity !== null) replay.inFlight.add(callKey(event));
      if (event.admitted && event.probe) replay.probing++;
      due(cell, event.atMs);
      ageByTimer(cell, event.atMs, event.after);
      if (admit(cell, event.atMs) === "capacity") tellOverflow(cell, event.atMs);
      cell.namedAtMs = event.after.namedAtMs;
      return;
    case "end":
      replay.spentMs = event.spentMs;
      if (replay.waiting.size > 0) replay.waiting.delete(attemptKey(event));
      return;
    case "told":
      if (event.breaker !== name) return;
      hear(replay, event);
      if (event.probe && !event.late) replay.probing--;
      if (cell.rules.placement === "call") replay.asked.delete(callKey(event));
      return;
    case "breaker":
      if (event.breaker !== name) return;
      ageByTimer(cell, event.atMs, event.after);
      if (event.cause.rule === "forced") forcedBy(cell, event.atMs, event.cause.to, event.after);
      else if (event.cause.rule === "released") release(cell);
      transit(cell, event.atMs, event.cause);
      replay.probing = 0;
      if (event.from === "half-open" && cell.rules.excess === "waits") replay.waiting.clear();
      return;
    case "forced":
      if (event.breaker !== name) return;
      if (event.to === null) release(cell);
      else forcedBy(cell, event.atMs, event.to, event.after);
      return;
    case "restart":
      if (!forgets(replay.plan, event.instance, name)) return;
      replay.inFlight.clear();
      restart(cell, event.atMs);
      return;
  }
}

/**
 * A timer that judges leaves out first what is too old for it, and writes no event unless it opens the
 * breaker. Whether it came before this event at its very moment, the state tells.
 */
function ageByTimer(cell: Cell, atMs: Ms, after: BreakerState): void {
  const { judgedEveryMs } = cell.rules.tripPlan;
  if (judgedEveryMs === null || cell.buckets !== null || cell.kind !== "closed") return;
  if (after.kind === "half-open" || after.failures >= cell.failures) return;
  const edges = Math.floor((atMs - cell.clearedAtMs) / judgedEveryMs);
  judgeByTimer(cell, cell.clearedAtMs + edges * judgedEveryMs);
}

/** The end of a forced state is told only where it is an open one, and matters only there. */
function forcedBy(cell: Cell, atMs: Ms, to: "open" | "closed", after: BreakerState): void {
  force(cell, atMs, to, after.kind === "open" ? after.reopensAtMs : atMs);
}

/** Whether a restart of this instance (null: of all) is the beginning of this breaker too. */
export function forgets({ instances }: Plan, instance: number | null, name: string): boolean {
  if (instances.persisted) return false;
  return instance === null || instance === instanceOf(name);
}

function hear(replay: Replay, event: ToldEvent): void {
  const { cell } = replay;
  const { rules } = cell;
  if (cell.kind === "closed" && rules.tripPlan.clearEveryMs !== null) due(cell, event.atMs);
  ageByTimer(cell, event.atMs, event.after);
  if (event.late) replay.late[countsLate(rules, event) ? "counted" : "dropped"]++;
  const isOwn = replay.inFlight.delete(callKey(event));
  const lateGeneration = isOwn ? cell.firstGeneration : -1;
  tell(
    cell,
    event.atMs,
    { generation: event.late ? lateGeneration : cell.generation, probe: event.probe },
    {
      status: event.status,
      counted: countedBy(replay.plan, event),
      retryAfterMs: null,
      spentMs: spentOn(replay, event),
    },
  );
  cell.namedAtMs = event.after.namedAtMs;
}

/** Whether a late result comes to anything: an open breaker hears none, unless its window does. */
export function countsLate(rules: BreakerPlan, { probe, counted, after }: ToldEvent): boolean {
  if (counted === "ignored" || after.forced !== null) return false;
  if (!(probe ? rules.countLateProbes : rules.countLateResults)) return false;
  return after.kind !== "open" || rules.lateActsOn === "admitted" || hearsWhileOpen(rules);
}

function countedBy({ hops }: Plan, { status, hop }: ToldEvent): Counted {
  if (status === "ok") return "success";
  const call = hops.find(({ id }) => id === hop);
  return call?.kind === "call" ? call.counts[status] : "failure";
}

/** An attempt's time is its `end`'s, which comes just before; a whole call's runs from its asking. */
function spentOn({ cell, asked, spentMs }: Replay, event: ToldEvent): EndEvent["spentMs"] {
  if (cell.rules.placement === "attempt") return spentMs;
  return event.atMs - (asked.get(callKey(event)) ?? event.atMs);
}

function memoryOf({ cell, waiting, probing, late }: Replay, atMs: Ms): BreakerMemory {
  const { rules } = cell;
  const isAging = cell.kind === "closed" || hearsWhileOpen(rules);
  // Looking at the window lets fall out what is too old.
  const window = windowView(cell, atMs, isAging);
  return {
    createdAtMs: cell.createdAtMs,
    failures: failuresNow(cell),
    window,
    tally: tallyAt(cell),
    halfOpen: {
      sinceMs: cell.halfOpenAtMs,
      taken: Math.max(0, cell.probesInFlight),
      inFlight: cell.kind === "half-open" ? probing : 0,
      renewsAtMs: rules.admits === "per-period" ? cell.permitsAtMs + cell.openForMs : null,
      successes: cell.successes,
      failures: cell.failuresHalfOpen,
      slow: cell.slowHalfOpen,
    },
    inFlight: cell.inFlight,
    waiting: waiting.size,
    late,
  };
}
