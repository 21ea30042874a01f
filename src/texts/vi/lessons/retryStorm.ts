import type { retryStorm as english } from "../../en/lessons/retryStorm";

export const retryStorm: typeof english = {
  title: "Bão thử lại: 27 lời gọi và ba cách chữa",
  outcomes: [
    "Tính được một yêu cầu gửi bao nhiêu lời gọi đến một cơ sở dữ liệu đang hỏng.",
    "Kể được ba cách chữa: thử lại ở một tầng, một ngân sách mà mọi tầng đều được báo, một bộ ngắt mạch.",
    "Nói được vì sao nghỉ lâu hơn hay timeout ngắn hơn đều không chữa được.",
  ],
  glossary: [
    {
      term: "khuếch đại",
      meaning:
        "Một yêu cầu tạo ra bao nhiêu lời gọi ở dịch vụ sâu nhất. Số lần thử của các tầng lồng nhau thì nhân lên.",
    },
    {
      term: "bão thử lại (retry storm)",
      meaning:
        "Các lần thử lại giữ cho một dịch vụ không gượng dậy nổi, dù không có chúng thì nó đã hồi phục.",
    },
    {
      term: "ngân sách thử lại (retry budget)",
      meaning:
        "Giới hạn số lần thử lại theo tỷ lệ trên tổng số yêu cầu, chẳng hạn một phần mười hay một phần năm. Dùng hết thì không ai thử lại nữa.",
    },
    {
      term: "báo lỗi ngay (fail fast)",
      meaning: "Trả lời lỗi ngay lập tức thay vì ngồi chờ lỗi.",
    },
  ],
  steps: {
    layers: {
      title: "Ba nhóm cẩn thận",
      says: "API gọi Orders, Orders gọi Database. Nhóm nào cũng đã đọc rằng mạng hay hỏng, nên đều đặt quy tắc thử {attempts} lần, cách nhau {pause}. Database đang hỏng: gọi lần nào cũng chỉ một thoáng là nhận lỗi.",
    },
    calls: {
      title: "Bao nhiêu lời gọi?",
      says: "Orders đã thử gọi Database {attempts} lần và giờ báo cho API là thất bại. API cũng được cấu hình {attempts} lần thử, điểm vào cũng vậy.",
      asks: "Riêng yêu cầu này, Database nhận bao nhiêu lời gọi?",
      after:
        "{calls}, và sau {took} khách mới biết: trễ {late}. Cơ sở dữ liệu đã chật vật với tải thường ngày, giờ phải chịu gấp ngần ấy lần.",
    },
    cure: {
      title: "Cách nào chữa được?",
      says: "{attempts} × {attempts} × {attempts}. Phải bớt đi thứ gì đó. Những thay đổi dưới đây đều từng được đề xuất khi review.",
      asks: "Cách nào đưa Database về ba lời gọi?",
      suspects: {
        pauses: {
          text: "Tăng gấp đôi mọi khoảng nghỉ",
          says: "Vẫn ngần ấy lời gọi, chỉ thưa hơn. Còn khách thì chờ lâu hơn nữa.",
        },
        timeout: {
          text: "Giảm một nửa timeout của Database",
          says: "Database hỏng rất nhanh. Timeout ngắn hay dài nó cũng không bao giờ chạm tới.",
        },
        "one-layer": { text: "Chỉ thử lại ở tầng sát Database, các tầng trên thì không" },
        deadline: {
          text: "Giảm một nửa hạn chót",
          says: "Có ai nhìn đến nó đâu: tầng nào cũng theo timeout riêng. Con số không ai đọc thì không chặn được gì.",
        },
      },
      after:
        "Thử lại ở một tầng: tầng sát chỗ hỏng, vì nó biết rõ nhất thử lại có ích hay không. Ở đó đã thử đủ mà vẫn hỏng thì các tầng trên chỉ việc chuyển lỗi lên.",
    },
    budget: {
      title: "Cách thứ hai: ngân sách",
      says: "Cả ba tầng vẫn thử lại, nhưng dùng chung hạn chót {deadline}, và tầng nào cũng được báo phần còn lại. Lần thử lại không đủ chỗ thì không bắt đầu. Vòng {attempts} lần thử đầu tiên đã xong.",
      asks: "Giờ Database nhận bao nhiêu lời gọi?",
      options: {
        27: {
          text: "27, như cũ",
          says: "Ngần ấy lời gọi cần thời gian dài hơn {deadline} nhiều.",
        },
        9: {
          text: "9, bằng hai tầng",
          says: "Ở đây thời gian quyết định chứ không phải số tầng: mỗi vòng tốn các lần thử và hai khoảng nghỉ.",
        },
        5: { text: "5" },
        3: {
          text: "3, một vòng",
          says: "Sau một vòng vẫn còn thời gian cho một phần của vòng kế tiếp.",
        },
      },
      after:
        "{calls}, và yêu cầu kết thúc sau {took}, đúng hạn. Hạn chót làm được điều mà đếm số lần thử không làm được: nó giới hạn mọi tầng cùng một lúc.",
    },
    breaker: {
      title: "Cách thứ ba: bộ ngắt mạch",
      says: "Trở lại cơn bão, không có hạn chót chung. Giờ Orders có bộ ngắt mạch (circuit breaker) ở các lời gọi đến Database, mở sau {threshold} thất bại liên tiếp.",
      asks: "Database nhận bao nhiêu lời gọi?",
      after:
        "Vừa đủ để bộ ngắt tin chắc; {refused} lời gọi sau đó bị chặn tại chỗ. Trong ba cách, chỉ cách này có trí nhớ: yêu cầu kế tiếp không phải bắt đầu lại từ đầu.",
    },
    mend: {
      title: "Dẹp cơn bão",
      says: "Thử lại một lần là đáng: phần lớn hỏng hóc chỉ thoáng qua. Bạn được đổi cách thử lại ở mọi tầng, ngân sách có dùng chung hay không, và báo gì cho bên được gọi.",
      asks: "Hãy chỉnh cho đến khi Database nhận từ 2 đến 5 lời gọi, và phản hồi đúng hạn.",
      goal: {
        few: "Nhiều nhất 5 lời gọi đến Database.",
        twice: "Database được gọi ít nhất hai lần.",
        "in-time": "Phản hồi không trễ.",
      },
      hint: "Chỉ cần một trong các cách bạn vừa thấy.",
      after:
        "Không chỉ có một lời giải. Hệ thống tốt dùng cả ba: thử lại ở một tầng, một hạn chót bao trùm, và một bộ ngắt cho lúc ngay cả thế cũng là quá nhiều.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Vẫn cơn bão ấy, giờ bạn đổi gì cũng được.",
      tries: [
        "Thêm tầng thứ tư với ba lần thử. Hãy nói con số trước khi xem.",
        "Cho Database trả lời thành công ở lời gọi thứ 5. Cách chữa nào vẫn để khách nhận được phản hồi đó?",
        "Dùng chung ngân sách nhưng không báo cho ai. Ai dừng kịp, ai không?",
        "Đặt bộ ngắt quanh cả lời gọi (“Được hỏi”: một lần cho cả lời gọi) thay vì trước mỗi lần thử.",
      ],
    },
  },
};
