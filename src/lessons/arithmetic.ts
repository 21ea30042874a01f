/** How a right answer comes about, term by term. null where the sentence of its event says it all. */
import type { CallPlan, HopPlan } from "../engine/plan";
import type { Attempt, Operation } from "../engine/result";
import type {
  AllowanceFigures,
  Arithmetic,
  LayerFigures,
  PartFigures,
} from "../texts/lessonFigures";
import { nameOf } from "../texts/names";
import { attemptAt } from "./answerOfAttempt";
import type { Played } from "./play";
import type { AttemptTime, Question } from "./question";

export function arithmeticOf(question: Question, played: Played): Arithmetic | null {
  switch (question.kind) {
    case "attempt": {
      const attempt = attemptAt(question, played.run);
      const operation = played.run.operations[(question.operation ?? 1) - 1];
      return attempt && operation ? ofAttempt(question.figure, attempt, operation, played) : null;
    }
    case "operation": {
      const operation = played.run.operations[(question.operation ?? 1) - 1];
      return operation === undefined ? null : ofOperation(question.figure, operation, played);
    }
    case "calls":
      return ofCalls(question.hop, played);
    case "breaker": {
      const breaker = played.run.breakers[question.breaker];
      if (breaker === undefined || question.figure !== "dependencyCalls") return null;
      return askedFor(breaker.dependencyCalls, breaker.refused);
    }
    default:
      return null;
  }
}

function ofCalls(hop: string, played: Played): Arithmetic | null {
  const layers = layersOf(hop, played);
  const { operations, calls } = played.run;
  const made = calls[hop] ?? 0;
  if (layers.length > 1 && productOf(layers) * operations.length === made) {
    return { kind: "layers", layers, calls: made };
  }
  const refused = operations
    .flatMap(({ attempts }) => attempts)
    .filter((attempt) => attempt.hop === hop && attempt.status === "circuit_open").length;
  return askedFor(made, refused);
}

function askedFor(calls: number, refused: number): Arithmetic | null {
  return refused === 0 ? null : { kind: "asked", asked: calls + refused, refused, calls };
}

function ofAttempt(
  figure: AttemptTime,
  attempt: Attempt,
  operation: Operation,
  played: Played,
): Arithmetic | null {
  switch (figure) {
    case "allowedMs":
    case "usableMs": {
      const figures = allowanceOf(attempt, played);
      return figures && { kind: "allowance", ...figures };
    }
    case "remainingMs":
      return leftOf(attempt, operation, played);
    case "remainingAfterMs": {
      const { remainingMs, spentMs, remainingAfterMs } = attempt;
      if (remainingMs === null || spentMs === null || remainingAfterMs === null) return null;
      return remainingMs - spentMs === remainingAfterMs
        ? { kind: "left-after", leftMs: remainingMs, spentMs, afterMs: remainingAfterMs }
        : null;
    }
    case "startMs":
    case "endMs":
      return attempt.parent === null && operation.startMs === 0 && attempt[figure] !== null
        ? partsUpTo(attempt[figure], operation, played)
        : null;
    default:
      return null;
  }
}

/** null for an attempt that looks at no deadline: there is nothing to subtract. */
export function allowanceOf(attempt: Attempt, { names }: Played): AllowanceFigures | null {
  const { remainingMs, usableMs, allowedMs, reserveMs, marginMs, ownTimeoutMs } = attempt;
  if (remainingMs === null || usableMs === null || allowedMs === null) return null;
  return {
    name: nameOf(attempt.hop, names),
    ownMs: ownTimeoutMs,
    leftMs: remainingMs,
    reserveMs,
    marginMs,
    usableMs,
    allowedMs,
  };
}

function leftOf(attempt: Attempt, operation: Operation, { plan }: Played): Arithmetic | null {
  const { remainingMs, startMs } = attempt;
  const { deadlineMs } = plan;
  const goneMs = startMs - operation.startMs;
  // Deeper down, or after a reset, it is another deadline.
  return deadlineMs !== null && remainingMs === deadlineMs - goneMs
    ? { kind: "left", deadlineMs, goneMs, leftMs: remainingMs }
    : null;
}

