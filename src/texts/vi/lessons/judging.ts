/** What is said to a prediction: what a wrong number really is, and how the right one comes about. */

import type { judging as english } from "../../en/lessons/judging";
import type {
  AllowanceFigures,
  Arithmetic,
  LayerFigures,
  Mistake,
  PartFigures,
} from "../../lessonFigures";
import { formatMs, formatNumber } from "../format";

const PART = {
  work: (name: string) => name,
  attempt: (name: string) => name,
  pause: () => "nghỉ",
  closing: () => "khâu hoàn tất",
  ghost: (name: string) => name,
} satisfies Record<PartFigures["kind"], (name: string) => string>;

function partText({ kind, name, ms, fromMs }: PartFigures): string {
  const when =
    fromMs === undefined ? "" : `, từ ${formatNumber(fromMs)} đến ${formatNumber(fromMs + ms)}`;
  return `${formatNumber(ms)} (${PART[kind](name)}${when})`;
}

function sumOf(parts: readonly PartFigures[], totalMs: number): string {
  if (parts.length === 0) return formatMs(totalMs);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return partText(only);
  const terms = parts.map(partText).join(" + ");
  return `${terms} = ${formatMs(totalMs)}`;
}

/** `410 còn lại − 80 dự trữ = 330 ms` */
function leavesText(f: AllowanceFigures): string {
  return f.leftMs === f.usableMs
    ? `Chỉ còn lại ${formatMs(f.leftMs)}`
    : `Thật ra ${usableText(f)} = ${formatMs(f.usableMs)}`;
}

/** `410 còn lại − 80 dự trữ` */
function usableText({ leftMs, reserveMs, marginMs }: AllowanceFigures): string {
  const reserve = reserveMs > 0 ? ` − ${formatNumber(reserveMs)} dự trữ` : "";
  const margin = marginMs > 0 ? ` − ${formatNumber(marginMs)} biên` : "";
  return `${formatNumber(leftMs)} còn lại${reserve}${margin}`;
}

function allowance(f: AllowanceFigures): string {
  if (f.ownMs === null) return `${usableText(f)} = ${formatMs(f.allowedMs)}`;
  return `min(${formatNumber(f.ownMs)} riêng, ${usableText(f)}) = ${formatMs(f.allowedMs)}`;
}

function layersText(layers: readonly LayerFigures[], sign: string): string {
  return layers.map(({ attempts }) => formatNumber(attempts)).join(sign);
}

