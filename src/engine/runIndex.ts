/**
 * Where in a long run to look: the steps of each request, of each hop's starts, of each breaker. Made once
 * for a list of events, in slices if need be, so that no question about one step walks a million others.
 */
import type { RestartEvent, RunEvent, ToldEvent } from "./event";
import type { Run } from "./result";

type Events = Run["events"];

export interface RunIndex {
  /** By a request's id: its first event, and the one after its last. */
  readonly from: Steps;
  readonly to: Steps;
  /** By hop: its attempts that started. */
  readonly starts: ReadonlyMap<string, Steps>;
  /** By breaker's name: what tells of it. */
  readonly breakers: ReadonlyMap<string, Steps>;
  readonly unusual: readonly UnusualEvent[];
}

/** A result that came after the state had changed, or an instance that began anew. */
export type UnusualEvent = RestartEvent | ToldEvent;

/** In columns of plain numbers, which cross from a worker as they are. */
export type Steps = Int32Array<ArrayBuffer>;

/** Shorter ones are walked: that takes no longer than to make an index of them. */
const WORTH_EVENTS = 20_000;

const indexes = new WeakMap<Events, RunIndex>();

/** null: short enough to be walked. */
export function runIndex(events: Events): RunIndex | null {
  if (events.length < WORTH_EVENTS) return null;
  const known = indexes.get(events);
  if (known !== undefined) return known;
  const { step } = indexing(events);
  while (!step(Number.POSITIVE_INFINITY));
  return indexes.get(events) ?? null;
}

/** Of a list whose index was made elsewhere. */
export function adoptIndex(events: Events, index: RunIndex): void {
  indexes.set(events, index);
}

/** Makes it in slices, to be there when it is asked for: `step` takes so many more events, and says whether that was all. */
export function indexing(events: Events): { readonly step: (most: number) => boolean } {
  const from: number[] = [0];
  const to: number[] = [0];
  const starts = new Map<string, number[]>();
  const breakers = new Map<string, number[]>();
  const unusual: UnusualEvent[] = [];
  let at = 0;
  const take = (event: RunEvent) => {
    const { operation } = event;
    if (operation !== null) {
      // Requests begin in the order of their ids.
      from[operation] ??= at;
      to[operation] = at + 1;
    }
    if (event.type === "start") push(starts, event.hop, at);
    const breaker = breakerIn(event);
    if (breaker !== null) push(breakers, breaker, at);
    if (isUnusual(event)) unusual.push(event);
  };
  return {
    step: (most) => {
      if (events.length < WORTH_EVENTS || indexes.has(events)) return true;
      for (const until = Math.min(events.length, at + most); at < until; at++) {
        take(events[at] as RunEvent);
      }
      if (at < events.length) return false;
      indexes.set(events, {
        from: new Int32Array(from),
        to: new Int32Array(to),
        starts: columns(starts),
        breakers: columns(breakers),
        unusual,
      });
      return true;
    },
  };
}

function columns(lists: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, Steps> {
  return new Map([...lists].map(([key, list]) => [key, new Int32Array(list)]));
}

export function isUnusual(event: RunEvent): event is UnusualEvent {
  return event.type === "restart" || (event.type === "told" && event.late);
}

function push(lists: Map<string, number[]>, key: string, step: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [step]);
  else list.push(step);
}

/** Of which breaker an event tells, if of any. Read by type, which is quicker than asking for the key. */
export function breakerIn(event: RunEvent): string | null {
  switch (event.type) {
    case "start":
    case "refused":
    case "told":
    case "asked":
    case "breaker":
    case "forced":
      return event.breaker;
    default:
      return null;
  }
}

/** All events of a request lie in [from, to), with others among them. */
export function spanOf(events: Events, operation: number): readonly [from: number, to: number] {
  const index = runIndex(events);
  if (index === null) return [0, events.length];
  return [index.from[operation] ?? 0, index.to[operation] ?? 0];
}

/** How many of these steps are before `step`; they ascend. */
export function countBefore(steps: ArrayLike<number>, step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] ?? 0) < step) low = middle + 1;
    else high = middle;
  }
  return low;
}
