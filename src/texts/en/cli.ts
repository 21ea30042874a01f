/** The command line. */
import { causeText } from "../../engine/causeText";
import type { BreakerKind, Cause, OperationStatus } from "../../engine/event";
import type { RunRefused } from "../../engine/refusal";
import type { AttemptStatus } from "../../engine/scenario";
import { formatNumber } from "./format";

/** There is always more than one. */
type Choices = readonly [string, string, ...string[]];
type FileKind = "scenario" | "lesson";

/** At the very end of its open time a breaker may refuse still. */
const early = (ms: number): string => `${ms} early`;
const found = (got: string | undefined): string => (got === undefined ? "nothing" : `"${got}"`);
const either = (values: Choices): string => `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;

export const cli = {
  /** Figures of the ledger: in English programs may cut them out, so nothing groups their digits. */
  number: (value: number): string => String(value),

  help: {
    about: "Hopwatch: how one request spends its time budget, and when its breakers open.",
    usage: "Usage:",
    file: "FILE",
    name: "NAME",
    commands: {
      run: "the ledger of every request, or the result as JSON",
      check: "what is wrong with the scenario; exit 1 on an error",
      list: "the gallery",
      "lesson check": "what is wrong with a lesson; exit 1 on any fault",
      "lesson list": "the course",
      help: "this text",
    },
    sources: `FILE is a scenario file, or a lesson file, or - for standard input. NAME is a scenario of the gallery; a file of the
