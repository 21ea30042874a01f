import type { breakerLies as english } from "../../en/lessons/breakerLies";

export const breakerLies: typeof english = {
  title: "Khi bộ ngắt nói dối",
  outcomes: [
    "Nhận ra một bộ ngắt mở trong khi dịch vụ phía sau vẫn khỏe.",
    "Nói được kết quả muộn là gì, và vì sao nó không nên quyết định điều gì.",
    "Nói được Retry-After và số suất thăm dò bảo vệ một dịch vụ vừa gượng dậy ra sao.",
  ],
  glossary: [
    {
      term: "lời gọi bị thiếu thời gian",
      meaning:
        "Lời gọi được cho ít thời gian đến mức thất bại của nó không nói lên gì về dịch vụ phía sau.",
    },
    {
      term: "kết quả muộn",
      meaning:
        "Kết quả của một lời gọi được cho qua trước khi bộ ngắt đổi trạng thái lần gần nhất.",
    },
    {
      term: "Retry-After",
      meaning: "Dịch vụ phía sau hẹn khi nào hãy quay lại. Bộ ngắt có thể làm theo.",
    },
    {
      term: "suất thăm dò",
      meaning: "Khi nửa mở, bao nhiêu lời gọi thăm dò được chạy cùng lúc.",
    },
    {
      term: "bảng phân loại",
      meaning: "Bảng quy định mỗi kết quả là thất bại, là thành công, hay không tính.",
    },
  ],
  steps: {
    starved: {
      title: "Hàng xóm chậm",
      says: "Một trang gọi Catalogue rồi Prices, trong {deadline}. Prices khỏe: nó cần {prices}. Nhưng hôm nay Catalogue mất {catalogue}, nên Prices chỉ được {given} rồi bị cắt. Bộ ngắt của Prices nhận “quá hạn chót”, và ở đây đã có người quyết định rằng thế là thất bại.",
    },
    opens: {
      title: "Khi nào mở?",
      says: "Mỗi giây có một yêu cầu, và lần nào Catalogue cũng chậm. Bộ ngắt mở sau {threshold} thất bại liên tiếp. Hai yêu cầu đã xong.",
      asks: "Bộ ngắt của Prices mở lúc nào?",
      after:
        "Lúc {opened}. Prices chưa hỏng lần nào. Hàng xóm nó chậm, mà bộ ngắt của nó lại nói là Prices hỏng.",
    },
    punished: {
      title: "Ai phải chịu?",
      says: "Từ yêu cầu thứ năm Catalogue nhanh trở lại, và lẽ ra đủ thời gian cho mọi thứ. Có tất cả {requests} yêu cầu, mỗi giây một cái.",
      asks: "Trong {requests} yêu cầu, bao nhiêu cái đến được Prices?",
      after:
        "{refused} yêu cầu không lấy được giá, trong khi giá đã sẵn đó. Ai đọc dashboard cũng sẽ đi tìm lỗi ở Prices.",
    },
    mend: {
      title: "Tính cái đáng tính",
      says: "Bảng phân loại của bộ ngắt quy định kết quả nào được tính. Hạn chót, thời lượng và ngưỡng giữ nguyên.",
      asks: "Hãy sửa bảng cho đến khi không lời gọi nào đến Prices bị chặn.",
      goal: { spared: "Bộ ngắt của Prices không chặn gì." },
      hint: "Lúc Prices chỉ được 20 ms, bộ ngắt nhận kết quả nào?",
      after:
        "Lời gọi được cho quá ít thời gian thì không chứng minh được gì. Hãy tính timeout riêng, vì đó là mức bạn đòi hỏi ở dịch vụ phía sau; bỏ ra ngoài những gì bị cắt vì ngân sách của chính bạn. Nếu thế vẫn còn quá nhạy thì chỉ tính một lần bị cắt là thất bại khi lời gọi đã được trọn timeout.",
    },
    late: {
      title: "Phản hồi từ thời trước",
      says: "Một lời gọi bắt đầu lúc 0 ms vẫn đang chạy. Từ đó đến nay ba lời gọi nhanh đã thất bại, bộ ngắt mở lúc {opened}, và lúc {probe} một lời gọi thăm dò đã đi, phải đến {over} mới xong. Bộ ngắt này tính cả kết quả muộn. Lúc {answered} lời gọi cũ trả lời: thành công.",
      asks: "Lúc đó bộ ngắt ở trạng thái nào?",
      options: {
        "half-open": {
          text: "Nửa mở: thăm dò chưa xong",
          says: "Đáng ra phải như vậy, và bộ ngắt nào biết lời gọi nào thuộc trạng thái nào thì như vậy. Còn bộ ngắt này tính cả kết quả muộn.",
        },
        closed: { text: "Đóng" },
        open: {
          text: "Mở",
          says: "Thành công không bao giờ làm bộ ngắt mở. Lát nữa thăm dò thất bại thì nó mới mở.",
        },
      },
      after:
        "Đóng, bởi một phản hồi cho lời gọi gửi đi từ trước khi có chuyện. Lời gọi thăm dò, cái thật sự đi hỏi, vẫn đang đợi và sẽ thất bại. Có thư viện đánh số các trạng thái và bỏ những kết quả như vậy; có thư viện cứ gặp thành công đầu tiên khi nửa mở là đóng, bất kể nó từ đâu đến.",
    },
    "asked-to-wait": {
      title: "20 giây nữa hãy quay lại",
      says: "Mỗi giây có một yêu cầu. Thất bại thứ ba, lúc {opened}, kèm Retry-After 20 giây. Bộ ngắt mở, với thời gian mở {open}. Nó có theo Retry-After.",
      asks: "Lời gọi thăm dò đầu tiên đi lúc nào?",
      after:
        "Lúc {probe}. Dịch vụ đã hẹn khi nào sẵn sàng thì đừng hỏi đi hỏi lại trước lúc đó. Nếu bộ ngắt không theo Retry-After thì hãy đặt thời gian mở ít nhất bằng Retry-After mà bạn thấy.",
    },
    flood: {
      title: "Tất cả cùng một lúc",
      says: "Đã hết thời gian mở, và mười yêu cầu đến trong cùng một mili giây. Supplier đã khỏe lại nhưng vẫn cần thời gian để trả lời. Bộ ngắt có {permits} suất thăm dò; một lần thành công là đóng.",
      asks: "Trong mười yêu cầu, bao nhiêu cái nhận được phản hồi của Supplier?",
      wrong: {
        all: "lúc chúng đến chưa có cái nào thành công. Bộ ngắt chưa đóng thì chỉ có ngần ấy suất.",
        one: "một lần thành công là đủ để đóng. Nhưng trước khi có nó, mỗi suất cho một lời gọi đi qua.",
      },
      after:
        "Có bao nhiêu suất thì bấy nhiêu; số còn lại bị chặn, vì tất cả đều đến trước lần thành công đầu tiên, sau {takes}. Một suất là lựa chọn cẩn thận: dịch vụ vừa gượng dậy không phải tiếp tất cả cùng một lúc.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Vẫn bộ ngắt có kết quả muộn, giờ bạn đổi gì cũng được.",
      tries: [
        "Tắt “Tính cả kết quả muộn” và đi lại đúng những khung hình ấy.",
        "Cho lời gọi cũ thất bại thay vì thành công. Lời gọi thăm dò bị ảnh hưởng gì?",
        "Tính “vượt giới hạn tần suất” là thất bại. Khi đó ai bảo ai đợi?",
        "Đòi hai lần thành công mới đóng. Phản hồi cũ có còn làm nó đóng không?",
      ],
    },
  },
};
