/** The breaker: its diagram, why it does not move, what it counts, and what is forced by hand. */
import type { BreakerKind } from "../../engine/event";
import type { Counted, CountedStatus } from "../../engine/scenario";
import type { breaker as english } from "../en/breaker";
import { formatMs, formatNumber } from "./format";
import { calls, least, outOf, shareOf } from "./shares";

const kinds: { readonly [kind in BreakerKind]: string } = {
  closed: "đóng",
  open: "mở",
  "half-open": "nửa mở",
};

const results: { readonly [status in CountedStatus]: string } = {
  timeout: "timeout",
  unavailable: "lỗi kỹ thuật",
  rejected: "từ chối nghiệp vụ",
  rate_limited: "vượt giới hạn tần suất",
  local: "lỗi của bên gọi",
  deadline_exceeded: "quá hạn chót",
  cancelled: "đã hủy",
};

const counted: { readonly [how in Counted]: string } = {
  failure: "thất bại",
  ignored: "bỏ qua",
  success: "thành công",
};

const probes = (count: number) => `${formatNumber(count)} lần thăm dò`;
const failures = (count: number) => `${formatNumber(count)} lần thất bại`;

export const breaker: typeof english = {
  kinds,
  halfOpenLines: ["nửa", "mở"],
  results,
  counted,

  choose: "Xem bộ ngắt",
  follow: "tại con trỏ",
  unused: "Không chặng nào gọi qua bộ ngắt này.",
  instance: (key, instance) =>
    instance === null ? key : `${key} (instance ${formatNumber(instance)})`,
  guards: (key, names) => `${key}, trước ${names}`,

  none: {
    says: "Ở đây không lời gọi nào có bộ ngắt.",
    would:
      "Bộ ngắt đếm số lần thất bại liên tiếp của một lời gọi. Đủ số thì nó mở và chặn ngay: không tốn thời gian chờ, dịch vụ phía sau cũng được nghỉ. Một lúc sau nó cho một lời gọi thăm dò đi qua để biết đã đóng lại được chưa.",
    before: "Đặt trước",
    attach: (hop) => `Đặt bộ ngắt trước ${hop}`,
    noCalls: "Hãy thêm một lời gọi trước: bộ ngắt phải đứng trước lời gọi.",
  },

  guard: {
    failures: (threshold) => `thất bại ≥ ${formatNumber(threshold)}`,
    failuresIn: (threshold, windowMs) =>
      `thất bại ≥ ${formatNumber(threshold)} trong ${formatMs(windowMs)}`,
    failuresOf: (threshold, size) => `thất bại ≥ ${formatNumber(threshold)} trên ${calls(size)}`,
    rateOfCalls: (ratio, size, strict) => `${least(ratio, strict)} của ${calls(size)} thất bại`,
    rateOfTime: (ratio, windowMs, strict) =>
      `${least(ratio, strict)} thất bại trong ${formatMs(windowMs)}`,
    rateOfAll: (ratio, strict) => `${least(ratio, strict)} mọi lời gọi thất bại`,
    slow: (ratio, strict) => `hoặc ${least(ratio, strict)} chậm`,
    openTime: (ms) => `sau ${formatMs(ms)}`,
    openTimePast: (ms) => `muộn hơn ${formatMs(ms)}`,
    openTimer: (ms) => `hẹn giờ: ${formatMs(ms)}`,
    probeFailed: "thăm dò thất bại",
    probeSlow: "thăm dò thất bại hoặc chậm",
    probesFailed: (count) => `${probes(count)} thất bại`,
    rateOfProbes: (ratio, count, strict) => `${least(ratio, strict)} của ${probes(count)} thất bại`,
    successes: (needed) => `${formatNumber(needed)} lần thành công`,
    below: (count) => `${probes(count)}, thất bại ít hơn`,
    ignored: "hoặc kết quả bỏ qua",
    lease: (ms) => `hoặc sau ${formatMs(ms)}`,
    byHand: "bằng tay",
  },

  waits: {
    failures: (count, threshold) => `thất bại ${outOf(count, threshold)}`,
    failuresIn: (count, total) => `thất bại ${shareOf(count, total)}`,
    slowIn: (slow, total) => `chậm ${shareOf(slow, total)}`,
    opensAt: (ratio, strict) => `mở khi ${least(ratio, strict)}`,
    opensAtCount: (threshold) => `mở khi đủ ${formatNumber(threshold)}`,
    judgesAfter: (count) => `xét sau ${calls(count)} nữa`,
    warmsUp: (ms) => `khởi động thêm ${formatMs(ms)}`,
    reopens: (ms) => `thăm dò sau ${formatMs(ms)}`,
    nextProbes: "lời gọi kế tiếp là thăm dò",
    refusesNow: "đúng ms này vẫn chặn",
    held: "Retry-After đang giữ",
    heldFor: (ms) => `thêm ${formatMs(ms)}`,
    probes: (inFlight, permits) => `thăm dò ${outOf(inFlight, permits)} đang chạy`,
    permits: (taken, permits) => `đã dùng ${outOf(taken, permits)} suất`,
    successes: (count, needed) => `thành công ${outOf(count, needed)}`,
    answers: (count, needed, failed) =>
      `trả lời ${outOf(count, needed)}, thất bại ${formatNumber(failed)}`,
    either: (ok, okNeeded, failed, failedNeeded) =>
      `thành công ${outOf(ok, okNeeded)}, thất bại ${outOf(failed, failedNeeded)}`,
    forced: (kind) => `bị ép ${kinds[kind]}`,
    until: (ms) => `đến ${formatMs(ms)}`,
  },

  sentence: {
    closed: (count, threshold) =>
      `Đóng: ${failures(count)} liên tiếp, đủ ${formatNumber(threshold)} lần thì mở.`,
    closedRow: (count, threshold) =>
      `Đóng: ${failures(count)}, đủ ${formatNumber(threshold)} lần thì mở.`,
    closedRate: (count, total, ratio, strict) =>
      `Đóng: thất bại ${shareOf(count, total)}; mở khi ${least(ratio, strict)}.`,
    closedCount: (count, total, threshold) =>
      `Đóng: ${failures(count)} trong ${calls(total)}; mở khi đủ ${formatNumber(threshold)}.`,
    closedSlow: (slow, total, ratio, strict) =>
      `Chậm ${shareOf(slow, total)}; mở khi ${least(ratio, strict)}.`,
    judgesAfter: (count) => `Cần thêm ${calls(count)} nữa mới bắt đầu xét.`,
    warmsUp: (ms) => `Đang khởi động, còn ${formatMs(ms)} nữa mới có thể mở.`,
    open: (ms) => `Mở: chặn mọi lời gọi; sau ${formatMs(ms)} sẽ cho một lời gọi thăm dò đi qua.`,
    openHeld: (ms) => `Mở: Retry-After đang giữ, còn ${formatMs(ms)} nữa mới được thăm dò.`,
    openOnTime: (ms) =>
      `Mở: chặn mọi lời gọi; sau ${formatMs(ms)} bộ hẹn giờ sẽ tự chuyển sang nửa mở.`,
    openAtBoundary:
      "Mở: vừa hết thời gian mở, nhưng lời gọi đúng lúc này vẫn bị chặn; muộn hơn thì thành lời gọi thăm dò.",
    openOver: "Mở: đã hết thời gian mở, lời gọi kế tiếp sẽ là lời gọi thăm dò.",
    halfOpen: (inFlight, permits, successes, needed) =>
      `Nửa mở: ${outOf(inFlight, permits)} lời gọi thăm dò đang chạy, thành công ${outOf(successes, needed)} để đóng.`,
    halfOpenTotal: (taken, permits) =>
      permits === 1
        ? `Nửa mở: suất thăm dò duy nhất ${taken === 0 ? "chưa dùng" : "đã dùng"}, không cấp thêm.`
        : `Nửa mở: đã dùng ${outOf(taken, permits)} suất thăm dò, không cấp thêm.`,
    halfOpenPeriod: (taken, permits, renewsMs) =>
      `Nửa mở: đã dùng ${outOf(taken, permits)} suất; ${renewsMs > 0 ? `cấp lại sau ${formatMs(renewsMs)}` : "cấp lại khi có lời gọi kế tiếp"}.`,
    halfOpenInFlight: (taken, permits) =>
      `Nửa mở: ${outOf(taken, permits)} lời gọi thăm dò đang chạy.`,
    toClose: (successes, needed) => `Thành công ${outOf(successes, needed)} để đóng.`,
    answered: (count, needed, failed) =>
      `${outOf(count, needed)} lời gọi thăm dò đã trả lời, ${formatNumber(failed)} thất bại.`,
    either: (ok, okNeeded, failed, failedNeeded) =>
      `Thăm dò: thành công ${outOf(ok, okNeeded)} để đóng, thất bại ${outOf(failed, failedNeeded)} để mở.`,
    lease: (ms, becomes) => `Nếu chưa ngã ngũ, sau ${formatMs(ms)} sẽ thành ${kinds[becomes]}.`,
    waiting: (count) => `${formatNumber(count)} bên gọi đang đợi kết quả đó.`,
    halfOpenHeld: (ms) => `Retry-After còn hoãn lời gọi thăm dò kế tiếp thêm ${formatMs(ms)}.`,
    forced: (kind, untilMs) =>
      untilMs === null
        ? `Bị ép ${kinds[kind]} bằng tay: kết quả không được tính.`
        : `Bị ép ${kinds[kind]} bằng tay đến ${formatMs(untilMs)}: kết quả không được tính.`,
  },
  diagram: (name, sentence) => `Sơ đồ trạng thái của bộ ngắt ${name}. ${sentence}`,

  whyNot: {
    title: "Sao chưa?",
    arrow: (to) => `chưa ${kinds[to]}`,
    moreFailures: (missing) => `thất bại liên tiếp thêm ${formatNumber(missing)} lần nữa thì mở`,
    moreInWindow: (missing) => `thêm ${failures(missing)} trong cửa sổ thì mở`,
    moreCalls: (missing) => `thêm ${calls(missing)} nữa mới xét`,
    failedShare: (count, total, ratio, strict) =>
      `thất bại ${shareOf(count, total)}, chưa ${least(ratio, strict)}`,
    slowShare: (slow, total, ratio, strict) =>
      `chậm ${shareOf(slow, total)}, chưa ${least(ratio, strict)}`,
    judgedByTimer: (everyMs) =>
      `thất bại đã đủ, nhưng chỉ xét theo hẹn giờ, mỗi ${formatMs(everyMs)} một lần`,
    judgedOnFailures: "thất bại đã đủ, nhưng phải đến thất bại kế tiếp mới xét",
    judgedAtResult: "thất bại đã đủ, nhưng phải có kết quả kế tiếp mới xét",
    warmsUp: (ms) => `còn khởi động thêm ${formatMs(ms)}`,
    noLateProbe: "chưa có lời gọi thăm dò nào của đợt nửa mở trước thất bại",
    atBoundary: "lời gọi đúng lúc này vẫn bị chặn",
    early: (ms) => `còn sớm ${formatMs(ms)}`,
    earlyHeld: (ms) => `còn sớm ${formatMs(ms)}: Retry-After hẹn muộn hơn`,
    earlyTimer: (ms) => `còn sớm ${formatMs(ms)}: chuyển theo hẹn giờ`,
    noCall: "đã hết thời gian mở nhưng chưa có lời gọi nào: lời gọi kế tiếp là thăm dò",
    noProbe: "chưa lời gọi thăm dò nào trả lời",
    noProbeYet: "chưa có lời gọi thăm dò nào: lời gọi kế tiếp sẽ là nó",
    noPermit: "không có lời gọi thăm dò nào đang chạy, và cũng không còn suất",
    noRoom:
      "không có lời gọi thăm dò nào đang chạy: quá nhiều lời gọi khác chưa xong nên không còn chỗ",
    noProbeFailed: "chưa lời gọi thăm dò nào thất bại",
    moreSuccesses: (missing) => `thành công thêm ${formatNumber(missing)} lần nữa thì đóng`,
    moreProbes: (missing) => `thêm ${formatNumber(missing)} kết quả nữa mới xét`,
    moreToAnswer: (missing) => `còn ${formatNumber(missing)} lời gọi thăm dò phải trả lời`,
    moreFailedProbes: (missing) => `thêm ${probes(missing)} thất bại nữa thì mở`,
    outOfPermits: (what, left, renewsMs) => {
      const lack =
        left === 0 ? "không còn suất thăm dò" : `chỉ còn suất cho ${formatNumber(left)} lần`;
      return renewsMs === null
        ? `${what}, nhưng ${lack}`
        : `${what}, nhưng ${lack} trong ${formatMs(renewsMs)} tới`;
    },
    noIgnored: "chưa lời gọi thăm dò nào có kết quả bỏ qua",
    held: (ms) => `còn ${formatMs(ms)} nữa mới được thăm dò: Retry-After`,
    forced: (kind, untilMs) =>
      untilMs === null
        ? `bị ép ${kinds[kind]} bằng tay`
        : `bị ép ${kinds[kind]} bằng tay đến ${formatMs(untilMs)}`,
  },

  like: { title: "Chạy như một thư viện", textbook: "Bộ ngắt mẫu", own: "quy tắc tự đặt" },

  counters: {
    failures: "thất bại",
    reached: "đến nơi",
    refused: "bị chặn",
    probes: "thăm dò được / hỏng",
    slow: "chậm",
    inFlight: "đang chạy",
    of: outOf,
    waiting: "đang đợi",
    late: "muộn, tính / bỏ",
  },

  classifier: {
    title: "Tính những gì",
    failures: (names) =>
      names.length === 0 ? "không gì là thất bại" : `thất bại: ${names.join(", ")}`,
    scope: "Quy tắc cho",
    everyHop: "mọi chặng dùng nó",
    hop: (name, exceptions) =>
      exceptions === 0 ? name : `${name}: ${formatNumber(exceptions)} ngoại lệ`,
    exception: "ngoại lệ",
    row: (status) => `${results[status]} tính là`,
    starved:
      "Giờ thì lời gọi bị thiếu thời gian cũng được tính. Chỉ được 20\u202fms thay vì 70 như thường lệ thì nó không nói lên gì về dịch vụ phía sau, mà lại có thể mở mạch của một dịch vụ đang khỏe.",
  },

  forced: {
    title: "Ép bằng tay",
    summary: (count) => `${formatNumber(count)} đợt`,
  },
};
