/**
 * The waterfall at one step as a picture that needs nothing: no script, no style sheet, no font. For
 * paper, for pages without JavaScript, for what a link cannot show. Every text is escaped.
 */
import type { Texts } from "../texts/en";
import { textWidthPx } from "./axis";
import { COLORS, paintOf } from "./frameSvgColors";
import { patternDefs } from "./frameSvgPatterns";
import { element, escaped } from "./svgText";
import type { BandRow, WaterfallLayout } from "./waterfall";
import { arrowHeads, arrowLines } from "./waterfallArrows";
import { indentPx, TRIANGLE_EM } from "./waterfallGuides";
import type { WaterfallRow } from "./waterfallMarks";
import { barPaths } from "./waterfallPaths";

export interface FramePicture {
  /** Of the whole waterfall at the step, not folded into what a narrow place has room for. */
  readonly layout: WaterfallLayout;
  readonly title: string;
  /** The decision as one plain sentence: what the picture says, and its alternative text. */
  readonly sentence: string;
  readonly emPx: number;
  readonly texts: Texts;
}

const EDGE_EM = 1;
const LINE_EM = 1.5;
const FONT = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif";
/** A letter of the sentence is a third larger than one of the axis. */
const SENTENCE_SIZE = 16 / 12;

export function frameSvg({ layout, title, sentence, emPx, texts }: FramePicture): string {
  const edgePx = EDGE_EM * emPx;
  const innerPx = layout.namesPx + layout.plotPx;
  const lines = wrapped(sentence, innerPx, emPx * SENTENCE_SIZE);
  const headPx = lines.length * LINE_EM * emPx + 0.5 * emPx;
  const prefix = `hw-${checksum(`${title} ${sentence} ${innerPx}`)}-`;
  const said = lines
    .map((line, index) => words(0, (index + 0.75) * LINE_EM * emPx, line, { "font-size": emPx }))
    .join("");
  const picture = [
    currentRow(layout, innerPx),
    names(layout, emPx, texts),
    element("g", { transform: `translate(${layout.namesPx} 0)` }, plot(layout, prefix)),
  ].join("");
  const drawn = said + element("g", { transform: `translate(0 ${headPx})` }, picture);
  const size = { width: innerPx + 2 * edgePx, height: headPx + layout.heightPx + 2 * edgePx };
  const alternative =
    element("title", { id: `${prefix}title` }, escaped(sentence)) +
    element("desc", {}, escaped([title, ...layout.rows.map((row) => row.sentence)].join("\n")));
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      ...size,
      viewBox: `0 0 ${size.width} ${size.height}`,
      role: "img",
      "aria-labelledby": `${prefix}title`,
      "font-family": FONT,
      "font-size": 0.75 * emPx,
      fill: COLORS.ink,
    },
    alternative +
      patternDefs(prefix, (id) => drawn.includes(`url(#${id})`)) +
      element("rect", { width: size.width, height: size.height, fill: COLORS.paper }) +
      element("g", { transform: `translate(${edgePx} ${edgePx})` }, drawn),
  );
}

type More = { readonly [attribute: string]: string | number };

function words(x: number, y: number, text: string, more: More = {}): string {
  return text === "" ? "" : element("text", { x, y, ...more }, escaped(text));
}

/** With paper around the letters, where they stand on something. */
const ON_PAPER = {
  "paint-order": "stroke",
  stroke: COLORS.paper,
  "stroke-width": 3,
  "stroke-linejoin": "round",
};

function currentRow({ rows, current }: WaterfallLayout, width: number): string {
  const row = rows.find(({ key }) => key === current);
  if (row === undefined) return "";
  return element("rect", { y: row.topPx, width, height: row.heightPx, fill: COLORS.raise });
}

function names(layout: WaterfallLayout, emPx: number, texts: Texts): string {
  const { rows, bands, nested, guides, current, request } = layout;
  const treePx = nested ? TRIANGLE_EM * emPx : 0;
  const size = 0.875 * emPx;
  const ofRow = (row: WaterfallRow) => {
    const x = indentPx(row.depth, emPx) + treePx;
    return words(x, row.barTopPx + row.barPx * 0.85, row.name, {
      "font-size": size,
      ...(row.key === current && { "font-weight": 600 }),
      ...(row.status === "waiting" && { fill: COLORS.soft }),
    });
  };
  const ofBand = ({ breaker, state, bandTopPx, bandPx }: BandRow) =>
    words(0, bandTopPx + bandPx, texts.waterfall.breaker(breaker, texts.status.breaker[state]), {
      fill: COLORS.soft,
    });
  return [
    words(0, emPx, texts.waterfall.request(request), { fill: COLORS.soft, "font-weight": 600 }),
    guides === "" ? "" : element("path", { d: guides, fill: "none", stroke: COLORS.line }),
    ...rows.map(ofRow),
    ...bands.map(ofBand),
  ].join("");
}

