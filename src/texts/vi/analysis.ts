/** The part of the stage that looks at the scenario as a whole. */
import type { analysis as english } from "../en/analysis";

export const analysis: typeof english = {
  panels: "Xem gì",
  loading: "Đang tải…",
  findings: "Nhận xét",
  chance: "Ngẫu nhiên",
  layers: "Các tầng",
  code: "Mã nguồn",
};
