import type { threeStates as english } from "../../en/lessons/threeStates";

export const threeStates: typeof english = {
  title: "Bộ ngắt mạch: ba trạng thái, bốn trường hợp biên",
  outcomes: [
    "Tự tay dẫn được bộ ngắt qua ba trạng thái, từng lời gọi một.",
    "Nói được điều gì xảy ra trong bốn trường hợp biên: từ chối nghiệp vụ, lời gọi bị chặn, thăm dò thất bại, thăm dò thành công.",
    "Nói được vì sao bộ ngắt cần một đồng hồ chỉ chạy tiến.",
  ],
  glossary: [
    {
      term: "đóng",
      meaning: "Lời gọi đi qua, và thất bại được đếm. Trạng thái bình thường.",
    },
    { term: "mở", meaning: "Lời gọi bị chặn ngay. Không gửi gì đi." },
    {
      term: "nửa mở",
      meaning: "Sau thời gian mở: cho vài lời gọi đi qua để xem đã hoạt động lại chưa.",
    },
    {
      term: "lời gọi thăm dò (probe)",
      meaning: "Lời gọi được cho qua khi nửa mở.",
    },
    {
      term: "từ chối nghiệp vụ",
      meaning:
        "Dịch vụ phía sau có trả lời, và câu trả lời là không: hết hàng, thẻ không được chấp nhận. Nó vẫn hoạt động.",
    },
    {
      term: "đồng hồ đơn điệu (monotonic)",
      meaning:
        "Đồng hồ đếm từ một mốc nào đó và không bao giờ bị chỉnh. Nó biết khoảng thời gian, không biết giờ trong ngày.",
    },
  ],
  steps: {
    closed: {
      title: "Đếm",
      says: "Supplier có bộ ngắt mở sau {threshold} thất bại liên tiếp, rồi giữ mở trong {open}. Lời gọi đầu, lúc 0 ms, bị chính Supplier từ chối: hết hàng. Lời gọi thứ hai vừa thất bại: không kết nối được. Trong hai cái chỉ có một cái nói lên sức khỏe của Supplier.",
      after:
        "Từ chối nghiệp vụ là một câu trả lời. Nó không bị tính là thất bại, cũng không xóa số đếm.",
    },
    opens: {
      title: "Khi nào mở?",
      says: "Mỗi mili giây có một lời gọi, lời gọi nào cũng có kết quả tức thì. Lời gọi lúc 0 ms bị từ chối nghiệp vụ, lúc 1 ms thất bại, và tất cả những cái sau cũng sẽ thất bại.",
      asks: "Bộ ngắt mở lúc nào?",
      wrong: {
        refusal:
          "như vậy là tính từ chối nghiệp vụ thành thất bại. Nó được bỏ qua: Supplier đã trả lời.",
      },
      after:
        "Lúc {opened}, ở thất bại thứ ba. Nếu từ chối nghiệp vụ cũng tính thì chỉ một kệ hàng trống cũng đủ làm ngừng cả một cửa hàng đang chạy tốt.",
    },
    early: {
      title: "Sớm một mili giây",
      says: "Mở lúc {opened}, giữ mở trong {open}. Lời gọi lúc 4 ms bị chặn, không gửi đi. Lời gọi kế tiếp đến lúc 10 002 ms.",
      asks: "Sau lời gọi đó bộ ngắt ở trạng thái nào?",
      options: {
        open: { text: "Mở" },
        "half-open": {
          text: "Nửa mở",
          says: "Phải tính từ lúc mở: {opened} cộng {open} thì chưa hết.",
        },
        closed: {
          text: "Đóng",
          says: "Chỉ thời gian thì không bao giờ đóng được bộ ngắt. Phải có một lời gọi thăm dò thành công.",
        },
      },
      after:
        "Vẫn mở: còn thiếu một mili giây. Lời gọi bị chặn không thay đổi gì. Nó không làm thời gian mở tính lại từ đầu, cũng không bị tính là thất bại.",
    },
    "failed-probe": {
      title: "Thăm dò thất bại",
      says: "Lời gọi lúc {probe} đến đúng giờ và được cho qua để thăm dò. Nó thất bại.",
      asks: "Giả sử lúc nào cũng có sẵn lời gọi, lời gọi thăm dò kế tiếp đi qua lúc nào?",
      wrong: {
        probe: "đó là lời gọi thăm dò vừa thất bại. Thời gian mở tính lại từ đó.",
      },
      after:
        "Bộ ngắt mở lại lúc {reopened}, và trọn {open} tính lại từ đó. Một lần thăm dò thất bại là đủ; không ai đếm đến {threshold} nữa.",
    },
    reached: {
      title: "Supplier thấy gì",
      says: "Lượt chạy này có {requests} lời gọi. Bạn đã thấy tám cái đầu: bốn cái đi qua trước khi mở, một cái đi qua để thăm dò. Cái thứ chín sẽ là lời gọi thăm dò kế tiếp, và nó sẽ thành công.",
      asks: "Trong {requests} lời gọi, bao nhiêu cái đến được Supplier?",
      after:
        "{refused} cái không hề rời khỏi bên gọi. Bị chặn ngay thì bên gọi khỏi chờ, Supplier khỏi làm: bộ ngắt sinh ra chỉ để làm việc đó.",
    },
    zeroed: {
      title: "Thăm dò thành công",
      says: "Lời gọi thăm dò thứ hai đang trên đường, và Supplier đã khỏe lại. Trong lúc mở, bộ ngắt vẫn giữ số đếm.",
      asks: "Thăm dò thành công rồi thì nó đếm được bao nhiêu thất bại?",
      wrong: {
        kept: "lúc mở thì nó giữ số đếm ấy. Đóng lại thì số đếm về 0.",
      },
      after:
        "Không có thất bại nào. Đóng là làm lại từ đầu: phải {threshold} thất bại mới nữa mới mở.",
    },
    mend: {
      title: "Cho lời gọi thứ sáu đi qua",
      says: "Lời gọi lúc 10 002 ms bị chặn chỉ vì một mili giây. Lời gọi lúc 4 ms thì vẫn nên bị chặn.",
      asks: "Hãy đổi thời gian mở cho đến khi lời gọi thứ sáu là lời gọi thăm dò, mà lời gọi thứ năm vẫn bị chặn.",
      goal: {
        probe: "Lời gọi thứ sáu không bị chặn.",
        spared: "Lời gọi thứ năm bị chặn.",
      },
      after:
        "Những phép tính này chỉ đúng khi đồng hồ không nhảy. Bộ ngắt đọc giờ trong ngày có thể mở suốt một tiếng khi đồng hồ bị chỉnh lùi, hoặc không mở chút nào khi đồng hồ bị chỉnh tới. Khoảng thời gian phải đo bằng đồng hồ đơn điệu. Thư viện chuẩn của Go có sẵn, Java cũng cung cấp; vậy mà vài bộ ngắt nổi tiếng vẫn đọc giờ hệ thống.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Tự tay gửi lời gọi và chỉnh đồng hồ. Mục “Sao chưa?” cho biết mỗi mũi tên trong sơ đồ còn thiếu điều gì.",
      tries: [
        "Gửi hai thất bại, một thành công, hai thất bại. Nó có mở không?",
        "Đòi hai lần thành công mới đóng, và cho lần thăm dò thứ hai thất bại.",
        "Chỉnh đồng hồ đến ngay trước lúc được thăm dò rồi gửi một lời gọi.",
        "Trong bảng “Tính những gì”, tính từ chối nghiệp vụ là thất bại, rồi chạy lại sáu lời gọi đầu.",
      ],
    },
  },
};
