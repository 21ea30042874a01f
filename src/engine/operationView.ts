/** One request as far as a step: its rows on the waterfall, still growing or done. */
import type { FinishEvent, RefusedEvent, RunEvent, StartEvent } from "./event";
import type { Ms } from "./scenario";
import type { AttemptView, DeniedView, OperationView, PauseView, WorkView } from "./snapshot";

type Growing<T> = { -readonly [K in keyof T]: T[K] };

interface View {
  startMs: Ms;
  deadlineAtMs: Ms | null;
  readonly works: Growing<WorkView>[];
  readonly attempts: Growing<AttemptView>[];
  readonly pauses: Growing<PauseView>[];
  readonly denied: DeniedView[];
  closing: Growing<WorkView> | null;
  cancelledAtMs: Ms | null;
  finish: FinishEvent | null;
}

/** The view of operation `id`, from events 0..`step`. */
export function operationView(
  events: readonly RunEvent[],
  step: number,
  id: number,
): OperationView {
  const view: View = {
    startMs: 0,
    deadlineAtMs: null,
    works: [],
    attempts: [],
    pauses: [],
    denied: [],
    closing: null,
    cancelledAtMs: null,
    finish: null,
  };
  for (let k = 0; k <= step; k++) {
    const event = events[k];
    if (event !== undefined && event.operation === id) add(view, event);
  }
  return { id, ...view };
}

function add(view: View, event: RunEvent): void {
  const { atMs } = event;
  switch (event.type) {
    case "arrival":
      view.startMs = atMs;
      view.deadlineAtMs = event.deadlineAtMs;
      break;
    case "work":
      view.works.push(workView(event.hop, atMs, event.durationMs));
      break;
    case "worked": {
      const work = view.works.findLast((row) => row.hop === event.hop && row.endMs === null);
      if (work !== undefined) {
        work.endMs = atMs;
        work.status = event.status;
      }
      break;
    }
    case "start":
    case "refused":
      view.attempts.push(attemptView(event));
      break;
    case "received": {
      const attempt = view.attempts[event.n - 1];
      if (attempt !== undefined) attempt.calleeStartMs = atMs;
      break;
    }
    case "answered": {
      const attempt = view.attempts[event.n - 1];
      if (attempt !== undefined) {
        attempt.calleeEndMs = atMs;
        attempt.calleeResult = event.result;
      }
      break;
    }
    case "end": {
      const attempt = view.attempts[event.n - 1];
      if (attempt !== undefined) {
        attempt.endMs = atMs;
        attempt.status = event.status;
        attempt.cutBy = event.cutBy;
        attempt.outcomeUnknown = event.outcomeUnknown;
        attempt.remainingAfterMs = event.remainingAfterMs;
      }
      break;
    }
    case "pause": {
      const { n: after, hop, untilMs, why } = event;
      view.pauses.push({ after, hop, startMs: atMs, untilMs, endMs: null, why });
      break;
    }
    case "resume": {
      const pause = view.pauses.find((row) => row.after === event.n);
      if (pause !== undefined) pause.endMs = atMs;
      break;
    }
    case "denied": {
      const { n: after, hop, pauseMs, usableMs } = event;
      view.denied.push({ after, hop, atMs, pauseMs, usableMs });
      break;
    }
    case "cancel":
      view.cancelledAtMs = atMs;
      break;
    case "closing":
      view.closing = workView("", atMs, event.durationMs);
      break;
    case "finish":
      view.finish = event;
      if (view.closing !== null) {
        view.closing.endMs = atMs;
        view.closing.status = "ok";
      }
      break;
  }
}

function workView(hop: string, startMs: Ms, durationMs: Ms): Growing<WorkView> {
  return { hop, startMs, plannedEndMs: startMs + durationMs, endMs: null, status: null };
}

function attemptView(event: StartEvent | RefusedEvent): Growing<AttemptView> {
  const refused = event.type === "refused";
  return {
    n: event.n,
    parent: event.parent,
    hop: event.hop,
    attempt: event.attempt,
    startMs: event.atMs,
    endMs: refused ? event.atMs : null,
    status: refused ? event.status : null,
    refused: refused ? event.reason : null,
    reopensAtMs: refused ? event.reopensAtMs : null,
    breaker: event.breaker,
    probe: refused ? false : event.probe,
    sent: refused ? false : event.sent,
    cutBy: null,
    outcomeUnknown: false,
    remainingAfterMs: refused ? event.remainingMs : null,
    calleeStartMs: null,
    calleeEndMs: null,
    calleeResult: null,
    ownTimeoutMs: event.ownTimeoutMs,
    remainingMs: event.remainingMs,
    reserveMs: event.reserveMs,
    marginMs: event.marginMs,
    usableMs: event.usableMs,
    allowedMs: event.allowedMs,
    boundBy: event.boundBy,
  };
}
