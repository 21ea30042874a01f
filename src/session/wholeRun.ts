/** Of a run that is there as bytes: the same run as objects, for whoever has to walk all of it. */
import type { Run } from "../engine/result";

/** Unpacks a stretch at each turn: some milliseconds. */
type Turns = Generator<undefined, Run>;

const ways = new WeakMap<Run, () => Turns>();

/** null: it is whole. */
export function wholeInTurns(run: Run): Turns | null {
  return ways.get(run)?.() ?? null;
}

export function adoptWay(run: Run, way: () => Turns): void {
  ways.set(run, way);
}
