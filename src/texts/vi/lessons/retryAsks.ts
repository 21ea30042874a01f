import type { retryAsks as english } from "../../en/lessons/retryAsks";

export const retryAsks: typeof english = {
  title: "Thử lại phải hỏi thời gian còn lại",
  outcomes: [
    "Tính đủ giá của một lần thử lại: lần thử hỏng, khoảng nghỉ, lần thử mới.",
    "Nói được khi nào thậm chí không nên bắt đầu thử lại.",
    "Chọn được timeout và khoảng nghỉ sao cho việc phía sau vẫn còn chỗ.",
  ],
  glossary: [
    {
      term: "lần thử",
      meaning: "Một lần thực hiện lời gọi. Thử lại là thêm một lần thử nữa.",
    },
    { term: "backoff", meaning: "Khoảng nghỉ giữa lần thử hỏng và lần thử kế tiếp." },
    {
      term: "jitter",
      meaning:
        "Phần ngẫu nhiên cộng vào khoảng nghỉ, để nhiều bên gọi không cùng quay lại một lúc.",
    },
    {
      term: "thử lại bị bỏ",
      meaning:
        "Lần thử lại bị bỏ ngay trước khi nghỉ, vì khoảng nghỉ hoặc lần thử không vừa phần còn lại.",
    },
    {
      term: "Retry-After",
      meaning:
        "Dịch vụ phía sau hẹn khi nào hãy quay lại. Nó có thể làm khoảng nghỉ dài ra, nhưng không bao giờ dời hạn chót.",
    },
  ],
  steps: {
    first: {
      title: "Lần thử đầu",
      says: "Supplier rồi đến Audit có chung {deadline}. Supplier phải sau {first} mới trả lời, nhưng bên gọi chỉ chờ {own}. Lần thử bị cắt, và cấu hình ghi: thử thêm một lần, sau khi nghỉ {pause}.",
    },
    begins: {
      title: "Khi nào lần thử lại bắt đầu?",
      says: "Lần thử đầu vừa kết thúc. Nghỉ một lúc là để Supplier đang khốn đốn không bị gọi dồn ngay. Nhưng nghỉ không miễn phí.",
      asks: "Lần thử thứ hai bắt đầu lúc nào?",
      wrong: {
        answer:
          "như vậy là chờ phản hồi mất {first}. Không ai còn chờ nó nữa: lần thử đã bị cắt lúc {own}.",
      },
      after: "Lúc {start}, còn lại {left}. Khoảng nghỉ cũng trả bằng chính {deadline} ấy.",
    },
    second: {
      title: "Lần thử lại được dùng bao nhiêu",
      says: "Đã nghỉ xong. Lần thử mới không mang theo thời gian mới: phần còn lại được tính lại, và lần thử được số nhỏ hơn trong hai số: phần đó và timeout riêng {own}.",
      asks: "Lần thử thứ hai được chờ tối đa bao lâu?",
      after:
        "Timeout riêng nhỏ hơn, nên đối với Supplier chẳng có gì khác. Lời gọi tiếp theo mới thấy lần thử lại tốn bao nhiêu.",
    },
    audit: {
      title: "Còn lời gọi sau nó?",
      says: "Lần thử lại đã thành công. Audit cần {audit}, có timeout riêng {own}, và từ đầu đến giờ không làm gì sai.",
      asks: "Audit được chờ tối đa bao lâu?",
      after:
        "{allowed}: quá ít so với {audit} nó cần. Supplier hỏng một lần, thử lại thì được, còn bên thất bại lại là Audit. Log không ghi tổng thì trông như Audit chậm.",
    },
    denied: {
      title: "Lần thử lại không đủ chỗ",
      says: "Giờ khoảng nghỉ là {pause}. Lần thử đầu vừa bị cắt lúc {own}. Bên gọi có nhìn hạn chót thì hỏi trước khi nghỉ: nghỉ xong liệu còn gì không?",
      asks: "Yêu cầu kết thúc sau bao lâu?",
      wrong: {
        sum: "như vậy là nghỉ hết rồi mới vỡ lẽ. Phải hỏi trước khi nghỉ.",
      },
      after:
        "Sau {end}: lần thử lại bị bỏ ngay. Báo lỗi sớm thì khách còn thời gian làm việc khác; nghỉ đến tận hạn chót rồi mới báo lỗi thì chẳng còn gì. Nhiều thư viện thử lại cứ thế mà nghỉ: chúng không bao giờ đem khoảng nghỉ so với hạn chót ở ngoài.",
    },
    mend: {
      title: "Dành chỗ cho Audit",
      says: "Hạn chót {deadline} giữ nguyên, thời lượng cũng vậy: {first} cho phản hồi đầu của Supplier, phản hồi thứ hai nhanh hơn, {audit} cho Audit. Bạn được đổi timeout riêng của Supplier và cách nó thử lại.",
      asks: "Hãy chỉnh cho đến khi cả hai lời gọi thành công và phản hồi đúng hạn.",
      goal: {
        ok: "Yêu cầu kết thúc thành công.",
        "in-time": "Phản hồi không trễ.",
      },
      hint: "Tính ngược: muộn nhất lúc nào Audit phải bắt đầu? Trước lúc đó phải vừa một lần thử bị cắt, một khoảng nghỉ và trọn lần thử thứ hai.",
      after:
        "Timeout đứng trước một lần thử lại không chỉ để phòng lỗi: nó quyết định lần thử thứ hai được bắt đầu sớm đến đâu.",
    },
    sandbox: {
      title: "Tự thử",
      says: "Hãy đổi khoảng nghỉ, số lần thử, thời lượng. Theo dõi bảng kê: khoảng nghỉ nào, lần thử nào cũng trừ vào cùng một tổng.",
      tries: [
        "Cho backoff tăng dần: lũy thừa, gốc 10 ms, bốn lần thử. Bao nhiêu lần vừa?",
        "Đòi sau khi nghỉ phải còn ít nhất 40 ms thì mới đáng thử lại.",
        "Cho Supplier trả lời “vượt giới hạn tần suất” kèm Retry-After dài hơn hạn chót.",
        "Bật phản mẫu “mỗi lần thử lại được trọn ngân sách”. Con số nào không còn đúng nữa?",
      ],
    },
  },
};
