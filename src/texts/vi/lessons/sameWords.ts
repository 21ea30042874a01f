import type { sameWords as english } from "../../en/lessons/sameWords";

export const sameWords: typeof english = {
  title: "Cùng một từ, thư viện khác nhau",
  outcomes: [
    "Kể được năm điểm khác nhau giữa những thứ cùng mang tên circuit breaker.",
    "Đọc tùy chọn của một thư viện và biết phải tra những gì trước khi tin.",
    "Chuyển được một thiết lập sang thư viện khác mà hành vi không đổi.",
  ],
  glossary: [
    {
      term: "tính cả ngưỡng",
      meaning: "“Ít nhất”: chạm ngưỡng là đủ. Không tính ngưỡng: phải vượt qua.",
    },
    {
      term: "cửa sổ",
      meaning:
        "Những kết quả được tính: chừng ấy kết quả cuối, hoặc kết quả trong chừng ấy giây cuối.",
    },
    {
      term: "số lời gọi tối thiểu",
      meaning: "Phải có bao nhiêu kết quả thì mới xét tỷ lệ. Còn được gọi là volume, throughput.",
    },
    {
      term: "thế hệ (generation)",
      meaning: "Con số tăng lên mỗi khi đổi trạng thái, để phân biệt kết quả mới với kết quả cũ.",
    },
    {
      term: "đổi khi được hỏi (lazy)",
      meaning: "Trạng thái chỉ đổi khi lời gọi kế tiếp hỏi tới, không đổi theo hẹn giờ.",
    },
  ],
  steps: {
    half: {
      title: "“50 phần trăm”",
      says: "Nhiều thư viện nhận tỷ lệ thất bại, và 50% là lựa chọn phổ biến. Ở đây cửa sổ giữ bốn kết quả: thành công, thất bại, thành công, thất bại. Đúng một nửa, và bộ ngắt mở lúc {opened}. Đây là bộ ngắt của resilience4j; với nó, cũng như với Polly và Failsafe, chạm ngưỡng là đủ.",
    },
    above: {
      title: "“50 phần trăm”, ở nơi khác",
      says: "Bộ ngắt này là của cockatiel: cũng xét bốn kết quả cuối, cũng đặt 50%. Nhưng với nó, cũng như với opossum, tỷ lệ phải vượt ngưỡng. Mỗi giây một lời gọi: thành công, thất bại, thành công, rồi hai thất bại.",
      asks: "Bộ ngắt này mở lúc nào?",
      wrong: {
        half: "lúc đó mới đúng một nửa, chưa vượt một nửa.",
      },
      after:
        "Lúc {opened}, muộn hơn một thất bại. Cửa sổ lớn thì gần như không sao. Cửa sổ nhỏ, hoặc tỷ lệ 100%, thì có: bộ ngắt đòi hơn 100% sẽ không bao giờ mở.",
    },
    business: {
      title: "Một lần từ chối giữa các thất bại",
      says: "Bộ ngắt mở sau {threshold} thất bại liên tiếp. Các phản hồi: thất bại, thất bại, từ chối nghiệp vụ, thất bại. Đây là Failsafe, vốn không có “bỏ qua”: không phải thất bại thì là thành công. Polly 8 cũng vậy, và opossum khi dùng bộ lọc lỗi.",
      asks: "Sau phản hồi thứ tư bộ ngắt ở trạng thái nào?",
      options: {
        open: {
          text: "Mở: ba thất bại",
          says: "Ở nơi từ chối được bỏ qua thì đúng. Ở đây nó là thành công, mà thành công thì đếm lại từ đầu.",
        },
        closed: { text: "Đóng" },
        "half-open": {
          text: "Nửa mở",
          says: "Chỉ có thể sang nửa mở từ mở, sau thời gian mở.",
        },
      },
      after:
        "Đóng: lần từ chối được coi là thành công và xóa số đếm. Khi nửa mở, cũng cách hiểu ấy làm bộ ngắt đóng chỉ nhờ một câu “thẻ không được chấp nhận”. Hãy tra xem thư viện của bạn bỏ qua những kết quả nào, và có bỏ qua được không.",
    },
    late: {
      title: "Kết quả từ thời trước",
      says: "Một lời gọi chậm đi lúc 0 ms, từ lâu trước khi bộ ngắt mở. Một lời gọi thăm dò đang chạy từ {probe}, đến {over} mới xong, và sẽ thành công. Lúc {late} lời gọi cũ thất bại. Đây là Polly, vốn không xét kết quả đã cũ bao lâu.",
      asks: "Lúc đó bộ ngắt ở trạng thái nào?",
      options: {
        "half-open": {
          text: "Nửa mở, cho đến khi thăm dò trả lời",
          says: "gobreaker thì như vậy: nó đánh số thế hệ và bỏ những gì thuộc thế hệ cũ.",
        },
        open: { text: "Lại mở" },
        closed: {
          text: "Đóng",
          says: "Chỉ thành công mới đóng nó, mà cái vừa đến là thất bại.",
        },
      },
      after:
        "Mở: một thất bại cũ đã cướp mất cơ hội của lời gọi thăm dò, dù chính nó sẽ thành công. Với Polly và opossum, khi nửa mở bất cứ thất bại nào cũng làm mở lại; gobreaker thì đã bỏ nó đi.",
    },
    boundary: {
      title: "Đúng giờ",
      says: "Lần này là bộ ngắt của resilience4j: mở lúc {opened} và giữ mở {open}. Một lời gọi đến lúc {exact}, đúng vào lúc đó, và một lời gọi đến sau đó một mili giây. Với thư viện này, cũng như gobreaker và Hystrix, phải quá thời gian mở mới được.",
      asks: "Lúc nào có một lời gọi thăm dò đi qua?",
      wrong: {
        inclusive:
          "ở nơi đúng giờ là đủ thì vậy: Polly, cockatiel và Failsafe. Ở đây vẫn còn sớm một mili giây.",
      },
      after:
        "Lúc {probe}. Trên production không ai để ý một mili giây. Trong test tự giữ đồng hồ, đứng đúng ở 5 000 ms, thì một mili giây là khác biệt giữa xanh và đỏ.",
    },
    three: {
      title: "Ba là mấy?",
      says: "“Ba lần thử” trong gRPC, resilience4j và client của AWS là ba lời gọi: tính cả lần đầu. Polly và cockatiel đếm số lần thử lại, không tính lần đầu. Bên gọi này chuyển từ Polly sang với “ba lần thử lại”, và Supplier không bao giờ trả lời.",
      asks: "Supplier nhận bao nhiêu lời gọi?",
      wrong: {
        included: "đó là khi tính cả lần đầu. Ở đây ba lần thử lại đến sau lần đầu.",
      },
      after:
        "{calls}, và mất {took} mới có lỗi. Chuyển con số như thế sang thư viện khác mà để nguyên là đã đổi tải lên Supplier: ở đây thêm một phần ba, còn chiều ngược lại thì bớt một phần tư.",
    },
    mend: {
      title: "Chuyển một thiết lập",
      says: "Một nhóm chuyển từ resilience4j, nơi 50% là đủ, sang cockatiel, nơi phải vượt 50%. Để nguyên con số thì bộ ngắt mở lúc {now}. Trước kia nó mở ở phản hồi thứ tư, lúc 3 000 ms.",
      asks: "Hãy sửa quy tắc của bộ ngắt cho đến khi nó lại mở ở phản hồi thứ tư.",
      goal: { fourth: "Bộ ngắt mở lúc 3 000 ms." },
      after:
        "Con số trong tệp phải đổi thì hành vi mới giữ nguyên. Hãy kiểm tra bộ ngắt qua những gì nó làm với một danh sách phản hồi, đừng qua tên các tùy chọn của nó.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Hãy lấy thư viện của chính bạn và tra năm điểm: chạm ngưỡng đã đủ chưa, kết quả nào tính là gì, kết quả muộn làm gì, chính xác lúc nào nó cho thăm dò, và cho bao nhiêu.",
      tries: [
        "Chọn thư viện của bạn ở mục “Chạy như một thư viện”, rồi chạy lại sự cố gần nhất.",
        "Cho nó rời trạng thái mở theo hẹn giờ (“Nửa mở”: theo hẹn giờ). Vạch nào của lượt chạy thay đổi?",
        "Dùng cửa sổ theo thời gian thay vì theo số lượng. Khi nào thất bại cũ được quên đi?",
        "Đòi ba lần thành công mới đóng. Có thư viện đóng ngay ở lần đầu.",
      ],
    },
  },
};
