/** The storyboard of a lesson on paper. */
import type { handout as english } from "../en/handout";
import { formatNumber } from "./format";

export const handout: typeof english = {
  documentTitle: (lesson) => `${lesson} · tài liệu phát tay · Hopwatch`,
  tools: "Tài liệu phát tay",
  blank: "Bản để điền",
  answers: "Bản có đáp án",
  print: "In",
  toLesson: "Về bài học",
  unknown: (name) => `Không có bài học ${name}. Có các bài sau:`,
  minutes: (minutes) => `${formatNumber(minutes)} phút`,
  withAnswers: "có đáp án",
  who: "Tên",
  when: "Ngày",
  outcomes: "Học xong, bạn có thể",
  glossary: "Từ ngữ",
  checklist: (lesson) => `Danh sách kiểm tra: ${lesson}`,
  step: (place, title) => `${formatNumber(place)}. ${title}`,
  prediction: "Dự đoán của tôi",
  because: "Vì",
  mark: "Đánh dấu trên hình.",
  changed: "Tôi đã đổi",
  notes: "Ghi chú",
  goal: "Xong khi",
  hint: (hint) => `Gợi ý: ${hint}`,
  tries: "Hãy thử",
  rows: (shown, all) =>
    `${formatNumber(shown)} dòng cuối trong ${formatNumber(all)} dòng; bảng kê trên trang có đủ.`,
  answer: (text) => `Đáp án: ${text}`,
  right: "đúng",
  wrong: "sai",
  solution: {
    caption: "Một cách làm",
    setting: "thiết lập",
    before: "trước",
    after: "sau",
  },
  unit: { ms: "ms", percent: "%", count: "", word: "", fact: "", bar: "" },
};
