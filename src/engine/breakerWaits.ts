/** Attempts that began with a wait for their breaker: neither let through nor refused, nothing sent yet. */
import type { AskedEvent, RunEvent, StartEvent } from "./event";
import type { Plan } from "./plan";
import { spanOf } from "./runIndex";
import type { Ms } from "./scenario";

/** By the attempt's `n`: when it was let through, refused or cut. */
export type BreakerWaits = ReadonlyMap<number, Ms>;

const NONE: BreakerWaits = new Map();

function canWait({ breakers }: Plan): boolean {
  return Object.values(breakers).some(({ excess }) => excess !== "refused");
}

/** Those of one request; one that still waits when the run ends waits to its end. */
export function breakerWaits(
  events: readonly RunEvent[],
  plan: Plan,
  operation: number,
  runEndMs: Ms,
): BreakerWaits {
  if (!canWait(plan)) return NONE;
  const waits = new Map<number, Ms>();
  const open = new Map<number, string>();
  /** Asked and told to wait: its start comes next. */
  let held: string | null = null;
  const over = (n: number, atMs: Ms) => {
    if (open.delete(n)) waits.set(n, atMs);
  };
  const [from, to] = spanOf(events, operation);
  for (let k = from; k < to; k++) {
    const event = events[k];
    if (event === undefined || event.operation !== operation) continue;
    if (event.type === "asked") {
      const key = callKey(event);
      held = event.waits === true ? key : null;
      if (event.sent === undefined) continue;
      // Let through after a wait, and they ask again in the order in which they came.
      const first = [...open].find(([, waiting]) => waiting === key);
      if (first !== undefined) over(first[0], event.atMs);
    } else if (event.type === "start") {
      if (held === callKey(event)) open.set(event.n, held);
      held = null;
    } else if (event.type === "refused" || event.type === "end") {
      over(event.n, event.atMs);
    }
  }
  for (const n of open.keys()) waits.set(n, runEndMs);
  return waits;
}

const callKey = ({ hop, attempt }: AskedEvent | StartEvent) => `${hop} ${attempt}`;
