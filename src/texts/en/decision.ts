/** What is decided at each event: one short, exact sentence, with its arithmetic where it has one. */
import type { ArrivalEvent, FinishEvent, PauseEvent, RunEvent } from "../../engine/event";
import { type DecisionContext, NO_CONTEXT } from "../decisionContext";
import { answer, type Decision, inFigure, inWords, plain, sentenceOf, term } from "../formula";
import { type Names, nameOf } from "../names";
import { denied, refused, started } from "./allowance";
import { answered, called, ended, ghostNote, received } from "./attemptEnd";
import { asked, breakerMoved, forced, told } from "./breakerDecision";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";
import { subject } from "./subject";

/** What a restart comes to for breakers. */
const restarted: { readonly [how in DecisionContext["restart"]]: string | null } = {
  forgets: "its breakers begin anew",
  persisted: "what its breakers know outlives it",
  shared: "the breakers it shares with the others forget nothing",
  none: null,
};

function of(event: RunEvent, names: Names, context: DecisionContext = NO_CONTEXT): Decision {
  switch (event.type) {
    case "arrival":
      return arrived(event);
    case "work":
      return inFigure(`${nameOf(event.hop, names)} works for`, formatMs(event.durationMs));
    case "worked": {
      const name = nameOf(event.hop, names);
      return inFigure(
        event.status === "ok" ? `${name} is done after` : `${name} is stopped after`,
        formatMs(event.spentMs),
        event.ghostMs > 0 ? ghostNote(event.ghostMs) : null,
      );
    }
    case "asked":
      return asked(event, names);
    case "start":
      return started(event, names, context);
    case "refused":
      return refused(event, names, context);
    case "received":
      return received(event, names, context);
    case "answered":
      return answered(event, names, context);
    case "end":
      return ended(event, names);
    case "told":
      return told(event, names, context);
    case "breaker":
      return breakerMoved(event, context);
    case "forced":
      return forced(event);
    case "restart":
      return inWords(
        event.instance === null
          ? "Every instance restarts"
          : `Instance ${formatNumber(event.instance)} restarts`,
        restarted[context.restart],
      );
    case "pause":
      return paused(event, names);
    case "resume":
      return inWords(
        `The pause of ${nameOf(event.hop, names)} ${event.cancelled ? "is cut short" : "is over"}`,
      );
    case "denied":
      return denied(event, names);
    case "call":
      return called(event, names, context);
    case "cancel":
      return inWords(`The visitor of request ${formatNumber(event.operation)} leaves`);
    case "closing":
      return inFigure("Closing work at the edge takes", formatMs(event.durationMs));
    case "finish":
      return finished(event, names);
    case "over":
      return inWords(`The run is over at ${formatMs(event.atMs)}`, "nothing more happens");
  }
}

function arrived({ operation, atMs, deadlineAtMs }: ArrivalEvent): Decision {
  const who = `Request ${formatNumber(operation)} arrives`;
  if (deadlineAtMs === null) return inWords(`${who} at ${formatMs(atMs)}`, "it has no deadline");
  return {
    lead: `${who} and must be answered by`,
    formula: [
      term(formatNumber(atMs)),
      plain(" + "),
      term(formatNumber(deadlineAtMs - atMs)),
      plain(" = "),
      answer(formatMs(deadlineAtMs)),
    ],
    coda: null,
  };
}

function paused(event: PauseEvent, names: Names): Decision {
  const why = event.why === "backoff" ? "backoff" : "as Retry-After asks";
  const left = event.usableMs === null ? "" : `, of ${formatMs(event.usableMs)} usable`;
  return inFigure(
    `${subject(event, names)} failed; before its retry, a pause of`,
    formatMs(event.pauseMs),
    why + left,
  );
}

const FINISHED = {
  ok: "is answered ok after",
  degraded: "is answered, degraded, after",
  deferred: "is answered, its work deferred, after",
  pending: "is answered “in progress, look it up” after",
  failed: "fails after",
  cancelled: "is cancelled after",
} satisfies Record<FinishEvent["status"], string>;

function finished(event: FinishEvent, names: Names): Decision {
  const failed =
    event.failedHop === null || event.failedStatus === null
      ? null
      : `${nameOf(event.failedHop, names)}: ${status.attempt[event.failedStatus]}`;
  const late = event.lateMs > 0 ? `${formatMs(event.lateMs)} late` : null;
  const notes = [failed, late].filter((note) => note !== null);
  return inFigure(
    `Request ${formatNumber(event.operation)} ${FINISHED[event.status]}`,
    formatMs(event.spentMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

/** The whole decision as one plain sentence. */
function sentence(event: RunEvent, names: Names, context?: DecisionContext): string {
  return sentenceOf(of(event, names, context));
}

export const decision = { of, sentence };
