/** How an attempt, a callee and a whole call end. */
import type { AnsweredEvent, CallEvent, EndEvent, ReceivedEvent } from "../../engine/event";
import type { HandedOver } from "../../engine/handedOver";
import type { WhenItFails } from "../../engine/scenario";
import type { DecisionContext } from "../decisionContext";
import { type Decision, inFigure, inWords } from "../formula";
import { type Names, nameOf } from "../names";
import { formatMs } from "./format";
import { status } from "./status";
import { subject } from "./subject";

const CUT = {
  own: "bị cắt vì timeout riêng, sau",
  budget: "bị cắt vì hết ngân sách, sau",
  connect: "bị cắt khi còn đang kết nối, sau",
  read: "bị cắt vì timeout đọc, sau",
} satisfies Record<NonNullable<EndEvent["cutBy"]>, string>;

const ENDED = {
  ok: "trả lời thành công sau",
  unavailable: "gặp lỗi kỹ thuật sau",
  rate_limited: "trả lời “quá nhiều yêu cầu” sau",
  rejected: "từ chối vì lý do nghiệp vụ, sau",
  local: "hỏng vì lỗi của chính bên gọi, sau",
  timeout: "hết giờ chờ sau",
  deadline_exceeded: "báo đã quá hạn chót của mình, sau",
  cancelled: "bị hủy sau",
} satisfies Record<EndEvent["status"], string>;

export function ended(event: EndEvent, names: Names): Decision {
  const what = event.cutBy === null ? ENDED[event.status] : CUT[event.cutBy];
  const notes = [
    event.remainingAfterMs === null ? null : `còn lại ${formatMs(event.remainingAfterMs)}`,
    event.outcomeUnknown ? "không rõ đã ghi hay chưa" : null,
  ].filter((note) => note !== null);
  return inFigure(
    `${subject(event, names)} ${what}`,
    formatMs(event.spentMs),
    notes.length === 0 ? null : notes.join("; "),
  );
}

export function received(
  event: ReceivedEvent,
  names: Names,
  { handed }: DecisionContext,
): Decision {
  return inWords(`Yêu cầu đến ${subject(event, names)}`, believes(event, handed));
}

/** What its callee was told, and what it makes of it. */
function believes({ atMs, calleeDeadlineMs }: ReceivedEvent, handed: HandedOver | null): string {
  if (calleeDeadlineMs === null) return "không được báo hạn chót nào";
  const believed = `tin rằng hạn chót của mình là lúc ${formatMs(calleeDeadlineMs)}`;
  if (handed === null) return believed;
  const { told, clamped } = handed;
  const passed = calleeDeadlineMs <= atMs ? ", đã qua mất rồi" : "";
  if (clamped !== null) {
    return `được báo ${formatMs(clamped.askedMs)} nhưng chỉ nhận tối đa ${formatMs(clamped.takenMs)}: ${believed}`;
  }
  switch (told.kind) {
    case "nothing":
      return believed;
    case "left":
      return `được báo còn lại ${formatMs(told.leftMs)}: ${believed}`;
    case "again":
      return `lại được báo trọn ${formatMs(told.wholeMs)}: ${believed}`;
    case "until": {
      const aheadMs = told.untilMs - told.readAtMs;
      if (aheadMs === 0) return `được báo mốc ${formatMs(told.untilMs)}${passed}`;
      const clock = `đồng hồ ở đây chạy ${aheadMs > 0 ? "nhanh" : "chậm"} ${formatMs(Math.abs(aheadMs))}`;
      return `được báo mốc ${formatMs(told.untilMs)}, nhưng ${clock}, nên hiểu thành ${formatMs(told.readAtMs)}${passed}`;
    }
  }
}

export const ghostNote = (ghostMs: number): string =>
  `trong đó ${formatMs(ghostMs)} là việc thừa: phía trên đã có bên thôi chờ`;

const DONE: { readonly [result in AnsweredEvent["result"]]?: string } = {
  cancelled: "dừng lại",
  deadline_exceeded: "dừng vì quá hạn chót",
};

export function answered(event: AnsweredEvent, names: Names, { write }: DecisionContext): Decision {
  const who = subject(event, names);
  const { result, heard, ghostMs } = event;
  const written = write && result === "ok" ? "lệnh ghi vẫn có hiệu lực" : null;
  if (!heard) {
    const lead = `${who} ${DONE[result] ?? "làm xong"}, nhưng không còn ai chờ`;
    if (ghostMs === 0) return inWords(lead, written);
    const ghost = written === null ? "việc thừa" : `việc thừa; ${written}`;
    return inFigure(`${lead}: đã làm thêm`, formatMs(ghostMs), ghost);
  }
  const notes = [ghostMs > 0 ? ghostNote(ghostMs) : null, ghostMs > 0 ? written : null];
  const coda = notes.filter((note) => note !== null).join("; ");
  const said =
    result === "deadline_exceeded"
      ? `${who} dừng vì quá hạn chót`
      : result === "cancelled"
        ? `${who} dừng vì được báo hủy`
        : `${who} gửi phản hồi: ${status.attempt[result]}`;
  return inWords(said, coda === "" ? null : coda);
}

const THEN = {
  fail: "yêu cầu dừng tại đây",
  skip: "yêu cầu đi tiếp, bỏ qua phần này",
  stale: "yêu cầu đi tiếp với dữ liệu cũ",
  defer: "phần việc này được giữ lại làm sau",
} satisfies Record<WhenItFails, string>;

/** Where its caller is a callee itself. */
const THEN_NESTED = {
  fail: "bên gọi dừng tại đây",
  skip: "bên gọi đi tiếp, bỏ qua phần này",
  stale: "bên gọi đi tiếp với dữ liệu cũ",
  defer: "phần việc này được giữ lại làm sau",
} satisfies Record<WhenItFails, string>;

export function called(event: CallEvent, names: Names, { nested }: DecisionContext): Decision {
  const lead = `Lời gọi ${nameOf(event.hop, names)} kết thúc sau ${event.attempts} lần thử: ${status.attempt[event.status]}`;
  if (event.next === "go_on") return inWords(lead);
  return inWords(lead, (nested ? THEN_NESTED : THEN)[event.next]);
}
