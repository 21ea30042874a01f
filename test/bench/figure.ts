/** What a bench reports. Nothing here passes or fails: the figures are for people to read. */
import { Bench } from "tinybench";

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The figure is meant to be no more than this; null where it only informs. */
  readonly goal: number | null;
}

/** What a `*.bench.ts` exports by default; `timeMs` is how long each measurement may take. */
export type Report = (timeMs: number) => Promise<readonly Figure[]>;

/** By then the engine has compiled what is run most, also beside other work. */
const WARM_UP_MS = 500;

/** Median time of each task in microseconds, by its name, measured one after the other. */
export async function medianUs<Name extends string>(
  timeMs: number,
  tasks: { readonly [name in Name]: () => unknown },
): Promise<{ readonly [name in Name]: number }> {
  const bench = new Bench({ time: timeMs, warmupTime: WARM_UP_MS, throws: true });
  for (const name in tasks) bench.add(name, tasks[name]);
  await bench.run();
  const medians: Partial<Record<Name, number>> = {};
  for (const name in tasks) {
    const result = bench.getTask(name)?.result;
    if (result?.state !== "completed") throw new Error(`"${name}" was not measured`);
    medians[name] = result.latency.p50 * 1000;
  }
  return medians as Record<Name, number>;
}
