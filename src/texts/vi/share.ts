/** The dialog that puts the open frame into other pages. */
import type { share as english } from "../en/share";
import { formatNumber } from "./format";

export const share: typeof english = {
  title: "Chia sẻ và nhúng",
  lead: "Đưa đúng khung hình này vào trang tài liệu của bạn. Người đọc có thể xem từng bước ngay ở đó.",

  options: "Trang hiển thị gì",
  views: {
    run: "Lượt chạy",
    waterfall: "Biểu đồ thác nước",
    decision: "Quyết định",
    ledger: "Bảng kê",
    breaker: "Bộ ngắt",
    findings: "Nhận xét",
    compare: "So sánh",
  },
  controls: "Người đọc được",
  controlsOf: {
    none: "chỉ xem",
    transport: "đi từng bước",
    knobs: "đổi thiết lập",
    all: "đi từng bước và đổi thiết lập",
  },
  theme: "Giao diện",
  themes: { auto: "theo trang", light: "sáng", dark: "tối" },
  language: "Ngôn ngữ",
  languageOfPage: "theo trang",
  lesson: "Bài học",
  noLesson: "không: khung hình này",
  height: "Chiều cao",
  px: "px",
  way: "Dưới dạng",
  ways: { element: "phần tử của trang", frame: "iframe" },
  fromFile: "Đọc kịch bản từ tệp đặt cạnh trang",
  withPicture: "Kèm hình bên trong, cho người đọc không có JavaScript",

  preview: "Xem trước",
  link: "Liên kết",
  linkLength: (count) => `${formatNumber(count)} ký tự.`,
  linkTooLong: (count, limit) =>
    `${formatNumber(count)} ký tự: có chương trình cắt liên kết sau ${formatNumber(limit)}. Tệp thì không bị giới hạn như vậy.`,
  saveFile: "Lưu thành tệp",

  snippet: "Cho trang của bạn",
  tool: "Trang viết bằng",
  tools: {
    html: "HTML",
    markdown: "Markdown",
    docusaurus: "MDX (Docusaurus)",
    vitepress: "VitePress",
    mkdocs: "MkDocs",
    starlight: "Astro Starlight",
    sphinx: "Sphinx, reST",
  },
  once: (file) => (file === null ? "Mỗi trang một lần" : `Một lần, trong ${file}`),
  here: "Chỗ muốn đặt",
  markdownNote: "Một hình có liên kết đến khung hình này. Hãy lưu hình cạnh trang.",

  picture: "Hình",
  pictureNote:
    "Để in ra giấy, và cho người đọc không có JavaScript. Văn bản thay thế của hình là câu trên trang.",
  noPicture: "Ở bước này chưa có yêu cầu nào đến.",
  savePicture: "Lưu dạng SVG",

  copy: "Sao chép",
  copied: "Đã sao chép.",
  notCopied: "Trình duyệt không cho sao chép. Nội dung đã được chọn: hãy sao chép bằng bàn phím.",
};
