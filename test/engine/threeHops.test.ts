/**
 * Real calls through three services on one machine, recorded, against the model. The client calls A,
 * A calls B, B calls C; a call there and back took about 2 ms, so the model has 1 ms each way.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Attempt, Operation } from "../../src/engine/result";
import type { CallHop, Response, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";

const WIRE_MS = 1;
const HOPS = ["A", "B", "C"] as const;
type HopName = (typeof HOPS)[number];
type Raced<T> = T | { readonly anyOf: readonly T[] };

interface HopTimes {
  readonly reachedMs: number | null;
  /** When it heard that its caller gave up, or that its deadline had passed. */
  readonly stoppedMs: number | null;
}
interface Recording<Config, Observed> {
  readonly id: string;
  readonly title: string;
  readonly toleranceMs: number;
  readonly config: Config;
  readonly observed: Observed;
  /** Of the fastest and of the slowest of 15 runs. */
  readonly elapsedMs: readonly [number, number];
  readonly hopTimes: { readonly [hop in HopName]: HopTimes };
}

function recordings<Config, Observed>(name: string): readonly Recording<Config, Observed>[] {
  const file = join(import.meta.dirname, `../fixtures/vectors/${name}.jsonl`);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

function agrees<T>(mine: T, observed: Raced<T>): boolean {
  return typeof observed === "object" && observed !== null && "anyOf" in observed
    ? observed.anyOf.includes(mine)
    : mine === observed;
}

function near([from, to]: readonly [number, number], ms: number, toleranceMs: number): boolean {
  return ms >= from - toleranceMs && ms <= to + toleranceMs;
}

/** C inside B inside A. */
function chain(hops: readonly Omit<CallHop, "kind" | "name" | "networkMs">[]): CallHop {
  const [first, ...rest] = hops;
  if (first === undefined) throw new Error("a chain of nothing");
  return {
    kind: "call",
    name: first.id,
    networkMs: WIRE_MS,
    ...first,
    ...(rest.length > 0 && { calls: [chain(rest)] }),
  };
}

function scenarioOf(rest: Partial<Scenario>): Scenario {
  return {
    version: 1,
    title: "Recorded",
    deadlineMs: null,
    seed: 1,
    hops: [],
    breakers: {},
    arrivals: [0],
    ...rest,
  };
}

function only(scenario: Scenario): Operation {
  const [operation] = simulate(scenario).operations;
  if (operation === undefined) throw new Error("no operation");
  return operation;
}

const triesOf = ({ attempts }: Operation, hop: HopName): readonly Attempt[] =>
  attempts.filter((attempt) => attempt.hop === hop.toLowerCase() && attempt.started);

/**
 * Hops that were called by a handler which went on after its own deadline: the model's callee has
 * stopped by then, so it has no such call (docs/fidelity.md). All else of these recordings is compared.
 */
const NOT_COMPARED: { readonly [id: string]: readonly HopName[] } = {
  "grpc-js-deadline-0016": ["C"],
  "grpc-js-deadline-0017": ["B", "C"],
  "grpc-js-deadline-0042": ["A", "B", "C"],
  "node-abortsignal-chain-budget-0056": ["C"],
};

/** The hops of a recording to be compared; of the others the model must indeed know nothing. */
function comparedHops(id: string, operation: Operation): readonly HopName[] {
  const left = NOT_COMPARED[id] ?? [];
  for (const hop of left) expect(triesOf(operation, hop)).toEqual([]);
  return HOPS.filter((hop) => !left.includes(hop));
}

interface GrpcHop {
  readonly preMs?: number;
  readonly propagate?: boolean;
  readonly propagateFlags?: readonly string[];
  readonly ownDeadlineMs?: number;
  readonly retry?: boolean;
  readonly script?: readonly { readonly code: string }[];
}
interface GrpcConfig {
  readonly deadlineMs: number | null;
  readonly cancelAtMs?: number;
  readonly hops: readonly [GrpcHop, GrpcHop, GrpcHop];
  readonly retryPolicy?: {
    readonly maxAttempts: number;
    readonly initialBackoffMs: number;
    readonly maxBackoffMs: number;
    readonly backoffMultiplier: number;
  };
}
interface GrpcObserved {
  readonly code: string;
  readonly hops: {
    readonly [hop in HopName]: { readonly attempts: number; readonly cancelled: Raced<number> };
  };
}

/** What a caller that passes its parent on passes on: both, unless flags name one of them. */
function passesOn(caller: GrpcHop | null, what: "DEADLINE" | "CANCELLATION"): boolean {
  if (caller === null) return true;
  return (caller.propagate ?? false) && (caller.propagateFlags?.includes(what) ?? true);
}

function grpcScenario({ deadlineMs, cancelAtMs, hops, retryPolicy }: GrpcConfig): Scenario {
  const calls = hops.map((hop, at) => {
    const caller = hops[at - 1] ?? null;
    const retries = retryPolicy !== undefined && (caller === null || caller.retry === true);
    const response: Response =
      hop.script === undefined
        ? { durationMs: hop.preMs ?? 0 }
        : { durationMs: 0, result: "unavailable" };
    return {
      id: HOPS[at]?.toLowerCase() ?? "",
      timeoutMs: caller?.ownDeadlineMs ?? null,
      responses: [response],
      tells: passesOn(caller, "DEADLINE") ? ("remaining" as const) : ("none" as const),
      stopsOnCancel: passesOn(caller, "CANCELLATION"),
      ...(retries && {
        retry: {
          maxAttempts: retryPolicy.maxAttempts,
          backoff: {
            kind: "exponential" as const,
            baseMs: retryPolicy.initialBackoffMs,
            factor: retryPolicy.backoffMultiplier,
            maxMs: retryPolicy.maxBackoffMs,
          },
        },
      }),
    };
  });
  return scenarioOf({
    deadlineMs: deadlineMs === null ? null : Math.max(0, deadlineMs),
    hops: [chain(calls)],
    arrivals: [{ atMs: 0, ...(cancelAtMs !== undefined && { cancelAtMs }) }],
  });
}

/** gRPC has one word for an own timeout and for the budget's, and A hands on the word that it heard. */
function grpcCode(operation: Operation): string {
  if (operation.status === "ok") return "OK";
  if (operation.status === "cancelled") return "CANCELLED";
  const cut = operation.attempts.some(
    ({ hop, status }) => (hop === "a" || hop === "b") && status === "timeout",
  );
  return cut || operation.failedStatus === "deadline_exceeded"
    ? "DEADLINE_EXCEEDED"
    : "UNAVAILABLE";
}

describe("gRPC's deadlines through three hops", () => {
  const all = recordings<GrpcConfig, GrpcObserved>("grpc-js-three-hops");

  it("are all there", () => {
    expect(all).toHaveLength(30);
  });

  it.each(all)("$id: $title", ({ id, config, observed, elapsedMs, toleranceMs, hopTimes }) => {
    const operation = only(grpcScenario(config));
    expect(grpcCode(operation)).toBe(observed.code);
    expect([operation.endMs, near(elapsedMs, operation.endMs, toleranceMs)]).toEqual([
      operation.endMs,
      true,
    ]);
    for (const hop of comparedHops(id, operation)) {
      const tries = triesOf(operation, hop);
      const stopped = tries.filter(
        ({ calleeResult }) => calleeResult === "deadline_exceeded" || calleeResult === "cancelled",
      );
      const answersByScript = config.hops[HOPS.indexOf(hop)]?.script !== undefined;
      const count = answersByScript ? 0 : stopped.length;
      expect([hop, tries.length]).toEqual([hop, observed.hops[hop].attempts]);
      expect([hop, agrees(count, observed.hops[hop].cancelled)]).toEqual([hop, true]);
      const { stoppedMs } = hopTimes[hop];
      const endMs = stopped[0]?.calleeEndMs;
      if (stoppedMs !== null && endMs !== null && endMs !== undefined) {
        expect([hop, near([stoppedMs, stoppedMs], endMs, toleranceMs)]).toEqual([hop, true]);
      }
    }
  });
});

interface NodeHop {
  readonly preMs: number;
  readonly propagateAbort?: boolean;
  readonly budget?: boolean;
  readonly ownTimeoutMs?: number;
}
interface NodeConfig {
  readonly signal: { readonly timeout: number };
  readonly budgetMs?: number;
  readonly hops: readonly [NodeHop, NodeHop, NodeHop];
}
interface NodeObserved {
  readonly client: { readonly outcome: string };
  readonly hops: { readonly [hop in HopName]: { readonly closed: Raced<boolean> } };
}

/**
 * The client looks at its own timeout alone. A budget in a header is told to A as what the operation has
 * in all (`reset`), and by A and B as what is left of it.
 */
function nodeScenario({ signal, budgetMs, hops }: NodeConfig): Scenario {
  const calls = hops.map((hop, at) => {
    const caller = hops[at - 1];
    const tells = at === 0 ? ("reset" as const) : ("remaining" as const);
    return {
      id: HOPS[at]?.toLowerCase() ?? "",
      timeoutMs: at === 0 ? signal.timeout : (caller?.ownTimeoutMs ?? null),
      responses: [{ durationMs: hop.preMs }],
      tells: budgetMs === undefined ? ("none" as const) : tells,
      stopsOnCancel: hop.propagateAbort ?? false,
    };
  });
  return scenarioOf({
    deadlineMs: budgetMs ?? null,
    budget: "local",
    hops: [chain(calls)],
  });
}

function nodeOutcome(operation: Operation): string {
  if (operation.status === "ok") return "ok";
  return operation.attempts[0]?.cutBy === "own" ? "TimeoutError" : "http 504";
}

describe("AbortSignal through three hops", () => {
  const all = recordings<NodeConfig, NodeObserved>("node-abortsignal-three-hops");

  it("are all there", () => {
    expect(all).toHaveLength(11);
  });

  it.each(all)("$id: $title", ({ id, config, observed, elapsedMs, toleranceMs, hopTimes }) => {
    const operation = only(nodeScenario(config));
    expect(nodeOutcome(operation)).toBe(observed.client.outcome);
    expect([operation.endMs, near(elapsedMs, operation.endMs, toleranceMs)]).toEqual([
      operation.endMs,
      true,
    ]);
    for (const hop of comparedHops(id, operation)) {
      const [attempt] = triesOf(operation, hop);
      // Its connection closed before it had answered: its caller cut it, or was stopped itself.
      const closed = attempt?.cutBy !== null || attempt.status === "cancelled";
      expect([hop, agrees(closed, observed.hops[hop].closed)]).toEqual([hop, true]);
      const { stoppedMs } = hopTimes[hop];
      if (closed && stoppedMs !== null && attempt?.endMs !== null && attempt?.endMs !== undefined) {
        expect([hop, near([stoppedMs, stoppedMs], attempt.endMs, toleranceMs)]).toEqual([
          hop,
          true,
        ]);
      }
    }
  });
});
