import type { setYourOwn as english } from "../../en/lessons/setYourOwn";

export const setYourOwn: typeof english = {
  title: "Chọn con số cho hệ thống của bạn",
  outcomes: [
    "Nói được khi nào hạn chót chung đáng công làm, và khi nào mỗi lời gọi một timeout là đủ.",
    "Đi được từ thời lượng đo được đến timeout, và từ timeout đến hạn chót.",
    "Đặt ngưỡng cho từng phương thức chứ không cho cả API, và kiểm tra trước khi lên production.",
  ],
  glossary: [
    {
      term: "trung vị, p50",
      meaning: "Một nửa số thời lượng ngắn hơn mức này. Không cho biết gì về nửa chậm.",
    },
    { term: "p95, p99", meaning: "95 hay 99 trên 100 thời lượng không dài hơn mức này." },
    {
      term: "timeout oan (false timeout)",
      meaning: "Lời gọi bị cắt trong khi phản hồi của nó vẫn sẽ đến kịp cho yêu cầu.",
    },
    {
      term: "điểm gãy (knee)",
      meaning: "Điểm trên đường cong mà từ đó trở đi chờ thêm lợi ít hơn mức trung bình trước đó.",
    },
    {
      term: "phương thức",
      meaning:
        "Một việc mà API làm được. Đọc giá và xuất báo cáo là hai phương thức, mỗi cái có thời lượng của mình.",
    },
  ],
  checklist: [
    {
      title: "Thời gian",
      items: [
        "Lời gọi nào cũng có timeout riêng, client và proxy nào trên đường đi cũng có.",
        "Yêu cầu nào từ ngoài vào cũng có hạn chót, và các lời gọi của nó được phần còn lại.",
        "Timeout nào cũng được chọn từ thời lượng đo được của phương thức đó, có ghi ngày đo bên cạnh.",
        "Timeout bên ngoài dài hơn bên trong, tính cả số lần thử và khoảng nghỉ.",
        "Điểm vào giữ một phần dự trữ đủ cho khâu hoàn tất kể cả trong ngày xấu.",
        "Qua đường truyền thì báo khoảng thời gian, hoặc biết chắc các đồng hồ khớp nhau.",
        "Ngân sách nhận vào có trần: không ai đòi được cả tiếng.",
      ],
    },
    {
      title: "Thử lại",
      items: [
        "Chỉ một tầng thử lại, tầng sát chỗ hỏng.",
        "Khoảng nghỉ có jitter và có mức tối đa; theo Retry-After nhưng không bao giờ vì thế mà kéo dài hạn chót.",
        "Lần thử lại không đủ chỗ thì không bắt đầu.",
        "Lệnh ghi chỉ được thử lại khi có khóa idempotency.",
        "Có giới hạn số lần thử lại theo tỷ lệ trên tổng số yêu cầu.",
      ],
    },
    {
      title: "Bộ ngắt",
      items: [
        "Mỗi phương thức một bộ ngắt, không phải mỗi API hay mỗi tên máy chủ.",
        "Ngưỡng lấy từ tần suất gọi và tỷ lệ lỗi của chính phương thức: số lời gọi tối thiểu, cửa sổ, tỷ lệ.",
        "Không tính từ chối nghiệp vụ và lời gọi bị thiếu thời gian vì ngân sách.",
        "Thời gian mở không ngắn hơn Retry-After mà dịch vụ phía sau gửi.",
        "Đã ghi rõ bên gọi làm gì khi bị chặn: báo lỗi, dùng dữ liệu cũ, xếp hàng đợi.",
        "Trạng thái mở hiện trên dashboard, và có người được báo.",
      ],
    },
    {
      title: "Kết quả không rõ",
      items: [
        "Lệnh ghi bị cắt thì trả lời “đang xử lý, hãy tra cứu”, và có chỗ để tra cứu.",
        "Có người hoặc có hệ thống đối soát những gì còn sót.",
        "Dịch vụ dừng khi bên gọi bỏ đi, hoặc biết rõ việc thừa tốn bao nhiêu.",
      ],
    },
    {
      title: "Theo dõi",
      items: [
        "Log ghi tổng bên cạnh từng phần: timeout riêng, còn trước, được chờ, đã dùng, còn sau.",
        "Timeout oan được đếm, và được xem lại sau mỗi thay đổi.",
        "Đã thử các thiết lập với dịch vụ phía sau chạy chậm, bị treo, và báo lỗi ngay.",
      ],
    },
  ],
  steps: {
    "one-or-many": {
      title: "Khi nào timeout là đủ?",
      says: "Một trang có bốn phần không bắt buộc, gọi lần lượt, mỗi phần có timeout riêng {own}. Nếu chỉ có một phần thì chỉ cần vậy: một lời gọi, một timeout, và biết chờ lâu nhất bao nhiêu. Hôm nay cả bốn đều treo. Trang chỉ đáng chờ trong {deadline}.",
      asks: "Trang mất bao lâu?",
      after:
        "{took}. Một lời gọi: timeout là đủ. Nhiều lời gọi nối tiếp, có thử lại, có dịch vụ dưới dịch vụ: thời gian chờ cộng dồn, và chỉ hạn chót dùng chung mới biết tổng.",
    },
    "cut-share": {
      title: "Cái giá của một timeout",
      says: "Một phương thức được đo 25 lần. Ngắn nhất 38 ms, trung vị {median}, bốn lần chậm nhất là 165, 220, 310 và 420 ms. Có người lấy trung vị, làm tròn lên rộng rãi và đặt timeout {own}. Không có gì hỏng.",
      asks: "Bao nhiêu phần trăm yêu cầu thất bại? (Sai lệch 3 vẫn tính là đúng.)",
      after:
        "Ba trong 25 lần mất hơn {own}, và cả ba đều là phản hồi tốt. Thất bại kiểu này gọi là timeout oan, và chỉ do cấu hình mà có. Không thể lấy trung vị làm cơ sở cho timeout; phải nhìn vào phần đuôi, tức các lần chậm nhất.",
    },
    knee: {
      title: "Chỗ mà chờ thêm hết có ích",
      says: "Không có timeout thì trung vị là {median}, và 95 trên 100 xong trong {slow}. Đường cong cho biết với mỗi hạn chót có bao nhiêu phản hồi đúng hạn. Nó dốc lên, gãy, rồi nhích dần; đường này gãy ở {knee}. Quá đó thì mỗi mili giây thêm vào lợi ít hơn mức trung bình.",
      after:
        "Điểm gãy là chỗ để bắt đầu suy nghĩ, không phải luật. Thanh toán đáng chờ lâu hơn quảng cáo.",
    },
    adding: {
      title: "Từ timeout đến hạn chót",
      says: "Giờ đến đường đi dài nhất của một yêu cầu. Gateway làm việc {gateway}, Payment được {payment}, khâu hoàn tất cần {reserve}. Stock được thử {attempts} lần, mỗi lần {stock}, nghỉ {pause}, và thiếu cũng được. Vào ngày xấu nhất, Stock treo và Payment dùng hết phần của mình.",
      asks: "Ngày đó yêu cầu mất bao lâu?",
      after:
        "{took}. Nếu khách không chờ được ngần ấy thì đừng ép mỗi con số một chút. Hãy bỏ hẳn một thứ: một lần thử, một lời gọi không bắt buộc, hoặc đổi thứ tự làm việc.",
    },
    "per-method": {
      title: "Hai phương thức, một bộ ngắt",
      says: "Một API có hai phương thức. Đọc giá mất {price}. Xuất báo cáo mất {report} và bị cắt sau {own}: có người đặt cho cả API một timeout hợp với đọc giá. Cả hai dùng chung bộ ngắt, vì “vẫn là một dịch vụ”. Nó mở lúc {opened}, và giờ đến lượt đọc giá bị chặn.",
      asks: "Thay đổi nào bảo đảm đọc giá không bao giờ bị chặn?",
      suspects: {
        timeout: {
          text: "Timeout dài hơn cho đọc giá",
          says: "Đọc giá chưa bao giờ đến gần timeout. Nó bị chặn chứ không bị cắt.",
        },
        shared: { text: "Bộ ngắt riêng cho báo cáo" },
        open: {
          text: "Thời gian mở ngắn hơn",
          says: "Vài báo cáo nữa thất bại là nó lại mở.",
        },
        window: {
          text: "Cửa sổ lớn hơn",
          says: "Một nửa số kết quả là báo cáo bị cắt. Cửa sổ lớn hơn thì vẫn là một nửa.",
        },
      },
      after:
        "Bộ ngắt trả lời một câu hỏi: lúc này có đáng gọi phương thức này không? Trộn kết quả của phương thức khác vào thì nó không trả lời được câu nào. Timeout cũng vậy: 500 ms là quá dài cho đọc giá và quá ngắn cho báo cáo.",
    },
    mend: {
      title: "Tự đặt",
      says: "Gateway, lời gọi Search đã đo, thanh toán 100 ms, và một phần dự trữ. Timeout hiện nay là {own} cắt mất quá nhiều lần tìm kiếm. Khách chờ nhiều nhất nửa giây, và không lần tìm kiếm nào được giữ worker quá 350 ms.",
      asks: "Hãy đổi hạn chót và timeout của Search cho đến khi nhiều nhất 6 trên 100 yêu cầu thất bại.",
      goal: {
        few: "Nhiều nhất 6% yêu cầu thất bại.",
        short: "Hạn chót nhiều nhất 500 ms.",
        bounded: "Search được chờ tối đa 350 ms.",
      },
      hint: "Trong 25 thời lượng đã đo, bạn phải chờ được đến thời lượng nào? Và khi đó phần sau Search còn vừa không?",
      after:
        "Đo, chọn, cộng lại, so với mức khách chờ được, rồi đo lại. Hãy ghi lại các con số này rút ra từ những thời lượng nào: một năm nữa chúng sẽ không còn đúng.",
    },
    sandbox: {
      title: "Mang về dùng",
      says: "Giờ trang này là của bạn. Nhập các chặng của bạn, dán thời lượng bạn đo được, và ra về với những con số bạn bảo vệ được. Danh sách kiểm tra bên dưới là để in.",
      tries: [
        "Đưa thời lượng của phương thức chậm nhất của bạn vào Search và tìm điểm gãy.",
        "Dựng thang timeout từ trình duyệt xuống đến cơ sở dữ liệu. Tầng nào bỏ cuộc trước?",
        "Cho từng dịch vụ phía sau lần lượt treo. Khách thấy gì, và sau bao lâu?",
        "Chép mã của một lời gọi và so với mã bạn đang có.",
      ],
    },
  },
};
