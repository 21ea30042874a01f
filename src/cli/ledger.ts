/** The rows of one operation: everything that took some of its time, in order, and the total. */
import type { EndEvent, RefusedEvent, RunEvent, StartEvent } from "../engine/event";
import type { Operation } from "../engine/result";
import type { Ms } from "../engine/scenario";
import type { Texts } from "../texts/en";
import { allowedFormula, deniedFormula } from "./formula";
import type { Column } from "./table";

const COLUMNS = [
  ["hop", "left"],
  ["attempt", "left"],
  ["start", "right"],
  ["own", "right"],
  ["before", "right"],
  ["allowed", "left"],
  ["boundBy", "left"],
  ["spent", "right"],
  ["after", "right"],
  ["result", "left"],
] as const satisfies readonly (readonly [string, Column["align"]])[];

type Cells = { [name in (typeof COLUMNS)[number][0]]: string };

export function ledgerColumns(texts: Texts): readonly Column[] {
  const { columns } = texts.cli.ledger;
  return COLUMNS.map(([name, align]) => ({ head: columns[name], align }));
}

/** `events` are those of this operation, in order. */
export function ledgerRows(
  operation: Operation,
  events: readonly RunEvent[],
  texts: Texts,
): readonly (readonly string[])[] {
  const rows = new Ledger(operation, events, texts).rows();
  return rows.map((cells) => COLUMNS.map(([name]) => cells[name]));
}

/** One pass over the story; what has begun and not ended yet waits for its end by its key. */
class Ledger {
  readonly #operation: Operation;
  readonly #events: readonly RunEvent[];
  readonly #texts: Texts;
  readonly #words: Texts["cli"]["ledger"];
  readonly #rows: Cells[] = [];
  readonly #open = new Map<string, Cells>();
  readonly #starts = new Map<number, StartEvent>();
  #deadlineAtMs: Ms | null = null;

  constructor(operation: Operation, events: readonly RunEvent[], texts: Texts) {
    this.#operation = operation;
    this.#events = events;
    this.#texts = texts;
    this.#words = texts.cli.ledger;
  }

  rows(): readonly Cells[] {
    for (const event of this.#events) this.#read(event);
    this.#rows.push(this.#total());
    return this.#rows;
  }

  #read(event: RunEvent): void {
    const words = this.#words;
    switch (event.type) {
      case "arrival":
        this.#deadlineAtMs = event.deadlineAtMs;
        break;
      case "work":
        this.#begin(`work ${event.hop}`, event.atMs, { hop: event.hop, attempt: words.work });
        break;
      case "worked":
        this.#finish(`work ${event.hop}`, event.atMs, event.spentMs, event.status);
        break;
      case "start":
        this.#starts.set(event.n, event);
        this.#begin(`attempt ${event.n}`, event.atMs, {
          ...this.#allowance(event),
          result: words.neverEnds,
        });
        break;
      case "end":
        this.#finish(`attempt ${event.n}`, event.atMs, event.spentMs, this.#result(event));
        break;
      case "refused":
        this.#begin("refused", event.atMs, this.#allowance(event));
        this.#finish("refused", event.atMs, 0, this.#refusal(event));
        break;
      case "pause":
        this.#begin(`pause ${event.n}`, event.atMs, {
          hop: event.hop,
          attempt: words.pause,
          result: words.why[event.why],
        });
        break;
      case "resume":
        this.#resume(event.n, event.atMs, event.cancelled);
        break;
      case "denied":
        this.#begin("denied", event.atMs, {
          hop: event.hop,
          attempt: words.denied,
          allowed: deniedFormula(event, this.#texts),
          result: words.why[event.why],
        });
        break;
      case "cancel":
        this.#begin("cancel", event.atMs, { hop: words.visitor, result: words.leaves });
        break;
      case "closing":
        if (event.durationMs === 0) break;
        this.#begin("closing", event.atMs, { hop: words.closing });
        this.#finish("closing", event.atMs + event.durationMs, event.durationMs, "");
        break;
    }
  }

  #begin(key: string, atMs: Ms, cells: Partial<Cells>): void {
    const { none } = this.#words;
    const row: Cells = {
      hop: none,
      attempt: none,
      start: String(atMs),
      own: none,
      before: this.#left(atMs),
      allowed: none,
      boundBy: none,
      spent: none,
      after: none,
      result: "",
      ...cells,
    };
    this.#open.set(key, row);
    this.#rows.push(row);
  }

  #finish(key: string, atMs: Ms, spentMs: Ms, result: string): void {
    const row = this.#open.get(key);
    if (row === undefined) return;
    row.spent = String(spentMs);
    row.after = this.#left(atMs);
    row.result = result;
    this.#open.delete(key);
  }

  #resume(after: number, atMs: Ms, cancelled: boolean): void {
    const key = `pause ${after}`;
    const row = this.#open.get(key);
    if (row === undefined) return;
    const result = cancelled ? `${row.result}, ${this.#words.cutShort}` : row.result;
    this.#finish(key, atMs, atMs - Number(row.start), result);
  }

  /** What is left of the deadline then; nothing to say without one. */
  #left(atMs: Ms): string {
    return this.#deadlineAtMs === null
      ? this.#words.none
      : String(Math.max(0, this.#deadlineAtMs - atMs));
  }

  #allowance(event: StartEvent | RefusedEvent): Partial<Cells> {
    return {
      hop: event.hop,
      attempt: String(event.attempt),
      own: event.ownTimeoutMs === null ? this.#words.none : String(event.ownTimeoutMs),
      before: event.remainingMs === null ? this.#words.none : String(event.remainingMs),
      allowed: allowedFormula(event, this.#texts),
      boundBy: this.#words.boundBy[event.boundBy],
    };
  }

  #result(event: EndEvent): string {
    const words = this.#words;
    const start = this.#starts.get(event.n);
    return listed([
      event.status,
      event.cutBy === null ? "" : words.cutBy[event.cutBy],
      event.outcomeUnknown ? words.unknown : "",
      start?.sent === false ? words.notSent : "",
      start?.probe === true ? words.probe : "",
    ]);
  }

  #refusal(event: RefusedEvent): string {
    const reason = this.#words.refused[event.reason](event.reopensAtMs, event.atMs);
    return `${event.status}: ${reason}`;
  }

  #total(): Cells {
    const words = this.#words;
    const { startMs, endMs, lateMs, ghostMs, status, failedHop, failedStatus } = this.#operation;
    return {
      hop: words.total,
      attempt: words.none,
      start: String(startMs),
      own: words.none,
      before: this.#left(startMs),
      allowed: words.none,
      boundBy: words.none,
      spent: String(endMs - startMs),
      after: lateMs > 0 ? words.late(lateMs) : this.#left(endMs),
      result: listed([
        status,
        failedHop === null ? "" : words.failedAt(failedHop, failedStatus ?? ""),
        ghostMs > 0 ? words.ghost(ghostMs) : "",
      ]),
    };
  }
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
