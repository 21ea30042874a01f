/** The page around the stage: bar, menus, dialogs, notices. */
import type { app as english } from "../en/app";
import { formatNumber } from "./format";

export const app: typeof english = {
  name: "Hopwatch",
  stage: "Khung mô phỏng",
  close: "Đóng",
  panelFailed: (name) =>
    `Không hiển thị được mục “${name}”. Phần còn lại của trang vẫn chạy; có thể hoàn tác thay đổi vừa rồi.`,
  pageFailed: "Không tải được trang này.",
  showAgain: "Thử lại",
  documentTitle: (title) => `${title} · Hopwatch`,
  bar: {
    label: "Hopwatch",
    title: "Tên kịch bản",
    fidelity: "Các thư viện đúng đến đâu",
    scenarios: "Kịch bản",
    undo: "Hoàn tác",
    redo: "Làm lại",
    compare: "So sánh",
    stopComparing: "Thôi so sánh",
    copyLink: "Sao chép liên kết",
    theme: "Giao diện",
    language: "Ngôn ngữ",
    keys: "Phím tắt",
    about: "Giới thiệu",
    more: "Thêm",
  },
  menu: {
    gallery: "Kịch bản mẫu",
    learn: "Học",
    lessons: "Bài học",
    lessonsNote: "Mười hai bài: đoán trước, rồi xem.",
    yours: "Của bạn",
    lastWork: "Lần làm việc trước",
    newScenario: "Kịch bản mới",
    openFile: "Mở tệp…",
    save: "Lưu thành tệp",
    share: "Chia sẻ và nhúng…",
  },
  languageAuto: "Theo trình duyệt",
  themes: { auto: "Theo hệ thống", light: "Sáng", dark: "Tối" },
  newScenario: { title: "Kịch bản mới", work: "Điểm vào", call: "Dịch vụ" },
  drop: "Thả tệp kịch bản vào đây để mở",
  notices: {
    label: "Thông báo",
    dismiss: "Ẩn",
    opened: (title) => `Đã mở “${title}”. Hoàn tác sẽ đưa về kịch bản trước đó.`,
    linkCopied: "Đã sao chép liên kết. Nó chứa kịch bản và đúng khung hình này.",
    linkNotCopied:
      "Trình duyệt không cho sao chép. Thanh địa chỉ có cùng liên kết đó: hãy sao chép từ đấy.",
    saved: (fileName) => `Đã lưu thành ${fileName}.`,
    badLink: "Không mở được liên kết này, nên mọi thứ vẫn giữ nguyên.",
    badLinkAtStart: "Không mở được liên kết này, nên trang mở kịch bản đầu tiên.",
    noSuchName: (few, more) =>
      `Không có kịch bản mẫu nào tên như vậy. Có sẵn ${few.join(", ")} và ${more} kịch bản nữa: xem trong menu “Kịch bản”.`,
    noGallery: "Không tải được các kịch bản mẫu. Hãy tải lại trang để có chúng.",
    badFile: (fileName) => `Không mở được ${fileName}, nên mọi thứ vẫn giữ nguyên.`,
    badLastWork: "Không đọc lại được lần làm việc trước.",
    languageFailed: (name) => `Không tải được ${name}, nên trang vẫn dùng ngôn ngữ cũ.`,
    unreadable: "Trình duyệt không đọc được tệp.",
    notText: "Đây không phải văn bản UTF-8.",
    tooLarge: (bytes, limit) =>
      `Tệp có ${formatNumber(bytes)} byte; tệp kịch bản chỉ được tối đa ${formatNumber(limit)}.`,
    moreProblems: (count) => `và ${formatNumber(count)} mục nữa`,
  },
  refusals: {
    title: "Kịch bản này không chạy được, nên mọi thứ vẫn giữ nguyên.",
    cannotEnd: (hop) =>
      `Không có gì giới hạn thời gian chờ tại ${hop}: chặng này cần timeout riêng, hoặc yêu cầu cần hạn chót.`,
    tooManyAttempts: (attempts, limit) =>
      `Lượt chạy sẽ có ${formatNumber(attempts)} lần thử; chỉ hiển thị được tối đa ${formatNumber(limit)}.`,
  },
  keysDialog: {
    title: "Phím tắt",
    lead: "Phím mũi tên chuyển bước khi khung mô phỏng có tiêu điểm. Khi đang gõ chữ, không phím nào bị chiếm.",
    key: "Phím",
    does: "Tác dụng",
    ofHops: (hint) => `Trong danh sách chặng: ${hint}`,
    singleKeys: "Phím đơn có tác dụng ở mọi nơi trên trang",
    singleKeysNote: "Nếu tắt, chúng chỉ có tác dụng khi khung mô phỏng có tiêu điểm.",
  },
  about: {
    title: "Giới thiệu Hopwatch",
    lead: "Hopwatch cho thấy thời gian của một yêu cầu đi đâu: mỗi lời gọi còn được chờ bao lâu dưới một hạn chót chung, và khi nào bộ ngắt mạch (circuit breaker) thôi không gọi nữa.",
    sections: [
      {
        title: "Bạn thấy gì ở đây",
        text: [
          "Một mô hình chạy kịch bản, chính xác đến từng mili giây, theo đồng hồ của riêng nó. Mọi con số trên trang đều lấy từ lượt chạy đó: không có phép đo nào, và cùng một kịch bản luôn cho cùng một lượt chạy.",
        ],
      },
      {
        title: "Mô hình không tính đến những gì",
        text: [
          "DNS và TLS, pool kết nối, hàng đợi và pool luồng, thu gom rác, việc chỉnh đồng hồ giữa chừng. Kết nối và đường truyền mất bao lâu, đồng hồ lệch bao nhiêu, bên được gọi có dừng khi bên gọi bỏ đi hay không: đó là các thiết lập. Mô hình tin những gì được khai báo, còn dịch vụ thật có thể làm khác.",
          "Những gì bị bỏ qua thường chỉ tốn thêm thời gian: kế hoạch không đạt ở đây thì ngoài thực tế cũng không đạt, còn kế hoạch đạt ở đây thì vẫn phải thử.",
        ],
      },
      {
        title: "Đã kiểm chứng thế nào",
        text: [
          "Đối chiếu từng dòng với các bảng trong đặc tả; với những trường hợp do một bản cài đặt độc lập tính ra; các lời gọi qua ba dịch vụ thì đối chiếu với bản ghi của gRPC và Node; các bộ ngắt mạch thì đối chiếu từng lời gọi với bản ghi của những thư viện thật viết bằng JavaScript, Java và Go.",
        ],
        isCheck: true,
      },
      {
        title: "Quyền riêng tư",
        text: [
          "Trang này không liên lạc với ai: không tài khoản, không cookie, không đếm lượt truy cập, không gửi yêu cầu nào ngoài việc tải các tệp của chính nó. Công việc của bạn nằm trong địa chỉ, ở phần mà trình duyệt không bao giờ gửi cho máy chủ, và trong bộ nhớ của chính trình duyệt này. Liên kết bạn chia sẻ chứa toàn bộ kịch bản.",
        ],
      },
    ],
    licence: (version) => `Phiên bản ${version}. Phần mềm tự do theo giấy phép MIT.`,
  },
};
