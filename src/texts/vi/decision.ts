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
  forgets: "các bộ ngắt của nó bắt đầu lại từ đầu",
  persisted: "bộ ngắt vẫn nhớ những gì đã đếm",
  shared: "bộ ngắt dùng chung với các instance khác không quên gì",
  none: null,
};

function of(event: RunEvent, names: Names, context: DecisionContext = NO_CONTEXT): Decision {
  switch (event.type) {
    case "arrival":
      return arrived(event);
    case "work":
      return inFigure(`${nameOf(event.hop, names)} làm việc trong`, formatMs(event.durationMs));
    case "worked": {
      const name = nameOf(event.hop, names);
      return inFigure(
        event.status === "ok" ? `${name} làm xong sau` : `${name} bị dừng sau`,
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
          ? "Mọi instance khởi động lại"
          : `Instance ${formatNumber(event.instance)} khởi động lại`,
        restarted[context.restart],
      );
    case "pause":
      return paused(event, names);
    case "resume":
      return inWords(
        `Khoảng nghỉ của ${nameOf(event.hop, names)} ${event.cancelled ? "bị cắt ngắn" : "đã hết"}`,
      );
    case "denied":
      return denied(event, names);
    case "call":
      return called(event, names, context);
    case "cancel":
      return inWords(`Người gửi yêu cầu ${formatNumber(event.operation)} bỏ đi`);
    case "closing":
      return inFigure("Khâu hoàn tất tại điểm vào mất", formatMs(event.durationMs));
    case "finish":
      return finished(event, names);
    case "over":
      return inWords(`Lượt chạy kết thúc lúc ${formatMs(event.atMs)}`, "không còn gì xảy ra nữa");
  }
}

function arrived({ operation, atMs, deadlineAtMs }: ArrivalEvent): Decision {
  const who = `Yêu cầu ${formatNumber(operation)} đến`;
  if (deadlineAtMs === null) return inWords(`${who} lúc ${formatMs(atMs)}`, "không có hạn chót");
  return {
    lead: `${who} và phải được trả lời trước`,
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
  const why = event.why === "backoff" ? "theo backoff" : "theo Retry-After";
  const left = event.usableMs === null ? "" : `, trong ${formatMs(event.usableMs)} dùng được`;
  return inFigure(
    `${subject(event, names)} thất bại; trước khi thử lại, nghỉ`,
    formatMs(event.pauseMs),
    why + left,
  );
}

const FINISHED = {
  ok: "được trả lời thành công sau",
  degraded: "được trả lời không trọn vẹn, sau",
  deferred: "được trả lời, một phần việc để làm sau, mất",
  pending: "được trả lời “đang xử lý, hãy tra cứu” sau",
  failed: "thất bại sau",
  cancelled: "bị hủy sau",
} satisfies Record<FinishEvent["status"], string>;

function finished(event: FinishEvent, names: Names): Decision {
  const failed =
    event.failedHop === null || event.failedStatus === null
      ? null
      : `${nameOf(event.failedHop, names)}: ${status.attempt[event.failedStatus]}`;
  const late = event.lateMs > 0 ? `trễ ${formatMs(event.lateMs)}` : null;
  const notes = [failed, late].filter((note) => note !== null);
  return inFigure(
    `Yêu cầu ${formatNumber(event.operation)} ${FINISHED[event.status]}`,
    formatMs(event.spentMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

/** The whole decision as one plain sentence. */
function sentence(event: RunEvent, names: Names, context?: DecisionContext): string {
  return sentenceOf(of(event, names, context));
}

export const decision: typeof english = { of, sentence };
