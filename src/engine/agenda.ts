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
  /** Places given away in "the order scheduled". */
  scheduled: number;
  /** Items that are not timers: while there are any, something may still extend the run. */
  others: number;
}

/** `reserved`: how many places in "the order scheduled" are taken already. */
export function emptyAgenda<W>(reserved: number): Agenda<W> {
  return { heap: [], scheduled: reserved, others: 0 };
}

/** Takes the next `count` places in "the order scheduled"; the first of them. */
export function reserve<W>(agenda: Agenda<W>, count: number): number {
  const first = agenda.scheduled;
  agenda.scheduled += count;
  return first;
}

function before<W>(a: Item<W>, b: Item<W>): boolean {
  if (a.atMs !== b.atMs) return a.atMs < b.atMs;
  if (a.order !== b.order) return a.order < b.order;
  if (a.depth !== b.depth) return a.depth < b.depth;
  return a.sequence < b.sequence;
}

/** `sequence`: the place from `reserve`, as if it had been scheduled then. */
export function schedule<W>(
  agenda: Agenda<W>,
  sequence: number,
  atMs: Ms,
  order: Order,
  depth: number,
  what: W,
  target: unknown,
): void {
  if (order !== Order.timer) agenda.others++;
  const { heap } = agenda;
  const item = { atMs, order, depth, sequence, what, target };
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
  if (first === undefined || last === undefined) return undefined;
  if (first.order !== Order.timer) agenda.others--;
  if (heap.length === 0) return first;
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
