/** The timeouts of a ladder as bars: one group for each kind of wait, the deadline as a line across. */
import type { Ladder, LayerTimeout } from "../engine/ladder";
import type { Ms } from "../engine/scenario";
import type { AllTexts } from "../texts/all";
import { type Anchor, labelAt, type Tick, textWidthPx } from "./axis";
import { ladderScale } from "./ladderScale";

export type LadderReach = keyof AllTexts["ladder"]["reach"];
export type LadderGroupKind = keyof AllTexts["ladder"]["groups"];

/** A timeout that is known; `ms` null is no limit. */
export interface LadderTime {
  readonly index: number;
  readonly timeout: LayerTimeout;
  readonly ms: Ms | null;
  readonly reach: LadderReach;
}

export interface LadderPictureInput {
  readonly ladder: Ladder;
  readonly times: readonly LadderTime[];
  /** What a check found, as `timeKey`. */
  readonly found: ReadonlySet<string>;
  readonly deadlineMs: Ms | null;
  /** Whether anybody looks at the deadline. */
  readonly isKept: boolean;
}

export interface LadderBar {
  readonly key: string;
  readonly name: string;
  readonly reach: LadderReach;
  readonly isFound: boolean;
  /** It has no limit: it goes on past the axis. */
  readonly isEndless: boolean;
  /** The upper edge of its row, of its name and of the bar itself. */
  readonly topPx: number;
  readonly barTopPx: number;
  readonly toPx: number;
  /** null: no check found anything, so there is no mark. */
  readonly markPx: number | null;
  readonly label: string;
  readonly labelPx: number;
}

export interface LadderGroup {
  readonly kind: LadderGroupKind;
  readonly title: string;
  readonly topPx: number;
  readonly bottomPx: number;
  readonly bars: readonly LadderBar[];
}

export interface LadderLayout {
  readonly namesPx: number;
  readonly plotPx: number;
  /** Where the axis ends; what has no limit goes on from here. */
  readonly rangePx: number;
  readonly heightPx: number;
  readonly isStacked: boolean;
  readonly barPx: number;
  readonly groups: readonly LadderGroup[];
  readonly ticks: readonly Tick[];
  readonly axisYPx: number;
  readonly deadline: LadderDeadline | null;
  readonly reaches: readonly LadderReach[];
}

export interface LadderDeadline {
  readonly xPx: number;
  readonly label: string;
  readonly labelPx: number;
  readonly anchor: Anchor;
  /** It says nothing of unused connections: it goes across the waits alone. */
  readonly topPx: number;
  readonly bottomPx: number;
}

const STACKED_BELOW_EM = 40;
const NAMES_EM = { least: 8, gap: 1 };
/** However long the names are, most of the width is the axis's. */
const NAMES_MOST = 0.32;
const HEAD_EM = 1.25;
const TITLE_EM = 1.5;
const GROUP_GAP_EM = 0.5;
const PAIR_GAP_EM = 0.5;
const PITCH_EM = { beside: 1.5, stacked: 2.25 };
const BAR_EM = 0.75;
const NAME_EM = 1;
const FOOT_EM = 1.5;
/** How far a bar without a limit goes on past the axis. */
const ENDLESS_EM = 1;
const MARK_EM = 1;
const GAP_EM = 0.375;

const REACHES: readonly LadderReach[] = [
  "cuts-first",
  "matters",
  "safety-net",
  "never",
  "between-requests",
];

export function timeKey(index: number, timeout: LayerTimeout): string {
  return `${index}.${timeout}`;
}

