/** What a callee is told of its caller's deadline, and what it makes of it: the knobs and their sentences. */
import type { Propagation } from "../../engine/scenario";
import type { told as english } from "../en/told";
import { formatMs, formatNumber } from "./format";

type Telling = Parameters<typeof english.sentence>[0];

const short = {
  none: "không gì cả",
  remaining: "phần còn lại",
  absolute: "mốc giờ",
  reset: "đặt lại (phản mẫu)",
} satisfies Record<Propagation, string>;

const ways = {
  none: "không gì cả, như HTTP thường",
  remaining: "phần còn lại: còn bao lâu",
  absolute: "mốc giờ (tuyệt đối): đến lúc nào",
  reset: "đặt lại (phản mẫu): lại trọn hạn chót",
} satisfies Record<Propagation, string>;

function read(skewMs: number): string {
  if (skewMs === 0) return "Nó đọc mốc đó theo đồng hồ của mình, vốn chạy đúng.";
  return skewMs > 0
    ? `Đồng hồ của nó nhanh ${formatMs(skewMs)}: nó tưởng thời gian còn lại ít hơn chừng ấy.`
    : `Đồng hồ của nó chậm ${formatMs(-skewMs)}: nó tưởng thời gian còn lại nhiều hơn chừng ấy.`;
}

function heard({ name, tells, deadlineMs, clockSkewMs }: Telling): string {
  switch (tells) {
    case "none":
      return `${name} không được báo hạn chót nào: các lời gọi của nó chỉ nhìn timeout riêng.`;
    case "remaining":
      return `${name} được báo bên gọi còn chờ được bao lâu, tính từ lúc yêu cầu đến nơi.`;
    case "absolute":
      return `${name} được báo thời điểm bên gọi thôi chờ. ${read(clockSkewMs)}`;
    case "reset":
      return deadlineMs === null
        ? `${name} lẽ ra lại được báo trọn hạn chót; nhưng ở đây không có hạn chót.`
        : `${name} lại được báo trọn hạn chót, ${formatMs(deadlineMs)} từ lúc yêu cầu đến nơi, bất kể thật ra còn bao nhiêu.`;
  }
}

/** All of it, in plain sentences. */
function sentence(telling: Telling): string {
  const { tells, maxBudgetMs, stopsAtDeadline, stopsOnCancel } = telling;
  const told = tells !== "none";
  const parts = [
    heard(telling),
    told && maxBudgetMs !== null ? `Nó không bao giờ tin quá ${formatMs(maxBudgetMs)}.` : null,
    told && stopsAtDeadline ? "Quá hạn đó thì nó dừng." : null,
    told && !stopsAtDeadline ? "Quá hạn đó nó vẫn làm tiếp." : null,
    stopsOnCancel
      ? "Khi bên gọi thôi chờ, nó cũng dừng, ngay khi tin đó đến qua đường truyền."
      : "Nó không biết là bên gọi đã thôi chờ.",
  ];
  return parts.filter((part) => part !== null).join(" ");
}

export const told: typeof english = {
  title: "Hạn chót được báo",
  tells: "Được báo",
  asAll: (tells) => `như chung: ${short[tells]}`,
  propagation: "Lời gọi được báo",
  ways,
  fact: (tells) => `được báo ${short[tells]}`,
  sentence,
  propagates: {
    none: "Không bên được gọi nào được báo hạn chót: bên nào cũng làm tiếp, bất kể ai đã bỏ đi.",
    remaining: "Mỗi bên được gọi được báo bên gọi còn chờ được bao lâu.",
    absolute: "Mỗi bên được gọi được báo một thời điểm, và đọc nó theo đồng hồ của mình.",
    reset: "Mỗi bên được gọi lại được báo trọn hạn chót, bất kể còn lại bao nhiêu.",
  },
  believed: (operation, fromMs, untilMs) =>
    untilMs === null
      ? `Trong yêu cầu ${formatNumber(operation)} nó không được báo hạn chót nào.`
      : untilMs > fromMs
        ? `Trong yêu cầu ${formatNumber(operation)}, từ ${formatMs(fromMs)} đến ${formatMs(untilMs)}: ${formatMs(untilMs - fromMs)}.`
        : `Trong yêu cầu ${formatNumber(operation)}, khi yêu cầu đến nơi lúc ${formatMs(fromMs)} thì đã hết thời gian.`,
  maxBudget: "Tin tối đa",
  clockSkew: "Đồng hồ chạy nhanh",
  stopsAtDeadline: "Dừng khi quá hạn được báo",
  worksPast: "làm tiếp khi quá hạn",
  stopsOnCancel: "Dừng khi bên gọi dừng",
  stopsWithCaller: "dừng theo bên gọi",

  fanOut: "Gọi đi",
  fanOuts: { inOrder: "lần lượt", atOnce: "cùng lúc (fan-out)" },
};
