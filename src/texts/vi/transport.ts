/** The transport: the buttons under the stage, the scrubber, speed and step size. */
import type { transport as english } from "../en/transport";
import { formatNumber } from "./format";

export const transport: typeof english = {
  first: "Bước đầu",
  back: "Lùi một bước",
  play: "Chạy",
  pause: "Tạm dừng",
  on: "Tiến một bước",
  last: "Bước cuối",
  previousRequest: "Yêu cầu trước",
  nextRequest: "Yêu cầu sau",
  more: "Thêm nút điều khiển",

  scrubber: (request) =>
    request === null ? "Các bước" : `Các bước của yêu cầu ${formatNumber(request)}`,
  at: (index, count, sentence) => `bước ${formatNumber(index)}/${formatNumber(count)}: ${sentence}`,
  position: (index, count) => `bước ${formatNumber(index)}/${formatNumber(count)}`,
  positionShort: (index, count) => `${formatNumber(index)}/${formatNumber(count)}`,
  request: (request, count) => `yêu cầu ${formatNumber(request)}/${formatNumber(count)}`,

  stepSize: "Độ dài bước",
  stepSizes: { decision: "quyết định", event: "mọi sự kiện" },
  speed: "Tốc độ",
  times: (speed) => `${formatNumber(speed)}\u202f×`,
};
