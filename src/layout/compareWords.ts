/** The differences of two runs in sentences: "with the deadline shared: 3 calls instead of 27". */
import type { Plan } from "../engine/plan";
import type { CallCounts, RequestTotals, RunTotals, Work } from "../engine/totals";
import type { AllTexts } from "../texts/all";

/** The first half's figures, and what the second's are where those differ. */
interface Parts {
  readonly ours: string[];
  readonly theirs: string[];
}

export interface NamedHop {
  readonly id: string;
  readonly name: string;
  readonly kind: "work" | "call";
}

interface Named {
  /** Those of both halves, in call order. */
  readonly hops: readonly NamedHop[];
  readonly texts: AllTexts;
}

export interface CompareSources extends Named {
  /** How a sentence about the first half begins. */
  readonly lead: string;
}

/** A hop that both have goes by its name in the first. */
export function hopsOfBoth(a: Plan, b: Plan): readonly NamedHop[] {
  const known = new Set(a.hops.map(({ id }) => id));
  return [...a.hops, ...b.hops.filter(({ id }) => !known.has(id))];
}

/**
 * About one request; null stands for a run that has none of that number. The calls come first where
 * there are more or fewer of them; otherwise how it ends does.
 */
export function requestWords(
  a: RequestTotals,
  b: RequestTotals | null,
  { lead, ...sources }: CompareSources,
): readonly string[] {
  const words = sources.texts.compare.words;
  if (b === null) return [words.onlyHere(a.id)];
  const ours = endingWords(a, sources);
  const work = workParts(a, b, sources);
  const end: Parts = { ours: [], theirs: [] };
  if (ours !== endingWords(b, sources)) {
    end.ours.push(ours);
    end.theirs.push(endsAlike(a, b) ? timeWords(b, sources) : endingWords(b, sources));
  }
  const callsDiffer = mostChanged(a.calls, b.calls, sources.hops) !== null;
  const told = (callsDiffer ? [work, end] : [end, work]).filter((parts) => parts.ours.length > 0);
  if (told.length === 0) return [words.alike(a.id, ours)];
  return told.map((parts, index) => words.said(index > 0 ? null : lead, parts.ours, parts.theirs));
}

/** About all requests of both; nothing where each run has one only. */
export function runWords(a: RunTotals, b: RunTotals, sources: CompareSources): readonly string[] {
  if (a.requests <= 1 && b.requests <= 1) return [];
  const words = sources.texts.compare.words;
  const lead =
    a.requests === b.requests ? words.run(a.requests) : words.runs(a.requests, b.requests);
  const work = workParts(a, b, sources);
  const ends: Parts = { ours: [], theirs: [] };
  for (const status of STATUSES) {
    if (a.endings[status] === b.endings[status]) continue;
    ends.ours.push(words.requests(a.endings[status], status));
    ends.theirs.push(words.bare(b.endings[status]));
  }
  add(ends, a.late, b.late, words.late, words.bare);
  const told = [ends, work].filter((parts) => parts.ours.length > 0);
  return told.length > 0
    ? told.map((parts, index) => words.said(index > 0 ? null : lead, parts.ours, parts.theirs))
    : [words.runAlike];
}

const STATUSES = ["ok", "degraded", "deferred", "pending", "failed", "cancelled"] as const;

function endsAlike(a: RequestTotals, b: RequestTotals): boolean {
  return a.status === b.status && a.failedHop === b.failedHop && a.failedStatus === b.failedStatus;
}

function timeWords({ tookMs, lateMs }: RequestTotals, { texts }: Named) {
  return texts.compare.words.after(tookMs, lateMs);
}

/** How a request ends, in a few words. */
export function endingWords(
  { status, failedHop, failedStatus, tookMs, lateMs }: RequestTotals,
  { hops, texts }: Named,
): string {
  const name = hops.find(({ id }) => id === failedHop)?.name ?? failedHop;
  const ended = failedStatus === null ? null : texts.status.attempt[failedStatus];
  const where = name === null || ended === null ? name : texts.compare.words.failedAt(name, ended);
  const words = texts.compare.words;
  return words.ending(status, where, words.after(tookMs, lateMs));
}

function workParts(a: Work, b: Work, { hops, texts }: Named): Parts {
  const words = texts.compare.words;
  const parts: Parts = { ours: [], theirs: [] };
  const most = mostChanged(a.calls, b.calls, hops);
  if (most !== null) {
    const calls = (count: number) => words.calls(count, most.name);
    add(parts, a.calls[most.id] ?? 0, b.calls[most.id] ?? 0, calls, words.bare);
  }
  add(parts, a.ghostMs, b.ghostMs, words.ghost, words.bareMs);
  add(parts, a.unknown, b.unknown, words.unknown, words.bare);
  add(parts, a.refused, b.refused, words.refused, words.bare);
  return parts;
}

function add(
  { ours, theirs }: Parts,
  a: number,
  b: number,
  full: (figure: number) => string,
  bare: (figure: number) => string,
): void {
  if (a === b) return;
  ours.push(full(a));
  theirs.push(bare(b));
}

/** The hop whose calls differ most, of several the innermost; null when none differs. */
function mostChanged(a: CallCounts, b: CallCounts, hops: readonly NamedHop[]) {
  let most: { readonly id: string; readonly name: string } | null = null;
  let by = 1;
  for (const { id, name } of hops) {
    const difference = Math.abs((a[id] ?? 0) - (b[id] ?? 0));
    if (difference < by) continue;
    most = { id, name };
    by = difference;
  }
  return most;
}
