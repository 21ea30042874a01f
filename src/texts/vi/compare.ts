/** Two settings side by side: what to compare with, and the differences in words. */
import type { compare as english } from "../en/compare";
import { formatMs, formatNumber, lists } from "./format";
import { status } from "./status";

const presets: (typeof english)["presets"] = {
  deadlineShared: {
    title: "Dùng chung hạn chót",
    note: "Điểm vào nhìn phần còn lại trước mỗi lời gọi.",
  },
  ownTimeouts: {
    title: "Mỗi timeout tính riêng",
    note: "Điểm vào chỉ nhìn timeout riêng, không nhìn phần còn lại.",
  },
  toldRemaining: {
    title: "Bên được gọi được báo phần còn lại",
    note: "Mỗi bên biết bên gọi mình còn chờ bao lâu.",
  },
  toldNothing: {
    title: "Bên được gọi không được báo gì",
    note: "Dưới điểm vào không ai biết có hạn chót.",
  },
  stopAtDeadline: {
    title: "Bên được gọi dừng ở hạn chót",
    note: "Không làm cho một phản hồi chẳng còn ai chờ.",
  },
  workPastDeadline: {
    title: "Bên được gọi làm quá hạn chót",
    note: "Được báo, nhưng vẫn cứ làm tiếp.",
  },
  stopWhenCancelled: {
    title: "Bên được gọi dừng khi bên gọi bỏ đi",
    note: "Lời gọi bị cắt hay bị hủy thì bên dưới cũng dừng.",
  },
  workPastCancelling: {
    title: "Bên được gọi làm tiếp khi bên gọi bỏ đi",
    note: "Không ai báo cho chúng biết lời gọi đã bị cắt.",
  },
  retriesInOneLayer: {
    title: "Thử lại ở một tầng",
    note: "Chỉ tầng sát chỗ hỏng mới thử lại.",
  },
  retriesInEveryLayer: {
    title: "Thử lại ở mọi tầng",
    note: "Các tầng trên và dưới cũng thử lại chừng ấy lần.",
  },
  withoutRetries: { title: "Không thử lại", note: "Mỗi lời gọi chỉ thực hiện một lần." },
  withRetries: {
    title: "Có thử lại",
    note: `Các lời gọi trong cùng được thử 3 lần, cách nhau ${formatMs(50)}.`,
  },
  withoutBreaker: { title: "Không có bộ ngắt", note: "Lời gọi nào cũng được thực hiện." },
  withBreaker: {
    title: "Có bộ ngắt",
    note: `Trước mỗi lời gọi trong cùng: mở sau 3 thất bại liên tiếp, trong ${formatMs(10_000)}.`,
  },
  nothingKeptBack: {
    title: "Không giữ lại gì",
    note: "Không dự trữ, không biên: lời gọi được dùng hết phần còn lại.",
  },
  reserveForClosing: {
    title: "Có dự trữ cho khâu hoàn tất",
    note: "Bằng đúng thời gian khâu hoàn tất cần.",
  },
  fannedOut: {
    title: "Gọi song song",
    note: "Bên được gọi gửi mọi lời gọi của mình cùng lúc.",
  },
  inOrder: {
    title: "Gọi lần lượt",
    note: "Bên được gọi chờ xong lời gọi này mới sang lời gọi khác.",
  },
};