function plot(layout: WaterfallLayout, prefix: string): string {
  const { rows, bands, ticks, headPx, axisYPx, plotPx, deadline, cursor, arrows } = layout;
  const tall = { y: headPx, height: axisYPx - headPx };
  const baseline = axisYPx + 16;
  const marks = barPaths(rows).map((path) =>
    element("path", { d: path.d, ...paintOf(path, prefix) }),
  );
  const labels = rows.map((row) =>
    row.label === null
      ? ""
      : words(row.labelPx, row.labelYPx, row.label, {
          "text-anchor": row.labelAnchor,
          ...ON_PAPER,
        }),
  );
  const handed = arrows.map(({ label, always, labelPx, labelYPx, anchor }) =>
    label !== null && always
      ? words(labelPx, labelYPx, label, {
          "text-anchor": anchor,
          "font-style": "italic",
          ...ON_PAPER,
          fill: COLORS.soft,
        })
      : "",
  );
  return [
    deadline === null
      ? ""
      : element("rect", {
          x: deadline.xPx,
          width: Math.max(0, plotPx - deadline.xPx),
          ...tall,
          fill: COLORS.deadline,
          "fill-opacity": 0.07,
        }) +
        element("rect", {
          x: deadline.reserveFromPx,
          width: Math.max(0, deadline.xPx - deadline.reserveFromPx),
          ...tall,
          fill: `url(#${prefix}reserve)`,
          opacity: 0.45,
        }),
    ...ticks.map(
      ({ xPx, label, anchor }) =>
        element("path", { d: `M${xPx},${headPx}V${axisYPx + 4}`, stroke: COLORS.line }) +
        words(xPx, baseline, label, { "text-anchor": anchor, fill: COLORS.soft }),
    ),
    element("path", { d: `M0,${axisYPx}H${plotPx}`, stroke: COLORS.edge }),
    ...marks,
    ...bands.map((band) => bandMarks(band, prefix)),
    deadline === null ? "" : deadlineMarks(deadline, headPx, axisYPx),
    cursor.seen
      ? element("path", {
          d: `M${cursor.xPx},${headPx}V${axisYPx + 4}`,
          stroke: COLORS.cursor,
          "stroke-width": 1.5,
        })
      : "",
    words(cursor.labelPx, baseline, cursor.label, {
      "text-anchor": cursor.anchor,
      "font-weight": 600,
      fill: COLORS.cursor,
    }),
    arrows.length === 0
      ? ""
      : element("path", { d: arrowLines(arrows), fill: "none", stroke: COLORS.edge }) +
        element("path", { d: arrowHeads(arrows), fill: COLORS.edge }),
    ...handed,
    ...labels,
  ].join("");
}

function bandMarks({ segments, bandTopPx, bandPx }: BandRow, prefix: string): string {
  const fills = {
    closed: COLORS.ok,
    open: COLORS.technical,
    "half-open": `url(#${prefix}half-open)`,
  };
  return segments
    .map(({ kind, fromPx, toPx }) =>
      element("rect", {
        x: fromPx,
        y: kind === "closed" ? bandTopPx + bandPx / 2 - 1 : bandTopPx,
        width: toPx - fromPx,
        height: kind === "closed" ? 2 : bandPx,
        fill: fills[kind],
        stroke: kind === "half-open" ? COLORS.own : null,
      }),
    )
    .join("");
}

function deadlineMarks(
  deadline: NonNullable<WaterfallLayout["deadline"]>,
  headPx: number,
  axisYPx: number,
): string {
  const { xPx, seen, lateToPx } = deadline;
  const y = headPx - 6;
  return [
    seen
      ? element("path", {
          d: `M${xPx},${headPx - 6}V${axisYPx}`,
          stroke: COLORS.deadline,
          "stroke-width": 2,
        })
      : "",
    lateToPx !== null && lateToPx > xPx
      ? element("path", {
          d: `M${xPx},${headPx}H${lateToPx}`,
          stroke: COLORS.deadline,
          "stroke-width": 4,
        })
      : "",
    words(deadline.labelPx, y, deadline.label, {
      "text-anchor": deadline.labelAnchor,
      ...ON_PAPER,
    }),
    words(deadline.reserveLabelPx, y, deadline.reserveLabel ?? "", {
      "text-anchor": "end",
      ...ON_PAPER,
    }),
  ].join("");
}

/** Broken between words; a word that is longer than a line stays whole. */
function wrapped(text: string, widthPx: number, emPx: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidthPx(longer, emPx) <= widthPx)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same picture has the same ids, and two on a page have others (FNV-1a). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
