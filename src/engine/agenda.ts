/**
 * What is still to happen, earliest first. At one instant the order is the model's (section 9): by
 * kind, then for cuts, stops and cancellations by depth, then in the order scheduled.
 */
import type { Ms } from "./scenario";

/** The kinds of section 9, in their order at one instant. */
export const Order = {
  answer: 1,
  cut: 2,
  timer: 3,
  pauseEnd: 4,
  arrival: 5,
} as const;
export type Order = (typeof Order)[keyof typeof Order];

export interface Item<W> {
  readonly atMs: Ms;
  readonly order: Order;
  readonly depth: number;
  readonly sequence: number;
  readonly what: W;
  readonly target: unknown;
}

export interface Agenda<W> {
  readonly heap: Item<W>[];
  scheduled: number;
}

/** `reserved`: how many places in "the order scheduled" are kept for `scheduleReserved`. */
export function emptyAgenda<W>(reserved: number): Agenda<W> {
  return { heap: [], scheduled: reserved };
}

function before<W>(a: Item<W>, b: Item<W>): boolean {
  if (a.atMs !== b.atMs) return a.atMs < b.atMs;
  if (a.order !== b.order) return a.order < b.order;
  if (a.depth !== b.depth) return a.depth < b.depth;
  return a.sequence < b.sequence;
}

export function schedule<W>(
  agenda: Agenda<W>,
  atMs: Ms,
  order: Order,
  depth: number,
  what: W,
  target: unknown,
): void {
  push(agenda.heap, { atMs, order, depth, sequence: agenda.scheduled++, what, target });
}

/**
 * Schedules as if it had been done before everything else, at the reserved place `sequence`: 100 000
 * arrivals then need not lie in the heap all at once.
 */
export function scheduleReserved<W>(
  agenda: Agenda<W>,
  atMs: Ms,
  order: Order,
  sequence: number,
  what: W,
  target: unknown,
): void {
  push(agenda.heap, { atMs, order, depth: 0, sequence, what, target });
}

function push<W>(heap: Item<W>[], item: Item<W>): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const parent = heap[up] as Item<W>;
    if (!before(item, parent)) break;
    heap[at] = parent;
    at = up;
  }
  heap[at] = item;
}

/** The next item, taken out; undefined when nothing is left to happen. */
export function takeNext<W>(agenda: Agenda<W>): Item<W> | undefined {
  const { heap } = agenda;
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined || heap.length === 0) return first;
  const size = heap.length;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    if (down >= size) break;
    const right = heap[down + 1];
    let child = heap[down] as Item<W>;
    if (right !== undefined && before(right, child)) {
      child = right;
      down++;
    }
    if (!before(child, last)) break;
    heap[at] = child;
    at = down;
  }
  heap[at] = last;
  return first;
}
