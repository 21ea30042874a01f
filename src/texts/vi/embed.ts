/** What an embed says of itself to the reader of a page. */
import type { embed as english } from "../en/embed";
import { formatNumber } from "./format";

export const embed: typeof english = {
  label: (title) => `Hopwatch: ${title}`,
  open: "Mở trong Hopwatch",
  loading: "Đang tải kịch bản…",
  retry: "Thử lại",
  findings: "Nhận xét",
  compare: "So sánh",

  option: (name, expected, received) => `${name}: cần ${expected}, nhưng nhận được ${received}.`,
  oneOf: (names) => `một trong ${names.join(", ")}`,
  shorter: (most) => `văn bản không quá ${formatNumber(most)} ký tự`,
  pixels: (least, most) => `số pixel nguyên, từ ${formatNumber(least)} đến ${formatNumber(most)}`,
  webAddress: "địa chỉ của một trang web",
  decision: (most) =>
    `một khung hình như 7.payment.1.refused, hoặc số quyết định từ 1 đến ${formatNumber(most)}`,
  knob: (names) => `một giá trị của kịch bản này: ${names.join(", ")}`,

  noSource:
    "Không có gì để hiển thị: hãy cho tên kịch bản, src hay state, hoặc đặt kịch bản vào trong dưới dạng JSON.",
  severalSources: (names) =>
    `Chỉ được nói bằng một cách là hiển thị gì, không thể cùng lúc ${names.join(", ")}.`,
  noSuchName: (name, names) =>
    `Không có kịch bản mẫu ${name}. Các tên có sẵn: ${names.join(", ")}.`,
  badAddress: (address) => `${address} không phải địa chỉ đọc được tệp.`,
  unreachable: (address) => `Không tải được kịch bản ở ${address}.`,
  answered: (address, status) => `Không tải được kịch bản ở ${address}: máy chủ trả lời ${status}.`,
  tooLarge: (address, limit) => `Kịch bản ở ${address} có hơn ${formatNumber(limit)} byte.`,
  notText: (address) => `Nội dung ở ${address} không phải văn bản UTF-8.`,
  badScenario: (problem) => `Không đọc được kịch bản. ${problem}.`,
  badState: (problem) => `Không đọc được trạng thái. ${problem}.`,
  noLanguage: (file) => `Không tải được ngôn ngữ trong ${file}, nên phần này bằng tiếng Anh.`,
  cannotEnd: (hop) =>
    `Kịch bản này không chạy được: không có gì giới hạn thời gian chờ tại ${hop}.`,
  tooManyAttempts: (attempts, limit) =>
    `Kịch bản này sẽ có ${formatNumber(attempts)} lần thử; chỉ hiển thị được tối đa ${formatNumber(limit)}.`,

  noLesson: (file) => `Không tải được các bài học trong ${file}.`,
  noSuchLesson: (name, names) => `Khóa học không có bài ${name}. Hiện có ${names.join(", ")}.`,

  frameVersion: (known, asked) =>
    `Khung này hiểu tùy chọn phiên bản ${known}, nhưng được yêu cầu ${asked}.`,
  frameSource:
    "Khung này không gửi yêu cầu nào nên không đọc được src: hãy cho tên kịch bản, state, hoặc một thông điệp.",
};
