/** May an attempt start, and how long may it wait? The arithmetic of the budget in words. */
import type { Allowance, DeniedEvent, RefusedEvent, StartEvent } from "../../engine/event";
import type { DecisionContext } from "../decisionContext";
import { answer, type Decision, inWords, plain, term } from "../formula";
import type { Names } from "../names";
import { formatMs, formatNumber } from "./format";
import { subject } from "./subject";

const NOT_CALLED = "сам сервис не вызывается";

export function started(event: StartEvent, names: Names, { waits }: DecisionContext): Decision {
  const lead = `${subject(event, names)}: ждать можно`;
  const { formula, coda } = allowance(event, event.parent !== null);
  const notes = [
    coda,
    event.probe ? "это пробный вызов" : null,
    event.sent
      ? null
      : waits
        ? "пока ничего не отправлено: вызов ждёт решения предохранителя"
        : "ничего не отправлено: это ошибка самого вызывающего",
  ].filter((note) => note !== null);
  return {
    lead: formula === null ? `${lead} сколько угодно` : lead,
    formula,
    coda: notes.join("; "),
  };
}

/** `nested`: its caller is a callee itself, and knows of a deadline only what it was told. */
function allowance(
  given: Allowance,
  nested: boolean,
): Omit<Decision, "lead"> & { readonly coda: string } {
  const { ownTimeoutMs: own, usableMs: usable, remainingMs: remaining, allowedMs } = given;
  if (allowedMs === null) {
    return {
      formula: null,
      coda:
        remaining === null
          ? nested
            ? "своего таймаута нет, а вызывающему дедлайн не передан"
            : "нет ни своего таймаута, ни дедлайна"
          : "своего таймаута нет, а дедлайн не учитывается",
    };
  }
  const result = answer(formatMs(allowedMs));
  if (usable === null) {
    return {
      formula: [result],
      coda:
        remaining === null
          ? nested
            ? "это свой таймаут; вызывающему дедлайн не передан"
            : "это свой таймаут; дедлайна нет"
          : "учитывается только свой таймаут",
    };
  }
  const left = term(leftText(given), given.boundBy === "budget");
  if (own === null) {
    return {
      formula: isBare(given) ? [result] : [left, plain(" = "), result],
      coda: isBare(given)
        ? "это весь остаток; своего таймаута нет"
        : "упирается в бюджет; своего таймаута нет",
    };
  }
  const ownTerm = term(`свой ${formatNumber(own)}`, given.boundBy === "own");
  return {
    formula: [plain("min("), ownTerm, plain(", "), left, plain(") = "), result],
    coda: given.boundBy === "own" ? "упирается в свой таймаут" : "упирается в бюджет",
  };
}

const isBare = ({ reserveMs, marginMs }: Allowance) => reserveMs === 0 && marginMs === 0;

/** `остаток 410 − резерв 80 − запас 10`; what is 0 is left out. */
function leftText({ remainingMs, reserveMs, marginMs }: Allowance): string {
  const parts = [`остаток ${formatNumber(remainingMs ?? 0)}`];
  if (reserveMs > 0) parts.push(`резерв ${formatNumber(reserveMs)}`);
  if (marginMs > 0) parts.push(`запас ${formatNumber(marginMs)}`);
  return parts.join(" − ");
}

export function refused(
  event: RefusedEvent,
  names: Names,
  { stillRefuses }: DecisionContext,
): Decision {
  const who = subject(event, names);
  const key = event.breaker === null ? "" : ` ${event.breaker}`;
  const breaker = `предохранитель${key}`;
  const stopped = `${who}: вызов не пропущен`;
  const early = event.reopensAtMs === null ? null : event.reopensAtMs - event.atMs;
  switch (event.reason) {
    case "nothing_left":
      return nothingLeft(event, who);
    case "open":
      return tooEarly(`${stopped}, ${breaker} открыт`, event, early, stillRefuses);
    case "retry_after":
      return tooEarly(`${stopped}, ${breaker} выжидает по Retry-After`, event, early);
    case "probe_limit":
      return inWords(
        `${stopped}, ${breaker} полуоткрыт`,
        "разрешений на пробные вызовы больше нет",
      );
    case "capacity":
      return inWords(
        `${stopped}, у предохранителя${key} в работе уже столько вызовов, сколько он допускает`,
        "это считается отказом",
      );
    case "forced":
      return early === null || early <= 0
        ? inWords(`${stopped}, ${breaker} принудительно открыт`, NOT_CALLED)
        : tooEarly(`${stopped}, ${breaker} принудительно открыт`, event, early);
  }
}

function nothingLeft(event: RefusedEvent, who: string): Decision {
  const sum = (event.remainingMs ?? 0) - event.reserveMs - event.marginMs;
  const left = term(leftText(event), true);
  return {
    lead: `${who}: вызов не начат,`,
    formula:
      sum < 0
        ? [plain("max(0, "), left, plain(") = "), answer(formatMs(0))]
        : [left, plain(isBare(event) ? ": " : " = "), answer(formatMs(0))],
    coda: "времени на него не осталось, и сам он ничего не тратит",
  };
}

function tooEarly(lead: string, event: RefusedEvent, early: number | null, past = false): Decision {
  // Its time is over now: it lets through what comes 1 ms later.
  if (past && early === 1) {
    return inWords(lead, "время вышло, но вызов в этот самый момент ещё не пройдёт");
  }
  if (early === null || early <= 0) return inWords(lead);
  return {
    lead: `${lead},`,
    formula: [
      term(`до ${formatNumber(event.reopensAtMs ?? 0)}`),
      plain(" − "),
      term(`сейчас ${formatNumber(event.atMs)}`),
      plain(" = "),
      answer(`ещё ${formatMs(early)}`),
    ],
    coda: past
      ? `${NOT_CALLED}; даже ровно в ${formatNumber((event.reopensAtMs ?? 0) - 1)} вызов ещё не пройдёт`
      : NOT_CALLED,
  };
}

/** Denied before the pause: it would fill what is left, or leave less than a useful rest. */
export function denied(event: DeniedEvent, names: Names): Decision {
  const lead = `${subject(event, names)}: повтора не будет, времени не хватит,`;
  const coda = "вызов завершается неудачей сразу, не дожидаясь дедлайна";
  const pauseText = `${event.why === "backoff" ? "пауза" : "Retry-After"} ${formatNumber(event.pauseMs)}`;
  if (event.pauseMs >= event.usableMs) {
    return {
      lead,
      formula: [
        term(pauseText),
        plain(" ≥ "),
        term(`доступно ${formatNumber(event.usableMs)}`, true),
      ],
      coda,
    };
  }
  return {
    lead,
    formula: [
      term(`доступно ${formatNumber(event.usableMs)}`),
      plain(" − "),
      term(pauseText),
      plain(" = "),
      answer(formatMs(event.usableMs - event.pauseMs)),
      plain(" < "),
      term(`нужно ${formatNumber(event.minUsefulMs)}`, true),
    ],
    coda,
  };
}
