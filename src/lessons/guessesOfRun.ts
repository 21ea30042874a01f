/** What is mistaken for figures of a whole request, of calls, of a breaker. */
import type { Operation } from "../engine/result";
import { nameOf } from "../texts/names";
import { layersOf, partsOf, productOf } from "./arithmetic";
import { type Guess, guess, takes } from "./guess";
import type { Played } from "./play";
import type { OperationTime, Question } from "./question";

export function ofOperation(
  figure: OperationTime,
  operation: Operation,
  played: Played,
): readonly Guess[] {
  const { run, plan } = played;
  const { startMs, endMs, ghostMs } = operation;
  const tookMs = endMs - startMs;
  const parts = partsOf(operation, played);
  const sum = (kind: string) =>
    parts.filter((part) => part.kind === kind).reduce((total, { ms }) => total + ms, 0);
  const pausesMs = sum("pause");
  const closingMs = sum("closing");
  const longest = parts.toSorted((a, b) => b.ms - a.ms)[0];
  const from = figure === "endMs" ? startMs : 0;
  switch (figure) {
    case "tookMs":
    case "endMs":
      return [
        ...(pausesMs > 0 ? [guess(from + tookMs - pausesMs, "without-pauses", { pausesMs })] : []),
        ...(closingMs > 0
          ? [guess(from + tookMs - closingMs, "without-closing", { closingMs })]
          : []),
        ...(plan.deadlineMs === null
          ? []
          : [guess(from + plan.deadlineMs, "at-deadline", { deadlineMs: plan.deadlineMs })]),
        ...(longest === undefined
          ? []
          : [
              guess(from + longest.ms, "longest-alone", {
                name: longest.name,
                spentMs: longest.ms,
              }),
            ]),
      ];
    case "lateMs": {
      const { deadlineMs } = plan;
      if (deadlineMs === null) return [];
      return [
        guess(0, "in-time-each", { tookMs, deadlineMs }),
        guess(tookMs, "whole-duration", { tookMs, deadlineMs }),
        ...(closingMs > 0
          ? [guess(Math.max(0, operation.lateMs - closingMs), "without-closing", { closingMs })]
          : []),
      ];
    }
    case "ghostMs": {
      const busyMs = busy(operation);
      return [
        guess(run.endMs - endMs, "outlived-by", { endMs, overMs: run.endMs - endMs }),
        guess(busyMs, "whole-work", { busyMs, ghostMs }),
      ];
    }
    default:
      return [];
  }
}

/** All that the callees of the edge's own calls were at work or waiting for. */
function busy({ attempts }: Operation): number {
  return attempts
    .filter(({ parent }) => parent === null)
    .reduce((sum, attempt) => sum + (takes(attempt) ?? 0), 0);
}

export function ofCalls(hop: string, played: Played): readonly Guess[] {
  const layers = layersOf(hop, played);
  const requests = played.run.operations.length;
  const calls = played.run.calls[hop] ?? 0;
  const own = layers.at(-1);
  const refused = played.run.operations
    .flatMap(({ attempts }) => attempts)
    .filter((attempt) => attempt.hop === hop && !attempt.started).length;
  const sum = layers.reduce((total, { attempts }) => total + attempts, 0);
  return [
    ...(layers.length > 1
      ? [
          guess(requests * sum, "layers-added", { layers, sum }),
          guess(requests * productOf(layers), "layers-all", { product: productOf(layers), calls }),
        ]
      : []),
    ...(own === undefined || layers.length === 1
      ? []
      : [guess(requests * own.attempts, "one-layer", own)]),
    ...(refused > 0 ? [guess(calls + refused, "refused-counted", { refused, calls })] : []),
    guess(requests, "one-each", { requests }),
  ];
}

export function ofBreakerCalls(key: string, { run }: Played): readonly Guess[] {
  const breaker = run.breakers[key];
  if (breaker === undefined) return [];
  const { refused, dependencyCalls: calls } = breaker;
  return [
    guess(calls + refused, "refused-counted", { refused, calls }),
    guess(run.operations.length, "one-each", { requests: run.operations.length }),
  ];
}

export function ofTurn(
  { breaker, to, nth = 1 }: Extract<Question, { kind: "turn" }>,
  { run, plan, names }: Played,
): readonly Guess[] {
  const turns = run.breakers[breaker]?.transitions ?? [];
  const turn = turns.filter((each) => each.to === to)[nth - 1];
  const openMs = plan.breakers[breaker]?.openMs;
  if (turn === undefined || openMs === undefined) return [];
  const found: Guess[] = [];
  const before = turns.findLast((each) => each.to === "open" && each.atMs < turn.atMs);
  if (to !== "open" && before !== undefined) {
    const openedAtMs = before.atMs;
    found.push(
      guess(openMs, "open-time-alone", { openMs, openedAtMs }),
      guess(
        openedAtMs + openMs,
        run.events.some((event) => event.type === "refused" && event.reason === "retry_after")
          ? "retry-after-over"
          : "open-time-over",
        { openedAtMs, openMs, atMs: turn.atMs },
      ),
    );
  }
  const last = run.operations
    .flatMap(({ id, startMs, attempts }) => attempts.map((attempt) => ({ id, startMs, attempt })))
    .findLast(({ attempt }) => attempt.endMs === turn.atMs && attempt.started);
  // A half-open breaker was asked, by a call that is only going out.
  if (last !== undefined && to !== "half-open") {
    const { id, startMs, attempt } = last;
    found.push(
      guess(startMs, "request-start", { request: id, atMs: startMs }),
      guess(attempt.startMs, "call-start", {
        name: nameOf(attempt.hop, names),
        atMs: attempt.startMs,
      }),
    );
  }
  return found;
}
