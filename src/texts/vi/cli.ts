/** The command line. */
import type { BreakerKind, Cause } from "../../engine/event";
import type { AttemptStatus } from "../../engine/scenario";
import type { cli as english } from "../en/cli";
import { amount, format, formatMs, formatNumber, lists } from "./format";
import { ledger } from "./ledger";
import { least, outOf } from "./shares";
import { status } from "./status";

const { leftBefore: before, leftAfter: after, operation: _, ...columns } = ledger.columns;

/** A half-open breaker refuses too, so the word for an open one would be untrue there. */
const attempt = (of: AttemptStatus) => (of === "circuit_open" ? "bị chặn" : status.attempt[of]);
const state = (kind: BreakerKind) => status.breaker[kind];
const percent = (rate: number) => amount(Math.round(rate * 1e4) / 100, "%");
const until = (untilMs: number, nowMs: number) =>
  `đến ${formatNumber(untilMs)}, còn sớm ${formatNumber(untilMs - nowMs)}`;

const file = { scenario: "tệp kịch bản", lesson: "tệp bài học" };
const found = (got: string | undefined) => (got === undefined ? "không gì cả" : `“${got}”`);
const meant = (name: string) => `; có phải là ${name}?`;

function why(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `thất bại ${formatNumber(cause.failures)} ≥ ${formatNumber(cause.threshold)}`;
    case "successes":
      return `thành công ${formatNumber(cause.successes)} ≥ ${formatNumber(cause.needed)}`;
    case "failure_rate":
    case "slow_rate": {
      const rounded = cause.rounded === undefined ? "" : ` ≈ ${percent(cause.rounded)}`;
      const what = cause.rule === "slow_rate" ? "chậm" : "thất bại";
      return `${what} ${outOf(cause.counted, cause.total)}${rounded} ${least(cause.rate, cause.strict === true)}`;
    }
    case "rate_below":
      return `thất bại ${outOf(cause.counted, cause.total)} ${cause.strict ? "≤" : "<"} ${percent(cause.rate)}`;
    case "open_time_over":
      return `đã qua ${formatMs(cause.waitedMs)}`;
    case "half_open_time_over":
      return `nửa mở đã ${formatMs(cause.waitedMs)} mà chưa ngã ngũ`;
    case "probe_failed":
      return `thăm dò: ${attempt(cause.status)}`;
    case "probe_ignored":
      return `thăm dò bị bỏ qua: ${attempt(cause.status)}`;
    case "forced":
      return `bị ép ${state(cause.to)}`;
    case "released":
      return "thôi bị ép";
    case "restarted":
      return "khởi động lại";
  }
}