same name is reached as ./NAME.`,
    options: "Options:",
    ofOptions: {
      json: "print the result, the findings, or the faults, as JSON",
      format: (formats: Choices): string =>
        `print the findings as ${either(formats)} (annotations of a GitHub workflow)`,
      lang: (languages: Choices): string =>
        `speak ${either(languages)}; English when it is left out`,
      seed: (most: number): string =>
        `use this seed instead of the scenario's (a whole number from 0 to ${most})`,
      help: "print this text",
      version: "print the version",
    },
    exit: "Exit code: 0 done, 1 check or lesson check found an error, 2 bad input.",
  },
  usage: {
    noCommand: (commands: Choices): string => `Give a command: ${either(commands)}.`,
    unknownCommand: (command: string, nearest: string | null, commands: Choices): string =>
      `There is no command ${command}${nearest === null ? `; there are ${commands.slice(0, -1).join(", ")} and ${commands.at(-1)}` : `; did you mean ${nearest}?`}`,
    unknownOption: (option: string, command: string | null): string =>
      command === null
        ? `There is no option ${option}.`
        : `The command ${command} has no option ${option}.`,
    noSource: (command: string): string =>
      `The command ${command} needs a scenario file, the name of a gallery scenario, or -.`,
    noLesson: (command: string): string => `The command ${command} needs a lesson file, or -.`,
    noLessonCommand: (check: string, list: string): string =>
      `Give what to do: ${check} FILE, or ${list}.`,
    tooMany: (command: string, argument: string): string =>
      `The command ${command} takes no further argument, got ${argument}.`,
    noValue: (option: string): string => `The option ${option} takes no value.`,
    badFormat: (formats: Choices, got: string | undefined): string =>
      `--format: expected one of ${formats.join(", ")}, got ${found(got)}.`,
    twoFormats: (format: string): string => `Give --json or --format ${format}, not both.`,
    badSeed: (most: number, got: string | undefined): string =>
      `--seed: expected a whole number from 0 to ${most}, got ${found(got)}.`,
    badLanguage: (languages: Choices, got: string | undefined): string =>
      `--lang: expected ${either(languages)}, found ${found(got)}.`,
  },
  source: {
    standardInput: "standard input",
    noName: (name: string, nearest: string | null): string =>
      `There is no file and no gallery scenario ${name}${nearest === null ? "; hopwatch list shows the gallery." : `; did you mean ${nearest}?`}`,
    missing: (source: string, kind: FileKind): string =>
      `${source}: expected a ${kind} file, found no file there.`,
    directory: (source: string, kind: FileKind): string =>
      `${source}: expected a ${kind} file, found a folder.`,
    tooLarge: (source: string, limit: number): string =>
      `${source}: expected at most ${formatNumber(limit)} bytes, found more.`,
    notText: (source: string): string => `${source}: expected text in UTF-8, found other bytes.`,
    unreadable: (source: string, kind: FileKind, code: string): string =>
      `${source}: expected a ${kind} file, could not read it (${code}).`,
  },
  cannotWrite: (code: string): string => `Could not write the output (${code}).`,
  refused: (cause: RunRefused["cause"]): string =>
    cause.reason === "cannot_end"
      ? `hop ${cause.hop}: expected a call that ends, found one that hangs with no timeout or deadline to end it.`
      : `attempts: expected a run of at most 1 000 000, found ${formatNumber(cause.attempts)}.`,
  run: {
    deadline: (ms: number | null): string => (ms === null ? "no deadline" : `deadline ${ms} ms`),
    reserve: (ms: number): string => `reserve ${ms} ms`,
    closing: (ms: number): string => `closing work ${ms} ms`,
    budget: { shared: "shared budget", local: "local budgets" },
    told: {
      remaining: "callees are told what remains",
      absolute: "callees are told a time of day",
      reset: "callees are told the whole budget",
    },
    seed: (seed: number): string => `seed ${seed}`,
    operation: (id: number, startMs: number): string => `Operation ${id}, from ${startMs} ms`,
    ended: (endMs: number): string => `The run ends at ${endMs} ms.`,
    calls: "Attempts sent:",
  },
  /** In English by their names in the scenario file and in the result. */
  status: {
    attempt: (status: AttemptStatus): string => status,
    operation: (status: OperationStatus): string => status,
  },
  ledger: {
    columns: {
      hop: "hop",
      attempt: "attempt",
      n: "n",
      parent: "for",
      start: "start",
      own: "own",
      before: "left before",
      allowed: "allowed",
      boundBy: "bound by",
      told: "told until",
      spent: "spent",
      after: "left after",
      ghost: "ghost",
      result: "result",
    },
    boundBy: { own: "own", budget: "budget", nothing: "nothing" },
    work: "work",
    pause: "pause",
    denied: "denied",
    visitor: "visitor",
    leaves: "leaves",
    closing: "closing",
    total: "total",
    none: "-",
    ownTerm: (ms: number): string => `${ms} own`,
    leftTerm: (ms: number): string => `${ms} left`,
    reserveTerm: (ms: number): string => `${ms} reserve`,
    marginTerm: (ms: number): string => `${ms} margin`,
    noLimit: "no limit",
    usable: (ms: number): string => `${ms} usable`,
    pauseTerm: (ms: number): string => `${ms} pause`,
    minUseful: (ms: number): string => `${ms} worth a try`,
    late: (ms: number): string => `${ms} late`,
    ghost: (ms: number): string => `ghost work ${ms}`,
    failedAt: (hop: string, status: string): string => `${hop} ${status}`,
    unknown: "outcome unknown",
    notSent: "nothing sent",
    probe: "probe",
    neverEnds: "never ends",
    /** What a pause was for, and the one that a denied retry would have made. */
    pauseWhy: { backoff: "backoff", "retry-after": "Retry-After" },
    deniedWhy: { backoff: "backoff", "retry-after": "Retry-After" },
    cutShort: "cut short",
    cutBy: { own: "", budget: "", connect: "connecting", read: "silence" },
    refusal: (status: AttemptStatus, why: string): string => `${status}: ${why}`,
    refused: {
      nothing_left: (): string => "nothing left, not started",
      open: (untilMs: number | null, nowMs: number): string =>
        untilMs === null ? "open" : `open until ${untilMs}, ${early(untilMs - nowMs)}`,
      retry_after: (untilMs: number | null, nowMs: number): string =>
        untilMs === null
          ? "held back by Retry-After"
          : `held back by Retry-After until ${untilMs}, ${early(untilMs - nowMs)}`,
      probe_limit: (): string => "half-open, no permit left",
      forced: (): string => "forced open",
      capacity: (): string => "as many calls in flight as it allows",
    },
  },
  breaker: {
    head: (key: string, state: BreakerKind): string => `Breaker ${key}: ${state}`,
    failures: (count: number): string => `failures ${count}`,
    reached: (count: number): string => `dependency calls ${count}`,
    refused: (count: number): string => `refused ${count}`,
    probes: (ok: number, failed: number): string => `probes ${ok} ok, ${failed} failed`,
    arrow: (from: BreakerKind, to: BreakerKind): string => `${from} → ${to}`,
    why: (cause: Cause): string => causeText(cause),
  },
  check: {
    at: (hop: string | null, operation: number | null, attempt: number | null): string =>
      [
        hop,
        operation === null ? null : `operation ${operation}`,
        attempt === null ? null : `attempt ${attempt}`,
      ]
        .filter((part) => part !== null)
        .join(", "),
    rule: (rule: string): string => `[${rule}]`,
  },
  lesson: {
    noFaults: (steps: number): string =>
      `No faults in ${steps === 1 ? "1 step" : `${steps} steps`}.`,
    faults: (count: number, most: number): string =>
      count === 1 ? "1 fault" : `${count} faults${count < most ? "" : ", and perhaps more"}`,
    minutes: (minutes: number): string => `${minutes} min`,
  },
};
