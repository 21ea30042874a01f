import type { outerLarger as english } from "../../en/lessons/outerLarger";

export const outerLarger: typeof english = {
  title: "Timeout ngoài dài hơn timeout trong",
  outcomes: [
    "Nói được chuyện gì hỏng khi bên gọi bỏ cuộc trước bên được gọi.",
    "Tính được một dịch vụ có thể mất lâu nhất bao nhiêu, kể cả các lần thử lại và khoảng nghỉ.",
    "Xếp được timeout của một chuỗi, từ cơ sở dữ liệu lên đến trình duyệt.",
  ],
  glossary: [
    {
      term: "bên gọi, bên được gọi",
      meaning:
        "Hai đầu của một lời gọi. Bên được gọi có thể lại là bên gọi của những lời gọi khác.",
    },
    {
      term: "timeout bên trong",
      meaning: "Timeout của một lời gọi nằm sâu hơn trong chuỗi.",
    },
    {
      term: "việc thừa (ghost work)",
      meaning: "Những gì một dịch vụ còn làm cho một phản hồi không ai chờ nữa.",
    },
    {
      term: "thang timeout",
      meaning:
        "Mọi timeout mà một yêu cầu đi qua, từ client vào trong. Mỗi timeout phải dài hơn timeout ngay bên trong nó.",
    },
  ],
  steps: {
    chain: {
      title: "Chuỗi hai dịch vụ",
      says: "Điểm vào gọi Shop và chờ {outer}. Shop tự làm {own} rồi gọi Stock, và sẵn lòng chờ Stock {inner}. Hôm nay Stock mất {takes}. Hai số nằm ở hai tệp cấu hình, xét riêng số nào cũng hợp lý.",
    },
    blamed: {
      title: "Ai sẽ bị đổ lỗi?",
      says: "Stock vừa được gọi. Ở đây không bên nào biết timeout của bên khác.",
      asks: "Điểm vào báo dịch vụ nào hỏng?",
      options: {
        stock: {
          text: "Stock, vì nó chậm",
          says: "Stock chưa hề chạm timeout: Shop còn chờ nó đến {inner}. Điểm vào chỉ thấy rằng Shop không trả lời.",
        },
        shop: { text: "Shop" },
      },
      after:
        "Sau {end} điểm vào bỏ Shop. Shop không kịp nói “Stock chậm”: nó vẫn còn đang chờ. Timeout bên ngoài mà ngắn hơn bên trong thì mọi hỏng hóc phía dưới đều trông như lỗi của dịch vụ ở giữa.",
    },
    "for-nobody": {
      title: "Làm mà không ai cần",
      says: "Điểm vào đã bỏ cuộc lúc {end}. Nó không báo cho ai. Stock mất tất cả {takes}.",
      asks: "Sau lúc đó Stock còn làm bao lâu cho một phản hồi sẽ không ai đọc?",
      wrong: {
        all: "đó là toàn bộ việc của Stock. Phần làm trước khi điểm vào bỏ cuộc thì vẫn có thể có ích.",
      },
      after:
        "{ghost}. Khi tải cao, một dịch vụ chậm chết chìm theo cách này: nó bận phục vụ những yêu cầu mà bên gọi đã bỏ đi, trong khi yêu cầu mới xếp hàng phía sau.",
    },
    "how-long": {
      title: "Shop có thể mất bao lâu?",
      says: "Giờ Stock treo, không bao giờ trả lời. Shop tự làm {own}, rồi thử gọi Stock {attempts} lần, mỗi lần {inner}, ở giữa nghỉ {pause}. Điểm vào đủ kiên nhẫn để chờ đến cùng.",
      asks: "Sau bao lâu Shop trả lời điểm vào?",
      wrong: {
        once: "đó là một lần thử. Shop thử {attempts} lần.",
        bare: "đó mới là {attempts} lần thử. Còn {own} Shop tự làm và {pause} nghỉ nữa.",
        outer: "đó là thời gian điểm vào sẵn lòng chờ. Shop xong trước đó.",
      },
      after:
        "{spent}. Timeout của bên gọi phải đem so với tổng này: thời gian tự làm, cộng mọi lần thử, cộng mọi khoảng nghỉ.",
    },
    mend: {
      title: "Để lỗi đến được điểm vào",
      says: "Stock vẫn treo như thế, nhưng điểm vào chỉ chờ Shop {outer}, và tất cả phải có phản hồi trong {deadline}. Điều Shop muốn nói về Stock không bao giờ đến nơi.",
      asks: "Hãy đổi timeout của Shop cho đến khi điểm vào nghe chính Shop báo rằng Stock hỏng, mà vẫn đúng hạn.",
      goal: {
        told: "Chính Shop trả lời “lỗi kỹ thuật”.",
        "in-time": "Phản hồi không trễ.",
      },
      hint: "Bạn vừa tính xong Shop mất bao lâu.",
      after:
        "Ngoài dài hơn trong, dư thêm một chút cho đường truyền. Nếu như thế không vừa hạn chót thì hãy bớt số lần thử ở phía dưới.",
    },
    fault: {
      title: "Tìm chỗ sai",
      says: "Chuỗi sâu ba dịch vụ: điểm vào chờ API {api}, API chờ Orders {orders}, Orders chờ Stock {stock}. Orders treo. Điểm vào nhận được: {heard}.",
      asks: "Một trong các thiết lập này gây ra chuyện đó. Cái nào?",
      suspects: {
        api: {
          text: "Timeout của điểm vào cho API quá dài",
          says: "Ngắn hơn thì càng tệ: điểm vào bỏ cuộc còn sớm hơn, trong khi API vẫn đang chờ.",
        },
        orders: { text: "Timeout của API cho Orders quá dài" },
        stock: {
          text: "Timeout của Orders cho Stock quá dài",
          says: "Orders treo trước cả khi gọi Stock. Timeout đó chưa hề chạy.",
        },
        deadline: {
          text: "Hạn chót quá ngắn",
          says: "Điểm vào bỏ API từ lâu trước hạn chót. Thêm thời gian ở cuối không giúp được ai.",
        },
      },
      after:
        "API phải bỏ Orders trước khi điểm vào bỏ API. Khi đó điểm vào nghe được từ API là hỏng ở đâu, và thử lại đúng chỗ.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Hãy thay đổi chuỗi: thời lượng, timeout, số lần thử. Phần nhận xét liệt kê những chỗ timeout bên ngoài không dài hơn bên trong.",
      tries: [
        "Cho API thử gọi Orders hai lần. Giờ timeout của điểm vào phải là bao nhiêu?",
        "Cho Orders trả lời sau 200 ms còn Stock thì treo. Timeout nào hết trước?",
        "Đặt mọi timeout bằng 1 000 ms, như nhiều giá trị mặc định. Đọc phần nhận xét.",
        "Báo cho mọi bên phần còn lại (“Lời gọi được báo”: phần còn lại). Timeout nào còn có tác dụng?",
      ],
    },
  },
};