export const cli: typeof english = {
  number: formatNumber,

  help: {
    about: "Hopwatch: một yêu cầu tiêu ngân sách thời gian vào đâu, và khi nào bộ ngắt mạch mở.",
    usage: "Cách dùng:",
    file: "TỆP",
    name: "TÊN",
    commands: {
      run: "bảng kê của từng yêu cầu, hoặc kết quả dạng JSON",
      check: "kịch bản có gì sai; mã thoát 1 nếu có lỗi",
      list: "các kịch bản mẫu",
      "lesson check": "bài học có gì sai; mã thoát 1 nếu có lỗi",
      "lesson list": "khóa học",
      help: "trang trợ giúp này",
    },
    sources: `TỆP là tệp kịch bản hoặc tệp bài học; “-” là đầu vào chuẩn. TÊN là một kịch bản mẫu; tệp trùng tên thì
gọi bằng ./TÊN.`,
    options: "Tùy chọn:",
    ofOptions: {
      json: "in kết quả, nhận xét hoặc lỗi ra JSON",
      format: (formats) => `in nhận xét dạng ${lists.or(formats)} (chú thích của GitHub workflow)`,
      lang: (languages) => `ngôn ngữ: ${lists.or(languages)}; mặc định là tiếng Anh`,
      seed: (most) => `dùng seed này thay cho seed của kịch bản (số nguyên từ 0 đến ${most})`,
      help: "in trang trợ giúp này",
      version: "in số phiên bản",
    },
    exit: "Mã thoát: 0 là xong, 1 là kiểm tra thấy lỗi, 2 là đầu vào không hợp lệ.",
  },
  usage: {
    noCommand: (commands) => `Cần một lệnh: ${lists.or(commands)}.`,
    unknownCommand: (command, nearest, commands) =>
      `Không có lệnh ${command}${nearest === null ? `; chỉ có ${lists.and(commands)}` : meant(nearest)}`,
    unknownOption: (option, command) =>
      command === null
        ? `Không có tùy chọn ${option}.`
        : `Lệnh ${command} không có tùy chọn ${option}.`,
    noSource: (command) => `Lệnh ${command} cần tệp kịch bản, tên một kịch bản mẫu, hoặc “-”.`,
    noLesson: (command) => `Lệnh ${command} cần tệp bài học, hoặc “-”.`,
    noLessonCommand: (check, list) => `Cần nói rõ làm gì: ${check} TỆP, hoặc ${list}.`,
    tooMany: (command, argument) =>
      `Lệnh ${command} không nhận thêm tham số nào nữa, nhưng gặp ${argument}.`,
    noValue: (option) => `Tùy chọn ${option} không nhận giá trị.`,
    badFormat: (formats, got) =>
      `--format: cần một trong ${formats.join(", ")}, nhưng gặp ${found(got)}.`,
    twoFormats: (name) => `Chỉ dùng một trong hai: --json hoặc --format ${name}.`,
    badSeed: (most, got) => `--seed: cần một số nguyên từ 0 đến ${most}, nhưng gặp ${found(got)}.`,
    badLanguage: (languages, got) => `--lang: cần ${lists.or(languages)}, nhưng gặp ${found(got)}.`,
  },
  source: {
    standardInput: "đầu vào chuẩn",
    noName: (name, nearest) =>
      `Không có tệp hay kịch bản mẫu nào tên ${name}${nearest === null ? "; xem các kịch bản mẫu bằng hopwatch list." : meant(nearest)}`,
    missing: (source, kind) => `${source}: cần ${file[kind]}, nhưng không có tệp nào ở đó.`,
    directory: (source, kind) => `${source}: cần ${file[kind]}, nhưng đây là thư mục.`,
    tooLarge: (source, limit) =>
      `${source}: chỉ nhận tối đa ${formatNumber(limit)} byte, nhưng tệp lớn hơn.`,
    notText: (source) => `${source}: cần văn bản UTF-8, nhưng đây không phải UTF-8.`,
    unreadable: (source, kind, code) =>
      `${source}: cần ${file[kind]}, nhưng không đọc được (${code}).`,
  },
  cannotWrite: (code) => `Không ghi được đầu ra (${code}).`,
  refused: (cause) =>
    cause.reason === "cannot_end"
      ? `chặng ${cause.hop}: lời gọi bị treo, mà không có timeout hay hạn chót nào cắt nó.`
      : `lần thử: một lượt chạy có tối đa ${formatNumber(1_000_000)}, nhưng ở đây là ${formatNumber(cause.attempts)}.`,
  run: {
    deadline: (ms) => (ms === null ? "không có hạn chót" : `hạn chót ${formatMs(ms)}`),
    reserve: (ms) => `dự trữ ${formatMs(ms)}`,
    closing: (ms) => `khâu hoàn tất ${formatMs(ms)}`,
    budget: { shared: "ngân sách chung", local: "ngân sách riêng từng lời gọi" },
    told: {
      remaining: "bên được gọi được báo phần còn lại",
      absolute: "bên được gọi được báo mốc hạn chót",
      reset: "bên được gọi lần nào cũng được báo trọn hạn chót",
    },
    seed: (seed) => `seed ${seed}`,
    operation: (id, startMs) => `Yêu cầu ${formatNumber(id)}, đến lúc ${formatMs(startMs)}`,
    ended: (endMs) => `Lượt chạy kết thúc lúc ${formatMs(endMs)}.`,
    calls: "Số lần thử đã gửi:",
  },
  status: { attempt, operation: (of) => status.operation[of] },
  ledger: {
    columns: { ...columns, before, after },
    boundBy: ledger.bound,
    work: "làm việc",
    pause: "nghỉ",
    denied: "bỏ thử lại",
    visitor: "người dùng",
    leaves: "bỏ đi",
    closing: "hoàn tất",
    total: ledger.total,
    none: "-",
    ownTerm: (ms) => `${formatNumber(ms)} riêng`,
    leftTerm: (ms) => `${formatNumber(ms)} còn lại`,
    reserveTerm: (ms) => `${formatNumber(ms)} dự trữ`,
    marginTerm: (ms) => `${formatNumber(ms)} biên`,
    noLimit: "không giới hạn",
    usable: (ms) => `${formatNumber(ms)} dùng được`,
    pauseTerm: (ms) => `${formatNumber(ms)} nghỉ`,
    minUseful: (ms) => `${formatNumber(ms)} tối thiểu`,
    late: (ms) => `trễ ${formatNumber(ms)}`,
    ghost: (ms) => `việc thừa ${formatNumber(ms)}`,
    failedAt: (hop, of) => `${hop}: ${of}`,
    unknown: "kết quả không rõ",
    notSent: "chưa gửi gì",
    probe: "thăm dò",
    neverEnds: "không bao giờ xong",
    pauseWhy: { backoff: "backoff", "retry-after": "theo Retry-After" },
    deniedWhy: { backoff: "không đủ chỗ để nghỉ", "retry-after": "không đủ chỗ cho Retry-After" },
    cutShort: "bị cắt ngắn",
    cutBy: { own: "", budget: "", connect: "khi đang kết nối", read: "im lặng quá lâu" },
    refusal: (of, reason) => `${of === "circuit_open" ? attempt(of) : "không bắt đầu"}: ${reason}`,
    refused: {
      nothing_left: () => "hết thời gian",
      open: (untilMs, nowMs) => (untilMs === null ? "mạch mở" : `mạch mở ${until(untilMs, nowMs)}`),
      retry_after: (untilMs, nowMs) =>
        untilMs === null ? "Retry-After đang giữ" : `Retry-After giữ ${until(untilMs, nowMs)}`,
      probe_limit: () => "nửa mở, hết suất thăm dò",
      forced: () => "bị ép mở",
      capacity: () => "quá nhiều lời gọi cùng lúc",
    },
  },
  breaker: {
    head: (key, is) => `Bộ ngắt ${key}: ${state(is)}`,
    failures: (count) => `thất bại ${formatNumber(count)}`,
    reached: (count) => `lời gọi đến nơi ${formatNumber(count)}`,
    refused: (count) => `bị chặn ${formatNumber(count)}`,
    probes: (ok, failed) =>
      `thăm dò ${formatNumber(ok)} thành công, ${formatNumber(failed)} thất bại`,
    arrow: (from, to) => `${state(from)} → ${state(to)}`,
    why,
  },
  check: {
    at: (hop, operation, n) =>
      [
        hop,
        operation === null ? null : `yêu cầu ${formatNumber(operation)}`,
        n === null ? null : `lần thử ${formatNumber(n)}`,
      ]
        .filter((part) => part !== null)
        .join(", "),
    rule: (rule) => `[${rule}]`,
  },
  lesson: {
    noFaults: (steps) => `Không có lỗi nào trong ${formatNumber(steps)} bước.`,
    faults: (count, most) =>
      `${formatNumber(count)} lỗi${count < most ? "" : ", và có thể còn nữa"}`,
    minutes: (minutes) => amount(minutes, format.units.min),
  },
};
