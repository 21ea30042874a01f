/** Two libraries' breakers on the same traffic: chosen, and where they part and why. */
import { instanceOf } from "../../engine/breakerReplay";
import type { BreakerKind, Cause, ToldEvent } from "../../engine/event";
import type { Answer, Parting, PartingSide } from "../../engine/parting";
import type { PartingChance } from "../../engine/partingChances";
import type { parting as english } from "../en/parting";
import { type Names, nameOf } from "../names";
import { formatMs, formatNumber } from "./format";
import { because, calls, HALVES } from "./partingReasons";
import { status } from "./status";
import { subject } from "./subject";

const outOf = (count: number, total: number) => `${formatNumber(count)}/${formatNumber(total)}`;

function causeOf(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `thất bại ${formatNumber(cause.failures)} ≥ ${formatNumber(cause.threshold)}`;
    case "failure_rate":
      return `thất bại ${outOf(cause.counted, cause.total)}`;
    case "slow_rate":
      return `chậm ${outOf(cause.counted, cause.total)}`;
    case "rate_below":
      return `thăm dò thất bại ${outOf(cause.counted, cause.total)}`;
    case "successes":
      return `thành công ${formatNumber(cause.successes)} ≥ ${formatNumber(cause.needed)}`;
    case "probe_failed":
      return `thăm dò thất bại: ${status.attempt[cause.status]}`;
    case "probe_ignored":
      return `thăm dò có kết quả bỏ qua: ${status.attempt[cause.status]}`;
    case "open_time_over":
      return `sau ${formatMs(cause.waitedMs)}`;
    case "half_open_time_over":
      return `nửa mở đã ${formatMs(cause.waitedMs)} mà chưa ngã ngũ`;
    case "forced":
      return `bị ép ${status.breaker[cause.to]}`;
    case "released":
      return "thôi bị ép";
    case "restarted":
      return "khởi động lại";
  }
}

function answers(answer: Answer, state: BreakerKind): string {
  if (answer === "waits") return "để lời gọi đợi";
  if (answer === "through") {
    return state === "half-open" ? "cho lời gọi qua để thăm dò" : "cho lời gọi qua";
  }
  if (state === "open") return "chặn lời gọi: vẫn đang mở";
  return state === "half-open"
    ? "chặn lời gọi: hết suất thăm dò"
    : "chặn lời gọi: quá nhiều lời gọi đang chạy";
}

function moves({ move }: PartingSide): string | null {
  if (move === null) return null;
  if (move.to === "half-open") {
    return move.operation === null ? "chuyển sang nửa mở theo hẹn giờ" : "chuyển sang nửa mở";
  }
  const does = move.to === "closed" ? "đóng" : move.from === "half-open" ? "mở lại" : "mở";
  return `${does} (${causeOf(move.cause)})`;
}

/** `missing`: why it stays as it is, where that is known. */
function does(side: PartingSide, missing: string | null): string {
  const moved = moves(side);
  const answered = side.answer === null ? null : answers(side.answer, side.state.kind);
  if (moved !== null) return answered === null ? moved : `${moved} và ${answered}`;
  if (answered !== null) return answered;
  const stays = `vẫn ${status.breaker[side.state.kind]}`;
  return missing === null ? stays : `${stays} (${missing})`;
}

function heard({ status: ended, late }: ToldEvent): string {
  return late ? `${status.attempt[ended]}, muộn` : status.attempt[ended];
}

function occasion({ a, b, by }: Parting, names: Names): string {
  const asked = a.asked ?? b.asked;
  if (by === "call" && asked !== null) {
    return `khi yêu cầu ${formatNumber(asked.operation)} gọi ${subject(asked, names)}`;
  }
  const told = a.told ?? b.told;
  if (by === "result" && told !== null) {
    return `khi yêu cầu ${formatNumber(told.operation)} nhận kết quả từ ${subject(told, names)} (${heard(told)})`;
  }
  return "chỉ do thời gian trôi";
}

