import type { threeGoodCalls as english } from "../../en/lessons/threeGoodCalls";

export const threeGoodCalls: typeof english = {
  title: "Ba lời gọi kịp giờ, một phản hồi trễ",
  outcomes: [
    "Giải thích được vì sao không lời gọi nào trễ mà phản hồi vẫn trễ.",
    "Phân biệt được timeout, thuộc về một lời gọi, với hạn chót (deadline), thuộc về cả yêu cầu.",
    "Tính được lời gọi cuối cùng còn được chờ bao lâu.",
  ],
  glossary: [
    {
      term: "hạn chót (deadline)",
      meaning: "Thời điểm muộn nhất mà phản hồi còn giá trị. Cả yêu cầu có một hạn chót.",
    },
    {
      term: "timeout riêng",
      meaning: "Bên gọi chờ một lần thử của một lời gọi trong bao lâu, bất kể xung quanh ra sao.",
    },
    {
      term: "còn lại",
      meaning:
        "Thời gian từ lúc này đến hạn chót: hạn chót trừ bây giờ. Chỉ có giảm, và không bao giờ dưới 0.",
    },
    {
      term: "ngân sách riêng từng lời gọi",
      meaning: "Lời gọi nào cũng chỉ nhìn timeout riêng của mình. Không ai cộng chúng lại.",
    },
    {
      term: "ngân sách chung",
      meaning:
        "Mỗi lời gọi được số nhỏ hơn trong hai số: timeout riêng của nó và phần còn lại của hạn chót chung.",
    },
  ],
  steps: {
    page: {
      title: "Một trang cần ba phản hồi",
      says: "Khách mở một trang. Trang gọi Profile, rồi Prices, rồi Loyalty, lần lượt từng cái. Mỗi lời gọi có timeout riêng {own}, và cái nào cũng trả lời sau {takes}. Trang chỉ đáng hiển thị trong {deadline}: sau đó khách đã bỏ đi.",
    },
    when: {
      title: "Khi nào trang xong?",
      says: "Profile vừa trả lời, còn lâu mới chạm mức {own}. Hai cái kia cũng sẽ nhanh như vậy. Bên gọi nào cũng chỉ nhìn timeout riêng của mình.",
      asks: "Cả trang mất bao lâu?",
      wrong: {
        caps: "đó là tổng ba timeout: trường hợp xấu nhất có thể xảy ra. Thật ra mỗi lời gọi chỉ mất {takes} trong {own} của nó.",
      },
      after:
        "{took}, tức là trễ {late}. Các lời gọi nối tiếp thì cộng dồn, và timeout của từng lời gọi không thể thấy được tổng.",
    },
    "whose-fault": {
      title: "Lỗi của ai?",
      says: "Phản hồi cuối cùng đã về, quá muộn đối với khách. Hãy hình dung log của máy chủ này. Ngày mai sẽ có người lục nó để tìm xem hỏng ở đâu.",
      asks: "Theo chính máy chủ thì yêu cầu kết thúc thế nào?",
      options: {
        failed: {
          text: "Thất bại",
          says: "Không có gì thất bại cả. Không lời gọi nào chạm timeout, nên không ai có lý do để dừng.",
        },
        ok: { text: "Thành công" },
        degraded: {
          text: "Thiếu một phần",
          says: "Cả ba phản hồi đều có. Chỉ mỗi thời gian là không ổn.",
        },
      },
      after:
        "Trong log mọi thứ đều thành công, mà phản hồi thì trễ {late}. Vì vậy bên cạnh từng phần, log nên ghi cả tổng.",
    },
    shared: {
      title: "Một hạn chót cho cả ba",
      says: "Vẫn ba lời gọi ấy, nhưng giờ chúng dùng chung {deadline}. Trước mỗi lời gọi, bên gọi nhìn xem còn lại bao nhiêu, và không chờ lâu hơn thế. Profile và Prices đã trả lời.",
      asks: "Loyalty được chờ tối đa bao lâu?",
      after:
        "{allowed}. Loyalty cần {takes} nên bị cắt, để có một phản hồi kịp đi ra. Phản hồi đó là lỗi hay là trang không có điểm thưởng thì là câu hỏi tiếp theo.",
    },
    mend: {
      title: "Trang đúng hạn, không có điểm thưởng",
      says: "Trở lại trang bị trễ. Trang không có điểm thưởng vẫn hơn không có trang nào. Bạn được đổi thứ mà bên gọi nhìn vào, và cách xử lý khi Loyalty thất bại.",
      asks: "Hãy chỉnh cho đến khi trang hiện đúng hạn, không có điểm thưởng.",
      goal: {
        "in-time": "Phản hồi không trễ.",
        shown: "Trang hiện ra, thiếu một phần.",
      },
      hint: "Phải đổi hai thiết lập: ngân sách của yêu cầu, và “Khi thất bại” của Loyalty.",
      after:
        "Hạn chót quyết định lúc nào dừng. Dừng rồi làm gì thì nó không quyết định được: đó là lựa chọn của bạn, ở từng lời gọi.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Ở đây đổi gì cũng được. Rãnh của thanh trượt được tô theo kết quả ở từng giá trị, nên hãy nhìn nó trước khi kéo.",
      tries: [
        "Tìm hạn chót ngắn nhất mà cả ba phản hồi đều về.",
        "Đưa Loyalty lên đầu mà vẫn để nó không bắt buộc. Hai cái quan trọng bị ảnh hưởng gì?",
        "Cho Profile mất 120 ms và xem ai phải chịu.",
        "Đặt một timeout riêng bằng 30 ms. Giờ thì giới hạn nào trong hai cái đang cắt?",
      ],
    },
  },
};
