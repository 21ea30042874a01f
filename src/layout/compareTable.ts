/** The figures of two runs side by side: the text equivalent of the two pictures. */
import type { OperationStatus } from "../engine/event";
import type { RequestTotals, RunTotals } from "../engine/totals";
import type { AllTexts } from "../texts/all";
import type { CompareSources } from "./compareWords";

export interface FigureRow {
  readonly key: string;
  readonly name: string;
  readonly a: string;
  readonly b: string;
  /** The first less the second. */
  readonly difference: string;
  readonly same: boolean;
}

type Read<T> = (totals: T) => number;
type Show = (figure: number) => string;
interface Figure<T> {
  readonly key: string;
  readonly name: string;
  readonly read: Read<T>;
  readonly show: Show;
}

/** What both have nothing of is left out, except what most are looking for. */
const ALWAYS: ReadonlySet<string> = new Set(["late", "ghost"]);

/** Of the request at the cursor; the second run may have none of that number. */
export function requestRows(
  a: RequestTotals,
  b: RequestTotals | null,
  { hops, texts }: CompareSources,
): readonly FigureRow[] {
  const words = texts.compare.table;
  const { ms: formatMs, number: formatNumber } = texts.format;
  const calls = hops.filter(({ kind }) => kind === "call");
  const figures: readonly Figure<RequestTotals>[] = [
    { key: "took", name: words.took, read: (of) => of.tookMs, show: formatMs },
    { key: "late", name: words.late, read: (of) => of.lateMs, show: formatMs },
    ...calls.map(({ id, name }) => ({
      key: `calls ${id}`,
      name: words.calls(name),
      read: (of: RequestTotals) => of.calls[id] ?? 0,
      show: formatNumber,
    })),
    { key: "ghost", name: words.ghost, read: (of) => of.ghostMs, show: formatMs },
    { key: "unknown", name: words.unknown, read: (of) => of.unknown, show: formatNumber },
    { key: "refused", name: words.refused, read: (of) => of.refused, show: formatNumber },
  ];
  const ended = (of: RequestTotals | null) =>
    of === null ? words.none : texts.status.operation[of.status];
  return [
    inWords("ending", words.ending, ended(a), ended(b), texts),
    ...figures
      .filter(({ key, read }) => ALWAYS.has(key) || read(a) !== 0 || b === null || read(b) !== 0)
      .map((figure) => rowOf(figure, a, b, texts)),
  ];
}

const STATUSES: readonly OperationStatus[] = [
  "ok",
  "degraded",
  "deferred",
  "pending",
  "failed",
  "cancelled",
];

/** Of the whole run; where each has one request only, what that request's own rows do not say. */
export function runRows(
  a: RunTotals,
  b: RunTotals,
  { hops, texts }: CompareSources,
): readonly FigureRow[] {
  const words = texts.compare.table;
  const { ms: formatMs, number: formatNumber } = texts.format;
  const figure = (key: string, name: string, read: Read<RunTotals>, show: Show = formatNumber) =>
    read(a) === 0 && read(b) === 0 && !ALWAYS.has(key)
      ? []
      : [rowOf({ key, name, read, show }, a, b, texts)];
  const over = figure("runEnds", words.runEnds, (of) => of.endMs, formatMs);
  if (a.requests <= 1 && b.requests <= 1) return over;
  const calls = hops.filter(({ kind }) => kind === "call");
  return [
    ...figure("requests", words.requests, (of) => of.requests),
    ...STATUSES.flatMap((status) =>
      figure(status, words.ended(status), (of) => of.endings[status]),
    ),
    ...figure("late", words.lateRequests, (of) => of.late),
    ...figure("longest", words.longest, (of) => of.longestMs, formatMs),
    ...calls.flatMap(({ id, name }) => [
      ...figure(`calls ${id}`, words.calls(name), (of) => of.calls[id] ?? 0),
      ...(isAmplified(a, id) || isAmplified(b, id)
        ? figure(`per ${id}`, words.perRequest(name), (of) => perRequest(of, id))
        : []),
    ]),
    ...figure("ghost", words.ghost, (of) => of.ghostMs, formatMs),
    ...figure("unknown", words.unknown, (of) => of.unknown),
    ...figure("refused", words.refused, (of) => of.refused),
    ...over,
  ];
}

function isAmplified(totals: RunTotals, hopId: string): boolean {
  return perRequest(totals, hopId) > 1;
}

/** How often one request makes this call on average: its amplification. */
function perRequest({ calls, requests }: RunTotals, hopId: string): number {
  return requests === 0 ? 0 : (calls[hopId] ?? 0) / requests;
}

function rowOf<T>(
  { key, name, read, show }: Figure<T>,
  a: T,
  b: T | null,
  texts: AllTexts,
): FigureRow {
  const words = texts.compare.table;
  if (b === null) {
    return { key, name, a: show(read(a)), b: words.none, difference: words.none, same: false };
  }
  const by = read(a) - read(b);
  const difference = by === 0 ? words.same : by > 0 ? words.more(show(by)) : words.less(show(-by));
  return { key, name, a: show(read(a)), b: show(read(b)), difference, same: by === 0 };
}

function inWords(key: string, name: string, a: string, b: string, texts: AllTexts): FigureRow {
  const words = texts.compare.table;
  const same = a === b;
  return { key, name, a, b, difference: same ? words.same : words.other, same };
}
