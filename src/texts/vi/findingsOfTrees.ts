/** Findings about calls inside calls. */

import type { findingsOfTrees as english } from "../en/findingsOfTrees";
import { inThisRun } from "./counted";
import { formatMs, formatNumber } from "./format";

export const findingsOfTrees: typeof english = {
  "outer-not-longer": {
    title: "Bên gọi thôi chờ trước khi bên được gọi phải dừng",
    says: (f) => {
      const terms = [
        f.ownMs > 0 ? `${formatMs(f.ownMs)} tự làm` : null,
        `${formatMs(f.capsMs)} cho các lời gọi, kể cả thử lại và nghỉ`,
        f.networkMs > 0 ? `${formatMs(f.networkMs)} trên đường truyền` : null,
      ].filter((term) => term !== null);
      const total = terms.length === 1 ? "" : ` = ${formatMs(f.neededMs)}`;
      const limit = f.limitedBy === "own" ? "timeout của bên gọi" : "phần ngân sách còn lại";
      return `${f.name} phải trả lời trong ${formatMs(f.limitMs)} (${limit}), nhưng có thể mất đến ${terms.join(" + ")}${total}, mà lại không được báo khi nào phải dừng.${inThisRun(
        f.times,
        (often) => `nó bị bỏ ${often} trong khi các lời gọi của nó vẫn chạy`,
      )}`;
    },
    why: "Timeout và thử lại ở bên trong chẳng bao giờ phát huy tác dụng: bên gọi đã bỏ đi, và những gì còn chạy bên dưới đều là việc thừa.",
  },
  "retries-multiply": {
    title: "Thử lại ở nhiều tầng thì nhân lên",
    says: (f) =>
      `${formatNumber(f.layers)} tầng cùng thử lại (${f.names}): ${f.factors} = ${formatNumber(f.product)} lời gọi đến ${f.name} cho một yêu cầu. Nhiều nhất trong lượt chạy này: ${formatNumber(f.calls)}.`,
    why: "Dịch vụ phía sau đang khốn đốn thì đúng lúc đó phải chịu tải gấp nhiều lần. Chỉ thử lại ở một tầng, hoặc đặt tất cả dưới một ngân sách.",
  },
  "worker-held": {
    title: "Worker bị giữ chỉ để chờ",
    says: (f) =>
      `Trong lượt chạy này ${f.name} làm việc ${formatMs(f.workedMs)}, còn ${formatMs(f.waitedMs)} là ngồi chờ các lời gọi của mình.${
        f.effect === "write" ? " Nó có ghi: transaction sẽ để mở suốt thời gian đó." : ""
      }`,
    why: "Một luồng, một kết nối hay một khóa bị chiếm chỉ để chờ, thế là một dịch vụ chậm làm nghẽn luôn các bên gọi nó.",
  },
  "budget-reset": {
    title: "Ngân sách lại tính từ đầu",
    says: (f) =>
      `${
        f.by === "hop"
          ? `${f.name} được báo trọn ${formatMs(f.wholeMs)}, bất kể thật ra còn bao nhiêu.`
          : `Mỗi lần thử lại của ${f.name} coi như ngân sách vẫn còn nguyên.`
      }${inThisRun(
        f.times,
        (often) => `nó chạy quá hạn chót ${often}, lần đầu quá ${formatMs(f.pastMs)}`,
      )}`,
    why: "Ngân sách mà bước nào cũng được cấp lại thì không còn là ngân sách: tổng của chúng không có giới hạn.",
  },
  "budget-not-clamped": {
    title: "Ngân sách nhận từ ngoài được tin vô điều kiện",
    says: (f) =>
      `${f.name} được báo ${formatMs(f.toldMs)}, và không có gì khác giới hạn lời gọi của nó đến ${f.inner}.`,
    why: "Chỉ cần một bên gọi gửi ngân sách sai hoặc giả mạo là giữ được worker bao lâu tùy thích. Hãy đặt trần cho ngân sách nhận vào (maxBudgetMs).",
  },
  "absolute-with-skew": {
    title: "Hạn chót theo giờ đồng hồ, nhưng đọc trên đồng hồ khác",
    says: (f) =>
      `Đồng hồ của ${f.name} ${f.direction === "ahead" ? "nhanh" : "chậm"} ${formatMs(f.skewMs)}, nên nó tưởng thời gian còn lại ${
        f.direction === "ahead" ? "ít" : "nhiều"
      } hơn thực tế.${inThisRun(f.times, (often) => `nó bỏ cuộc ${often} trong khi bên gọi vẫn chờ`)}`,
    why: "Đồng hồ của hai máy không bao giờ khớp hẳn. Hãy báo phần còn lại dưới dạng khoảng thời gian: khỏi phải so đồng hồ.",
  },
};
