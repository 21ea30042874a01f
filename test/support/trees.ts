/** Random trees of calls for properties: one answer a hop, so that what a callee does is known beforehand. */
import fc from "fast-check";
import type { CallHop, Hop, Propagation, Retry, Scenario } from "../../src/engine/scenario";

const ms = fc.integer({ min: 0, max: 25 });
const span = fc.integer({ min: 1, max: 160 });

const retry: fc.Arbitrary<Retry> = fc.record({
  maxAttempts: fc.integer({ min: 1, max: 3 }),
  backoff: ms.map((baseMs) => ({ kind: "fixed" as const, baseMs })),
});

const settings = (tells: readonly Propagation[]) =>
  fc.record(
    {
      timeoutMs: span,
      durationMs: ms,
      tells: fc.constantFrom(...tells),
      marginMs: fc.integer({ min: 0, max: 5 }),
      networkMs: fc.integer({ min: 0, max: 5 }),
      connectMs: fc.integer({ min: 0, max: 5 }),
      clockSkewMs: fc.integer({ min: -20, max: 20 }),
      maxBudgetMs: span,
      stopsAtDeadline: fc.boolean(),
      stopsOnCancel: fc.boolean(),
      fanOut: fc.boolean(),
      whenItFails: fc.constantFrom("fail", "skip", "skip"),
      fails: fc.constantFrom(false, false, true),
      retry,
      /** How far up the next hop stands: 0 is inside this one. */
      up: fc.constantFrom(0, 0, 0, 0, 1, 2),
    },
    { requiredKeys: ["timeoutMs", "durationMs", "tells", "up"] },
  );

type Settings = ReturnType<typeof settings> extends fc.Arbitrary<infer T> ? T : never;

function hopOf(index: number, given: Settings, calls: readonly Hop[]): CallHop {
  const { durationMs, connectMs = 0, fails = false, up: _, ...rest } = given;
  const result = fails ? "unavailable" : "ok";
  const responses = [{ durationMs, connectMs, result }] as const;
  return {
    id: `hop-${index}`,
    kind: "call",
    name: `${index}`,
    responses,
    calls,
    ...rest,
  } as CallHop;
}

/** The hops from `at` on that stand `depth` deep, and the index of the first that does not. */
function level(all: readonly Settings[], depths: readonly number[], at: number, depth: number) {
  const hops: Hop[] = [];
  let next = at;
  for (let given = all[next]; given !== undefined && depths[next] === depth; given = all[next]) {
    const inside = level(all, depths, next + 1, depth + 1);
    hops.push(hopOf(next, given, inside.hops));
    next = inside.next;
  }
  return { hops, next };
}

/** Three to eight calls in a tree, of a request or three; each tells one of `tells`. */
export function trees(...tells: readonly Propagation[]): fc.Arbitrary<Scenario> {
  return fc
    .tuple(
      fc.array(settings(tells), { minLength: 3, maxLength: 8 }),
      fc.record({
        deadlineMs: fc.option(fc.integer({ min: 1, max: 200 })),
        reserveMs: fc.integer({ min: 0, max: 20 }),
        budget: fc.constantFrom("shared" as const, "local" as const),
        arrivals: fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 3 }),
      }),
    )
    .map(([all, operation]) => {
      const depths: number[] = [];
      let depth = 0;
      for (const { up } of all) {
        depths.push(depth);
        depth = Math.max(0, depth + 1 - up);
      }
      const { hops } = level(all, depths, 0, 0);
      return { version: 1, title: "tree", seed: 1, hops, breakers: {}, ...operation };
    });
}
