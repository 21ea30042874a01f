/** Why two breakers part, rule by rule. */
import type {
  Denominator,
  PartingReason,
  Side,
  TripRule,
  VerdictRule,
} from "../../engine/partingKinds";
import type { BreakerPlan } from "../../engine/plan";
import type { PartingNames } from "../en/partingReasons";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";

const UPPER = "bên trên";
const LOWER = "bên dưới";

/** What the halves are called where no library tells them apart; the names of libraries stay as they are. */
export const HALVES = { upper: UPPER, lower: LOWER };

export const calls = (count: number) => `${formatNumber(count)} lời gọi`;
const probes = (count: number) => `${formatNumber(count)} lời gọi thăm dò`;
const failures = (count: number) => `${formatNumber(count)} thất bại`;
const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`;
const other = (side: Side): Side => (side === "a" ? "b" : "a");

const admits: { readonly [rule in BreakerPlan["admits"]]: string } = {
  "in-flight": "tính trên số thăm dò đang chạy",
  total: "tính cho cả đợt nửa mở",
  "per-period": "tính cho mỗi khoảng dài bằng thời gian mở",
};
const excess: { readonly [rule in BreakerPlan["excess"]]: string } = {
  refused: "chặn",
  waits: "để đợi đến khi ngã ngũ",
  "waits-for-probe": "để đợi lời gọi thăm dò",
};
const ignoredProbe: { readonly [rule in BreakerPlan["ignoredProbe"]]: string } = {
  "gives-back": "lấy lại suất và đợi tiếp",
  keeps: "đợi tiếp, suất thì mất",
  success: "coi đó là thành công",
  closes: "vẫn đóng",
  failure: "coi đó là thất bại",
};
const denominators: { readonly [rule in Denominator]: string } = {
  results: "trên các kết quả",
  admissions: "trên các lời gọi được cho qua, đã trả lời hay chưa",
  asks: "trên mọi lời gọi, cả lời gọi bị chặn",
};

/** After `khi có`. */
function tripOf({ trip, minCalls }: TripRule): string {
  if (trip.kind === "consecutive") {
    return trip.failures === 1 ? "thất bại đầu tiên" : `${failures(trip.failures)} liên tiếp`;
  }
  const of =
    trip.kind === "time"
      ? `các lời gọi của ${formatMs(trip.windowMs)} gần nhất`
      : trip.size < 100_000
        ? `${calls(trip.size)} gần nhất`
        : "mọi lời gọi từ lúc đóng";
  if (trip.failures !== undefined) return `${failures(trip.failures)} trong ${of}`;
  const least = trip.strict === true ? "hơn " : "";
  const judged = minCalls > 1 ? `, và đã đủ ${calls(minCalls)}` : "";
  return `${least}${percent(trip.failureRate)} thất bại trong ${of}${judged}`;
}

/** After `theo`. */
function verdictOf({ verdict, successesToClose }: VerdictRule): string {
  switch (verdict?.kind) {
    case "rate":
      return `tỷ lệ thất bại trong ${probes(verdict.minCalls)}`;
    case "sampling":
      return verdict.calls === 1 ? "lời gọi thăm dò trả lời trước nhất" : probes(verdict.calls);
    case "counts":
      return `${formatNumber(verdict.successes)} thành công hoặc ${failures(verdict.failures)}, số nào đủ trước`;
    default:
      return successesToClose === 1
        ? "lời gọi thăm dò trả lời trước nhất"
        : `${formatNumber(successesToClose)} thành công liên tiếp hoặc thất bại đầu tiên`;
  }
}

export function because(reason: PartingReason, n: PartingNames, atMs: number): string {
  const says = sentence(reason, n, atMs);
  // A library is written as it writes itself; the plain words begin a sentence.
  return says.startsWith(UPPER) || says.startsWith(LOWER)
    ? says.charAt(0).toUpperCase() + says.slice(1)
    : says;
}

function sentence(reason: PartingReason, n: PartingNames, atMs: number): string {
  switch (reason.kind) {
    case "timer":
      return `${n[reason.side]} tự chuyển theo hẹn giờ; ${n[other(reason.side)]} chỉ chuyển khi có lời gọi hỏi.`;
    case "boundary":
      return `Thời gian mở hết đúng ở mili giây này: với ${n[reason.side]} là đã hết, với ${n[other(reason.side)]} còn thiếu ${formatMs(1)}.`;
    case "touched":
      return `${n[reason.side]} xem giờ mỗi khi có ai đụng đến, kể cả kết quả muộn; ${n[other(reason.side)]} chỉ xem khi có lời gọi hỏi.`;
    case "retryAfter":
      return `${n[reason.side]} chờ đến lúc Retry-After hẹn; ${n[other(reason.side)]} không đọc Retry-After.`;
    case "openTime":
      return `${n.a} mở trong ${formatMs(reason.a)}, ${n.b} trong ${formatMs(reason.b)}${reason.grows ? ": một trong hai mở lâu hơn sau mỗi lần thăm dò thất bại" : ""}.`;
    case "permits":
      return `Khi nửa mở, ${n.a} có ${formatNumber(reason.a)} suất thăm dò, ${n.b} có ${formatNumber(reason.b)}.`;
    case "admits":
      return `Số suất thăm dò: ${n.a} ${admits[reason.a]}; ${n.b} ${admits[reason.b]}.`;
    case "excess":
      return `Lời gọi quá suất thăm dò: ${n.a} ${excess[reason.a]}; ${n.b} ${excess[reason.b]}.`;
    case "ignoredProbe":
      return `Khi thăm dò có kết quả bỏ qua, ${n.a} ${ignoredProbe[reason.a]}; ${n.b} ${ignoredProbe[reason.b]}.`;
    case "counted": {
      const says = `“${status.attempt[reason.status]}” được tính thế nào: với ${n.a} là ${status.counted[reason.a]}, với ${n.b} là ${status.counted[reason.b]}`;
      return reason.atMs === atMs
        ? `${says}.`
        : `${says}; kết quả ấy đến lúc ${formatMs(reason.atMs)}.`;
    }
    case "late":
      return `${n[reason.side]} tính một kết quả đến khi ${reason.probe ? "đợt nửa mở của nó đã qua" : "trạng thái lúc gọi đã qua"}; ${n[other(reason.side)]} bỏ kết quả ấy.`;
    case "lateActsOn":
      return `${n[reason.side]} tính kết quả muộn cho trạng thái lúc lời gọi bắt đầu; ${n[other(reason.side)]} tính cho trạng thái hiện tại.`;
    case "latePermit":
      return `${n[reason.side]} được một kết quả muộn trả cho một suất chưa hề lấy.`;
    case "verdict":
      return `Khi nửa mở, ${n.a} quyết định theo ${verdictOf(reason.a)}; ${n.b} theo ${verdictOf(reason.b)}.`;
    case "lease":
      return `${n[reason.side]} nửa mở nhiều nhất ${formatMs(reason.ms)}; ${n[other(reason.side)]} thì cho đến khi thăm dò trả lời.`;
    case "slow":
      return `${n[reason.side]} coi lời gọi quá ${formatMs(reason.ms)} là chậm; ${n[other(reason.side)]} chỉ nhìn kết quả.`;
    case "capacity":
      return `${n[reason.side]} chỉ cho ${calls(reason.most)} chạy cùng lúc; ${n[other(reason.side)]} không giới hạn.`;
    case "warmUp":
      return `${n[reason.side]} còn khởi động: không mở trong ${formatMs(reason.ms)} đầu.`;
    case "judgedByTimer":
      return `${n[reason.side]} cũng đã đủ thất bại, nhưng chỉ xét theo hẹn giờ, mỗi ${formatMs(reason.ms)} một lần; ${n[other(reason.side)]} xét ở mỗi kết quả.`;
    case "judgedOnFailures":
      return `${n[reason.side]} cũng đã đủ thất bại, nhưng chỉ xét khi một lời gọi thất bại; ${n[other(reason.side)]} xét ở mỗi kết quả.`;
    case "minCalls": {
      const { side } = reason;
      return `${n[side]} chưa xét khi chưa đủ ${calls(reason.needed)}, mà mới đếm được ${formatNumber(reason.counted)}; ${n[other(side)]} mở khi có ${tripOf(reason[other(side)])}.`;
    }
    case "strict":
      return `Tỷ lệ bằng đúng ngưỡng: ${n[other(reason.side)]} mở khi chạm ngưỡng, ${n[reason.side]} phải vượt ngưỡng mới mở.`;
    case "rounding":
      return `Cùng một tỷ lệ, nhưng hai bên làm tròn khác nhau: với ${n[reason.side]} thì còn dưới ngưỡng.`;
    case "denominator":
      return `Tỷ lệ thất bại: ${n.a} tính ${denominators[reason.a]}; ${n.b} tính ${denominators[reason.b]}.`;
    case "windowKept":
      return `${n[reason.side]} vẫn tính những gì có trước lần đóng gần nhất; ${n[other(reason.side)]} đếm lại từ lúc đó.`;
    case "clears":
      return `${n[reason.side]} cứ mỗi ${formatMs(reason.ms)} lại quên hết số đã đếm; ${n[other(reason.side)]} thì không.`;
    case "forgets":
      return `${n[reason.side]} đã quên các kết quả cũ: mở khi có ${tripOf(reason[reason.side])}; ${n[other(reason.side)]} mở khi có ${tripOf(reason[other(reason.side)])}.`;
    case "trip":
      return `${n.a} mở khi có ${tripOf(reason.a)}; ${n.b} mở khi có ${tripOf(reason.b)}.`;
    case "other":
      return "Nguyên nhân không chỉ là một quy tắc: các quy tắc khác nhau được liệt kê bên dưới.";
  }
}
