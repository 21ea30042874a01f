/**
 * The chain of attempts and pauses that decided when a request ended: at every moment of it the one
 * that all above it waited for. A limit that cut an attempt decided by itself, so the chain ends there.
 */
import type { Call, CalleeTree, Span, Work } from "./calleeTree";
import type { Plan } from "./plan";
import type { Attempt } from "./result";
import type { Ms } from "./scenario";

export interface CriticalPath {
  /** By `n`: the time that the attempt decided itself, without what its own calls decided. */
  readonly attempts: ReadonlyMap<number, readonly Span[]>;
  /** The attempts (`n`) whose pause before the retry is on it. */
  readonly pauses: ReadonlySet<number>;
  readonly works: ReadonlySet<Work>;
}

export function criticalPath(tree: CalleeTree, plan: Plan): CriticalPath {
  const attempts = new Map<number, readonly Span[]>();
  const pauses = new Set<number>();
  const works = new Set<Work>();
  const fansOut = new Set(
    plan.hops.flatMap((hop) => (hop.kind === "call" && hop.fanOut ? [hop.id] : [])),
  );

  /** What a caller waited for, of all that it had under way. */
  const follow = (parent: number | null, atOnce: boolean): readonly Span[] => {
    const calls = [...(tree.calls.get(parent)?.values() ?? [])];
    const done = tree.works.get(parent) ?? [];
    const waited = atOnce ? lastOf([...calls, ...done]) : [...calls, ...done];
    for (const one of waited) {
      if (isCall(one)) followCall(one);
      else works.add(one);
    }
    return waited;
  };
  const followCall = (call: Call): void => {
    for (const { after } of call.pauses) pauses.add(after);
    for (const attempt of call.attempts) followAttempt(attempt);
  };
  const followAttempt = (attempt: Attempt): void => {
    const { n, hop, startMs } = attempt;
    const endMs = attempt.endMs ?? tree.runEndMs;
    const taken = decidedByCalls(attempt, tree) ? follow(n, fansOut.has(hop)) : [];
    attempts.set(n, without({ fromMs: startMs, toMs: endMs }, taken));
  };
  follow(null, false);
  return { attempts, pauses, works };
}

const isCall = (one: Call | Work): one is Call => "attempts" in one;

/** It waited for its answer, and its callee answered by itself rather than at a limit. */
function decidedByCalls(
  { n, cutBy, status, calleeResult, calleeEndMs }: Attempt,
  tree: CalleeTree,
) {
  if (cutBy !== null || status === "cancelled" || calleeEndMs === null) return false;
  if (calleeResult !== "deadline_exceeded") return calleeResult !== "cancelled";
  const calls = [...(tree.calls.get(n)?.values() ?? [])];
  return calls.some(({ attempts }) => {
    const last = attempts.at(-1);
    return last?.endMs === calleeEndMs && last.status === "deadline_exceeded";
  });
}

/** Of what ran at the same time, the one that was waited for longest; nobody waits for a cancelled one. */
function lastOf(all: readonly (Call | Work)[]): readonly (Call | Work)[] {
  let last: Call | Work | undefined;
  for (const one of all) {
    const status = isCall(one) ? one.attempts.at(-1)?.status : one.status;
    if (status !== "cancelled" && (last === undefined || one.toMs > last.toMs)) last = one;
  }
  return last === undefined ? [] : [last];
}

/** What is left of a span when others are taken from it. */
function without(whole: Span, taken: readonly Span[]): readonly Span[] {
  const spans: Span[] = [];
  let fromMs: Ms = whole.fromMs;
  for (const { fromMs: start, toMs: end } of [...taken].sort((a, b) => a.fromMs - b.fromMs)) {
    if (start > fromMs) spans.push({ fromMs, toMs: Math.min(start, whole.toMs) });
    fromMs = Math.max(fromMs, end);
  }
  if (whole.toMs > fromMs) spans.push({ fromMs, toMs: whole.toMs });
  return spans;
}
