/** The timeout ladder: the layers around an operation, and what their timeouts can do. */
import type { ladder as english } from "../en/ladder";
import { formatNumber, formatSpan } from "./format";

type Timeout = keyof typeof english.timeouts;

const inSentence: { readonly [timeout in Timeout]: string } = {
  connectMs: "timeout kết nối",
  responseMs: "chờ phản hồi",
  idleMs: "timeout để không",
  keepAliveMs: "keep-alive",
};

/** `null` is no limit, as everywhere in a ladder. */
function span(ms: number | null): string {
  return ms === null ? "không giới hạn" : formatSpan(ms);
}

const groups = {
  connect: "Chờ kết nối",
  response: "Chờ phản hồi",
  unused: "Giữ kết nối để không",
};

export const ladder: typeof english = {
  empty:
    "Client, bộ cân bằng tải, proxy, ứng dụng và pool kết nối đều có timeout của mình quanh thao tác này. Đặt lên cùng một thang, chúng cho thấy ai bỏ cuộc trước, kết nối nào bị đóng khi còn được dùng, và cái gì không bao giờ có tác dụng dưới hạn chót.",
  start: "Bắt đầu với chuỗi thường gặp",
  note: "Từ ngoài vào trong. Lượt chạy không dùng các thời gian này; chúng được đối chiếu với nhau và với hạn chót.",
  found: (count) =>
    count === 0
      ? "Kiểm tra không thấy gì sai."
      : `Kiểm tra thấy ${formatNumber(count)} điểm, ghi ở tầng tương ứng trong bảng.`,

  kinds: {
    client: "Client",
    cdn: "CDN",
    "load-balancer": "Cân bằng tải",
    proxy: "Proxy",
    application: "Ứng dụng",
    pool: "Pool kết nối",
  },
  kind: (name) => `Loại của ${name}`,
  name: (place) => `Tên tầng ${formatNumber(place)}`,
  nameExpected: "Tên phải có từ 1 đến 80 ký tự. Esc lấy lại tên cũ.",
  layer: "Tầng",
  timeouts: {
    connectMs: "Kết nối",
    responseMs: "Phản hồi",
    idleMs: "Để không, phía trong",
    keepAliveMs: "Keep-alive, phía ngoài",
  },
  means: {
    connectMs: "chờ kết nối đến tầng bên trong bao lâu",
    responseMs: "chờ phản hồi của tầng bên trong bao lâu",
    idleMs: "giữ kết nối để không đến tầng bên trong bao lâu",
    keepAliveMs: "với vai trò máy chủ, giữ kết nối để không của tầng bên ngoài bao lâu",
  },
  timeoutOf: (name, timeout) => `${name}: ${inSentence[timeout]}`,
  unitOf: (name, timeout) => `${name}: ${inSentence[timeout]}, đơn vị hoặc không có`,
  unknown: "chưa biết",
  noLimit: "không giới hạn",
  order: "Thứ tự",
  outwards: (name) => `Dời ${name} ra ngoài`,
  inwards: (name) => `Dời ${name} vào trong`,
  remove: (name) => `Bỏ ${name}`,
  caption: "Các tầng và timeout của chúng, từ ngoài vào trong",

  add: "Thêm tầng",
  which: "Tầng cần thêm",
  asKind: "Một loại, chưa biết thời gian",
  asProduct: "Một sản phẩm, với giá trị mặc định",
  tooMany: (most) => `Thang có tối đa ${formatNumber(most)} tầng.`,
  defaults: (times) =>
    times.length === 0 ? "Không biết thời gian nào." : `Mặc định: ${times.join(", ")}.`,
  time: (timeout, ms) => `${inSentence[timeout]} ${span(ms)}`,
  range: (text, fromMs, toMs) => `${text} (${formatSpan(fromMs)} đến ${formatSpan(toMs)})`,
  besides: (settings) => `Ngoài ra: ${settings.join(", ")}.`,
  setting: (name, ms) => `${name}: ${span(ms)}`,
  source: (source) => `Nguồn: ${source}.`,
  added: (name, place, count) => `${name} là tầng ${formatNumber(place)}/${formatNumber(count)}.`,
  removed: (name) => `Đã bỏ ${name}.`,

  reach: {
    matters: "có thể dừng việc chờ",
    "cuts-first": "cắt trước",
    "safety-net": "lưới an toàn",
    never: "không đến lượt",
    "between-requests": "giữa các yêu cầu",
  },
  reachMeans: {
    matters: "có thể là thứ chấm dứt việc chờ",
    "cuts-first": "chấm dứt việc chờ trước hạn chót",
    "safety-net": "dài hơn hạn chót: chỉ có tác dụng khi hạn chót không được giữ",
    never: "không thể có tác dụng: hạn chót luôn đến trước",
    "between-requests": "liên quan đến kết nối để không, hạn chót thế nào cũng vậy",
  },
  legend: "Ý nghĩa các thanh",
  foundMark: "kiểm tra thấy có vấn đề, xem bảng",
  groups: { ...groups, unused: "Giữ kết nối để không: tầng ngoài, rồi máy chủ bên trong" },
  groupsShort: groups,
  side: {
    idleMs: (name) => `${name}, để không`,
    keepAliveMs: (name) => `${name} (keep-alive)`,
  },
  span,
  barSays: (time, reach) => `${time}, ${reach}`,
  deadline: (ms, kept) =>
    kept ? `hạn chót ${formatSpan(ms)}` : `hạn chót ${formatSpan(ms)}, không được giữ`,
  picture: (layers, deadline) =>
    `Thang ${formatNumber(layers)} tầng trên trục logarit${
      deadline === null ? "" : `, cùng ${deadline}`
    }. Bảng có đủ mọi con số.`,

  timeSet: (name, timeout, ms) => `${name}: ${inSentence[timeout]} ${span(ms)}`,
  set: (times) => `Đặt ${times.join(", ")}`,

  race: {
    picture: (outer, inner, from, to) =>
      `Dòng thời gian của một kết nối để không. ${inner} đóng nó trong khi ${outer} vẫn có thể dùng: yêu cầu gửi từ ${from} đến ${to} thì mất.`,
    reuses: (outer) => `${outer} có thể dùng lại`,
    keeps: (inner) => `${inner} giữ nó`,
    lost: "mất: 502",
    legend: (way) =>
      `Thời gian kể từ yêu cầu trước, quanh lúc đóng kết nối. Mỗi đường chéo là ${way} trên đường truyền: nét liền là yêu cầu đi vào, nét đứt là tin đóng kết nối đi ra. Yêu cầu gửi trong phần tô đậm sẽ gặp kết nối đã đóng.`,
  },
};
