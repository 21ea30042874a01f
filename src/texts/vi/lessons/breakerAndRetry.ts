import type { breakerAndRetry as english } from "../../en/lessons/breakerAndRetry";

export const breakerAndRetry: typeof english = {
  title: "Bộ ngắt và thử lại dưới một hạn chót",
  outcomes: [
    "Nói được một lời gọi hỏi theo thứ tự nào: thời gian còn lại trước, bộ ngắt sau.",
    "Nói được thử lại ảnh hưởng gì đến bộ ngắt, và bộ ngắt ảnh hưởng gì đến thử lại.",
    "Chọn được bên gọi làm gì khi bị chặn: báo lỗi, dùng dữ liệu cũ, xếp hàng đợi.",
  ],
  glossary: [
    {
      term: "bị chặn",
      meaning: "Không gửi đi: bộ ngắt đang mở. Bên gọi không phải chờ chút nào.",
    },
    {
      term: "không trọn vẹn (degraded)",
      meaning: "Có trả lời, nhưng thiếu một phần hoặc có phần đã cũ, và nói rõ như vậy.",
    },
    {
      term: "dữ liệu cũ (stale)",
      meaning: "Điều đã biết từ trước. Với bảng giá thì thường đủ dùng, với số dư thì không.",
    },
    {
      term: "để làm sau (deferred)",
      meaning:
        "Giữ lại để làm sau, theo một thỏa thuận riêng: khách được báo là đã nhận, không phải là đã xong.",
    },
    {
      term: "giảm tải (load shedding)",
      meaning: "Chủ động từ chối bớt việc để làm được phần còn lại.",
    },
  ],
  steps: {
    refused: {
      title: "Ba thất bại là đủ",
      says: "Lại đơn hàng {deadline}, mỗi giây một đơn. Payment bắt đầu hỏng: ba đơn liên tiếp đã kết thúc bằng lỗi. Bộ ngắt của nó mở sau {threshold} thất bại và giữ mở trong {open}. Nó đã mở lúc {opened}.",
    },
    quick: {
      title: "Một đơn hàng bị chặn tốn bao nhiêu?",
      says: "Đơn tiếp theo đến. Gateway làm việc {gateway}, Inventory mất {inventory}, và điểm vào cần {reserve} để hoàn tất. Payment vừa bị chặn.",
      asks: "Kể từ lúc đến, đơn này mất bao lâu?",
      after:
        "{took}, so với {failing} khi Payment thất bại. Khách nhận tin xấu sớm hơn, và không ai chờ một thứ sẽ không đến. Phần việc trước khi bị chặn thì vẫn phải làm: hỏi bộ ngắt sớm hơn thì tiết kiệm được cả phần đó.",
    },
    probe: {
      title: "Khi nào có lời gọi thăm dò đầu tiên?",
      says: "Bộ ngắt mở lúc {opened} và giữ mở trong {open}. Mỗi giây có một đơn, và đơn nào cũng sau {until} mới tới Payment. Đơn lúc 7 000 ms là đơn bị chặn gần nhất.",
      asks: "Lúc nào có một lời gọi được cho qua để thăm dò?",
      wrong: {
        arrival: "lúc đó đơn mới đến. Nó còn phải qua Gateway và Inventory rồi mới hỏi bộ ngắt.",
      },
      after:
        "Lúc {probe}. Đơn trước đó đến hơi sớm. Khi yêu cầu thưa, thời gian mở thực tế dài hơn số trong cấu hình: nó chỉ hết khi có ai hỏi tới.",
    },
    "no-time": {
      title: "Hỏi ai trước?",
      says: "Vẫn lượt chạy ấy, chỉ khác là ở đơn thứ chín, Inventory chậm đến mức bị cắt sau {slow}; phản hồi của nó thiếu cũng được. Bộ ngắt của Payment đang {state}, và vừa hết thời gian mở: đây có thể là lời gọi thăm dò. Nhưng không còn thời gian cho nó.",
      asks: "Lời gọi đến Payment kết thúc thế nào?",
      options: {
        circuit_open: {
          text: "Bị bộ ngắt chặn",
          says: "Bộ ngắt còn không được hỏi: đã hết thời gian mở, có hỏi thì nó cho qua.",
        },
        deadline_exceeded: { text: "Không bắt đầu: không còn thời gian" },
        unavailable: {
          text: "Được gửi đi để thăm dò, và thất bại",
          says: "Thứ mà không ai còn thời gian chờ thì không được gửi đi.",
        },
      },
      after:
        "Hỏi thời gian trước, rồi mới hỏi bộ ngắt. Làm ngược lại thì lời gọi này đã dùng mất suất thăm dò duy nhất, mà thất bại của nó chẳng nói lên gì về Payment.",
    },
    retries: {
      title: "Thử lại bên trong bộ ngắt",
      says: "Giờ lời gọi đến Payment được thử {attempts} lần, không nghỉ. Bộ ngắt biết kết quả từng lần thử. Ở đơn thứ ba, hai lần thử đã thất bại; lần thứ ba chỉ được {third}, quá ít, và bị cắt vì ngân sách thì được bỏ qua. Đơn thứ tư vừa đến.",
      asks: "Bộ ngắt mở lúc nào?",
      after:
        "Lúc {opened}: sớm hơn trọn một đơn so với khi không thử lại, vì lần thử nào cũng tính. Lần thử lại tiếp theo bị chặn ngay, và bị chặn thì không thử lại nữa. Tức là bộ ngắt chấm dứt thử lại, còn thử lại thì đẩy bộ ngắt mở nhanh hơn.",
    },
    stale: {
      title: "Dữ liệu cũ",
      says: "Một trang khác: Price hỏng, nhưng đã biết giá hôm qua. Bên gọi được phép đi tiếp với giá đó. Sau nó là lời gọi Stock.",
      asks: "Yêu cầu này kết thúc thế nào?",
      options: {
        failed: {
          text: "Thất bại",
          says: "Price thất bại, nhưng yêu cầu thì không nhất thiết. Bên gọi đi tiếp với điều nó đã biết.",
        },
        ok: {
          text: "Thành công",
          says: "Gần đúng. Nhưng phải cho ai đó biết là giá có thể sai: phản hồi được đánh dấu.",
        },
        degraded: { text: "Không trọn vẹn: có trả lời, với dữ liệu cũ" },
      },
      after:
        "Sau {took}, và có đánh dấu. Dấu này đi lên cùng phản hồi, để bên hiển thị trang ghi được là “giá hôm qua”.",
    },
    mend: {
      title: "Cửa hàng nên làm gì?",
      says: "Payment hỏng khiến {failed} đơn kết thúc bằng lỗi. Đơn chưa trả tiền thì không được giao, mà dữ liệu cũ thì không trả tiền thay được. Cửa hàng muốn nhận đơn ngay bây giờ và thu tiền sau.",
      asks: "Hãy đổi cách xử lý khi Payment thất bại, cho đến khi không đơn nào kết thúc bằng lỗi và không đơn nào đi ra mà thiếu một phần.",
      goal: {
        "none-failed": "Không đơn nào thất bại hay lơ lửng.",
        kept: "Không đơn nào đi ra khi chưa trả tiền.",
      },
      after:
        "Để làm sau là một lời hứa: phải có hàng đợi, có khóa idempotency, và có người ngó tới khi hàng đợi không vơi. Không có những thứ đó thì báo lỗi thẳng thắn còn hơn.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Ngân sách và bộ ngắt cùng lúc. Hãy so xem một đơn tốn bao nhiêu ở từng trạng thái.",
      tries: [
        "Đặt thời gian mở 3 400 ms. Lời gọi thăm dò có đến muộn hơn không?",
        "Cho bộ ngắt bao cả lời gọi cùng các lần thử lại (“Được hỏi”: một lần cho cả lời gọi).",
        "Đưa Payment lên trước Inventory. Giờ một đơn bị chặn tốn bao nhiêu?",
        "Tự tay gửi phản hồi: lỗi, lỗi, thành công, lỗi. Nó có mở không?",
      ],
    },
  },
};
