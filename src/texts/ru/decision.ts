/** What is decided at each event: one short, exact sentence, with its arithmetic where it has one. */
import type { ArrivalEvent, FinishEvent, PauseEvent, RunEvent } from "../../engine/event";
import { type DecisionContext, NO_CONTEXT } from "../decisionContext";
import type { decision as english } from "../en/decision";
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
  forgets: "предохранители начинают с нуля",
  persisted: "счёт предохранителей его переживает",
  shared: "общие с другими предохранители ничего не забывают",
  none: null,
};

function of(event: RunEvent, names: Names, context: DecisionContext = NO_CONTEXT): Decision {
  switch (event.type) {
    case "arrival":
      return arrived(event);
    case "work":
      return inFigure(`${nameOf(event.hop, names)}: работа длится`, formatMs(event.durationMs));
    case "worked": {
      const name = nameOf(event.hop, names);
      return inFigure(
        event.status === "ok" ? `${name}: работа закончена за` : `${name}: работа прервана через`,
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
          ? "Перезапуск всех экземпляров"
          : `Перезапуск экземпляра ${formatNumber(event.instance)}`,
        restarted[context.restart],
      );
    case "pause":
      return paused(event, names);
    case "resume":
      return inWords(
        `${nameOf(event.hop, names)}: пауза ${event.cancelled ? "прервана" : "окончена"}`,
      );
    case "denied":
      return denied(event, names);
    case "call":
      return called(event, names, context);
    case "cancel":
      return inWords(`Запрос ${formatNumber(event.operation)}: пользователь ушёл`);
    case "closing":
      return inFigure("На завершающую работу уходит", formatMs(event.durationMs));
    case "finish":
      return finished(event, names);
    case "over":
      return inWords(`Прогон окончен в ${formatMs(event.atMs)}`, "дальше ничего не происходит");
  }
}

function arrived({ operation, atMs, deadlineAtMs }: ArrivalEvent): Decision {
  const who = `Запрос ${formatNumber(operation)} приходит`;
  if (deadlineAtMs === null) return inWords(`${who} в ${formatMs(atMs)}`, "дедлайна у него нет");
  return {
    lead: `${who}, ответ нужен не позже`,
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
  const notes = [
    event.why === "backoff" ? null : "столько просит Retry-After",
    event.usableMs === null ? null : `доступно ${formatMs(event.usableMs)}`,
  ].filter((note) => note !== null);
  return inFigure(
    `${subject(event, names)}: неудача, перед повтором пауза`,
    formatMs(event.pauseMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

const FINISHED = {
  ok: "успешный ответ через",
  degraded: "частичный ответ через",
  deferred: "часть работы отложена, ответ через",
  pending: "ответ «выполняется, проверьте позже» через",
  failed: "неудача через",
  cancelled: "отменён через",
} satisfies Record<FinishEvent["status"], string>;

function finished(event: FinishEvent, names: Names): Decision {
  const failed =
    event.failedHop === null || event.failedStatus === null
      ? null
      : `${nameOf(event.failedHop, names)}: ${status.attempt[event.failedStatus]}`;
  const late = event.lateMs > 0 ? `опоздание ${formatMs(event.lateMs)}` : null;
  const notes = [failed, late].filter((note) => note !== null);
  return inFigure(
    `Запрос ${formatNumber(event.operation)}: ${FINISHED[event.status]}`,
    formatMs(event.spentMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

/** The whole decision as one plain sentence. */
function sentence(event: RunEvent, names: Names, context?: DecisionContext): string {
  return sentenceOf(of(event, names, context));
}

export const decision: typeof english = { of, sentence };
