/** May an attempt start, and how long may it wait? The arithmetic of the budget in words. */
import type { Allowance, DeniedEvent, RefusedEvent, StartEvent } from "../../engine/event";
import type { DecisionContext } from "../decisionContext";
import { answer, type Decision, inWords, plain, term } from "../formula";
import type { Names } from "../names";
import { formatMs, formatNumber } from "./format";
import { object, subject } from "./subject";

export function started(event: StartEvent, names: Names, { waits }: DecisionContext): Decision {
  const lead = `${subject(event, names)} may wait`;
  const { formula, coda } = allowance(event, event.parent !== null);
  const notes = [
    coda,
    event.probe ? "it is a probe" : null,
    event.sent
      ? null
      : waits
        ? "nothing is sent yet: it waits for its breaker’s verdict"
        : "nothing is sent: the fault is the caller’s own",
  ].filter((note) => note !== null);
  return {
    lead: formula === null ? `${lead} for ever` : lead,
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
            ? "no own timeout, and its caller was told no deadline"
            : "no own timeout, no deadline"
          : "no own timeout, and it does not look at the deadline",
    };
  }
  const result = answer(formatMs(allowedMs));
  if (usable === null) {
    return {
      formula: [result],
      coda:
        remaining === null
          ? nested
            ? "its own timeout; its caller was told no deadline"
            : "its own timeout; there is no deadline"
          : "it looks only at its own timeout",
    };
  }
  const left = term(leftText(given), given.boundBy === "budget");
  if (own === null) {
    return {
      formula: isBare(given) ? [result] : [left, plain(" = "), result],
      coda: isBare(given)
        ? "all that is left; it has no own timeout"
        : "bound by the budget; it has no own timeout",
    };
  }
  const ownTerm = term(`${formatNumber(own)} own`, given.boundBy === "own");
  return {
    formula: [plain("min("), ownTerm, plain(", "), left, plain(") = "), result],
    coda: given.boundBy === "own" ? "bound by its own timeout" : "bound by the budget",
  };
}

const isBare = ({ reserveMs, marginMs }: Allowance) => reserveMs === 0 && marginMs === 0;

/** `410 left − 80 reserve − 10 margin`; what is 0 is left out. */
function leftText({ remainingMs, reserveMs, marginMs }: Allowance): string {
  const parts = [`${formatNumber(remainingMs ?? 0)} left`];
  if (reserveMs > 0) parts.push(`${formatNumber(reserveMs)} reserve`);
  if (marginMs > 0) parts.push(`${formatNumber(marginMs)} margin`);
  return parts.join(" − ");
}

export function refused(
  event: RefusedEvent,
  names: Names,
  { stillRefuses }: DecisionContext,
): Decision {
  const who = subject(event, names);
  const breaker = event.breaker === null ? "its breaker" : `breaker ${event.breaker}`;
  const early = event.reopensAtMs === null ? null : event.reopensAtMs - event.atMs;
  switch (event.reason) {
    case "nothing_left":
      return nothingLeft(event, who);
    case "open":
      return tooEarly(`${who} is refused: ${breaker} is open,`, event, early, stillRefuses);
    case "retry_after":
      return tooEarly(`${who} is refused: a Retry-After holds ${breaker} back,`, event, early);
    case "probe_limit":
      return inWords(`${who} is refused: ${breaker} is half-open`, "no permit is left");
    case "capacity":
      return inWords(
        `${who} is refused: ${breaker} has as many calls in flight as it allows`,
        "that counts as a failure",
      );
    case "forced":
      return early === null || early <= 0
        ? inWords(`${who} is refused: ${breaker} is forced open`, "the dependency is not called")
        : tooEarly(`${who} is refused: ${breaker} is forced open,`, event, early);
  }
}

function nothingLeft(event: RefusedEvent, who: string): Decision {
  const sum = (event.remainingMs ?? 0) - event.reserveMs - event.marginMs;
  const left = term(leftText(event), true);
  return {
    lead: `${who} does not start:`,
    formula:
      sum < 0
        ? [plain("max(0, "), left, plain(") = "), answer(formatMs(0))]
        : [left, plain(isBare(event) ? ": " : " = "), answer(formatMs(0))],
    coda: "nothing is left for it, and it spends nothing",
  };
}

function tooEarly(lead: string, event: RefusedEvent, early: number | null, past = false): Decision {
  // Its time is over now: it lets through what comes 1 ms later.
  if (past && early === 1)
    return inWords(
      lead.replace(/,$/, ""),
      "its time is over, but a call at this very moment is still refused",
    );
  if (early === null || early <= 0) return inWords(lead.replace(/,$/, ""));
  return {
    lead,
    formula: [
      term(`until ${formatNumber(event.reopensAtMs ?? 0)}`),
      plain(" − "),
      term(`now ${formatNumber(event.atMs)}`),
      plain(" = "),
      answer(`${formatMs(early)} early`),
    ],
    coda: past
      ? `the dependency is not called; even at ${formatNumber((event.reopensAtMs ?? 0) - 1)} it still refuses`
      : "the dependency is not called",
  };
}

/** Denied before the pause: it would fill what is left, or leave less than a useful rest. */
export function denied(event: DeniedEvent, names: Names): Decision {
  const lead = `${object(event, names)} is not retried: it cannot fit,`;
  const coda = "it fails now instead of at the deadline";
  const pauseText = `${formatNumber(event.pauseMs)} ${event.why === "backoff" ? "pause" : "Retry-After"}`;
  if (event.pauseMs >= event.usableMs) {
    return {
      lead,
      formula: [
        term(pauseText),
        plain(" ≥ "),
        term(`${formatNumber(event.usableMs)} usable`, true),
      ],
      coda,
    };
  }
  return {
    lead,
    formula: [
      term(`${formatNumber(event.usableMs)} usable`),
      plain(" − "),
      term(pauseText),
      plain(" = "),
      answer(formatMs(event.usableMs - event.pauseMs)),
      plain(" < "),
      term(`${formatNumber(event.minUsefulMs)} needed`, true),
    ],
    coda,
  };
}
