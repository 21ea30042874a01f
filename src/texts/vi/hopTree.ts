/** The tree of hops among the knobs: its tools, where a hop stands, and why it cannot go somewhere. */
import type { hopTree as english } from "../en/hopTree";
import { formatNumber } from "./format";

const inside = (count: number) => `${formatNumber(count)} chặng bên trong`;

export const hopTree: typeof english = {
  hint: "↑ ↓ để chọn, ← → để gập mở. Thêm Alt để dời, lồng vào, đưa ra. Delete để bỏ, Enter để đổi tên.",
  inside,
  atOnce: "gọi cùng lúc",

  steps: {
    earlier: (name) => `Dời ${name} lên trước`,
    later: (name) => `Dời ${name} ra sau`,
    nest: (name) => `Lồng ${name} vào chặng ngay trước`,
    unnest: (name) => `Đưa ${name} ra ngoài một tầng`,
  },
  duplicate: (name) => `Nhân đôi ${name}`,
  remove: (name) => `Bỏ ${name}`,

  add: "Thêm",
  where: "Thêm vào đâu",
  wheres: { after: "ngay sau", before: "ngay trước", inside: "bên trong" },

  standsAt: (name, parent, place, count) =>
    `${name}: ${parent === null ? "ở điểm vào" : `trong ${parent}`}, thứ ${formatNumber(place)}/${formatNumber(count)}.`,
  removed: (name, insideIt) =>
    insideIt === 0 ? `Đã bỏ ${name}.` : `Đã bỏ ${name} cùng ${inside(insideIt)}.`,
  dropsAt: (name, to) =>
    `${name}: ${to.parentName === null ? "ở điểm vào" : `trong ${to.parentName}`}, ${
      to.afterName === null ? "đầu tiên" : `sau ${to.afterName}`
    }. Esc để thôi.`,

  refusals: {
    no_such_hop: () => "Chặng đó không còn nữa.",
    in_work: () => "Việc thì không gọi đi đâu, nên không lồng gì vào được.",
    in_itself: (name) => `Không thể đưa ${name} vào chính nó.`,
    too_deep: () => "Chặng lồng nhau tối đa 12 tầng.",
    too_many: () => "Một kịch bản có tối đa 200 chặng.",
    first: (name) => `${name} đã ở đầu.`,
    last: (name) => `${name} đã ở cuối.`,
    outermost: (name) => `${name} đã ở điểm vào rồi.`,
  },
};
