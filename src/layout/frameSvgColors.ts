/** What a picture without a style sheet is painted with: the page's own colours on paper. */
import type { BarPath } from "./waterfallPaths";

/** As `theme.css` has them in light. */
export const COLORS = {
  paper: "#fbfaf7",
  raise: "#f2f0ea",
  ink: "#16202a",
  soft: "#56616c",
  edge: "#7b828a",
  line: "#dcd9d0",
  cursor: "#1443c0",
  ok: "#07807a",
  own: "#b0761b",
  deadline: "#96201c",
  technical: "#4a1342",
  ghost: "#56616c",
} as const;

const BY_STATUS: { readonly [status in BarPath["status"]]?: string } = {
  rejected: COLORS.ok,
  timeout: COLORS.own,
  deadline_exceeded: COLORS.deadline,
  unavailable: COLORS.technical,
  rate_limited: COLORS.technical,
  local: COLORS.technical,
  circuit_open: COLORS.technical,
};

type Paint = { readonly [attribute: string]: string | number };

/** The attributes of a bar's path, as `WaterfallBars.css` paints it. `patterns` begins their ids. */
export function paintOf({ mark, kind, status }: BarPath, patterns: string): Paint {
  const bar = colorOf(kind, status);
  const line = (stroke: string, width: number, dashes = "") => ({
    fill: "none",
    stroke,
    "stroke-width": width,
    ...(dashes !== "" && { "stroke-dasharray": dashes }),
  });
  switch (mark) {
    case "allowed":
      return { fill: bar, "fill-opacity": 0.18 };
    case "margin":
      return { fill: `url(#${patterns}margin)` };
    case "own":
      return line(COLORS.own, 1, "4 3");
    case "own-cap":
      return line(COLORS.own, 2);
    case "wait":
      return line(bar, 1.5);
    case "wait-unheard":
      return line(COLORS.ghost, 1.5, "2 3");
    case "ghost":
      return { fill: `url(#${patterns}ghost)`, stroke: COLORS.ghost, "stroke-width": 0.75 };
    case "pause":
      return { ...line(COLORS.ink, 2, "0 5"), "stroke-linecap": "round" };
    case "held":
      return line(COLORS.soft, 9, "1.5 3");
    case "connect":
      return line(bar, 3, "3 3");
    case "hollow":
      return { fill: COLORS.paper, stroke: bar, "stroke-width": 1.5 };
    case "used":
      return { fill: bar };
    case "pattern":
      return { fill: `url(#${patterns}${status})`, "fill-opacity": 0.55 };
    case "critical":
      return line(COLORS.ink, 3);
    case "cut":
      return line(COLORS.ink, 2);
    case "cut-again":
      return line(COLORS.paper, 2);
    case "denied":
      return line(COLORS.ink, 2);
    case "written":
      return { fill: COLORS.paper, stroke: COLORS.ink, "stroke-width": 1.5 };
    case "gave-up":
      return { fill: COLORS.ink };
  }
}

function colorOf(kind: BarPath["kind"], status: BarPath["status"]): string {
  if (kind === "call" && status === "ok") return COLORS.ok;
  if (kind === "call" && status === "running") return COLORS.ink;
  return BY_STATUS[status] ?? COLORS.soft;
}