const chances: { readonly [chance in PartingChance]: string } = {
  minCalls: "nhiều lời gọi hơn, vì hai bên bắt đầu xét từ những số khác nhau",
  trip: "thất bại xen với thành công",
  timed: "thất bại dồn dập, vì một bên xét theo hẹn giờ",
  openTime: "lời gọi còn đến sau khi đã mở",
  boundary: "lời gọi đến đúng lúc hết thời gian mở",
  growing: "một thăm dò thất bại, rồi thêm một lần nữa",
  excess: "lời gọi đến khi thăm dò còn đang chạy",
  permits: "nhiều lời gọi cùng lúc khi đang nửa mở",
  verdict: "một thăm dò thất bại sau những lần thành công",
  rejected: "một lần từ chối nghiệp vụ",
  ignoredProbe: "một thăm dò có kết quả bỏ qua",
  late: "một lời gọi chỉ được trả lời sau khi đã mở",
  window: "thất bại ngay sau khi vừa đóng",
  lease: "một thăm dò không bao giờ trả lời",
  retryAfter: "một phản hồi có Retry-After",
  capacity: "nhiều lời gọi cùng lúc hơn mức một bên cho phép",
  timer: "chỉ cần thời gian trôi, vì chỉ một bên tự chuyển",
};

const answered: { readonly [answer in Answer]: string } = {
  through: "cho qua",
  refused: "chặn",
  waits: "để đợi",
};

const marks: { readonly [answer in Answer]: string } = {
  through: "vạch: được cho qua",
  refused: "dấu chéo: bị chặn",
  waits: "vòng tròn: phải đợi",
};

/** So many are named of what could part them. */
const MOST_CHANCES = 3;

export const parting: typeof english = {
  dialog: {
    title: "Cùng lưu lượng, hai thư viện",
    open: "So với thư viện khác",
    note: "Kịch bản đang mở chạy hai lần, mỗi lần theo quy tắc bộ ngắt của một thư viện.",
    breaker: "Bộ ngắt",
    left: "Thứ nhất",
    right: "Thứ hai",
    present: (name) => `như hiện tại: ${name}`,
    taken: (options) => `Lấy theo hiện tại: ${options.join(" · ")}.`,
    nothingTaken: "Không quy tắc hiện tại nào có thiết lập tương ứng ở đó.",
    own: (options) => `Của riêng thư viện: ${options.join(" · ")}.`,
    unchanged: "Các quy tắc giữ nguyên.",
    same: "Hai bên thành cùng một bộ quy tắc: không có gì để so sánh.",
    go: "So sánh",
  },
  title: "Chỗ hai bên khác nhau",
  above: (name) => `${name} (trên)`,
  below: (name) => `${name} (dưới)`,
  ...HALVES,
  when: (parting, names) => {
    const instance = instanceOf(parting.breaker);
    const where = instance === null ? "" : `, ở instance ${formatNumber(instance)}`;
    return `Lúc ${formatMs(parting.atMs)}, ${occasion(parting, names)}${where}`;
  },
  says: (when, n, a, b) => `${when}: ${n.a} ${a}; ${n.b} ${b}.`,
  does,
  because,
  notices: ({ atMs, operation, hop, a, b }, n, names) =>
    `Lời gọi đầu tiên thấy khác biệt là của yêu cầu ${formatNumber(operation)} đến ${nameOf(hop, names)}, lúc ${formatMs(atMs)}: ${n.a} ${answered[a]}, ${n.b} ${answered[b]}.`,
  unnoticed: "Với lưu lượng này, không lời gọi nào thấy khác biệt.",
  alike: (count) =>
    count === 0
      ? "Trước đó chưa có lời gọi nào."
      : `Trước đó hai bên trả lời như nhau (${calls(count)}).`,
  never: (count) =>
    count === 0
      ? "Không lời gọi nào hỏi bộ ngắt này, nên hai bên chẳng có gì để khác nhau."
      : `Với lưu lượng này hai bên không hề khác nhau: lời gọi nào cũng được trả lời như nhau (${calls(count)}).`,
  wouldPart: (list) =>
    `Điều có thể làm hai bên khác nhau: ${list
      .slice(0, MOST_CHANCES)
      .map((chance) => chances[chance])
      .join("; ")}.`,
  go: (atMs) => `Đến ${formatMs(atMs)}`,
  goBefore: (atMs) => `Đến ${formatMs(atMs)}, bước cuối trước chỗ đó`,
  legend: (seen, part) =>
    [...seen.map((answer) => marks[answer]), ...(part ? ["nét đứt: chỗ khác nhau"] : [])].join(
      " · ",
    ),
  bands: (of, key) => `${of}: các trạng thái của bộ ngắt ${key}`,
  states: (states, more) =>
    `${states
      .map(([kind, fromMs]) => `${status.breaker[kind]} từ ${formatMs(fromMs)}`)
      .join(", ")}${more > 0 ? `, và ${formatNumber(more)} lần chuyển nữa` : ""}`,
};
