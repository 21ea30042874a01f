/** The rows of one operation: everything that took some of its time, in order, and the total. */
import type {
  AskedEvent,
  EndEvent,
  RefusedEvent,
  RunEvent,
  StartEvent,
  WorkEvent,
  WorkedEvent,
} from "../engine/event";
import type { Plan } from "../engine/plan";
import type { Operation } from "../engine/result";
import type { AttemptStatus, Ms } from "../engine/scenario";
import type { CliTexts } from "../texts/cliTexts";
import { allowedFormula, deniedFormula } from "./formula";
import { type Cells, columnsOf } from "./ledgerColumns";

/** `events` are those of this operation, in order. */
export function ledgerRows(
  operation: Operation,
  events: readonly RunEvent[],
  plan: Plan,
  texts: CliTexts,
): readonly (readonly string[])[] {
  const rows = new Ledger(operation, events, texts).rows();
  const columns = columnsOf(plan);
  return rows.map((cells) => columns.map(([name]) => cells[name]));
}

const INDENT = "  ";

/** What has begun and not ended yet. */
interface OpenRow {
  readonly row: Cells;
  readonly parent: number | null;
  readonly sinceMs: Ms;
}

/** One pass over the story; what has begun and not ended yet waits for its end by its key. */
class Ledger {
  readonly #operation: Operation;
  readonly #events: readonly RunEvent[];
  readonly #texts: CliTexts;
  readonly #words: CliTexts["cli"]["ledger"];
  readonly #rows: Cells[] = [];
  readonly #open = new Map<string, OpenRow>();
  readonly #starts = new Map<number, StartEvent>();
  /** By `n`: the row of an attempt, whom it is made for, and the deadline that its callee believes. */
  readonly #attempts = new Map<number, Cells>();
  readonly #parents = new Map<number, number | null>();
  readonly #believed = new Map<number, Ms | null>();
  /** Let through after a wait. */
  readonly #waited = new Map<string, AskedEvent>();
  #deadlineAtMs: Ms | null = null;

