/** A lane of calls for each instance that has a breaker of its own. */
import type { breakerLanes as english } from "../en/breakerLanes";
import { breaker } from "./breaker";
import { formatMs, formatNumber } from "./format";

const calls: (typeof english)["calls"] = {
  reached: "được cho qua",
  refused: "bị chặn",
  probe: "thăm dò, chưa ngã ngũ",
  "probe-ok": "thăm dò thành công",
  "probe-failed": "thăm dò thất bại",
};

const instance = (number: number) => `Instance ${formatNumber(number)}`;

export const breakerLanes: typeof english = {
  title: "Lời gọi theo từng instance",
  hint: "Mỗi instance chỉ biết các lời gọi của chính mình. Nhấn vào một lời gọi để đến đó.",
  instance,
  some: (from, to, of) =>
    `Instance ${formatNumber(from)} đến ${formatNumber(to)} trong ${formatNumber(of)}: quanh yêu cầu tại con trỏ. Các instance khác hiện ra ở yêu cầu của chúng.`,
  calls,
  summary: (number, counts) =>
    counts.length === 0
      ? `${instance(number)}: không có lời gọi nào.`
      : `${instance(number)}: ${counts.map(([kind, count]) => `${formatNumber(count)} ${calls[kind]}`).join(", ")}.`,
  lane: (number) => `Các lời gọi của instance ${formatNumber(number)}`,
  at: (call, of, request, atMs, kind, state) =>
    `Lời gọi ${formatNumber(call)}/${formatNumber(of)}, yêu cầu ${formatNumber(request)} lúc ${formatMs(atMs)}: ${calls[kind]}; bộ ngắt đang ${breaker.kinds[state]}`,
  none: (of, state) =>
    of === 0
      ? `Không có lời gọi nào; bộ ngắt ${breaker.kinds[state]}`
      : `Chưa đến lời gọi đầu tiên trong ${formatNumber(of)}; bộ ngắt đang ${breaker.kinds[state]}`,
};
