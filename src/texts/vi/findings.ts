/** Findings: what is wrong, with its numbers, and why it matters. */
import type { findings as english } from "../en/findings";
import { times } from "./counted";
import { findingsOfSettings } from "./findingsOfSettings";
import { findingsOfTrees } from "./findingsOfTrees";
import { formatMs, formatNumber, formatSpan } from "./format";

function requests(count: number): string {
  return `${formatNumber(count)} yêu cầu`;
}
function pauseOf(why: "backoff" | "retry-after"): string {
  return why === "backoff" ? "backoff" : "Retry-After";
}

export const findings: typeof english = {
  severity: { error: "lỗi", warning: "cảnh báo", info: "ghi chú" },
  none: "Không có nhận xét nào.",
  count: (errors, warnings, notes) =>
    `${formatNumber(errors)} lỗi, ${formatNumber(warnings)} cảnh báo, ${formatNumber(notes)} ghi chú`,
  rules: {
    ...findingsOfTrees,
    ...findingsOfSettings,
    "caps-past-budget": {
      title: "Tổng các timeout vượt hạn chót, mà ngân sách không dùng chung",
      says: (f) => {
        const terms = [
          f.workMs > 0 ? `${formatMs(f.workMs)} làm việc` : null,
          `${formatMs(f.capsMs)} timeout và nghỉ`,
          f.finishMs > 0 ? `${formatMs(f.finishMs)} khâu hoàn tất` : null,
        ].filter((term) => term !== null);
        const total = terms.length === 1 ? "" : ` = ${formatMs(f.totalMs)}`;
        const sum = `${terms.join(" + ")}${total}: vượt ${formatMs(f.overMs)} so với hạn chót ${formatMs(f.deadlineMs)}.`;
        return f.lateOperations === 0
          ? sum
          : `${sum} Trong lượt chạy này có ${requests(f.lateOperations)} bị trễ, nhiều nhất là ${formatMs(f.lateMs)}.`;
      },
      why: "Lời gọi nào cũng giữ đúng giới hạn của mình mà phản hồi vẫn trễ, vì không ai nhìn xem còn lại bao nhiêu.",
    },
    "call-without-limit": {
      title: "Lời gọi này không có gì giới hạn",
      says: (f) => `${f.name} không có timeout riêng, cũng không có hạn chót nào giới hạn nó.`,
      why: "Dịch vụ phía sau treo thì yêu cầu và worker phục vụ nó treo theo.",
    },
    "retries-cannot-fit": {
      title: "Ngân sách không đủ chỗ cho số lần thử",
      says: (f) =>
        f.ownTimeoutMs === 0
          ? `${f.name} được thử ${formatNumber(f.maxAttempts)} lần nhưng không có timeout riêng: một lần thử bị treo là tiêu hết ${formatMs(f.usableMs)} có thể dành cho nó.`
          : `${f.name}: ${formatNumber(f.maxAttempts)} lần thử, mỗi lần ${formatMs(f.ownTimeoutMs)}${f.pausesMs > 0 ? `, và ${formatMs(f.pausesMs)} nghỉ` : ""} cần ${formatMs(f.neededMs)}; nhiều nhất chỉ có ${formatMs(f.usableMs)}. Nếu lần nào cũng hết timeout thì chỉ ${formatNumber(f.fitting)}/${formatNumber(f.maxAttempts)} lần được trọn thời gian.`,
      why: "Cấu hình hứa nhiều lần thử hơn mức hạn chót trả nổi; những lần cuối bị cắt ngắn hoặc không hề diễn ra.",
    },
    "retry-denied": {
      title: "Một lần thử lại bị bỏ vì không đủ chỗ",
      says: (f) =>
        `${f.name}: khoảng nghỉ ${formatMs(f.pauseMs)} (${pauseOf(f.why)}) ${
          f.pauseMs >= f.usableMs
            ? `dài hơn ${formatMs(f.usableMs)} dùng được`
            : `chỉ chừa lại ${formatMs(f.usableMs - f.pauseMs)} trong ${formatMs(f.usableMs)} dùng được, ít hơn mức ${formatMs(f.minUsefulMs)} đáng để thử`
        }. Bị bỏ ${times(f.times)} trong lượt chạy này.`,
      why: "Cấu hình có lần thử lại này nhưng ngân sách thì không: lời gọi thất bại sau những lần đã thử.",
    },
    "pause-past-deadline": {
      title: "Nghỉ xong để thử lại thì đã quá hạn chót",
      says: (f) =>
        `${f.name} nghỉ ${formatMs(f.pauseMs)} (${pauseOf(f.why)}) khi chỉ còn ${formatMs(f.remainingMs)}, ${times(f.times)} trong lượt chạy này.`,
      why: "Bên gọi không nhìn hạn chót thì không hỏi khoảng nghỉ có vừa không, nên thử lại khi phản hồi đã hết giá trị.",
    },
    "write-cut-off": {
      title: "Một lệnh ghi bị cắt: không ai biết nó đã xảy ra hay chưa",
      says: (f) =>
        `${f.name} đã được gửi rồi bị bỏ sau ${formatMs(f.spentMs)} mà chưa có phản hồi, ${times(f.times)} trong lượt chạy này. ${
          f.key === "yes"
            ? "Có khóa idempotency, nên tra cứu hay gửi lại đều được."
            : "Không có khóa idempotency, nên gửi lại là không an toàn."
        }`,
      why: "Bên được gọi có thể đã ghi xong. Sau đó phải có ai đó đối soát; khóa idempotency giúp làm được việc này.",
    },
    "write-retried-without-key": {
      title: "Thử lại một lệnh ghi không có khóa idempotency",
      says: (f) =>
        `${f.name} là lệnh ghi có thể được gửi ${formatNumber(f.maxAttempts)} lần mà không có gì phân biệt các bản.${
          f.times === 0
            ? ""
            : ` Trong lượt chạy này nó được gửi lại ${times(f.times)} sau một lần thử đã ghi, hoặc có thể đã ghi.`
        }`,
      why: "Hai lần thử có thể cùng thành công: thêm một đơn hàng, thêm một lần trừ tiền.",
    },
    "ghost-work": {
      title: "Bên gọi đã bỏ mà việc vẫn chạy tiếp",
      says: (f) =>
        [
          `${f.name} đã làm ${formatMs(f.ghostMs)} mà không ai chờ, ${times(f.times)} trong lượt chạy này.`,
          f.givenUp === f.name ? "" : ` Lúc đó ${f.givenUp} đã bị bỏ.`,
          f.totalMs === f.ghostMs ? "" : ` Tổng việc thừa: ${formatMs(f.totalMs)}.`,
        ].join(""),
      why: "Nó chiếm một worker cùng các khóa, đúng lúc thiếu thốn nhất. Bên được gọi mà được báo hạn chót, hoặc được báo hủy, thì dừng được.",
    },
    "starved-call-counted": {
      title: "Lời gọi bị thiếu thời gian lại tính là lỗi của dịch vụ đang khỏe",
      says: (f) => {
        if (f.times === 0)
          return `Bộ ngắt ${f.breaker} tính là thất bại mỗi khi ${f.name} bị cắt vì hết ngân sách.`;
        const given =
          f.ownTimeoutMs === 0
            ? formatMs(f.allowedMs)
            : `${formatMs(f.allowedMs)} thay vì ${formatMs(f.ownTimeoutMs)} như thường lệ`;
        const opened = f.opened === 0 ? "" : ` Vì thế mạch mở ${times(f.opened)}.`;
        return `${f.name} chỉ được ${given} rồi bị cắt vì hết ngân sách, và bộ ngắt ${f.breaker} tính đó là thất bại, ${times(f.times)} trong lượt chạy này.${opened}`;
      },
      why: "Lời gọi được cho quá ít thời gian không nói lên gì về dịch vụ phía sau: một dịch vụ khác chậm mà mạch của dịch vụ khỏe lại mở.",
    },
    "ladder-order": {
      title: "Tầng ngoài bỏ cuộc trước tầng bên trong",
      says: (f) => {
        if (f.inner === "")
          return `${f.outer} chờ phản hồi ${formatSpan(f.outerMs)}, còn yêu cầu được dùng trọn hạn chót ${formatSpan(f.innerMs)}.`;
        const inner = f.innerMs === 0 ? "không giới hạn" : formatSpan(f.innerMs);
        return `${f.outer} chờ phản hồi ${formatSpan(f.outerMs)}, còn ${f.inner} bên trong chờ ${inner}.`;
      },
      why: "Tầng ngoài báo lỗi của riêng nó trong khi bên trong vẫn làm; phản hồi, và lý do vì sao chậm, không đến được với ai.",
    },
    "keep-alive-race": {
      title: "Máy chủ đóng kết nối vẫn còn được dùng",
      says: (f) => {
        const reuse = f.idleMs === 0 ? "dù để không bao lâu" : `trong vòng ${formatSpan(f.idleMs)}`;
        return `${f.inner} đóng kết nối để không sau ${formatSpan(f.keepAliveMs)}, còn ${f.outer} vẫn dùng lại nó ${reuse}. Đường truyền mất ${formatSpan(f.oneWayMs)}, nên yêu cầu nào đến sau yêu cầu trước từ ${formatSpan(f.fromMs)} đến ${formatSpan(f.toMs)} thì mất: lỗi 502.`;
      },
      why: "Nó chỉ xảy ra khi yêu cầu gặp đúng lúc kết nối đang đóng, nên hiện ra thành vài lỗi lẻ tẻ không ai tái hiện được. Máy chủ phải giữ kết nối lâu hơn bên dùng nó.",
    },
    "ladder-connect-long": {
      title: "Chỉ riêng việc kết nối có thể ngốn hết ngân sách",
      says: (f) => {
        const whole = f.of === "deadline" ? "hạn chót" : "thời gian chờ phản hồi";
        const connect = f.connectMs === 0 ? "không giới hạn" : `đến ${formatSpan(f.connectMs)}`;
        return `${f.name} chờ kết nối ${connect}; ${whole} là ${formatSpan(f.wholeMs)}.`;
      },
      why: "Máy chủ không trả lời thì sau một hai vòng đi về là biết. Chờ thêm chỉ lấy mất thời gian để thử lại, hoặc thử máy khác.",
    },
    "ladder-cannot-bind": {
      title: "Timeout không bao giờ đến lượt",
      says: (f) =>
        `Timeout ${f.timeout === "connect" ? "kết nối" : "chờ phản hồi"} của ${f.name} là ${formatSpan(f.ms)}; hạn chót ${formatSpan(f.deadlineMs)} luôn đến trước.`,
      why: "Trông như có bảo vệ mà không có: chỉnh nó thế nào cũng không đổi gì.",
    },
  },
};
