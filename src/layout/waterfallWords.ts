/** The words of a row: what stands on its bar, longest first, and the sentence that replaces it. */
import type { Texts } from "../texts/en";
import type { Bar, RowFacts } from "./waterfallFacts";

export function rowName({ kind, name, attempt }: RowFacts, texts: Texts): string {
  return kind === "closing" ? texts.waterfall.closing : texts.waterfall.attempt(name, attempt);
}

/** Longest first: with everything, with its status, and the figures alone. */
export function barLabels(bar: Bar, texts: Texts): string[] {
  const words = texts.waterfall;
  if (bar.refused !== null) {
    const why = words.refused[bar.refused];
    return bar.earlyMs === null ? [why] : [`${why}, ${words.early(bar.earlyMs)}`, why];
  }
  const figures = figuresOf(bar, texts);
  const settled = bar.status === "running" || bar.status === "ok";
  const main = settled ? figures : words.withStatus(texts.status.attempt[bar.status], figures);
  const notes = [
    bar.ghost ? words.ghost(bar.ghost.toMs - bar.ghost.fromMs) : null,
    bar.pause ? words.pause(bar.pause.toMs - bar.pause.fromMs) : null,
    bar.deniedAtMs === null ? null : words.noRetry,
  ].filter((note) => note !== null);
  const variants = settled ? [main] : [main, texts.status.attempt[bar.status]];
  return notes.length === 0 ? variants : [words.notes([main, ...notes]), ...variants];
}

function figuresOf({ fromMs, toMs, allowance }: Bar, texts: Texts): string {
  const allowedMs = allowance?.allowedMs ?? null;
  return allowedMs === null
    ? texts.waterfall.spent(toMs - fromMs)
    : texts.waterfall.spentOf(toMs - fromMs, allowedMs);
}

export function rowSentence(facts: RowFacts, texts: Texts): string {
  const words = texts.waterfall.row;
  const name = rowName(facts, texts);
  const { bar } = facts;
  if (bar === null) return words.waiting(name);
  const label = barLabels(bar, texts)[0] ?? "";
  if (bar.refused !== null) return words.refused(name, label, bar.fromMs);
  if (bar.status === "running") return words.running(name, label, bar.fromMs);
  const boundBy = bar.allowance?.boundBy ?? null;
  return words.ended(name, label, bar.fromMs, bar.toMs, boundBy);
}
