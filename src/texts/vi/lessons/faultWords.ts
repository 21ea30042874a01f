/** What a lesson file should have been, in the words that follow “cần” and “nhưng gặp”. */
import type { faultWords as english } from "../../en/lessons/faultWords";
import { formatNumber } from "../format";

const listed = (values: readonly string[]) =>
  values.length === 0 ? "chưa có" : values.map((value) => `{${value}}`).join(", ");

export const faultWords: typeof english = {
  version: "1, là phiên bản của định dạng này",
  text: (characters) =>
    `văn bản có chữ để đọc, tối đa ${formatNumber(characters)} ký tự, không có ký tự điều khiển hay đổi chiều viết`,
  value: "một từ, một số, hoặc true hay false",
  change: "một đối tượng có of là operation, hop hoặc breaker",
  start: "tên một kịch bản, hoặc chính kịch bản đó",
  may: "“everything”, hoặc một danh sách thay đổi",
  requests: (most) => `một kịch bản có tối đa ${formatNumber(most)} yêu cầu`,
  work: (most) => `một kịch bản có tối đa ${formatNumber(most)} yêu cầu và lần thử`,
  workInAll: (most) =>
    `các bước mà lúc bắt đầu có tổng cộng tối đa ${formatNumber(most)} yêu cầu và lần thử`,
  uniqueStep: "một id mà bước khác chưa dùng",
  namedScenario: "tên một kịch bản của bài học này hoặc của thư viện",
  aHop: "id của một chặng trong kịch bản này",
  aBreaker: "một khóa của breakers trong kịch bản này",
  answered: "một câu hỏi mà lượt chạy này trả lời được",
  aNumber: "một câu hỏi có đáp án là số",
  whichAttempt: "một câu hỏi thuộc loại which-attempt",
  aFigure: (names) => `một số liệu của bước này (${listed(names)})`,
  anEvent: "một sự kiện của lượt chạy này",
  uniqueChoice: "một giá trị mà lựa chọn khác chưa dùng",
  oneRight: "đúng một lựa chọn đúng",
  wrongNumber: (right) => `một số khác đáp án đúng là ${right}`,
  startMisses: "một mục tiêu mà lúc đầu chưa đạt",
  startMeets: "mục tiêu đã đạt sẵn",
  solutionMeets: "các chỉnh sửa làm đạt mục tiêu",
  misses: (checks) =>
    `các chỉnh sửa chưa đạt ${checks.map((index) => `goal[${index}]`).join(" và ")}`,
  allowedChange: "chỉ những thay đổi mà bước này cho phép",
  notAllowed: "những thay đổi khác",
  changes: "một chỉnh sửa có làm thay đổi điều gì đó",
  changesNothing: "chỉnh sửa không làm thay đổi gì",
  runs: "một kịch bản chạy được",
  cannotEnd: (hop) => `yêu cầu không bao giờ kết thúc: không gì giới hạn việc chờ ở chặng "${hop}"`,
  tooManyAttempts: (attempts, most) =>
    `lượt chạy có ${formatNumber(attempts)} lần thử, quá giới hạn ${formatNumber(most)}`,
  more: "nhiều hơn",
  noSuchThing: "lượt chạy này không có",
  count: (value) => String(value),
};
