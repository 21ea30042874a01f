/** A run as people read it: a ledger for every operation, then the breakers. */
import type { RunEvent } from "../engine/event";
import type { Plan } from "../engine/plan";
import type { BreakerResult, Run } from "../engine/result";
import type { Scenario } from "../engine/scenario";
import type { CliTexts } from "../texts/cliTexts";
import { ledgerRows } from "./ledger";
import { ledgerColumns } from "./ledgerColumns";
import { printable } from "./printable";
import { columnWidths, headLine, rowLine } from "./table";

/** Lazily: a line is made when it is asked for, so a long run needs little more than its events. */
export function* runText(
  scenario: Scenario,
  run: Run,
  plan: Plan,
  texts: CliTexts,
): Generator<string> {
  yield printable(scenario.title);
  if (scenario.note !== undefined && scenario.note !== "") yield printable(scenario.note);
  yield settings(plan, texts);
  yield* ledgers(run, plan, texts);
  for (const [key, breaker] of Object.entries(run.breakers)) {
    yield "";
    yield* breakerLines(key, breaker, texts);
  }
  yield "";
  const calls = Object.entries(run.calls).map(([hop, count]) => `${hop} ${count}`);
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

function* breakerLines(key: string, breaker: BreakerResult, texts: CliTexts): Generator<string> {
  const words = texts.cli.breaker;
  yield [
    words.head(key, breaker.state),
    words.failures(breaker.failures),
    words.reached(breaker.dependencyCalls),
    words.refused(breaker.refused),
    words.probes(breaker.probes.ok, breaker.probes.failed),
  ].join(", ");
  const columns = (["right", "left", "left"] as const).map((align) => ({ head: "", align }));
  const rows = breaker.transitions.map(({ atMs, from, to, why }) => [
    `  ${atMs}`,
    words.arrow(from, to),
    why,
  ]);
  const widths = columnWidths(columns, rows);
  for (const row of rows) yield rowLine(columns, widths, row);
}
