/**
 * Who did what for whom in one request: the attempts and works under each attempt, and since when
 * nobody above it listens. From the result, so that pictures and tables ask it and work nothing out.
 */
import type { RunEvent } from "./event";
import type { Attempt, Operation, Pause } from "./result";
import { spanOf } from "./runIndex";
import type { Ms } from "./scenario";

export interface Span {
  readonly fromMs: Ms;
  readonly toMs: Ms;
}

/** A `work` hop that ran, with the attempt (`n`) whose callee did it; null at the edge. */
export interface Work extends Span {
  readonly hop: string;
  readonly parent: number | null;
  readonly status: "ok" | "cancelled";
}

/** One call of one caller, with all its attempts and the pauses between them. */
export interface Call extends Span {
  readonly hop: string;
  readonly attempts: readonly Attempt[];
  readonly pauses: readonly Pause[];
}

export interface CalleeTree {
  readonly operation: Operation;
  /** The run's end, for what never ended. */
  readonly runEndMs: Ms;
  /** By the `n` of the attempt whose callee made them (null: the edge), then by hop. */
  readonly calls: ReadonlyMap<number | null, ReadonlyMap<string, Call>>;
  readonly works: ReadonlyMap<number | null, readonly Work[]>;
  /** By `n`: when the first on its way up to the edge stopped listening; null: all heard it. */
  readonly deafAtMs: ReadonlyMap<number, Ms | null>;
}

/** `works` is empty where the picture needs none. */
export function calleeTree(operation: Operation, works: readonly Work[], runEndMs: Ms): CalleeTree {
  const deafAtMs = new Map<number, Ms | null>();
  // A caller comes before those whom it calls, so whoever is above is known already.
  for (const attempt of operation.attempts) {
    const above = attempt.parent === null ? null : (deafAtMs.get(attempt.parent) ?? null);
    deafAtMs.set(attempt.n, earlier(above, leftAtMs(attempt)));
  }
  return {
    operation,
    runEndMs,
    calls: callsOf(operation, runEndMs),
    works: grouped(works, ({ parent }) => parent),
    deafAtMs,
  };
}

/** When its own caller stopped listening to it; null when it waited for the answer. */
function leftAtMs({ cutBy, status, endMs }: Attempt): Ms | null {
  return cutBy !== null || status === "cancelled" ? endMs : null;
}

function earlier(a: Ms | null, b: Ms | null): Ms | null {
  return a === null ? b : b === null ? a : Math.min(a, b);
}

function callsOf({ attempts, pauses }: Operation, runEndMs: Ms): CalleeTree["calls"] {
  const byAttempt = new Map(pauses.map((pause) => [pause.after, pause]));
  const calls = new Map<number | null, ReadonlyMap<string, Call>>();
  for (const [parent, made] of grouped(attempts, (attempt) => attempt.parent)) {
    const ofParent = new Map<string, Call>();
    for (const [hop, tries] of grouped(made, (attempt) => attempt.hop)) {
      const waits = tries.flatMap(({ n }) => byAttempt.get(n) ?? []);
      const ends = [...tries, ...waits].map(({ endMs }) => endMs ?? runEndMs);
      ofParent.set(hop, {
        hop,
        attempts: tries,
        pauses: waits,
        fromMs: tries[0]?.startMs ?? 0,
        toMs: ends.reduce((most, ms) => Math.max(most, ms), 0),
      });
    }
    calls.set(parent, ofParent);
  }
  return calls;
}

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The works of one request; one that never ended ends with the run. */
export function worksOf(
  events: readonly RunEvent[],
  operation: number,
  runEndMs: Ms,
): readonly Work[] {
  const works: { -readonly [K in keyof Work]: Work[K] }[] = [];
  const open = new Map<string, number>();
  const [from, to] = spanOf(events, operation);
  for (let k = from; k < to; k++) {
    const event = events[k];
    if (event === undefined || event.operation !== operation) continue;
    if (event.type === "work") {
      const { hop, parent, atMs } = event;
      open.set(`${hop} ${parent}`, works.length);
      works.push({ hop, parent, fromMs: atMs, toMs: runEndMs, status: "ok" });
    } else if (event.type === "worked") {
      const work = works[open.get(`${event.hop} ${event.parent}`) ?? -1];
      if (work === undefined) continue;
      work.toMs = event.atMs;
      work.status = event.status;
    }
  }
  return works;
}
