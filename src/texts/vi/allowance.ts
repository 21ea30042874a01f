/** May an attempt start, and how long may it wait? The arithmetic of the budget in words. */
import type { Allowance, DeniedEvent, RefusedEvent, StartEvent } from "../../engine/event";
import type { DecisionContext } from "../decisionContext";
import { answer, type Decision, inWords, plain, term } from "../formula";
import type { Names } from "../names";
import { formatMs, formatNumber } from "./format";
import { subject } from "./subject";

export function started(event: StartEvent, names: Names, { waits }: DecisionContext): Decision {
  const lead = `${subject(event, names)} được chờ`;
  const { formula, coda } = allowance(event, event.parent !== null);
  const notes = [
    coda,
    event.probe ? "đây là lời gọi thăm dò" : null,
    event.sent
      ? null
      : waits
        ? "chưa gửi gì: lời gọi chờ bộ ngắt mạch quyết định"
        : "không gửi gì đi: lỗi của chính bên gọi",
  ].filter((note) => note !== null);
  return {
    lead: formula === null ? `${lead} mãi mãi` : `${lead} tối đa`,
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
            ? "không có timeout riêng, và bên gọi không được báo hạn chót nào"
            : "không có timeout riêng, cũng không có hạn chót"
          : "không có timeout riêng, mà bên gọi không nhìn đến hạn chót",
    };
  }
  const result = answer(formatMs(allowedMs));
  if (usable === null) {
    return {
      formula: [result],
      coda:
        remaining === null
          ? nested
            ? "theo timeout riêng; bên gọi không được báo hạn chót nào"
            : "theo timeout riêng; không có hạn chót"
          : "bên gọi chỉ nhìn timeout riêng",
    };
  }
  const left = term(leftText(given), given.boundBy === "budget");
  if (own === null) {
    return {
      formula: isBare(given) ? [result] : [left, plain(" = "), result],
      coda: isBare(given)
        ? "toàn bộ phần còn lại; không có timeout riêng"
        : "ngân sách quyết định; không có timeout riêng",
    };
  }
  const ownTerm = term(`${formatNumber(own)} riêng`, given.boundBy === "own");
  return {
    formula: [plain("min("), ownTerm, plain(", "), left, plain(") = "), result],
    coda: given.boundBy === "own" ? "timeout riêng quyết định" : "ngân sách quyết định",
  };
}

const isBare = ({ reserveMs, marginMs }: Allowance) => reserveMs === 0 && marginMs === 0;

/** `410 còn lại − 80 dự trữ − 10 biên`; what is 0 is left out. */
function leftText({ remainingMs, reserveMs, marginMs }: Allowance): string {
  const parts = [`${formatNumber(remainingMs ?? 0)} còn lại`];
  if (reserveMs > 0) parts.push(`${formatNumber(reserveMs)} dự trữ`);
  if (marginMs > 0) parts.push(`${formatNumber(marginMs)} biên`);
  return parts.join(" − ");
}

export function refused(
  event: RefusedEvent,
  names: Names,
  { stillRefuses }: DecisionContext,
): Decision {
  const who = subject(event, names);
  const breaker = event.breaker === null ? "bộ ngắt" : `bộ ngắt ${event.breaker}`;
  const early = event.reopensAtMs === null ? null : event.reopensAtMs - event.atMs;
  switch (event.reason) {
    case "nothing_left":
      return nothingLeft(event, who);
    case "open":
      return tooEarly(`${who} bị chặn: ${breaker} đang mở,`, event, early, stillRefuses);
    case "retry_after":
      return tooEarly(`${who} bị chặn: ${breaker} phải đợi theo Retry-After,`, event, early);
    case "probe_limit":
      return inWords(`${who} bị chặn: ${breaker} đang nửa mở`, "không còn suất thăm dò");
    case "capacity":
      return inWords(
        `${who} bị chặn: ${breaker} đã có đủ số lời gọi đang chạy được phép`,
        "tính là một thất bại",
      );
    case "forced":
      return early === null || early <= 0
        ? inWords(`${who} bị chặn: ${breaker} bị ép mở`, "dịch vụ phía sau không bị gọi")
        : tooEarly(`${who} bị chặn: ${breaker} bị ép mở,`, event, early);
  }
}

function nothingLeft(event: RefusedEvent, who: string): Decision {
  const sum = (event.remainingMs ?? 0) - event.reserveMs - event.marginMs;
  const left = term(leftText(event), true);
  return {
    lead: `${who} không bắt đầu:`,
    formula:
      sum < 0
        ? [plain("max(0, "), left, plain(") = "), answer(formatMs(0))]
        : [left, plain(isBare(event) ? ": " : " = "), answer(formatMs(0))],
    coda: "không còn thời gian cho lời gọi này, và nó cũng không tốn gì",
  };
}

function tooEarly(lead: string, event: RefusedEvent, early: number | null, past = false): Decision {
  // Its time is over now: it lets through what comes 1 ms later.
  if (past && early === 1)
    return inWords(
      lead.replace(/,$/, ""),
      "vừa hết thời gian mở, nhưng lời gọi đúng lúc này vẫn bị chặn",
    );
  if (early === null || early <= 0) return inWords(lead.replace(/,$/, ""));
  return {
    lead,
    formula: [
      term(`đến ${formatNumber(event.reopensAtMs ?? 0)}`),
      plain(" − "),
      term(`bây giờ ${formatNumber(event.atMs)}`),
      plain(" = "),
      answer(`sớm ${formatMs(early)}`),
    ],
    coda: past
      ? `dịch vụ phía sau không bị gọi; ngay cả đúng lúc ${formatNumber((event.reopensAtMs ?? 0) - 1)} lời gọi vẫn bị chặn`
      : "dịch vụ phía sau không bị gọi",
  };
}

/** Denied before the pause: it would fill what is left, or leave less than a useful rest. */
export function denied(event: DeniedEvent, names: Names): Decision {
  const lead = `${subject(event, names)} không được thử lại vì không đủ chỗ:`;
  const coda = "báo lỗi ngay, không đợi đến hạn chót";
  const pauseText = `${formatNumber(event.pauseMs)} ${event.why === "backoff" ? "nghỉ" : "Retry-After"}`;
  if (event.pauseMs >= event.usableMs) {
    return {
      lead,
      formula: [
        term(pauseText),
        plain(" ≥ "),
        term(`${formatNumber(event.usableMs)} dùng được`, true),
      ],
      coda,
    };
  }
  return {
    lead,
    formula: [
      term(`${formatNumber(event.usableMs)} dùng được`),
      plain(" − "),
      term(pauseText),
      plain(" = "),
      answer(formatMs(event.usableMs - event.pauseMs)),
      plain(" < "),
      term(`${formatNumber(event.minUsefulMs)} tối thiểu`, true),
    ],
    coda,
  };
}
