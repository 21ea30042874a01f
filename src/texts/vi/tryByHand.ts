/** Sending requests and moving the clock by hand. */
import type { tryByHand as english } from "../en/tryByHand";
import { formatMs } from "./format";

export const tryByHand: typeof english = {
  title: "Tự thử",
  hop: "Yêu cầu kế tiếp, trả lời bởi",
  send: "Gửi với phản hồi",
  answers: {
    ok: "ok",
    failure: "lỗi",
    refusal: "từ chối",
    limited: "429",
    slow: "chậm",
  },
  explained: {
    ok: (hop, ms) => `Gửi một yêu cầu; ${hop} trả lời thành công sau ${formatMs(ms)}`,
    failure: (hop, ms) => `Gửi một yêu cầu; ${hop} gặp lỗi kỹ thuật sau ${formatMs(ms)}`,
    refusal: (hop, ms) => `Gửi một yêu cầu; ${hop} từ chối vì lý do nghiệp vụ sau ${formatMs(ms)}`,
    limited: (hop, ms) => `Gửi một yêu cầu; ${hop} trả về 429 kèm Retry-After sau ${formatMs(ms)}`,
    slow: (hop, ms) => `Gửi một yêu cầu; phải sau ${formatMs(ms)} ${hop} mới trả lời`,
  },
  retryAfter: "Retry-After của 429",
  clock: "Đồng hồ",
  move: "Chỉnh đồng hồ",
  second: "+1 giây",
  secondExplained: (toMs) => `Cho đồng hồ chạy thêm 1 giây, đến ${formatMs(toMs)}`,
  before: "sớm 1 ms",
  beforeExplained: (breaker, toMs) =>
    `Chỉnh đồng hồ đến ${formatMs(toMs)}, 1 ms trước khi ${breaker} cho thăm dò`,
  reopening: "lúc thăm dò",
  reopeningExplained: (breaker, toMs) =>
    `Chỉnh đồng hồ đến ${formatMs(toMs)}, lúc ${breaker} cho thăm dò`,
  notWaiting: "Không bộ ngắt nào đang đợi đến lúc cho thăm dò",
  noCalls: "Không có lời gọi nào để trả lời. Hãy thêm một lời gọi vào các chặng.",
  limitMoment: "Đồng hồ đã đến cuối, 31 ngày: không thêm yêu cầu được nữa.",
  limitArrivals: "Một kịch bản chứa tối đa 100\u202f000 yêu cầu.",
  random: "Yêu cầu ở đây đến ngẫu nhiên; muốn thêm bằng tay thì hãy đổi sang danh sách thời điểm.",
};
