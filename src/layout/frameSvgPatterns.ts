/** The patterns that tell marks apart without colour, as `MarkPatterns` has them on the page. */
import { COLORS } from "./frameSvgColors";
import { element } from "./svgText";

const LINES = [
  { name: "ghost", every: 5, width: 1.5, turn: 45, fill: COLORS.ghost },
  { name: "reserve", every: 7, width: 1, turn: -45, fill: COLORS.edge },
  { name: "margin", every: 4, width: 1, turn: 0, fill: COLORS.edge },
  { name: "half-open", every: 5, width: 2.5, turn: 45, fill: COLORS.own },
  { name: "unavailable", every: 6, width: 2, turn: 45, fill: COLORS.paper },
  { name: "rejected", every: 5, width: 1.5, turn: 90, fill: COLORS.paper },
  { name: "cancelled", every: 5, width: 2.5, turn: 0, fill: COLORS.paper },
];
const DOTS = [
  { name: "rate_limited", every: 6, r: 1.25 },
  { name: "local", every: 5, r: 1.5 },
];

/** Those whose name `isUsed`; `prefix` keeps their ids apart from those of another picture. */
export function patternDefs(prefix: string, isUsed: (id: string) => boolean): string {
  const pattern = (name: string, every: number, turn: number, inside: string) => {
    const size = { width: every, height: every, patternUnits: "userSpaceOnUse" };
    const patternTransform = turn === 0 ? null : `rotate(${turn})`;
    return element("pattern", { id: prefix + name, ...size, patternTransform }, inside);
  };
  const used = ({ name }: { readonly name: string }) => isUsed(prefix + name);
  const lines = LINES.filter(used).map(({ name, every, width, turn, fill }) =>
    pattern(name, every, turn, element("rect", { width, height: every, fill })),
  );
  const dots = DOTS.filter(used).map(({ name, every, r }) =>
    pattern(
      name,
      every,
      0,
      element("circle", { cx: every / 2, cy: every / 2, r, fill: COLORS.paper }),
    ),
  );
  const all = [...lines, ...dots].join("");
  return all === "" ? "" : element("defs", {}, all);
}
