/** The panels of the analysis, each loaded when it is first shown. Another one is another row. */
import type { ComponentType } from "react";
import { FindingsCount } from "../findings/FindingsCount";
import { lazyPart } from "../lazyPart";

/** A panel's tab, and the session's pane while it is chosen; `texts.analysis` has its name. */
export type PanelKey = "findings" | "chance" | "layers" | "code";

interface Panel {
  readonly key: PanelKey;
  readonly Panel: ComponentType;
  /** Whether it goes on behind another tab, once it was opened: it has work under way, or results. */
  readonly kept?: true;
  /** Stands in its tab, after the name. */
  readonly Mark?: ComponentType;
}

const Findings = lazyPart(async () => (await import("../findings/FindingsPanel")).FindingsPanel);
const Chance = lazyPart(async () => (await import("../chance/ChancePanel")).ChancePanel);
const Layers = lazyPart(async () => (await import("../ladder/LadderPanel")).LadderPanel);
const Code = lazyPart(async () => (await import("../code/CodePanel")).CodePanel);

export const PANELS: readonly Panel[] = [
  { key: "findings", Panel: Findings, Mark: FindingsCount },
  { key: "chance", Panel: Chance, kept: true },
  { key: "layers", Panel: Layers },
  { key: "code", Panel: Code },
];
export const FIRST_PANEL: PanelKey = "findings";

/** The panel that a pane of the session stands for; undefined where it is another part's. */
export function panelOf(pane: string | null): PanelKey | undefined {
  return PANELS.find(({ key }) => key === pane)?.key;
}
