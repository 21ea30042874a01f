import type { acrossTheWire as english } from "../../en/lessons/acrossTheWire";

export const acrossTheWire: typeof english = {
  title: "Qua đường truyền: còn lại, tuyệt đối, đặt lại",
  outcomes: [
    "Nói được dịch vụ biết gì về hạn chót của bên gọi khi không ai báo: không biết gì.",
    "So sánh được các cách báo: một khoảng thời gian còn lại, một mốc giờ, hay lại trọn ngân sách.",
    "Nói được đồng hồ sai gây ra gì với từng cách.",
  ],
  glossary: [
    {
      term: "truyền hạn chót (propagation)",
      meaning:
        "Báo cho bên được gọi biết bên gọi còn bao nhiêu thời gian. gRPC có header riêng cho việc này; HTTP thường thì không.",
    },
    {
      term: "còn lại (remaining)",
      meaning: "Một khoảng thời gian: “bạn còn 700 ms”. Mỗi bên đo bằng đồng hồ của mình.",
    },
    {
      term: "tuyệt đối (absolute)",
      meaning: "Một mốc giờ: “đến 12:00:01,0”. Hai đồng hồ phải khớp nhau.",
    },
    {
      term: "đặt lại (reset)",
      meaning: "Chặng nào cũng bắt đầu với trọn ngân sách. Một lỗi, và là lỗi thường gặp.",
    },
    {
      term: "lệch đồng hồ (clock skew)",
      meaning: "Đồng hồ máy này nhanh hơn đồng hồ máy kia bao nhiêu.",
    },
  ],
  steps: {
    "nothing-told": {
      title: "Một yêu cầu đến nơi",
      says: "Gateway làm việc {gateway}, rồi gọi Orders qua đường truyền mất {wire} mỗi chiều. Orders làm việc {orders} rồi gọi Stock, Stock mất {stock}. Điểm vào có tất cả {deadline}. Orders vừa nhận yêu cầu, qua HTTP thường: trong đó không có gì cho biết ai chờ bao lâu.",
    },
    ghost: {
      title: "Không ai được báo",
      says: "Lúc {end} điểm vào bỏ Orders: ngân sách đã hết. Đóng kết nối có thể cho Orders biết, cũng có thể không; ở đây là không. Stock cần {stock} kể từ khi nhận yêu cầu.",
      asks: "Các dịch vụ bên dưới còn làm bao lâu mà không ai cần?",
      wrong: {
        all: "đó là toàn bộ việc của Stock. Phần lớn việc ấy được làm khi điểm vào vẫn còn chờ.",
      },
      after:
        "{ghost}: Stock bận đến {done}. Orders thì chỉ chờ Stock, mà chờ thì không phải là làm.",
    },
    remaining: {
      title: "“Bạn còn ngần này”",
      says: "Giờ mỗi lời gọi mang theo phần còn lại, như gRPC. Điểm vào vừa gọi Orders và cho nó {allowed}. Yêu cầu đi trên đường mất {wire}, đến nơi Orders mới bấm đồng hồ của mình.",
      asks: "Theo đồng hồ của điểm vào, Orders cho rằng mình hết thời gian lúc nào?",
      wrong: {
        true: "lúc đó điểm vào bỏ cuộc. Orders nhận một khoảng thời gian và đếm từ khi yêu cầu đến nơi, muộn hơn {wire}.",
        span: "đó là khoảng thời gian được gửi đi. Orders đếm nó từ lúc yêu cầu đến nơi.",
      },
      after:
        "Lúc {believes}, muộn hơn điểm vào {wire}. Không phải so đồng hồ nên không đồng hồ nào sai được; đổi lại, thời gian trên đường truyền không bị trừ đi. Một biên an toàn có thể bù cho khoản đó.",
    },
    next: {
      title: "Báo tiếp",
      says: "Orders làm việc {orders} rồi gọi Stock. Nó làm như bên gọi nó đã làm: nhìn xem thời gian được cho còn lại bao nhiêu.",
      asks: "Stock được chờ tối đa bao lâu?",
      wrong: {
        edge: "đó là phần còn lại của điểm vào. Orders tin vào hạn chót của chính nó, muộn hơn một chút.",
      },
      after:
        "{allowed}, báo tiếp qua đường truyền thứ hai. Stock cần nhiều hơn và tự dừng: còn {ghost} việc thừa, do đường truyền cộng thêm.",
    },
    skew: {
      title: "“Đến mấy giờ”",
      says: "Cách khác là gửi chính thời điểm. Điểm vào gọi Stock lúc 0 ms và cho nó {own}, nên gửi “đến {own}”. Stock mất {takes}. Đồng hồ của nó nhanh hơn của điểm vào {skew}.",
      asks: "Theo đồng hồ của điểm vào, lần thử này kết thúc lúc nào?",
      wrong: {
        takes:
          "lúc đó lẽ ra Stock làm xong, nhưng nó không đi được đến đó: trên đồng hồ của nó đã hết giờ trước rồi.",
        own: "đó là thời điểm được gửi đi, đọc trên một đồng hồ chạy đúng.",
        behind: "đồng hồ chạy nhanh thì đến mốc sớm hơn, không phải muộn hơn.",
      },
      after:
        "Lúc {end}, khi {deadline} vẫn còn lại {left}. Một mốc giờ thì chính xác trên máy này và chỉ là phỏng đoán trên máy khác. Dùng nó thì phải giữ các đồng hồ khớp nhau, và câu trả lời “quá hạn chót” có thể sai.",
    },
    reset: {
      title: "Ai cũng tính lại từ đầu",
      says: "Trong chuỗi này không ai báo tiếp phần còn lại. Dịch vụ nào cũng cho dịch vụ kế tiếp trọn {deadline} lấy từ cấu hình của mình. Orders đã mất {orders}, Pricing {pricing}; Tax được gọi lúc {start}.",
      asks: "Tax cho rằng người ta còn cần phản hồi của nó đến lúc nào?",
      wrong: {
        true: "đó là hạn chót thật. Tax chưa từng nghe nói đến nó: lúc bắt đầu nó được cho trọn ngân sách.",
      },
      after:
        "Đến {believes}, dù sau {deadline} thì phản hồi không còn giá trị gì. Chuỗi càng sâu thì hạn chót giả này càng dài.",
    },
    mend: {
      title: "Xử lý đồng hồ lệch",
      says: "Trở lại đồng hồ chạy nhanh {skew}. Bạn không chỉnh được nó: máy đó của nhóm khác. Bạn chỉ được chọn gửi gì đi.",
      asks: "Hãy chỉnh cho đến khi cả hai lời gọi thành công, mà Stock vẫn biết hạn chót.",
      goal: {
        ok: "Yêu cầu kết thúc thành công.",
        told: "Stock được báo hạn chót.",
      },
      after:
        "Gửi một khoảng thời gian thì không cần thống nhất mấy giờ. Vì thế gRPC và những giao thức khác gửi như vậy, và dịch vụ nhận được một mốc giờ thì nên đổi ngay nó ra khoảng thời gian.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Vẫn đơn hàng qua hai đường truyền, báo phần còn lại.",
      tries: [
        "Cho lời gọi của Orders đến Stock một biên an toàn đủ bù đường truyền.",
        "Cho Orders bỏ qua hạn chót (tắt “Dừng khi quá hạn được báo”). Còn ai dừng kịp?",
        "Gửi một ngân sách vô lý: đặt hạn chót một giờ. Thiết lập nào của Orders phòng được chuyện này?",
        "Cho đường truyền mất 200 ms. Báo phần còn lại thì còn bao nhiêu việc thừa?",
      ],
    },
  },
};
