import type { waterfall800 as english } from "../../en/lessons/waterfall800";

export const waterfall800: typeof english = {
  title: "Thác nước 800 ms: biên an toàn và dự trữ",
  outcomes: [
    "Đọc được biểu đồ thác nước: bên gọi định chờ bao lâu, được chờ bao lâu, đã dùng bao lâu.",
    "Tính được một lời gọi được chờ bao lâu: số nhỏ hơn trong hai số, timeout riêng và phần còn lại sau khi trừ dự trữ.",
    "Nói được dự trữ để làm gì, biên an toàn để làm gì.",
  ],
  glossary: [
    {
      term: "dự trữ",
      meaning:
        "Thời gian điểm vào giữ cho khâu hoàn tất của mình: ghi log, tạo phản hồi. Không lời gọi nào từ điểm vào được dùng đến.",
    },
    {
      term: "biên an toàn",
      meaning:
        "Thời gian bên gọi giữ lại ở một lời gọi, cho việc phải làm sau đó, hoặc vì đồng hồ và đường truyền không đáng tin.",
    },
    {
      term: "dùng được",
      meaning: "Còn lại trừ dự trữ trừ biên an toàn, không bao giờ dưới 0.",
    },
    {
      term: "được chờ",
      meaning:
        "Thời gian một lần thử thật sự có: số nhỏ hơn trong hai số, timeout riêng và phần dùng được.",
    },
    {
      term: "giới hạn bởi",
      meaning: "Trong hai số ấy, số nào nhỏ hơn: timeout riêng của lời gọi, hay ngân sách.",
    },
  ],
  steps: {
    order: {
      title: "Một đơn hàng, hứa trong 800 ms",
      says: "Tạo đơn hàng phải có phản hồi trong {deadline}. Gateway làm việc {gateway}, Inventory hôm nay mất {inventory}. Payment mất {payment}, và bên gọi chờ nó {own}. Cuối cùng điểm vào cần {reserve} cho khâu hoàn tất: ghi lại chuyện đã xảy ra và trả lời.",
    },
    which: {
      title: "Lời gọi nào bị cắt?",
      says: "Trước hết, bên gọi nào cũng chỉ nhìn timeout riêng của mình. Viền nét đứt của mỗi thanh là thời gian bên gọi sẵn lòng chờ. Payment vừa được gọi.",
      asks: "Hãy nhấn vào thanh của lời gọi sẽ chạm timeout riêng.",
      after:
        "Payment: nó mất {payment}, mà bên gọi thôi chờ sau {own}. Inventory thì còn dư thời gian.",
    },
    late: {
      title: "Trễ bao nhiêu?",
      says: "Payment vừa bị cắt. Điểm vào còn phải làm khâu hoàn tất, {reserve}, rồi bên ngoài mới nhận được gì đó.",
      asks: "Phản hồi trễ bao nhiêu?",
      after:
        "Phản hồi đi ra sau {end}, trễ {late}. Không timeout nào bị vượt. Chỉ có điều chưa ai đem tổng của chúng, cộng với phần việc xung quanh, so với {deadline}.",
    },
    left: {
      title: "Còn lại bao nhiêu",
      says: "Giờ các lời gọi dùng chung hạn chót {deadline}. Gateway đã dùng {gateway}, Inventory dùng {inventory}. Tiếp theo là Payment.",
      asks: "Khi Payment bắt đầu, đến hạn chót còn bao lâu?",
      after: "{left}. Còn lại là hạn chót trừ bây giờ, không gì khác.",
    },
    allowed: {
      title: "Phần Payment được dùng",
      says: "Không phải tất cả đều dành cho Payment. Điểm vào giữ {reserve} cho khâu hoàn tất. Timeout riêng của Payment là {own}.",
      asks: "Payment được chờ tối đa bao lâu?",
      after:
        "{allowed}, do ngân sách quyết định: {own} là lời hứa mà yêu cầu này không còn đủ thời gian để giữ. Khâu hoàn tất vẫn vừa, và phản hồi đi ra đúng hạn.",
    },
    margin: {
      title: "Biên an toàn ở một lời gọi",
      says: "Giờ bên gọi Payment giữ lại biên an toàn {margin}: sau Payment nó còn phải ghi kết quả trước khi điểm vào hoàn tất. Dự trữ thuộc về điểm vào, áp dụng cho mọi lời gọi của điểm vào. Biên an toàn thuộc về một lời gọi, ở độ sâu nào cũng được.",
      asks: "Bây giờ Payment được chờ tối đa bao lâu?",
      after:
        "Lấy phần còn lại trừ cả dự trữ lẫn biên an toàn. Yêu cầu kết thúc sau {end}: phần giữ lại mà không cần đến thì đơn giản là không tiêu.",
    },
    mend: {
      title: "Để đơn hàng được thanh toán",
      says: "Payment cần {payment} và sẽ không nhanh hơn. Hạn chót {deadline} và phần dự trữ giữ nguyên. Bạn được làm Inventory nhanh lên, và đổi hai timeout.",
      asks: "Hãy chỉnh cho đến khi Payment thành công và phản hồi đúng hạn.",
      goal: {
        paid: "Payment trả lời thành công.",
        "in-time": "Phản hồi không trễ.",
      },
      hint: "Payment có hai giới hạn. Chừng nào ngân sách còn nhỏ hơn thì chỉ tăng timeout riêng chẳng thay đổi gì.",
      after:
        "Muốn có thời gian cho một lời gọi chậm thì phải lấy từ các lời gọi trước nó. Timeout dài hơn chỉ là được phép tiêu phần đang có.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Đơn hàng này là của bạn. Hãy kéo vạch hạn chót, kéo điểm cuối của một timeout hay của một thời lượng.",
      tries: [
        "Đặt dự trữ bằng 0 và để khâu hoàn tất ở 80 ms. Ai phải chịu?",
        "Tìm hạn chót mà từ đó timeout riêng của Payment trở thành giới hạn nhỏ hơn.",
        "Cho Inventory dùng hết timeout riêng của nó. Còn lại bao nhiêu cho Payment?",
        "Cho Payment timeout 2 s. Có gì thay đổi không?",
      ],
    },
  },
};
