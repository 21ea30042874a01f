/** The words of a row: what stands on its bar, longest first, and the sentence that replaces it. */

import type { Span } from "../engine/calleeTree";
import type { HandedOver } from "../engine/handedOver";
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";
import type { Bar, RowFacts } from "./waterfallFacts";
import type { RequestTree } from "./waterfallTree";

export function rowName({ tree }: RowFacts, texts: Texts): string {
  const { kind, hop, attempt } = tree;
  return kind === "closing"
    ? texts.waterfall.closing
    : texts.waterfall.attempt(hop?.name ?? "", attempt);
}

/** Longest first: with everything, with its status, and the figures alone. */
export function barLabels(facts: RowFacts, texts: Texts): string[] {
  const words = texts.waterfall;
  const { bar } = facts;
  if (bar === null) return [];
  const inside = hiddenWords(facts, texts);
  if (bar.refused !== null) {
    const why = words.refused[bar.refused];
    const variants = bar.earlyMs === null ? [why] : [`${why}, ${words.early(bar.earlyMs)}`, why];
    return inside === null ? variants : [words.notes([variants[0] ?? why, inside]), ...variants];
  }
  const figures = figuresOf(bar, texts);
  const settled = bar.status === "running" || bar.status === "ok";
  const main = settled ? figures : words.withStatus(texts.status.attempt[bar.status], figures);
  const spent = words.spent(bar.toMs - bar.fromMs);
  const variants = settled ? [main, spent] : [main, texts.status.attempt[bar.status]];
  const events = [
    bar.gaveUpAtMs === null ? null : words.gaveUp(bar.gaveUpAtMs),
    bar.ghostMs > 0 ? words.ghost(bar.ghostMs) : null,
    bar.writtenAtMs === null ? null : words.written(bar.writtenAtMs),
  ].filter((note) => note !== null);
  const notes = [
    ...events,
    bar.pause ? words.pause(bar.pause.toMs - bar.pause.fromMs) : null,
    bar.deniedAtMs === null ? null : words.noRetry,
    inside,
  ].filter((note) => note !== null);
  if (notes.length === 0) return variants;
  const short = settled ? [] : [texts.status.attempt[bar.status]];
  return [
    words.notes([main, ...notes]),
    ...(inside === null
      ? []
      : [
          words.notes([...short, ...events, inside]),
          inside,
          words.inside(facts.tree.inside.calls, 0),
        ]),
    ...(events.length === 0 ? [] : [words.notes([...short, ...events]), ...events.slice(-1)]),
    ...variants,
  ];
}

/** What a folded row hides; null where nothing is hidden. */
function hiddenWords({ tree, folded }: RowFacts, texts: Texts): string | null {
  const { rows, calls, ghostMs } = tree.inside;
  if (!folded || rows === 0) return null;
  return texts.waterfall.inside(calls, ghostMs);
}

function figuresOf({ fromMs, toMs, allowance }: Bar, texts: Texts): string {
  const allowedMs = allowance?.allowedMs ?? null;
  return allowedMs === null
    ? texts.waterfall.spent(toMs - fromMs)
    : texts.waterfall.spentOf(toMs - fromMs, allowedMs);
}

/** What was handed over with a request: `until` counts from `startMs`, as the axis does. */
export function handedWords({ told, clamped }: HandedOver, startMs: Ms, texts: Texts): string {
  const words = texts.waterfall.handed;
  if (clamped !== null) return words.clamped(clamped.askedMs, clamped.takenMs);
  switch (told.kind) {
    case "nothing":
      return words.nothing;
    case "left":
      return words.left(told.leftMs);
    case "until":
      return words.until(told.untilMs - startMs, told.readAtMs - startMs);
    case "again":
      return words.again(told.wholeMs);
  }
}

/** `label`: the longest of its bar's. */
export function rowSentence(facts: RowFacts, startMs: Ms, texts: Texts, label = ""): string {
  const words = texts.waterfall.row;
  const name = rowName(facts, texts);
  const { bar } = facts;
  if (bar === null) {
    const inside = hiddenWords(facts, texts);
    return inside === null ? words.waiting(name) : words.more(words.waiting(name), [inside]);
  }
  const more = [
    facts.tree.calls === null ? null : texts.waterfall.calls(facts.tree.calls),
    facts.tree.handed === null || bar.refused !== null
      ? null
      : words.told(handedWords(facts.tree.handed, startMs, texts)),
    ...phaseWords(bar, texts),
    bar.critical.length === 0 ? null : words.critical(lengthMs(bar.critical)),
  ].filter((part) => part !== null);
  return words.more(main(), more);

  function main(): string {
    if (bar === null) return "";
    if (bar.refused !== null) return words.refused(name, label, bar.toMs);
    if (bar.status === "running") return words.running(name, label, bar.fromMs);
    const boundBy = bar.allowance?.boundBy ?? null;
    return words.ended(name, label, bar.fromMs, bar.toMs, boundBy);
  }
}

const lengthMs = (spans: readonly Span[]) =>
  spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

/** Its own work and what it waited for, where the bar tells them apart. */
function phaseWords({ phases, toMs }: Bar, texts: Texts): readonly string[] {
  const words = texts.waterfall.row;
  if (phases === null) return [];
  const waited = phases
    .filter(({ fromMs }) => fromMs < toMs)
    .map((phase) => ({ ...phase, toMs: Math.min(phase.toMs, toMs) }));
  const sum = (...kinds: readonly string[]) =>
    lengthMs(waited.filter(({ kind }) => kinds.includes(kind)));
  const parts = [
    ["held", sum("held")],
    ["connect", sum("connect")],
    ["wire", sum("wire")],
    ["work", sum("work", "step")],
    ["wait", sum("wait")],
    ["body", sum("body")],
  ] as const;
  return parts.flatMap(([kind, ms]) => (ms > 0 ? [words.phases[kind](ms)] : []));
}

/** What its ghost work and its unheard writes come to, once the whole request is over. */
export function totalsOf(
  { nested, rows, operation, lastStopMs }: RequestTree,
  texts: Texts,
): string[] {
  if (!nested) return [];
  const words = texts.waterfall;
  const { ghostMs, startMs } = operation;
  const ghosts = rows.filter((row) => row.ghostMs > 0);
  const left = Math.min(...ghosts.map(({ deafAtMs }) => deafAtMs ?? startMs));
  const last = Math.max(
    ...ghosts.map(({ made, work }) => work?.toMs ?? made?.calleeEndMs ?? lastStopMs),
  );
  const writes = rows.filter((row) => row.writtenAtMs !== null && row.made?.outcomeUnknown).length;
  return [
    ...(ghosts.length > 0 ? [words.ghostTotal(ghostMs, left - startMs, last - startMs)] : []),
    ...(writes > 0 ? [words.writtenTotal(writes)] : []),
  ];
}
