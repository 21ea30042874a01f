/** How an attempt, a callee and a whole call end. */
import type { AnsweredEvent, CallEvent, EndEvent, ReceivedEvent } from "../../engine/event";
import type { HandedOver } from "../../engine/handedOver";
import type { WhenItFails } from "../../engine/scenario";
import type { DecisionContext } from "../decisionContext";
import { type Decision, inFigure, inWords } from "../formula";
import { type Names, nameOf } from "../names";
import { counted, formatMs } from "./format";
import { status } from "./status";
import { subject } from "./subject";

const CUT = {
  own: "вызов оборван по своему таймауту через",
  budget: "вызов оборван по бюджету через",
  connect: "вызов оборван ещё при соединении, через",
  read: "вызов оборван по таймауту чтения через",
} satisfies Record<NonNullable<EndEvent["cutBy"]>, string>;

const ENDED = {
  ok: "успешный ответ через",
  unavailable: "технический сбой через",
  rate_limited: "ответ «слишком много запросов» через",
  rejected: "бизнес-отказ через",
  local: "ошибка самого вызывающего через",
  timeout: "таймаут через",
  deadline_exceeded: "ответ «дедлайн истёк» через",
  cancelled: "вызов отменён через",
} satisfies Record<EndEvent["status"], string>;

export function ended(event: EndEvent, names: Names): Decision {
  const what = event.cutBy === null ? ENDED[event.status] : CUT[event.cutBy];
  const notes = [
    event.remainingAfterMs === null ? null : `осталось ${formatMs(event.remainingAfterMs)}`,
    event.outcomeUnknown ? "неизвестно, выполнена ли запись" : null,
  ].filter((note) => note !== null);
  return inFigure(
    `${subject(event, names)}: ${what}`,
    formatMs(event.spentMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

export function received(
  event: ReceivedEvent,
  names: Names,
  { handed }: DecisionContext,
): Decision {
  return inWords(`${subject(event, names)}: запрос дошёл`, believes(event, handed));
}

/** What its callee was told, and what it makes of it. */
function believes({ atMs, calleeDeadlineMs }: ReceivedEvent, handed: HandedOver | null): string {
  if (calleeDeadlineMs === null) return "дедлайн с ним не передан";
  const believed = `для сервиса дедлайн наступит в ${formatMs(calleeDeadlineMs)}`;
  if (handed === null) return believed;
  const { told, clamped } = handed;
  const passed = calleeDeadlineMs <= atMs;
  if (clamped !== null) {
    return `передано ${formatMs(clamped.askedMs)}, но больше ${formatMs(clamped.takenMs)} не принято: ${believed}`;
  }
  switch (told.kind) {
    case "nothing":
      return believed;
    case "left":
      return `передано, что осталось ${formatMs(told.leftMs)}: ${believed}`;
    case "again":
      return `снова передан весь срок, ${formatMs(told.wholeMs)}: ${believed}`;
    case "until": {
      const aheadMs = told.untilMs - told.readAtMs;
      const moment = `передан срок до ${formatMs(told.untilMs)}`;
      if (aheadMs === 0) return passed ? `${moment}, и он уже истёк` : moment;
      const clock = `часы сервиса ${aheadMs > 0 ? "спешат" : "отстают"} на ${formatMs(Math.abs(aheadMs))}`;
      return `${moment}, но ${clock}: для него это ${formatMs(told.readAtMs)}${passed ? ", и срок уже истёк" : ""}`;
    }
  }
}

export const ghostNote = (ghostMs: number): string =>
  `впустую ${formatMs(ghostMs)}: выше ответа уже никто не ждал`;

const DONE: { readonly [result in AnsweredEvent["result"]]?: string } = {
  cancelled: "работа прекращена, а",
  deadline_exceeded: "работа прекращена по дедлайну, а",
};

export function answered(event: AnsweredEvent, names: Names, { write }: DecisionContext): Decision {
  const who = subject(event, names);
  const { result, heard, ghostMs } = event;
  const written = write && result === "ok" ? "запись при этом выполнена" : null;
  if (!heard) {
    const lead = `${who}: ${DONE[result] ?? "работа закончена, но"} ответа уже никто не ждёт`;
    if (ghostMs === 0) return inWords(lead, written);
    return inFigure(`${lead}: впустую ушло`, formatMs(ghostMs), written);
  }
  const notes = [ghostMs > 0 ? ghostNote(ghostMs) : null, ghostMs > 0 ? written : null];
  const coda = notes.filter((note) => note !== null).join("; ");
  const said =
    result === "deadline_exceeded"
      ? `${who}: работа прекращена по дедлайну`
      : result === "cancelled"
        ? `${who}: работа прекращена, пришла отмена`
        : `${who}: отправлен ответ «${status.attempt[result]}»`;
  return inWords(said, coda === "" ? null : coda);
}

const THEN = {
  fail: "на этом запрос останавливается",
  skip: "запрос идёт дальше без него",
  stale: "запрос идёт дальше со старыми данными",
  defer: "его работа отложена на потом",
} satisfies Record<WhenItFails, string>;

/** Where its caller is a callee itself. */
const THEN_NESTED = {
  fail: "на этом вызывающий сервис останавливается",
  skip: "вызывающий сервис продолжает без него",
  stale: "вызывающий сервис продолжает со старыми данными",
  defer: "его работа отложена на потом",
} satisfies Record<WhenItFails, string>;

export function called(event: CallEvent, names: Names, { nested }: DecisionContext): Decision {
  const tries = counted(event.attempts, ["попытки", "попыток", "попыток"]);
  const lead = `${nameOf(event.hop, names)}: вызов завершён после ${tries}, итог «${status.attempt[event.status]}»`;
  if (event.next === "go_on") return inWords(lead);
  return inWords(lead, (nested ? THEN_NESTED : THEN)[event.next]);
}
