/** The libraries' breakers: the menu, their own options, and how they were checked. */
import type { libraries as english } from "../en/libraries";
import { breaker } from "./breaker";
import { formatMs, formatNumber } from "./format";
import { knobs } from "./knobs";

const units: { readonly [unit: string]: string } = {
  ms: "ms",
  s: "s",
  "%": "%",
  share: "0–1",
  calls: "lời gọi",
  "calls/s": "lời gọi/s",
  buckets: "ngăn",
  attempts: "lần thử",
  retries: "lần lại",
  times: "×",
  switch: "bật hoặc tắt",
  choice: "",
};

const SWITCHED = { true: "bật", false: "tắt" };

/** What is said in words of an option: no library has a name for it. */
const TAKEN: { readonly [words: string]: string } = {
  "business refusals": "từ chối nghiệp vụ",
  "all but business refusals": "tất cả trừ từ chối nghiệp vụ",
  "all but OperationCanceledException": "tất cả trừ OperationCanceledException",
  "1 call, threshold 0": "1 lần gọi, threshold 0",
};

/** An option as somebody wrote it: figures with their unit, lists and own kinds in the library's words. */
function written(value: unknown, unit: string): string {
  if (Array.isArray(value)) return value.map((each) => written(each, "")).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${written(part, "")}`)
      .join(", ");
  }
  if (typeof value !== "number") return TAKEN[String(value)] ?? String(value);
  const own = units[unit] ?? "";
  return `${formatNumber(value)}${own === "" || own === units.share ? "" : ` ${own}`}`;
}

export const libraries: typeof english = {
  units,
  optionSet: (name, value, unit) => `${name} ${written(value, unit)}`,
  label: "Chạy như",
  own: breaker.like.own,
  textbook: breaker.like.textbook,
  named: (name, version) => (name.endsWith(version) ? name : `${name} ${version}`),
  form: "Loại",
  optionValue: (name, value, unit) => {
    const figure =
      value === null ? "không đặt" : typeof value === "boolean" ? SWITCHED[`${value}`] : value;
    const said = typeof figure === "number" ? formatNumber(figure) : (TAKEN[figure] ?? figure);
    const own = typeof value === "number" && unit !== "share" ? (units[unit] ?? "") : "";
    return `${name} ${said}${own === "" ? "" : ` ${own}`}`;
  },
  others: "Theo mặc định của thư viện:",
  recordings: (count, agree) =>
    `${formatNumber(agree)}/${formatNumber(count)} bản ghi của thư viện khớp đến tận bước cuối.`,
  source: "Viết theo mã nguồn của thư viện; chưa phát lại bản ghi nào.",
  timeout: (ms) =>
    `Timeout lời gọi ${formatMs(ms)} của thư viện ở đây là timeout của chặng, và giữ nguyên.`,
  notModelled: "Chưa mô phỏng",
  refused: "Không nhận: không có thiết lập này, hoặc trang này không ghi được.",
  because: (what, why) => `${what}: ${why}`,

  ownSettings: knobs.retriesLike.own,
  nothing: "không gì cả",
  counts: {
    attempts: (option) => `${option} đếm mọi lần thử, cả lần đầu.`,
    retries: (option) => `${option} chỉ đếm các lần thử lại, không tính lần đầu.`,
  },
  caps: {
    before: "Khoảng nghỉ bị chặn trên trước, rồi mới rút ngẫu nhiên.",
    after: "Khoảng nghỉ được rút ngẫu nhiên trước, rồi mới bị chặn trên.",
  },
  sameIn: (others) => `Ở thư viện khác cũng như vậy: ${others.join(" · ")}`,
  nearly: (what, why) => `Gần như vậy: ${what}; ${why}.`,

  open: "Từng thư viện được kiểm chứng thế nào",
  title: "Thư viện được mô phỏng đúng đến đâu",
  intro:
    "Bản ghi của các thư viện thật được phát lại qua các quy tắc ở đây. Một quy tắc coi là đã chứng minh khi bỏ nó đi thì có bản ghi không khớp; các quy tắc còn lại được đọc từ mã nguồn.",
  columns: {
    library: "Thư viện",
    recordings: "Bản ghi",
    agree: "Khớp",
    differ: "Lệch",
    notModelled: "Chưa mô phỏng",
    rule: "Quy tắc",
    standing: "Biết nhờ",
  },
  rules: (name, count) => `${name}: ${formatNumber(count)} quy tắc`,
  standing: {
    proved: (proofs) => `${formatNumber(proofs)} bản ghi chứng minh`,
    source: () => "đọc trong mã nguồn",
  },
};
