/** Many seeded runs: how they ended, how long they took, and which deadline would do. */
import type { chance as english } from "../en/chance";
import { formatMs, formatNumber } from "./format";

/** A share as people read it; one that is not none is never written as none, nor one short of all as all. */
function share(part: number): string {
  const percent = 100 * part;
  if (part > 0 && percent < 0.01) return "< 0,01%";
  if (part < 1 && percent > 99.99) return "> 99,99%";
  if (part === 0 || part === 1) return `${formatNumber(percent)}%`;
  return `${percent.toFixed(percent >= 1 && percent <= 99 ? 1 : 2).replace(".", ",")}%`;
}

const requests = (count: number) => `${formatNumber(count)} yêu cầu`;
const runs = (count: number) => `${formatNumber(count)} lượt chạy`;
const attempts = (count: number) => `${formatNumber(count)} lần thử`;
const wholePercent = (part: number) => `${formatNumber(Math.floor(100 * part))}%`;
const upTo = (p50: number, p95: number, p99: number) =>
  `một nửa không quá ${formatMs(p50)}, 95 trên 100 không quá ${formatMs(p95)}, 99 trên 100 không quá ${formatMs(p99)}.`;

export const chance: typeof english = {
  share,
  requests,

  nothing: "Ở đây không có gì ngẫu nhiên: lượt chạy nào của kịch bản này cũng như nhau.",
  nothingToVary:
    "Một thời lượng biến thiên, yêu cầu đến ngẫu nhiên hoặc jitter sẽ làm các lượt chạy khác nhau.",
  vary: (name, ms) => `Cho ${name} dao động quanh ${formatMs(ms)}`,
  varyExplained: (p50, p99) =>
    `Một nửa số lần không quá ${formatMs(p50)}, 99 trên 100 lần không quá ${formatMs(p99)}. Có thể hoàn tác.`,

  sources: (what, each) =>
    `Ngẫu nhiên: ${what.join("; ")}.${each === 1 ? "" : ` Mỗi lượt chạy có chừng ${requests(each)}.`}`,
  sourceOf: {
    duration: (names) => `thời lượng của ${names}`,
    jitter: (names) => `khoảng nghỉ của ${names}`,
    outage: (names) => `thời lượng khi ${names} gặp sự cố`,
    arrivals: (_) => "lúc yêu cầu đến",
    byHand: (_) => "thời lượng của phản hồi bằng tay",
  },
  moreSources: (count) => `${formatNumber(count)} nguồn nữa`,

  howMany: "Lượt chạy",
  runs,
  start: "Chạy",
  again: "Chạy lại",
  stop: "Dừng",
  progress: "Tiến độ các lượt chạy",
  working: (part) => `Đang chạy: ${wholePercent(part)}`,
  counted: (part) => `Đã chạy xong; đang thử hạn chót khác: ${wholePercent(part)}`,
  resting: "Sẽ chạy lại ngay khi thiết lập ngừng thay đổi.",
  done: (count) => `Đã xong ${runs(count)}.`,
  stopped: "Đã dừng.",
  failed: (why) => `Không chạy được: ${why}`,
  old: "Số liệu này là của thiết lập cũ.",
  oldDetail: "Kịch bản đã thay đổi từ lúc đó.",

  shares: "Yêu cầu kết thúc thế nào",
  endings: {
    onTime: "đúng hạn",
    degraded: "không trọn vẹn, đúng hạn",
    deferred: "để làm sau, đúng hạn",
    late: "trễ",
    pending: "chưa xong",
    failed: "thất bại",
    cancelled: "đã hủy",
  },
  columns: {
    ending: "kết thúc",
    share: "tỷ lệ",
    range: "khoảng 95%",
    count: "yêu cầu",
    open: "mở thử",
  },
  range: (low, high) => `${share(low).replace(/[^\d,]+$/, "")} – ${share(high)}`,
  openOne: "Mở",
  openEnding: (ending) => `Mở một lượt chạy có yêu cầu kết thúc như vậy: ${ending}`,
  rangeExplained: (count, each) =>
    each
      ? `Từ ${runs(count)}: nếu lặp lại 100 lần thì 95 lần tỷ lệ thật nằm trong khoảng này.`
      : `Từ ${runs(count)}: nếu lặp lại 100 lần thì ít nhất 95 lần tỷ lệ thật nằm trong khoảng này, dù các yêu cầu trong cùng lượt chạy có liên quan với nhau thế nào.`,
  refused: (count) =>
    `${runs(count)} không có kết quả vì có chỗ sẽ không bao giờ kết thúc; những lượt này không được tính.`,
  none: "Không lượt chạy nào có yêu cầu.",

  falseTimeouts: "Timeout oan",
  noCuts: "Không lần thử nào bị cắt vì giới hạn.",
  noFalse: (cuts) =>
    `${attempts(cuts)} bị cắt vì giới hạn; dù có chờ thì không phản hồi nào đến kịp.`,
  someFalse: (operations, part, deadlineMs) =>
    `Ở ${requests(operations)} (${share(part)}), có lần thử bị cắt trong khi phản hồi của nó ${
      deadlineMs === null ? "rồi cũng sẽ đến" : `vẫn đến kịp trong hạn chót ${formatMs(deadlineMs)}`
    }.`,
  ofCuts: (falseOnes, cuts) =>
    `Đó là ${formatNumber(falseOnes)} trong số ${attempts(cuts)} bị cắt vì giới hạn.`,
  undecided: (count) =>
    `${formatNumber(count)} trường hợp không thể biết, vì bên được gọi cũng đã dừng.`,

  histogram: "Yêu cầu mất bao lâu",
  quantiles: (p50, p95, p99) => `Thời gian: ${upTo(p50, p95, p99)}`,
  deadlineOutside: (deadlineMs) => `Hạn chót ${formatMs(deadlineMs)} nằm ngoài hình này.`,
  bins: "Yêu cầu theo thời gian: phím mũi tên để di chuyển, Enter để mở một lượt chạy",
  binHint: "Nhấn vào một cột để mở một lượt chạy thuộc cột đó.",
  span: (fromMs, toMs) =>
    toMs === null
      ? `từ ${formatMs(fromMs)} trở lên`
      : toMs - fromMs === 1
        ? formatMs(fromMs)
        : `${formatNumber(fromMs)} đến ${formatMs(toMs - 1)}`,
  bin: (span, count, part) => `${span}: ${requests(count)}, ${share(part)}`,
  binEndings: (bin, endings) => `${bin}: ${endings.join(", ")}`,
  endingCount: (count, ending) => `${formatNumber(count)} ${ending}`,
  asTable: "Dạng bảng",
  binColumns: { time: "thời gian", count: "yêu cầu", share: "tỷ lệ", inTime: "đúng hạn" },
  longer: "lâu hơn",
  axisShare: (part) => `${formatNumber(100 * part)}%`,

  curve: "Hạn chót khác",
  curveFollows: "Đang thử các hạn chót khác.",
  curveStopped: "Chưa thử các hạn chót khác.",
  reading: "Hạn chót để tra",
  deadline: "hạn chót",
  knee: "điểm gãy",
  markAt: (name, ms) => `${name} ${formatMs(ms)}`,
  readOff: (deadlineMs, inTime, falseTimeouts) =>
    `Với hạn chót ${formatMs(deadlineMs)}: ${share(inTime)} đúng hạn, ${share(falseTimeouts)} bị timeout oan.`,
  curveTried: (count, each) =>
    `Mỗi hạn chót được thử với ${each === 1 ? runs(count) : `${runs(count)}, mỗi lượt chừng ${requests(each)}`}.`,
  curveHint: "Rê chuột trên đường cong, hoặc di chuyển bằng phím mũi tên.",
  kneeExplained: (deadlineMs, inTime) =>
    `Điểm gãy ở ${formatMs(deadlineMs)} (${share(inTime)} đúng hạn): từ đó trở đi chờ thêm thì lợi ít hơn mức trung bình.`,
  noKnee: "Đường cong không có điểm gãy: không hạn chót nào nổi trội.",
  unhurried: (p50, p95, p99) => `Nếu không có hạn chót: ${upTo(p50, p95, p99)}`,
  lines: { inTime: "đúng hạn", falseTimeouts: "bị timeout oan" },
  use: "Dùng hạn chót này",
  pick: (name, deadlineMs) => `${name}: ${formatMs(deadlineMs)}`,
  useAs: "Dùng làm hạn chót",
  curveColumns: { deadline: "hạn chót", inTime: "đúng hạn", falseTimeouts: "timeout oan" },
};
