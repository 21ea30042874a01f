/** Titles and notes of the gallery's scenarios in Vietnamese. */
import type { GalleryTexts } from "../galleryTexts";
import { formatMs, formatSpan } from "./format";

export const gallery: GalleryTexts = {
  "local-only": {
    title: "Ba lời gọi, mỗi lời gọi một timeout riêng",
    note: `Không lời gọi nào vượt ${formatMs(100)} của mình, vậy mà phản hồi vẫn trễ ${formatMs(50)}.`,
  },
  "shared-deadline": {
    title: "Ba lời gọi chung một hạn chót",
    note: `Loyalty được cấp ${formatMs(20)} còn lại, và phản hồi đi kịp giờ.`,
  },
  "nothing-left": {
    title: "Lời gọi không bao giờ bắt đầu",
    note: `Loyalty bị bỏ qua nhưng đã tiêu hết ${formatMs(20)} cuối: Delivery không còn gì để bắt đầu.`,
  },
  "retry-spends-the-budget": {
    title: "Lần thử lại tiêu ngân sách của lời gọi sau",
    note: `Lần thử lại của Supplier chỉ chừa cho Audit ${formatMs(30)}, mà Audit cần ${formatMs(50)}.`,
  },
  "order-800-local": {
    title: "Tạo đơn hàng, timeout nào tính riêng timeout nấy",
    note: `Payment chờ đủ ${formatMs(400)}, và đơn hàng được trả lời trễ ${formatMs(70)}.`,
  },
  "order-800": {
    title: `Tạo đơn hàng trong ${formatMs(800)}`,
    note: `Payment muốn ${formatMs(400)} và được cấp ${formatMs(330)}.`,
  },
  "auth-150": {
    title: `Auth mất ${formatMs(150)}, rồi một lời gọi có một lần thử lại`,
    note: `Lần thử lại được chờ ${formatMs(50)}, chứ không phải thêm ${formatMs(350)} nữa.`,
  },
  "auth-480": {
    title: `Auth mất ${formatMs(480)} trong ${formatMs(500)}`,
    note: `Lời gọi chỉ còn ${formatMs(20)}, bị ngân sách cắt và không thử lại.`,
  },
  "breaker-lab": {
    title: "Bộ ngắt mạch, từng lời gọi một",
    note: `Ở ${formatMs(10_002)} lời gọi bị chặn vì sớm ${formatMs(1)}; lời gọi sau là lời gọi thăm dò.`,
  },
  "budget-meets-breaker": {
    title: "Ngân sách gặp bộ ngắt mạch",
    note: `Bộ ngắt đang mở: đơn này tốn ${formatMs(470)} và không gọi Payment lần nào.`,
  },
  "client-gives-up": {
    title: "Client bỏ cuộc mà không ai được báo",
    note: `Client thôi chờ ở ${formatMs(1_500)}; Stock vẫn làm tiếp cho nó đến ${formatMs(2_800)}.`,
  },
  "client-gives-up-told": {
    title: "Client bỏ cuộc và ai cũng biết lúc nào",
    note: `Stock được cấp phần còn lại, ${formatMs(1_200)} trong ${formatMs(2_000)}, và dừng cùng lúc với client.`,
  },
  "retry-storm-27": {
    title: "Ba tầng cùng thử lại: một yêu cầu thành 27 lời gọi",
    note: "Đây là lời gọi thứ 27 tới một cơ sở dữ liệu đã sập.",
  },
  "retry-storm-one-layer": {
    title: "Cơn bão khi chỉ một tầng thử lại",
    note: `Chỉ tầng sát cơ sở dữ liệu thử lại: 3 lời gọi, ${formatMs(140)}.`,
  },
  "retry-storm-budget": {
    title: "Cơn bão dưới một ngân sách mà ai cũng biết",
    note: `Khoảng chờ ${formatMs(50)} không vừa ${formatMs(35)} còn lại: 5 lời gọi, và phản hồi kịp giờ.`,
  },
  "budget-reset": {
    title: "Chặng nào cũng tính lại ngân sách từ đầu",
    note: `Tax được làm đến ${formatMs(1_600)}, dù sau ${formatMs(1_000)} phản hồi không còn giá trị gì.`,
  },
  "absolute-skew": {
    title: "Hạn chót là giờ trong ngày, trên hai đồng hồ",
    note: `Đồng hồ của Stock chạy nhanh ${formatMs(300)}: Stock bỏ cuộc khi vẫn còn ${formatMs(500)}.`,
  },
  "slow-drip": {
    title: "Nhỏ giọt dưới timeout đọc",
    note: `Cứ ${formatMs(900)} một byte thì không bao giờ chạm timeout đọc ${formatMs(1_000)}: trễ ${formatMs(6_200)}.`,
  },
  "ghost-write": {
    title: "Một đơn hàng bị ghi hai lần",
    note: `Client bỏ cuộc ở ${formatMs(1_000)}; đơn được ghi ở ${formatMs(1_300)}, rồi lại ghi lần nữa.`,
  },
  "fan-out": {
    title: "Ba lời gọi cùng lúc",
    note: "Lời gọi chậm nhất, Reviews, quyết định; một lời gọi hỏng thì các lời gọi khác bị hủy.",
  },
  "optional-bonus": {
    title: "Điểm thưởng có cũng được, không cũng được",
    note: `Bonus points đến trễ; đơn hàng vẫn xong, tổng cộng ${formatMs(470)}.`,
  },
  "stale-price": {
    title: "Thà giá hôm qua còn hơn không có giá",
    note: `Price đã sập; sau ${formatMs(130)} trang hiện với giá đã biết.`,
  },
  "background-import": {
    title: "Một lần nhập dữ liệu để làm sau",
    note: `Catalogue đã sập; tệp được giữ lại và phản hồi báo vậy sau ${formatMs(200)}.`,
  },
  "forged-budget": {
    title: "Client đòi cả một ngày",
    note: `Nghe nói còn cả ngày, Gateway chỉ tin ${formatMs(2_000)} rồi giải phóng tiến trình xử lý.`,
  },
  "tight-deadline": {
    title: "Timeout nằm giữa trung vị và các phản hồi chậm",
    note: `Khoảng 16 trên 100 bị cắt; gần như tất cả lẽ ra đã đến trong ${formatMs(500)}.`,
  },
  "keep-alive-race": {
    title: "Bộ cân bằng tải giữ kết nối lâu hơn máy chủ của nó",
    note: `Bên ngoài giữ ${formatSpan(60_000)}, bên trong ${formatSpan(5_000)}: yêu cầu đến đúng lúc kết nối đóng thì bị mất.`,
  },
  "stuck-half-open": {
    title: "Lời gọi thăm dò không bao giờ được trả lời",
    note: `Từ ${formatMs(10_000)} lời gọi thăm dò duy nhất bị treo; Supplier đã khỏe mà không ai được hỏi.`,
  },
  "probe-flood": {
    title: "Sau một lời gọi thăm dò là tất cả",
    note: `Tám lời gọi chờ lời gọi thăm dò; ở ${formatMs(6_300)} nó thành công và cả tám cùng đi.`,
  },
  "late-success-closes": {
    title: "Thành công từ trước khi mở",
    note: `Lời gọi từ ${formatMs(0)} thành công ở ${formatMs(12_000)}: bộ ngắt đóng khi lời gọi thăm dò còn chưa về.`,
  },
  "business-error-as-probe": {
    title: "Lời gọi thăm dò bị từ chối nghiệp vụ",
    note: "Payment từ chối thẻ mà không hỏi ngân hàng đang sập: với opossum, thế là đóng lại.",
  },
  "starved-call-trips": {
    title: "Bị mở vì hàng xóm chậm",
    note: `Prices cần ${formatMs(70)} mà chỉ được cấp ${formatMs(50)}, ba lần: bộ ngắt coi đó là thất bại.`,
  },
  "stuck-open-no-traffic": {
    title: "Mở suốt một giờ vì không ai gọi",
    note: `Đáng lẽ chỉ mở ${formatMs(10_000)} mà mở cả giờ: không có ai gọi.`,
  },
  "diluted-rate": {
    title: "Thất bại bị pha loãng đến mức không tính",
    note: "Pay lần nào cũng thất bại, nhưng 4 trên 12 chưa đến một nửa: hai lượt đọc tốt bên cạnh che mất.",
  },
  "retry-after-vs-open-time": {
    title: `Retry-After ${formatSpan(20_000)}, thời gian mở ${formatSpan(5_000)}`,
    note: `Được bảo chờ ${formatMs(20_000)}, bộ ngắt chỉ mở ${formatMs(5_000)} nên hỏi quá sớm ba lần.`,
  },
  "shared-breaker-two-operations": {
    title: "Hai thao tác, một bộ ngắt mạch",
    note: "Reviews thất bại hai lần và làm nó mở; Search chưa thất bại lần nào mà cũng bị chặn.",
  },
  "two-instances": {
    title: "Hai instance, mỗi instance đếm riêng",
    note: "Ba thất bại đã mở instance 1; instance 2 mới thấy hai nên vẫn gọi thêm.",
  },
  "restart-forgets": {
    title: "Khởi động lại là quên mình đang mở",
    note: `Mở ${formatMs(30_000)}; khởi động lại ở ${formatMs(4_500)} làm nó đóng, và ba yêu cầu nữa chờ ${formatMs(900)}.`,
  },
};