function ofOperation(figure: string, operation: Operation, played: Played): Arithmetic | null {
  const tookMs = operation.endMs - operation.startMs;
  const { deadlineMs } = played.plan;
  const parts = partsOf(operation, played);
  switch (figure) {
    case "tookMs":
    case "endMs":
      return figure === "endMs" && operation.startMs !== 0
        ? null
        : { kind: "parts", parts, totalMs: tookMs };
    case "lateMs":
      return deadlineMs === null
        ? null
        : { kind: "late", parts, tookMs, deadlineMs, lateMs: operation.lateMs };
    case "ghostMs":
      return { kind: "parts", parts: ghostParts(operation, played), totalMs: operation.ghostMs };
    default:
      return null;
  }
}

function partsUpTo(atMs: number, operation: Operation, played: Played): Arithmetic | null {
  const parts: PartFigures[] = [];
  let gone = 0;
  for (const part of partsOf(operation, played)) {
    if (gone + part.ms > atMs) break;
    parts.push(part);
    gone += part.ms;
  }
  return gone === atMs && parts.length > 1 ? { kind: "parts", parts, totalMs: atMs } : null;
}

/** What the edge did, in order: its work, its attempts, its pauses, its closing work; no zeros. */
export function partsOf(operation: Operation, played: Played): readonly PartFigures[] {
  const { names, run } = played;
  const parts: PartFigures[] = [];
  for (const event of run.events) {
    if (event.operation !== operation.id) continue;
    if (event.type === "worked" && event.parent === null) {
      parts.push({ kind: "work", name: nameOf(event.hop, names), ms: event.spentMs });
    } else if (event.type === "end" && parentOf(event.n, operation) === null) {
      parts.push({ kind: "attempt", name: nameOf(event.hop, names), ms: event.spentMs });
    } else if (event.type === "resume" && parentOf(event.n, operation) === null) {
      const pause = operation.pauses.find(({ after }) => after === event.n);
      const ms = pause === undefined ? 0 : pause.endMs - pause.startMs;
      parts.push({ kind: "pause", name: nameOf(event.hop, names), ms });
    } else if (event.type === "closing") {
      parts.push({ kind: "closing", name: "", ms: event.durationMs });
    }
  }
  return parts.filter(({ ms }) => ms > 0);
}

function parentOf(n: number, { attempts }: Operation): number | null | undefined {
  return attempts.find((attempt) => attempt.n === n)?.parent;
}

/** What makes no calls is busy in one piece. */
function isLeaf(hopId: string, hops: readonly HopPlan[]): boolean {
  const hop = wayTo(hopId, hops).at(-1);
  return hop === undefined || hop.calls.length === 0;
}

function ghostParts(operation: Operation, { names, plan, run }: Played): readonly PartFigures[] {
  return run.events.flatMap((event): readonly PartFigures[] =>
    (event.type === "answered" || event.type === "worked") &&
    event.operation === operation.id &&
    event.ghostMs > 0
      ? [
          {
            kind: "ghost",
            name: nameOf(event.hop, names),
            ms: event.ghostMs,
            ...(isLeaf(event.hop, plan.edge) && { fromMs: event.atMs - event.ghostMs }),
          },
        ]
      : [],
  );
}

/** The calls on the way from the edge down to a hop, each with the attempts that it may make. */
export function layersOf(hopId: string, { plan }: Played): readonly LayerFigures[] {
  const way = wayTo(hopId, plan.edge);
  return way.map(({ name, retry }) => ({ name, attempts: retry.maxAttempts }));
}

export function productOf(layers: readonly LayerFigures[]): number {
  return layers.reduce((product, { attempts }) => product * attempts, 1);
}

function wayTo(hopId: string, hops: readonly HopPlan[]): readonly CallPlan[] {
  for (const hop of hops) {
    if (hop.kind === "work") continue;
    if (hop.id === hopId) return [hop];
    const below = wayTo(hopId, hop.calls);
    if (below.length > 0) return [hop, ...below];
  }
  return [];
}