export function ladderLayout(
  input: LadderPictureInput,
  widthPx: number,
  emPx: number,
  { ladder: words, format }: Pick<AllTexts, "ladder" | "format">,
): LadderLayout {
  const { times, deadlineMs, isKept } = input;
  const isStacked = widthPx < STACKED_BELOW_EM * emPx;
  const names = times.map((time) => nameOf(input.ladder, time, words));
  const namesPx = isStacked ? 0 : namesWidthPx(names, widthPx, emPx);
  const plotPx = Math.max(1, widthPx - namesPx);
  const labels = times.map((time) => labelOf(time, words));
  const roomEm = ENDLESS_EM + MARK_EM + 2 * GAP_EM;
  const labelsPx = Math.max(0, ...labels.map((label) => textWidthPx(label, emPx)));
  const rangePx = Math.max(emPx, plotPx - labelsPx - roomEm * emPx);
  const finite = times.flatMap(({ ms }) => (ms === null ? [] : [ms]));
  const spans = deadlineMs === null ? finite : [...finite, deadlineMs];
  const { toPx, ticks } = ladderScale(
    spans.filter((ms) => ms > 0),
    rangePx,
    plotPx,
    emPx,
    format,
  );

  const headPx = deadlineMs === null ? 0 : HEAD_EM * emPx;
  const groups: LadderGroup[] = [];
  let yPx = headPx;
  for (const { kind, rows } of grouped(input.ladder, times)) {
    const topPx = yPx + (groups.length === 0 ? 0 : GROUP_GAP_EM * emPx);
    yPx = topPx + TITLE_EM * emPx;
    const bars = rows.map(({ time, startsPair }, row) => {
      if (startsPair && row > 0) yPx += PAIR_GAP_EM * emPx;
      const bar = barOf(time, yPx);
      yPx += (isStacked ? PITCH_EM.stacked : PITCH_EM.beside) * emPx;
      return bar;
    });
    const title = isStacked ? words.groupsShort[kind] : words.groups[kind];
    groups.push({ kind, title, topPx, bottomPx: yPx, bars });
  }
  const axisYPx = yPx + 0.25 * emPx;
  return {
    namesPx,
    plotPx,
    rangePx,
    heightPx: axisYPx + FOOT_EM * emPx,
    isStacked,
    barPx: BAR_EM * emPx,
    groups,
    ticks,
    axisYPx,
    deadline: deadlineOf(),
    reaches: REACHES.filter((reach) => times.some((time) => time.reach === reach)),
  };

  function barOf(time: LadderTime, topPx: number): LadderBar {
    const key = timeKey(time.index, time.timeout);
    const isFound = input.found.has(key);
    const endPx = time.ms === null ? rangePx + ENDLESS_EM * emPx : toPx(time.ms);
    const afterPx = endPx + GAP_EM * emPx;
    const restPx = isStacked ? NAME_EM : (PITCH_EM.beside - BAR_EM) / 2;
    return {
      key,
      name: nameOf(input.ladder, time, words),
      reach: time.reach,
      isFound,
      isEndless: time.ms === null,
      topPx,
      barTopPx: topPx + restPx * emPx,
      toPx: endPx,
      markPx: isFound ? afterPx : null,
      label: labelOf(time, words),
      labelPx: afterPx + (isFound ? MARK_EM * emPx : 0),
    };
  }

  function deadlineOf(): LadderDeadline | null {
    const across = groups.filter(({ kind }) => kind !== "unused").at(-1);
    if (deadlineMs === null || across === undefined) return null;
    const label = words.deadline(deadlineMs, isKept);
    const xPx = deadlineMs === 0 ? 0 : toPx(deadlineMs);
    const { anchor } = labelAt(xPx, label, plotPx, emPx);
    return { xPx, label, labelPx: xPx, anchor, topPx: headPx, bottomPx: across.bottomPx };
  }
}

function namesWidthPx(names: readonly string[], widthPx: number, emPx: number): number {
  const longestPx = Math.max(0, ...names.map((name) => textWidthPx(name, emPx)));
  const wantedPx = Math.max(NAMES_EM.least * emPx, longestPx + NAMES_EM.gap * emPx);
  return Math.min(wantedPx, NAMES_MOST * widthPx);
}

interface Row {
  readonly time: LadderTime;
  readonly startsPair: boolean;
}

function grouped(ladder: Ladder, times: readonly LadderTime[]) {
  const of = (timeout: LayerTimeout): Row[] =>
    times.filter((time) => time.timeout === timeout).map((time) => ({ time, startsPair: false }));
  const groups: readonly { kind: LadderGroupKind; rows: readonly Row[] }[] = [
    { kind: "connect", rows: of("connectMs") },
    { kind: "response", rows: of("responseMs") },
    { kind: "unused", rows: pairs(ladder, times) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** At each joint from the outside in: who would use the connection again, then who keeps it. */
function pairs(ladder: Ladder, times: readonly LadderTime[]): readonly Row[] {
  const at = (index: number, timeout: LayerTimeout) =>
    times.filter((time) => time.index === index && time.timeout === timeout);
  return [-1, ...ladder.keys()].flatMap((outer) =>
    [...at(outer, "idleMs"), ...at(outer + 1, "keepAliveMs")].map((time, place) => ({
      time,
      startsPair: place === 0,
    })),
  );
}

function nameOf(ladder: Ladder, { index, timeout }: LadderTime, words: AllTexts["ladder"]): string {
  const name = ladder[index]?.name ?? "";
  return timeout === "idleMs" || timeout === "keepAliveMs" ? words.side[timeout](name) : name;
}

/** What can simply end the wait needs no word; what cannot, or does so too early, has one. */
function labelOf({ ms, reach }: LadderTime, words: AllTexts["ladder"]): string {
  const time = words.span(ms);
  const isPlain = reach === "matters" || reach === "between-requests";
  return isPlain ? time : words.barSays(time, words.reach[reach]);
}
