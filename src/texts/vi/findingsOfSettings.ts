/** Findings about single settings. */

import type { findingsOfSettings as english } from "../en/findingsOfSettings";
import type { SettingFigures as Figures } from "../settingFigures";
import { inThisRun } from "./counted";
import { formatMs, formatNumber } from "./format";

export const SETTINGS: { readonly [setting in Figures["never-binds"]["setting"]]: string } = {
  timeoutMs: "timeout riêng",
  readTimeoutMs: "timeout đọc",
  marginMs: "biên an toàn",
  reserveMs: "phần dự trữ",
  maxBudgetMs: "trần của ngân sách nhận vào",
  "retry.minUsefulMs": "thời gian tối thiểu để thử lại",
  slowMs: "mức coi là chậm",
};

export const findingsOfSettings: typeof english = {
  "optional-first": {
    title: "Lời gọi không bắt buộc đứng trước lời gọi bắt buộc",
    says: (f) =>
      f.times === 0
        ? `${f.name} thiếu cũng được, vậy mà có thể lấy ${formatMs(f.takesMs)} trong ${formatMs(f.usableMs)}, trước ${f.mandatory} là thứ không thể thiếu.`
        : `${f.name} thiếu cũng được, vậy mà đã lấy mất ${formatMs(f.takesMs)} của ${f.mandatory}, thứ không thể thiếu, khiến nó hết thời gian.${inThisRun(
            f.times,
            (often) => `chuyện này xảy ra ${often}`,
          )}`,
    why: "Cái bỏ được chỉ nên dùng phần dư. Hãy gọi nó sau cùng, hoặc gọi tất cả cùng lúc.",
  },
  "reserve-too-small": {
    title: "Dự trữ ít hơn khâu hoàn tất cần",
    says: (f) =>
      `Khâu hoàn tất mất ${formatMs(f.finishMs)}, mà chỉ dự trữ ${formatMs(f.reserveMs)}.${inThisRun(
        f.times,
        (often) => `phản hồi vì thế bị trễ ${often}, nhiều nhất ${formatMs(f.lateMs)}`,
      )}`,
    why: "Lời gọi dùng hết phần được cho thì kết thúc đúng ở mốc dự trữ; khâu hoàn tất dài hơn bao nhiêu là trễ bấy nhiêu.",
  },
  "read-timeout-as-deadline": {
    title: "Timeout đọc bị dùng như hạn chót",
    says: (f) =>
      `${f.name} có timeout đọc ${formatMs(f.readTimeoutMs)}, còn cả lời gọi thì không có gì giới hạn.${inThisRun(
        f.times,
        (often) => `nó kéo dài hơn thế ${often}, lần đầu mất ${formatMs(f.spentMs)}`,
      )}`,
    why: "Timeout đọc chỉ cắt khoảng im lặng giữa hai byte. Phản hồi nhỏ giọt không bao giờ chạm đến nó và có thể kéo dài vô tận.",
  },
  "connect-timeout-too-long": {
    title: "Riêng việc kết nối có thể ngốn hết lời gọi",
    says: (f) =>
      `${f.name} được phép kết nối đến ${formatMs(f.connectTimeoutMs)}, trong khi cả lời gọi chỉ có ${formatMs(f.limitMs)}.${inThisRun(
        f.times,
        (often) => `nó hết thời gian ${often} khi còn chưa đến được bên được gọi`,
      )}`,
    why: "Kết nối chỉ mất vài vòng đi về, nếu không thì là hỏng. Giới hạn ngắn để dành thời gian thử địa chỉ khác.",
  },
  "shared-breaker": {
    title: "Một bộ ngắt cho nhiều dịch vụ khác nhau",
    says: (f) =>
      `Bộ ngắt ${f.breaker} đứng trước ${formatNumber(f.hops)} chặng: ${f.names}.${inThisRun(
        f.refused,
        (often) => `${f.name} bị chặn ${often} vì thất bại không phải của mình`,
      )}`,
    why: "Một cái hỏng kéo theo những cái đang khỏe, còn thành công của những cái khỏe lại che mất thất bại của nó.",
  },
  "open-before-retry-after": {
    title: "Bộ ngắt gọi lại sớm hơn lúc được hẹn",
    says: (f) =>
      `Bộ ngắt ${f.breaker} mở trong ${formatMs(f.openMs)}; ${f.name} hẹn ${formatMs(f.retryAfterMs)} (Retry-After).${
        f.honoured === "yes" ? " Bộ ngắt có theo Retry-After, nên khoảng dài hơn được áp dụng." : ""
      }`,
    why: "Dịch vụ đã nói khi nào mới sẵn sàng mà vẫn bị gọi sớm hơn, và mỗi lời gọi như vậy có thể làm mạch mở lại.",
  },
  "never-binds": {
    title: "Một thiết lập không bao giờ có tác dụng",
    says: (f) => {
      const setting = `${SETTINGS[f.setting]} ${formatMs(f.valueMs)} không bao giờ có tác dụng`;
      if (f.setting === "reserveMs") return `Ở đây ${setting}: không ai nhìn đến hạn chót.`;
      const what = `${f.name}: ${setting}`;
      switch (f.because) {
        case "budget-first":
          return `${what}; nhiều nhất chỉ còn ${formatMs(f.limitMs)}, và ngân sách cắt lúc đó.`;
        case "limit-first":
          return `${what}; cả lời gọi đã bị giới hạn ở ${formatMs(f.limitMs)}.`;
        case "nobody-looks":
          return `${what}; bên gọi không nhìn đến hạn chót nào.`;
        case "told-nothing":
          return `${what}; bên được gọi không được báo gì.`;
      }
    },
    why: "Ai đọc cấu hình sẽ trông cậy vào một điều không bao giờ xảy ra.",
  },
};
