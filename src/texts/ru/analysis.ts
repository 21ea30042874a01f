/** The part of the stage that looks at the scenario as a whole. */
import type { analysis as english } from "../en/analysis";

export const analysis: typeof english = {
  panels: "Что показать",
  loading: "Загрузка…",
  findings: "Замечания",
  chance: "Вероятность",
  layers: "Слои",
  code: "Код",
};
