/** A run as people read it: a ledger for every operation, then the breakers. */
import type { BreakerEvent, RunEvent } from "../engine/event";
import type { Plan } from "../engine/plan";
import type { BreakerResult, Run } from "../engine/result";
import type { CliTexts } from "../texts/cliTexts";
import type { Heading } from "./heading";
import { ledgerRows } from "./ledger";
import { ledgerColumns } from "./ledgerColumns";
import { printable } from "./printable";
import { columnWidths, headLine, rowLine } from "./table";

/** Lazily: a line is made when it is asked for, so a long run needs little more than its events. */
export function* runText(
  heading: Heading,
  run: Run,
  plan: Plan,
  texts: CliTexts,
): Generator<string> {
  // What sets off groups of digits is no plain space, and not every terminal has it.
  for (const line of linesOf(heading, run, plan, texts)) yield printable(line);
}

function* linesOf(
  { title, note }: Heading,
  run: Run,
  plan: Plan,
  texts: CliTexts,
): Generator<string> {
  yield title;
  if (note !== "") yield note;
  yield settings(plan, texts);
  yield* ledgers(run, plan, texts);
  const moves = movesIn(run);
  for (const [key, breaker] of Object.entries(run.breakers)) {
    yield "";
    yield* breakerLines(key, breaker, moves.get(key) ?? [], texts);
  }
  yield "";
  const calls = Object.entries(run.calls).map(
    ([hop, count]) => `${hop} ${texts.cli.number(count)}`,
  );
  if (calls.length > 0) yield `${texts.cli.run.calls} ${calls.join(", ")}.`;
  yield texts.cli.run.ended(run.endMs);
}

function settings(plan: Plan, texts: CliTexts): string {
  const words = texts.cli.run;
  return [
    words.deadline(plan.deadlineMs),
    ...(plan.reserveMs > 0 ? [words.reserve(plan.reserveMs)] : []),
    ...(plan.finishMs > 0 ? [words.closing(plan.finishMs)] : []),
    words.budget[plan.budget],
    ...(plan.propagation === "none" ? [] : [words.told[plan.propagation]]),
    words.seed(plan.seed),
  ].join(", ");
}

/** Twice over the rows: once for the widths, so that all the tables line up, once to print. */
function* ledgers(run: Run, plan: Plan, texts: CliTexts): Generator<string> {
  const columns = ledgerColumns(plan, texts);
  const story = byOperation(run);
  const rowsOf = (index: number): readonly (readonly string[])[] => {
    const operation = run.operations[index];
    return operation === undefined ? [] : ledgerRows(operation, story[index] ?? [], plan, texts);
  };
  const widths = columnWidths(columns, allRows(run.operations.length, rowsOf));
  for (const [index, operation] of run.operations.entries()) {
    yield "";
    yield texts.cli.run.operation(operation.id, operation.startMs);
    yield headLine(columns, widths);
    for (const cells of rowsOf(index)) yield rowLine(columns, widths, cells);
  }
}

function* allRows(
  count: number,
  rowsOf: (index: number) => readonly (readonly string[])[],
): Generator<readonly string[]> {
  for (let index = 0; index < count; index += 1) yield* rowsOf(index);
}

/** The events of each operation; operations are numbered from 1 in the order in which they arrive. */
function byOperation(run: Run): readonly (readonly RunEvent[])[] {
  const story: RunEvent[][] = run.operations.map(() => []);
  for (const event of run.events) {
    if (event.operation !== null) story[event.operation - 1]?.push(event);
  }
  return story;
}

/** The transitions of each breaker with their causes, which the result itself says in English alone. */
function movesIn({ events }: Run): ReadonlyMap<string, readonly BreakerEvent[]> {
  const moves = new Map<string, BreakerEvent[]>();
  for (const event of events) {
    if (event.type !== "breaker") continue;
    const known = moves.get(event.breaker);
    if (known === undefined) moves.set(event.breaker, [event]);
    else known.push(event);
  }
  return moves;
}

function* breakerLines(
  key: string,
  breaker: BreakerResult,
  moves: readonly BreakerEvent[],
  texts: CliTexts,
): Generator<string> {
  const words = texts.cli.breaker;
  yield [
    words.head(key, breaker.state),
    words.failures(breaker.failures),
    words.reached(breaker.dependencyCalls),
    words.refused(breaker.refused),
    words.probes(breaker.probes.ok, breaker.probes.failed),
  ].join(", ");
  const columns = (["right", "left", "left"] as const).map((align) => ({ head: "", align }));
  const rows = moves.map(({ atMs, from, to, cause }) => [
    `  ${texts.cli.number(atMs)}`,
    words.arrow(from, to),
    words.why(cause),
  ]);
  const widths = columnWidths(columns, rows);
  for (const row of rows) yield rowLine(columns, widths, row);
}