  constructor(operation: Operation, events: readonly RunEvent[], texts: CliTexts) {
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
        this.#begin(workKey(event), event.atMs, event.parent, {
          hop: event.hop,
          attempt: words.work,
          result: words.neverEnds,
        });
        break;
      case "worked":
        this.#worked(event);
        break;
      case "start":
        this.#start(event);
        break;
      case "received":
        this.#received(event.n, event.calleeDeadlineMs);
        break;
      case "answered":
        this.#addGhost(this.#attempts.get(event.n), event.ghostMs);
        break;
      case "end":
        this.#finish(`attempt ${event.n}`, event.atMs, event.spentMs, this.#result(event));
        break;
      case "refused":
        this.#refuse(event);
        break;
      case "asked":
        if (event.sent === undefined) this.#waited.delete(callKey(event));
        else this.#waited.set(callKey(event), event);
        break;
      case "pause":
        this.#begin(`pause ${event.n}`, event.atMs, this.#parents.get(event.n) ?? null, {
          hop: event.hop,
          attempt: words.pause,
          result: words.pauseWhy[event.why],
        });
        break;
      case "resume":
        this.#resume(event.n, event.atMs, event.cancelled);
        break;
      case "denied":
        this.#begin("denied", event.atMs, this.#parents.get(event.n) ?? null, {
          hop: event.hop,
          attempt: words.denied,
          allowed: deniedFormula(event, this.#texts),
          result: words.deniedWhy[event.why],
        });
        break;
      case "cancel":
        this.#begin("cancel", event.atMs, null, { hop: words.visitor, result: words.leaves });
        break;
      case "closing":
        if (event.durationMs === 0) break;
        this.#begin("closing", event.atMs, null, { hop: words.closing });
        this.#finish("closing", event.atMs + event.durationMs, event.durationMs, "");
        break;
    }
  }

  #start(event: StartEvent): void {
    this.#starts.set(event.n, event);
    const row = this.#begin(`attempt ${event.n}`, event.atMs, event.parent, {
      ...this.#allowance(event),
      result: this.#words.neverEnds,
    });
    this.#attempts.set(event.n, row);
  }

  /** One that waited for its breaker has begun already. */
  #refuse(event: RefusedEvent): void {
    const waited = this.#starts.get(event.n);
    const key = waited === undefined ? "refused" : `attempt ${event.n}`;
    if (waited === undefined) {
      this.#begin(key, event.atMs, event.parent, this.#allowance(event));
    }
    const sinceMs = waited?.atMs ?? event.atMs;
    this.#finish(key, event.atMs, event.atMs - sinceMs, this.#refusal(event));
  }

  #worked(event: WorkedEvent): void {
    this.#addGhost(this.#open.get(workKey(event))?.row, event.ghostMs);
    this.#finish(workKey(event), event.atMs, event.spentMs, this.#attempt(event.status));
  }

  #received(n: number, calleeDeadlineMs: Ms | null): void {
    this.#believed.set(n, calleeDeadlineMs);
    const row = this.#attempts.get(n);
    if (row !== undefined && calleeDeadlineMs !== null) row.told = this.#number(calleeDeadlineMs);
  }

  /** It may come long after its row has been finished. */
  #addGhost(row: Cells | undefined, ghostMs: Ms): void {
    if (row !== undefined && ghostMs > 0) row.ghost = this.#number(ghostMs);
  }

  /** `parent` is the attempt whose callee does it; null at the edge. */
  #begin(key: string, atMs: Ms, parent: number | null, cells: Partial<Cells>): Cells {
    const { none } = this.#words;
    const row: Cells = {
      attempt: none,
      n: none,
      parent: parent === null ? none : String(parent),
      start: this.#number(atMs),
      own: none,
      before: this.#left(atMs, parent),
      allowed: none,
      boundBy: none,
      told: none,
      spent: none,
      after: none,
      ghost: none,
      result: "",
      ...cells,
      hop: INDENT.repeat(this.#depth(parent)) + (cells.hop ?? none),
    };
    this.#open.set(key, { row, parent, sinceMs: atMs });
    this.#rows.push(row);
    return row;
  }

  #depth(parent: number | null): number {
    return parent === null ? 0 : 1 + this.#depth(this.#parents.get(parent) ?? null);
  }

  #finish(key: string, atMs: Ms, spentMs: Ms, result: string): void {
    const open = this.#open.get(key);
    if (open === undefined) return;
    const { row, parent } = open;
    row.spent = this.#number(spentMs);
    row.after = this.#left(atMs, parent);
    row.result = result;
    this.#open.delete(key);
  }

  #resume(after: number, atMs: Ms, cancelled: boolean): void {
    const key = `pause ${after}`;
    const open = this.#open.get(key);
    if (open === undefined) return;
    const { row, sinceMs } = open;
    const result = cancelled ? `${row.result}, ${this.#words.cutShort}` : row.result;
    this.#finish(key, atMs, atMs - sinceMs, result);
  }

  #number(value: number): string {
    return this.#texts.cli.number(value);
  }

  #span(ms: Ms | null): string {
    return ms === null ? this.#words.none : this.#number(ms);
  }

  #attempt(status: AttemptStatus): string {
    return this.#texts.cli.status.attempt(status);
  }

  /** What is left then of the deadline that the caller believes; nothing to say without one. */
  #left(atMs: Ms, parent: number | null): string {
    const deadlineAtMs = parent === null ? this.#deadlineAtMs : this.#believed.get(parent);
    return deadlineAtMs == null ? this.#words.none : this.#number(Math.max(0, deadlineAtMs - atMs));
  }

  #allowance(event: StartEvent | RefusedEvent): Partial<Cells> {
    this.#parents.set(event.n, event.parent);
    return {
      hop: event.hop,
      attempt: String(event.attempt),
      n: String(event.n),
      own: this.#span(event.ownTimeoutMs),
      before: this.#span(event.remainingMs),
      allowed: allowedFormula(event, this.#texts),
      boundBy: this.#words.boundBy[event.boundBy],
    };
  }

  #result(event: EndEvent): string {
    const words = this.#words;
    const start = this.#waited.get(callKey(event)) ?? this.#starts.get(event.n);
    return listed([
      this.#attempt(event.status),
      event.cutBy === null ? "" : words.cutBy[event.cutBy],
      event.outcomeUnknown ? words.unknown : "",
      start?.sent === false ? words.notSent : "",
      start?.probe === true ? words.probe : "",
    ]);
  }

  #refusal(event: RefusedEvent): string {
    const reason = this.#words.refused[event.reason](event.reopensAtMs, event.atMs);
    return this.#words.refusal(event.status, reason);
  }

  #total(): Cells {
    const words = this.#words;
    const { startMs, endMs, lateMs, ghostMs, status, failedHop, failedStatus } = this.#operation;
    return {
      hop: words.total,
      attempt: words.none,
      n: words.none,
      parent: words.none,
      start: this.#number(startMs),
      own: words.none,
      before: this.#left(startMs, null),
      allowed: words.none,
      boundBy: words.none,
      told: words.none,
      spent: this.#number(endMs - startMs),
      after: lateMs > 0 ? words.late(lateMs) : this.#left(endMs, null),
      ghost: ghostMs > 0 ? this.#number(ghostMs) : words.none,
      result: listed([
        this.#texts.cli.status.operation(status),
        failedHop === null || failedStatus === null
          ? ""
          : words.failedAt(failedHop, this.#attempt(failedStatus)),
        ghostMs > 0 ? words.ghost(ghostMs) : "",
      ]),
    };
  }
}

function workKey({ parent, hop }: WorkEvent | WorkedEvent): string {
  return `work ${hop} ${parent}`;
}

function callKey({ hop, attempt }: AskedEvent | EndEvent): string {
  return `${hop} ${attempt}`;
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}
