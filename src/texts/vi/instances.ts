/** How many instances of the service answer the requests, what they share, and when they restart. */
import type { instances as english } from "../en/instances";
import { formatNumber } from "./format";

const restart = (number: number) => `Lần khởi động lại ${formatNumber(number)}`;

export const instances: typeof english = {
  title: "Instance, khởi động lại",
  explained: "Các yêu cầu lần lượt đến từng instance.",
  count: "Số instance",
  namedByRestart: (instance) =>
    `Không ít hơn ${formatNumber(instance)}: có lần khởi động lại ghi số này.`,
  breakers: "Bộ ngắt",
  breakersWays: { shared: "dùng chung cho tất cả", each: "mỗi instance một cái" },
  persisted: "Khởi động lại, bộ ngắt vẫn nhớ số đếm",
  persistedFact: "vẫn nhớ sau khởi động lại",

  restarts: "Khởi động lại",
  none: "Không có lần khởi động lại nào.",
  restartExplained:
    "Instance khởi động lại thì bắt đầu từ đầu: bộ ngắt của nó đóng và chưa đếm gì.",
  restartKept: "Instance khởi động lại vẫn nhớ những gì bộ ngắt của nó đã đếm.",
  sharedForget: "Bộ ngắt dùng chung chỉ quên khi tất cả khởi động lại cùng một lúc.",
  restart,
  at: (number) => `${restart(number)}: lúc`,
  all: "tất cả",
  everyInstance: (number) => `${restart(number)}: tất cả instance`,
  instance: (number) => `${restart(number)}: instance`,
  remove: (number) => `Bỏ lần khởi động lại ${formatNumber(number)}`,
  add: "Thêm lần khởi động lại",
  more: (count) => `Còn ${formatNumber(count)} lần không hiển thị.`,
  instancesFact: (count) => `${formatNumber(count)} instance`,
  eachFact: "mỗi instance một bộ ngắt",
  restartsFact: (count) => `${formatNumber(count)} lần khởi động lại`,
};
