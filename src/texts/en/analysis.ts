/** The part of the stage that looks at the scenario as a whole. */
export const analysis = {
  panels: "What to look at",
  loading: "Loading…",
  findings: "Findings",
  chance: "Chance",
  layers: "Layers",
  code: "Code",
};
