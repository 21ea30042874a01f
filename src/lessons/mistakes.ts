/**
 * Wrong numbers that are figures of something else: the reader's own number is looked up among those
 * that people confuse with the right one. The first that fits is meant.
 */
import type { Attempt, Operation } from "../engine/result";
import type { AllowanceFigures, Mistake } from "../texts/lessonFigures";
import { nameOf } from "../texts/names";
import { attemptAt } from "./answerOfAttempt";
import { allowanceOf } from "./arithmetic";
import { type Guess, guess, takes } from "./guess";
import { ofBreakerCalls, ofCalls, ofOperation, ofTurn } from "./guessesOfRun";
import type { Played } from "./play";
import type { AttemptTime, Question } from "./question";

/** null: this number is nothing that is known. The right answer is no mistake, whatever else it is. */
export function mistakeIn(
  question: Question,
  given: number,
  right: number,
  played: Played,
): Mistake | null {
  if (given === right) return null;
  return guesses(question, played).find(({ value }) => value === given)?.mistake ?? null;
}

/** Every number that would be recognised, for whoever draws them beside the truth. */
export function guesses(question: Question, played: Played): readonly Guess[] {
  switch (question.kind) {
    case "attempt": {
      const attempt = attemptAt(question, played.run);
      const operation = played.run.operations[(question.operation ?? 1) - 1];
      if (attempt === undefined || operation === undefined) return [];
      return ofAttempt(question.figure, attempt, operation, played);
    }
    case "operation": {
      const operation = played.run.operations[(question.operation ?? 1) - 1];
      return operation === undefined ? [] : ofOperation(question.figure, operation, played);
    }
    case "calls":
      return ofCalls(question.hop, played);
    case "breaker":
      return question.figure === "dependencyCalls" ? ofBreakerCalls(question.breaker, played) : [];
    case "turn":
      return ofTurn(question, played);
    default:
      return [];
  }
}

function ofAttempt(
  figure: AttemptTime,
  attempt: Attempt,
  operation: Operation,
  played: Played,
): readonly Guess[] {
  const figures = allowanceOf(attempt, played);
  const name = nameOf(attempt.hop, played.names);
  switch (figure) {
    case "allowedMs":
    case "usableMs":
      return [
        ...(figures === null ? [] : ofAllowance(attempt, figures)),
        ...ofDeadline(attempt, operation, played),
        ...ofDuration(attempt, name),
      ];
    case "spentMs":
      return [
        ...(figures !== null && attempt.boundBy === "budget"
          ? [guess(figures.ownMs, "own-timeout", figures)]
          : []),
        ...ofDuration(attempt, name),
      ];
    case "remainingMs":
      return [
        ...ofDeadline(attempt, operation, played),
        ...(figures !== null && figures.leftMs > figures.usableMs
          ? [
              guess(figures.usableMs, "after-reserve", {
                name,
                leftMs: figures.leftMs,
                takenMs: figures.leftMs - figures.usableMs,
              }),
            ]
          : []),
      ];
    case "remainingAfterMs":
      return figures === null
        ? []
        : [
            guess(figures.leftMs, "left-before", {
              name,
              leftMs: figures.leftMs,
              spentMs: attempt.spentMs ?? 0,
            }),
          ];
    case "startMs":
    case "endMs":
      return ofPausesBefore(attempt, operation, attempt[figure]);
    default:
      return [];
  }
}

function ofAllowance(attempt: Attempt, figures: AllowanceFigures): readonly Guess[] {
  const { ownMs, leftMs, reserveMs, marginMs, usableMs } = figures;
  return [
    ...(attempt.boundBy === "budget" ? [guess(ownMs, "own-timeout", figures)] : []),
    ...(reserveMs > 0 ? [guess(leftMs - marginMs, "reserve-forgotten", figures)] : []),
    ...(marginMs > 0 ? [guess(leftMs - reserveMs, "margin-forgotten", figures)] : []),
    ...(attempt.boundBy === "own" ? [guess(usableMs, "own-forgotten", figures)] : []),
  ];
}

function ofDeadline(
  { hop, startMs }: Attempt,
  operation: Operation,
  { names, plan: { deadlineMs } }: Played,
): readonly Guess[] {
  const goneMs = startMs - operation.startMs;
  return deadlineMs === null
    ? []
    : [guess(deadlineMs, "whole-deadline", { name: nameOf(hop, names), deadlineMs, goneMs })];
}

function ofDuration(attempt: Attempt, name: string): readonly Guess[] {
  const takesMs = takes(attempt);
  const { allowedMs } = attempt;
  return takesMs === null || allowedMs === null
    ? []
    : [guess(takesMs, "its-duration", { name, takesMs, allowedMs })];
}

function ofPausesBefore(
  { startMs }: Attempt,
  { pauses }: Operation,
  atMs: number | null,
): readonly Guess[] {
  const pausesMs = pauses
    .filter((pause) => pause.endMs <= startMs)
    .reduce((sum, pause) => sum + pause.endMs - pause.startMs, 0);
  return atMs === null || pausesMs === 0
    ? []
    : [guess(atMs - pausesMs, "without-pauses", { pausesMs })];
}