function mistake({ name, figures: f }: Mistake): string {
  switch (name) {
    case "own-timeout":
      return `đó là timeout riêng của ${f.name}. ${leavesText(f)}, và phải lấy số nhỏ hơn.`;
    case "reserve-forgotten":
      return `như vậy là quên ${formatMs(f.reserveMs)} mà điểm vào dự trữ cho khâu hoàn tất. ${leavesText(f)}.`;
    case "margin-forgotten":
      return `như vậy là quên biên an toàn ${formatMs(f.marginMs)} giữ lại ở lời gọi này. ${leavesText(f)}.`;
    case "own-forgotten":
      return `chừng ấy thì dùng được, nhưng timeout riêng của ${f.name} ngắn hơn: ${formatMs(f.ownMs ?? f.allowedMs)}.`;
    case "whole-deadline":
      return `đó là trọn hạn chót. Khi ${f.name} bắt đầu thì ${formatMs(f.goneMs)} đã trôi qua.`;
    case "its-duration":
      return `đó là thời gian ${f.name} cần để trả lời. Bên gọi được chờ bao lâu lại là chuyện khác: ${formatMs(f.allowedMs)}.`;
    case "after-reserve":
      return `đó là phần được dùng, tức là đã trừ ${formatMs(f.takenMs)} giữ lại. Từ lúc này đến hạn chót còn ${formatMs(f.leftMs)}.`;
    case "left-before":
      return `đó là phần còn lại trước khi ${f.name} bắt đầu. Sau đó nó dùng hết ${formatMs(f.spentMs)}.`;
    case "without-pauses":
      return `như vậy là quên ${formatMs(f.pausesMs)} nghỉ. Nghỉ cũng tiêu cùng một ngân sách.`;
    case "without-closing":
      return `như vậy là quên ${formatMs(f.closingMs)} của khâu hoàn tất tại điểm vào, mà khâu này thì gọi thành hay bại cũng phải làm.`;
    case "at-deadline":
      return "đó là hạn chót. Tự nó không chấm dứt điều gì: quan trọng là ai nhìn đến nó, và việc cuối cùng xong lúc nào.";
    case "longest-alone":
      return `đó mới chỉ là ${f.name === "" ? "khâu hoàn tất" : f.name}. Các bước của một yêu cầu nối tiếp nhau, nên phải cộng lại.`;
    case "whole-duration":
      return `đó là thời gian của cả yêu cầu. Chỉ phần vượt quá ${formatMs(f.deadlineMs)} mới là trễ.`;
    case "in-time-each":
      return `lời gọi nào cũng có thể kịp mà phản hồi vẫn trễ. Cả thảy mất ${formatMs(f.tookMs)}, trong khi hạn chót là ${formatMs(f.deadlineMs)}.`;
    case "outlived-by":
      return "đó là khoảng thời gian việc còn chạy sau khi yêu cầu kết thúc. Việc thừa tính từ lúc phía trên có bên thôi chờ, và chỉ tính lúc thật sự làm việc, ở mọi dịch vụ.";
    case "whole-work":
      return `đó là toàn bộ phần đã làm. Trước khi bên gọi bỏ cuộc thì việc ấy còn có ích; chỉ ${formatMs(f.ghostMs)} là sau đó.`;
    case "one-layer":
      return `đó là một lời gọi đến ${f.name} cùng các lần thử lại của nó. Các tầng trên cũng thử lại, và mỗi lần lại kéo theo ngần ấy lời gọi.`;
    case "layers-added":
      return `như vậy là cộng các tầng lại. Mỗi lần thử của tầng ngoài kéo theo mọi lần thử của tầng trong, nên phải nhân: ${layersText(f.layers, " × ")}.`;
    case "layers-all":
      return `đó là mọi lần thử của mọi tầng. Không phải tất cả đều diễn ra: chỉ có ${formatNumber(f.calls)}.`;
    case "one-each":
      return "như vậy là mỗi yêu cầu một lời gọi. Ở đây có yêu cầu gọi nhiều hơn, có yêu cầu không gọi.";
    case "refused-counted":
      return `như vậy là tính cả ${formatNumber(f.refused)} lời gọi bị chặn. Lời gọi bị chặn không hề rời khỏi bên gọi.`;
    case "open-time-alone":
      return `đó là thời gian mở. Bộ ngắt mở lúc ${formatMs(f.openedAtMs)}, nên phải tính từ đó.`;
    case "open-time-over":
      return `lúc đó hết thời gian mở: ${formatNumber(f.openedAtMs)} + ${formatNumber(f.openMs)}. Nhưng phải đợi đến khi có lời gọi hỏi tới, mà lời gọi ấy đến muộn hơn.`;
    case "retry-after-over":
      return `lúc đó hết thời gian mở của bộ ngắt: ${formatNumber(f.openedAtMs)} + ${formatNumber(f.openMs)}. Nhưng dịch vụ phía sau đã hẹn lâu hơn, và trước đó không được thăm dò: lời gọi thăm dò đầu tiên đi lúc ${formatMs(f.atMs)}.`;
    case "request-start":
      return `lúc đó yêu cầu ${formatNumber(f.request)} mới đến. Phải đợi lời gọi của nó kết thúc bộ ngắt mới biết.`;
    case "call-start":
      return `lúc đó ${f.name} mới được gọi. Bộ ngắt quyết định khi nhận kết quả, chứ không phải khi lời gọi đi ra.`;
  }
}

function arithmetic(of: Arithmetic): string {
  switch (of.kind) {
    case "allowance":
      return `${of.name} được chờ tối đa ${allowance(of)}.`;
    case "left":
      return `${formatNumber(of.deadlineMs)} − ${formatNumber(of.goneMs)} đã trôi qua = ${formatMs(of.leftMs)}.`;
    case "left-after":
      return `${formatNumber(of.leftMs)} còn lại − ${formatNumber(of.spentMs)} đã dùng = ${formatMs(of.afterMs)}.`;
    case "parts":
      return `${sumOf(of.parts, of.totalMs)}.`;
    case "late":
      return `${sumOf(of.parts, of.tookMs)}; ${formatNumber(of.tookMs)} − ${formatNumber(of.deadlineMs)} = trễ ${formatMs(Math.max(0, of.tookMs - of.deadlineMs))}.`;
    case "asked":
      return `${formatNumber(of.asked)} muốn gọi − ${formatNumber(of.refused)} bị chặn = ${formatNumber(of.calls)}.`;
    case "layers":
      return `${layersText(of.layers, " × ")} = ${formatNumber(of.calls)} lời gọi.`;
  }
}

export const judging: typeof english = {
  right: "Đúng.",
  wrong: "Chưa đúng.",
  youSaid: (given, rest) => `Bạn trả lời ${given}: ${rest}`,
  rightIs: (answer) => `Đáp án là ${answer}.`,
  rightOption: (text) => `Đáp án là: ${text}.`,
  nothing: "Trong lượt chạy này không có.",
  mistake,
  arithmetic,
  yes: "có",
  no: "không",
  boundBy: {
    own: "timeout riêng",
    budget: "ngân sách",
    nothing: "không có gì",
    connect: "timeout kết nối",
    read: "timeout đọc",
  },
  percent: (value) => `${formatNumber(value)}%`,
  bar: (name, attempt, request) =>
    `${name}, lần thử ${formatNumber(attempt)} của yêu cầu ${formatNumber(request)}`,
};
