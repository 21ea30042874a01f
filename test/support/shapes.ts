/** Short ways to write a scenario in a test: only what the test is about. */
import type { CallHop, Hop, Response, Scenario } from "../../src/engine/scenario";

export function call(
  id: string,
  answers: number | readonly Response[],
  more: Partial<CallHop> = {},
): CallHop {
  const responses = typeof answers === "number" ? [{ durationMs: answers }] : answers;
  return { id, kind: "call", name: id, timeoutMs: null, responses, ...more };
}

export function work(id: string, durationMs: number): Hop {
  return { id, kind: "work", name: id, durationMs };
}

export function scenario(hops: readonly Hop[], more: Partial<Scenario> = {}): Scenario {
  return {
    version: 1,
    title: "test",
    deadlineMs: null,
    seed: 1,
    hops,
    breakers: {},
    arrivals: [0],
    ...more,
  };
}

export const fails = (durationMs: number, retryAfterMs?: number): Response => ({
  durationMs,
  result: "unavailable",
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});