const many = (count: number, what: string) => `${formatNumber(count)} ${what}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const compare: typeof english = {
  stop: "Thôi so sánh",
  swap: "Đổi chỗ",
  pin: "Ghim hiện tại",
  change: "So sánh với…",
  now: "Hiện tại",
  pinned: "Bản ghim",
  half: (which, name) => (name === null ? which : `${which}: ${name}`),
  editing: "Mọi thay đổi đều vào bản ở trên. Bản ở dưới giữ nguyên như lúc ghim.",
  list: (which, request) =>
    `${which}: các chặng của yêu cầu ${formatNumber(request)}; Enter đi đến chỗ một chặng kết thúc`,
  noRequest: "Đến lúc này chưa có yêu cầu nào.",
  here: (sentence) => `Bên kia: ${sentence}`,
  nearest: (sentence) => `Bên kia không có bước này. Bước gần nhất về thời gian: ${sentence}`,
  ends: (ending) => `Kết thúc: ${ending}`,

  dialog: {
    title: "So sánh với",
    lead: "Kịch bản đang mở vẫn là bản để sửa. Thứ bạn chọn được ghim bên cạnh, giữ nguyên.",
    pinTitle: "Hiện tại, đem ghim",
    pinNote: "Một bản sao của lúc này: cứ sửa tiếp để xem có gì thay đổi.",
    presets: "Vẫn kịch bản này, đổi một điểm",
    gallery: "Từ kịch bản mẫu",
  },
  presets,

  names: {
    present: "Như hiện tại",
    titled: (title) => `“${title}”`,
    budget: { shared: "dùng chung hạn chót", local: "mỗi timeout tính riêng" },
    told: {
      none: "bên được gọi không được báo gì",
      remaining: "bên được gọi được báo phần còn lại",
      absolute: "bên được gọi được báo hạn chót theo giờ đồng hồ",
      reset: "bên được gọi lại được báo trọn ngân sách",
    },
    retries: (names) => (names.length === 0 ? "không thử lại" : `thử lại ở ${someOf(names)}`),
    breakers: (names) =>
      names.length === 0 ? "không có bộ ngắt" : `có bộ ngắt trước ${someOf(names)}`,
    stopsAtDeadline: {
      true: "bên được gọi dừng ở hạn chót",
      false: "bên được gọi làm quá hạn chót",
    },
    stopsOnCancel: {
      true: "bên được gọi dừng khi bên gọi bỏ đi",
      false: "bên được gọi làm tiếp khi bên gọi bỏ đi",
    },
    keptBack: { true: "có giữ lại thời gian", false: "không giữ lại gì" },
    fanOut: { true: "gọi song song", false: "gọi lần lượt" },
    hop: (there, name) => `${there ? "Có" : "Không có"} ${name}`,
    setting: (name, value, of) =>
      of === null ? `${name} = ${value}` : `${name} = ${value} (${of})`,
    alone: capital,
    with: (phrase) => `Khi ${phrase}`,
  },

  words: {
    said: (lead, ours, theirs) => {
      const says = `${lists.and(ours)} thay vì ${lists.and(theirs)}.`;
      return lead === null ? capital(says) : `${lead}: ${says}`;
    },
    calls: (count, name) => `${many(count, "lời gọi")} đến ${name}`,
    ghost: (ms) => `${formatMs(ms)} việc thừa`,
    unknown: (count) => many(count, "kết quả không rõ"),
    refused: (count) => many(count, "lời gọi không thực hiện"),
    bare: formatNumber,
    bareMs: formatMs,
    after: (tookMs, lateMs) =>
      `sau ${formatMs(tookMs)}${lateMs > 0 ? `, trễ ${formatMs(lateMs)}` : ""}`,
    ending: (ends, where, after) =>
      `${status.operation[ends]}${where === null ? "" : ` ở ${where}`} ${after}`,
    failedAt: (name, ended) => `${name} (${ended})`,
    alike: (request, ending) =>
      `Yêu cầu ${formatNumber(request)} ở hai bên kết thúc như nhau: ${ending}.`,
    nothingYet: "Chưa có gì khác. Hãy đổi một thiết lập: khác biệt sẽ hiện ở đây.",
    onlyHere: (request) => `Yêu cầu ${formatNumber(request)} chỉ có ở bản trên.`,
    run: (requests) => `Trong cả lượt chạy ${many(requests, "yêu cầu")}`,
    runs: (ours, theirs) =>
      `Trong cả lượt chạy ${formatNumber(ours)} thay vì ${many(theirs, "yêu cầu")}`,
    requests: (count, ends) => `${formatNumber(count)} ${status.operation[ends]}`,
    late: (count) => `${formatNumber(count)} trễ`,
    runAlike: "Cả lượt chạy cho kết quả như nhau.",
  },

  table: {
    caption: "Số liệu hai bên",
    figure: "Số liệu",
    difference: "Lệch",
    request: (request) => `Yêu cầu ${formatNumber(request)}`,
    run: "Cả lượt chạy",
    ending: "kết thúc",
    took: "mất",
    late: "trễ",
    calls: (name) => `lời gọi đến ${name}`,
    perRequest: (name) => `lời gọi đến ${name} mỗi yêu cầu`,
    ghost: "việc thừa",
    unknown: "kết quả không rõ",
    refused: "lời gọi không thực hiện",
    requests: "yêu cầu",
    ended: (ends) => status.operation[ends],
    lateRequests: "bị trễ",
    longest: "yêu cầu lâu nhất",
    runEnds: "mọi việc xong lúc",
    none: "–",
    same: "bằng",
    more: (text) => `+${text}`,
    less: (text) => `−${text}`,
    other: "khác",
  },

  settings: {
    title: "Thiết lập khác nhau",
    none: "Mọi thiết lập đều giống nhau.",
    setting: "Thiết lập",
    of: (owner, name) => `${owner}: ${small(name)}`,
    breaker: (key) => `Bộ ngắt ${key}`,
    otherwise: "khác",
    more: (count) => `và ${formatNumber(count)} mục nữa`,
  },

  breakers: {
    title: "Bộ ngắt tại con trỏ",
    says: (key, ours, theirs) => `Bộ ngắt ${key}: ${ours}; ở bản ghim: ${theirs}.`,
    absent: "không có",
  },
};

function someOf(names: readonly string[]): string {
  return names.length <= 3 ? lists.and(names) : `${formatNumber(names.length)} lời gọi`;
}
