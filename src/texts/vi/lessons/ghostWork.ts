import type { ghostWork as english } from "../../en/lessons/ghostWork";

export const ghostWork: typeof english = {
  title: "Những gì hủy cũng không đảo ngược được",
  outcomes: [
    "Nói được những gì còn diễn ra bên dưới sau khi bên gọi đã thôi chờ.",
    "Phân biệt được “thất bại” với “không ai biết”, và lệnh ghi nào gửi lại thì an toàn.",
    "Trả lời được khách một cách trung thực khi kết quả không rõ.",
  ],
  glossary: [
    {
      term: "việc thừa (ghost work)",
      meaning: "Thời gian một dịch vụ vẫn tự làm việc dù ở phía trên đã có bên thôi chờ.",
    },
    {
      term: "kết quả không rõ",
      meaning:
        "Lệnh ghi đã gửi đi mà không có phản hồi. Có thể đã ghi, có thể lát nữa mới ghi, có thể không bao giờ.",
    },
    {
      term: "khóa idempotency",
      meaning:
        "Mã mà bên gọi gắn cho một lần ghi đã định. Gửi đến bao nhiêu lần cũng chỉ được ghi một lần.",
    },
    {
      term: "đối soát",
      meaning: "Tra lại sau đó xem thực tế đã xảy ra chuyện gì, rồi sửa những chỗ lệch.",
    },
    {
      term: "chưa xong (pending)",
      meaning: "Câu trả lời trung thực khi kết quả không rõ: đang xử lý, tra cứu ở chỗ này.",
    },
  ],
  steps: {
    leaves: {
      title: "Client thiếu kiên nhẫn",
      says: "Client gọi Shop, Shop gọi Orders, Orders gọi Stock. Client chờ {deadline} rồi bỏ đi. Hôm nay Stock cần {stock}. Trong các yêu cầu này không có gì cho biết ai chờ bao lâu.",
    },
    ghost: {
      title: "Sau khi client bỏ đi",
      says: "Client vừa bỏ cuộc, lúc {deadline}. Stock được gọi lúc {start} và mất {stock}. Nó không có cách nào biết client đã bỏ đi.",
      asks: "Ba dịch vụ còn làm việc bao lâu cho client này?",
      wrong: {
        all: "đó là toàn bộ việc của Stock. Phần làm trước khi client bỏ đi thì vẫn còn có ích.",
      },
      after:
        "{ghost}: Stock bận đến {done}. Trong lúc đó Shop và Orders mỗi bên giữ một worker, nhưng chỉ để chờ. Bỏ cuộc chỉ dừng việc chờ, chứ không dừng công việc.",
    },
    told: {
      title: "Khi được báo",
      says: "Giờ phần còn lại được báo dọc theo chuỗi, và dịch vụ nào hết thời gian thì dừng. Shop làm việc {shop}, Orders {orders}; timeout riêng của Orders cho Stock là {own}.",
      asks: "Stock được chờ tối đa bao lâu?",
      after:
        "{allowed}. Stock cũng biết và dừng lúc đó: việc thừa {ghost}. Đơn hàng không được đặt nhanh hơn, nhưng không ai làm việc vô ích.",
    },
    twice: {
      title: "Lệnh ghi được thử lại",
      says: "Ở đây Shop đặt một đơn hàng ở Orders. Điểm vào chờ Shop {own}, vừa bỏ cuộc và thử lại ngay một lần. Đơn hàng không mang khóa nào để phân biệt lần thử này với lần thử kia.",
      asks: "Đơn hàng được ghi mấy lần?",
      after:
        "{calls} lần: một lần lúc {first}, do lần thử không còn ai chờ, và một lần nữa lúc {second}. Khách nhận hai gói hàng, còn log thì ghi một thất bại và một thành công.",
    },
    unknown: {
      title: "Bên gọi biết gì",
      says: "Hãy nhìn từ phía bên gọi. Lần thử đầu đã gửi đi và bị cắt sau {own}. Không có phản hồi nào về.",
      asks: "Bên gọi có biết chắc được là đơn hàng chưa được đặt không?",
      options: {
        false: {
          text: "Có: timeout nghĩa là chuyện đó không xảy ra",
          says: "Timeout cho biết ai đó đã chờ bao lâu. Nó không nói gì về chuyện xảy ra ở đầu bên kia.",
        },
        true: { text: "Không: kết quả không rõ" },
      },
      after:
        "Ngoài “xong” và “thất bại” còn kết cục thứ ba: “không rõ”. Chỉ khi bị cắt lúc còn đang kết nối mới nói chắc được là “chưa có gì xảy ra”.",
    },
    "look-it-up": {
      title: "Câu trả lời trung thực",
      says: "Lại đơn hàng 800 ms: Payment là lệnh ghi, đã gửi đi và bị cắt sau {allowed}. Yêu cầu kết thúc: {status}. Nếu khách tin như vậy và bấm nút lần nữa, thẻ có thể bị trừ tiền hai lần.",
      asks: "Đổi gì thì có thể trả lời “đang xử lý, hãy tra cứu”?",
      suspects: {
        own: {
          text: "Timeout riêng của Payment dài hơn",
          says: "Ở đây ngân sách mới là giới hạn nhỏ hơn. Payment vẫn bị cắt đúng lúc ấy.",
        },
        key: { text: "Khóa idempotency cho khoản thanh toán" },
        cancel: {
          text: "Cho Payment dừng khi bên gọi bỏ cuộc",
          says: "Dừng có thể đã quá muộn: tiền có khi đã chuyển. Bên gọi vẫn không biết.",
        },
        reserve: {
          text: "Dự trữ ít hơn",
          says: "Payment được thêm một chút mà vẫn bị cắt.",
        },
      },
      after:
        "Có khóa thì hỏi được về đúng khoản thanh toán ấy, và gửi lại mà không bị trừ tiền hai lần. Nhờ vậy “đang xử lý” mới là lời hứa giữ được. Không có khóa thì chẳng có gì để tra cứu.",
    },
    mend: {
      title: "Một đơn hàng, kết quả rõ ràng",
      says: "Vẫn đơn hàng bị ghi hai lần. Hạn chót {deadline} rộng hơn thời gian đang cho Shop. Bạn được đổi timeout và cách thử lại của Shop, khóa của nó, và nó có dừng khi bị hủy hay không.",
      asks: "Hãy chỉnh cho đến khi đơn hàng được ghi một lần, kết thúc thành công, và không còn kết quả nào không rõ.",
      goal: {
        once: "Orders được gọi một lần.",
        known: "Không có kết quả nào không rõ.",
        ok: "Yêu cầu kết thúc thành công.",
      },
      hint: "Nếu không ai cắt ngang thì Shop mất bao lâu?",
      after:
        "Với lệnh ghi, chờ thường rẻ hơn không biết. Và dù sao cũng hãy đặt khóa: sẽ có ngày ngay cả timeout này cũng quá ngắn.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Vẫn lệnh ghi bị cắt ấy. Hãy đổi xem ai dừng, ai được báo, và ai gửi lại được.",
      tries: [
        "Cho Shop dừng khi bị hủy. Đơn hàng còn bị ghi hai lần không?",
        "Cho client bỏ đi: đặt cho yêu cầu một thời điểm bị hủy.",
        "Cho lần thử đầu hỏng khi còn đang kết nối. Kết quả của nó có còn là không rõ không?",
        "Báo cho Shop phần còn lại. Việc thừa bớt được bao nhiêu?",
      ],
    },
  },
};
