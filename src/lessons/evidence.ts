/** The event of the run that settles a question: where to put the cursor, and whose sentence explains it. */
import type { RunEvent } from "../engine/event";
import { exactStepOf } from "../engine/frame";
import type { Run } from "../engine/result";
import type { Frame, Ms } from "../engine/scenario";
import { attemptAt, attemptsThat } from "./answerOfAttempt";
import type { AttemptPlace, AttemptTime, Question } from "./question";

export function eventStep(run: Run, frame: Frame): number | null {
  return exactStepOf(run.events, frame);
}

export function momentMs(run: Run, step: number | null): Ms | null {
  return step === null ? null : (run.events[step]?.atMs ?? null);
}

/** An index into `run.events`; null where no single event settles it. */
export function evidenceStep(question: Question, run: Run): number | null {
  switch (question.kind) {
    case "attempt":
      return attemptStep(question, run, MOMENT_OF[question.figure]);
    case "attempt-word":
      return attemptStep(question, run, question.figure === "boundBy" ? "start" : "end");
    case "attempt-fact":
      return attemptStep(question, run, "end");
    case "which-attempt": {
      const bar = attemptsThat(question.that, run)[0];
      return bar === undefined ? null : barStep(bar.operation, bar.n, run, "end");
    }
    case "operation":
    case "operation-word":
      return stepWhere(
        run,
        ({ type, operation }) => type === "finish" && operation === (question.operation ?? 1),
      );
    case "moment":
      return eventStep(run, question.frame);
    case "pause":
      return eventStep(run, {
        operation: question.operation ?? 1,
        hop: question.hop,
        moment: "pause",
        nth: question.nth ?? 1,
      });
    case "turn": {
      let nth = question.nth ?? 1;
      return stepWhere(
        run,
        (event) =>
          event.type === "breaker" &&
          event.breaker === question.breaker &&
          event.to === question.to &&
          --nth === 0,
      );
    }
    case "breaker-state":
      return lastTurnBefore(question.breaker, question.atMs, run);
    default:
      return null;
  }
}

const MOMENT_OF = {
  allowedMs: "start",
  ownTimeoutMs: "start",
  remainingMs: "start",
  usableMs: "start",
  startMs: "start",
  spentMs: "end",
  remainingAfterMs: "end",
  endMs: "end",
  calleeStartMs: "received",
  calleeDeadlineMs: "received",
  calleeEndMs: "answered",
} as const satisfies Record<AttemptTime, RunEvent["type"]>;
type AttemptMoment = (typeof MOMENT_OF)[AttemptTime];

function attemptStep(place: AttemptPlace, run: Run, moment: AttemptMoment): number | null {
  const attempt = attemptAt(place, run);
  return attempt === undefined ? null : barStep(place.operation ?? 1, attempt.n, run, moment);
}

/** An attempt that was not made has its refusal alone. */
function barStep(operation: number, n: number, run: Run, moment: AttemptMoment): number | null {
  return stepWhere(
    run,
    (event) =>
      event.operation === operation &&
      "n" in event &&
      event.n === n &&
      (event.type === moment || event.type === "refused"),
  );
}

function lastTurnBefore(breaker: string, atMs: Ms, run: Run): number | null {
  const step = run.events.findLastIndex(
    (event) => event.type === "breaker" && event.breaker === breaker && event.atMs <= atMs,
  );
  return step === -1 ? null : step;
}

function stepWhere(run: Run, fits: (event: RunEvent) => boolean): number | null {
  const step = run.events.findIndex(fits);
  return step === -1 ? null : step;
}
