/** What a scenario file or a link should have been, in the words that follow “cần”. */
import type { problems as english } from "../en/problems";

const listed = (values: readonly string[], last: string): string =>
  values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} ${last} ${values[values.length - 1]}`;
const quoted = (value: string): string => `"${value}"`;

export const problems: typeof english = {
  line: (path, expected, received) => `${path}: cần ${expected}, nhưng gặp ${received}`,

  whole: (from, to) => `một số nguyên từ ${from} đến ${to}`,
  wholeMs: (from, to) => `một số nguyên mili giây từ ${from} đến ${to}`,
  decimal: (from, to) => `một số từ ${from} đến ${to}`,
  boolean: "true hoặc false",
  oneOf: (values) => listed(values.map(quoted), "hoặc"),
  object: "một đối tượng",
  dictionary: (most) => `một đối tượng có tối đa ${most} khóa`,
  list: (from, to) => `một danh sách từ ${from} đến ${to} phần tử`,
  knownKey: (keys) => `không có khóa nào ngoài ${listed(keys, "và")}`,
  version: "1, là phiên bản của định dạng này",
  id: "một chữ thường, rồi tối đa 39 chữ thường, chữ số hoặc dấu gạch nối",
  text: (characters) =>
    `văn bản tối đa ${characters} ký tự, không có ký tự điều khiển hay đổi chiều viết`,
  answer: "một đối tượng có durationMs, hoặc { never: true }",
  distribution: "một đối tượng có p50 và p99, hoặc có uniform, hoặc có samples",
  uniform: "một danh sách hai phần tử: ngắn nhất và dài nhất",
  arrival: (to) => `một số nguyên mili giây từ 0 đến ${to}, hoặc một đối tượng có atMs`,
  arrivals: (to) =>
    `một danh sách từ 1 đến ${to} thời điểm, hoặc một đối tượng có everyMs và count, hoặc poissonPerSecond và forMs`,
  never: "true",

  uniqueId: "một id mà chặng khác chưa dùng",
  hopsInAll: (most) => `tối đa ${most} chặng tất cả`,
  hopsDeep: (most) => `không thêm chặng nào nữa: lồng tối đa ${most} tầng`,
  aBreaker: "một khóa của breakers",
  aHop: "id của một chặng",
  aCallHop: "id của một chặng là lời gọi",
  atLeast: (least, key) => `từ ${least} trở lên, bằng ${key}`,
  atMost: (most, key) => `từ ${most} trở xuống, bằng ${key}`,
  after: (moment, key) => `một thời điểm sau ${moment}, là ${key}`,
  notOverlapping: (index) => `một thời điểm sau khi forced[${index}] kết thúc, vì cùng một bộ ngắt`,
  lastMoment: (to) => `số lượng sao cho yêu cầu cuối đến không muộn hơn ${to} ms`,
  arrivalsInAll: (most) => `tần suất tạo ra chừng ${most} yêu cầu trở xuống`,
  bodyLength: (to) => `khoảng cách sao cho nội dung đến đủ trong ${to} ms`,

  fileSize: (bytes) => `một tệp tối đa ${bytes} byte`,
  json: "JSON",
  singleKey: "mỗi khóa chỉ một lần",
  plainData: "dữ liệu JSON thuần",
  depth: (most) => `giá trị lồng nhau tối đa ${most} tầng`,
  values: (most) => `tối đa ${most} giá trị tất cả`,

  linkSize: (characters) => `một liên kết tối đa ${characters} ký tự`,
  linkSource: (packed, name) =>
    `hoặc ${packed}= kèm một kịch bản, hoặc ${name}= kèm tên một kịch bản`,
  linkKeyOnce: "khóa này một lần",
  linkPayload: "một kịch bản do chính trang này đóng gói",
  galleryName: "tên một kịch bản: chữ thường, chữ số và dấu gạch nối",
  frame: "một khung hình, ví dụ 7.payment.1.refused",
  view: "một cách xem, ví dụ event hoặc event.ledger",

  received: {
    nothing: "chỗ trống",
    bytes: (count) => `${count} byte`,
    characters: (count) => `${count} ký tự`,
    hops: (count) => `${count} chặng`,
    otherText: "văn bản không phải JSON",
    endsEarly: "văn bản bị cụt",
    brokenAt: (line, column) => `lỗi ở dòng ${line}, cột ${column}`,
    twice: "hai lần",
    damaged: "dữ liệu hỏng hoặc thiếu",
    both: "cả hai",
    notPlain: "đối tượng của một lớp",
    computed: "thuộc tính tính toán",
    throwing: "đối tượng không đọc được",
    deeper: "nhiều tầng hơn",
    more: "nhiều hơn",
    aFunction: "một hàm",
    aSymbol: "một symbol",
    aBigInt: "một số nguyên lớn",
  },
};
