/** A replay as plain data: what crosses from a worker, without the rules, which are known on both sides. */
import type { Cell } from "./breakerCell";
import type { Replay } from "./breakerReplay";
import type { BreakerPlan, Plan } from "./plan";
import type { Ms } from "./scenario";

export interface ReplayMark extends Pick<Replay, "probing" | "spentMs" | "late"> {
  readonly cell: Omit<Cell, "rules">;
  readonly waiting: readonly string[];
  readonly asked: readonly (readonly [string, Ms])[];
  readonly inFlight: readonly string[];
}

export function markOf(replay: Replay): ReplayMark {
  const { rules: _, ...cell } = replay.cell;
  const { waiting, asked, inFlight, probing, spentMs, late } = replay;
  return {
    cell,
    waiting: [...waiting],
    asked: [...asked],
    inFlight: [...inFlight],
    probing,
    spentMs,
    late,
  };
}

/** Its parts are the mark's own: it is copied before it goes on. */
export function replayOf(mark: ReplayMark, plan: Plan, rules: BreakerPlan): Replay {
  return {
    ...mark,
    cell: { ...mark.cell, rules },
    plan,
    waiting: new Set(mark.waiting),
    asked: new Map(mark.asked),
    inFlight: new Set(mark.inFlight),
  };
}
