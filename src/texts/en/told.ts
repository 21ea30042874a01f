/** What a callee is told of its caller's deadline, and what it makes of it: the knobs and their sentences. */
import type { Propagation } from "../../engine/scenario";
import { formatMs, formatNumber } from "./format";

interface Telling {
  readonly name: string;
  readonly tells: Propagation;
  /** The whole deadline of the scenario. */
  readonly deadlineMs: number | null;
  readonly maxBudgetMs: number | null;
  readonly clockSkewMs: number;
  readonly stopsAtDeadline: boolean;
  readonly stopsOnCancel: boolean;
}

const short = {
  none: "nothing",
  remaining: "remaining",
  absolute: "absolute",
  reset: "reset (anti-pattern)",
} satisfies Record<Propagation, string>;

const ways = {
  none: "nothing, as plain HTTP",
  remaining: "remaining: how long is left",
  absolute: "absolute: until which moment",
  reset: "reset (anti-pattern): the whole deadline again",
} satisfies Record<Propagation, string>;

function read(skewMs: number): string {
  if (skewMs === 0) return "It reads that on its own clock, which is right.";
  return skewMs > 0
    ? `Its clock is ${formatMs(skewMs)} ahead: it believes that much less is left.`
    : `Its clock is ${formatMs(-skewMs)} behind: it believes that much more is left.`;
}

function heard({ name, tells, deadlineMs, clockSkewMs }: Telling): string {
  switch (tells) {
    case "none":
      return `${name} is told no deadline: its own calls look at their own timeouts alone.`;
    case "remaining":
      return `${name} is told how long its caller may still wait, counted from when the request arrives.`;
    case "absolute":
      return `${name} is told the moment at which its caller stops waiting. ${read(clockSkewMs)}`;
    case "reset":
      return deadlineMs === null
        ? `${name} would be told the whole deadline again; there is none.`
        : `${name} is told the whole deadline again, ${formatMs(deadlineMs)} from when the request arrives, whatever is left.`;
  }
}

/** All of it, in plain sentences. */
function sentence(telling: Telling): string {
  const { tells, maxBudgetMs, stopsAtDeadline, stopsOnCancel } = telling;
  const told = tells !== "none";
  const parts = [
    heard(telling),
    told && maxBudgetMs !== null ? `It never believes more than ${formatMs(maxBudgetMs)}.` : null,
    told && stopsAtDeadline ? "It stops when that has passed." : null,
    told && !stopsAtDeadline ? "It works on when that has passed." : null,
    stopsOnCancel
      ? "When its caller stops waiting it stops too, once that has crossed the wire."
      : "It does not hear that its caller stopped waiting.",
  ];
  return parts.filter((part) => part !== null).join(" ");
}

export const told = {
  title: "Deadline it is told",
  tells: "It is told",
  asAll: (tells: Propagation) => `as all calls: ${short[tells]}`,
  propagation: "Calls are told",
  ways,
  fact: (tells: Propagation) => `told ${short[tells]}`,
  sentence,
  /** The same for every call that has no word of its own. */
  propagates: {
    none: "No callee is told a deadline: each works on, whoever has left.",
    remaining: "Each callee is told how long its caller may still wait.",
    absolute: "Each callee is told a moment, and reads it on its own clock.",
    reset: "Each callee is told the whole deadline again, whatever is left of it.",
  } satisfies Record<Propagation, string>,
  /** From the run: what it was told last, up to the cursor or in the request there. */
  believed: (operation: number, fromMs: number, untilMs: number | null) =>
    untilMs === null
      ? `In request ${formatNumber(operation)} it was told none.`
      : untilMs > fromMs
        ? `In request ${formatNumber(operation)}, from ${formatMs(fromMs)} until ${formatMs(untilMs)}: ${formatMs(untilMs - fromMs)}.`
        : `In request ${formatNumber(operation)} nothing was left at ${formatMs(fromMs)}, when it arrived.`,
  maxBudget: "Believes at most",
  clockSkew: "Its clock is ahead by",
  stopsAtDeadline: "Stops when that deadline passes",
  worksPast: "works past its deadline",
  stopsOnCancel: "Stops when its caller does",
  stopsWithCaller: "stops with its caller",

  fanOut: "Its calls go out",
  fanOuts: { inOrder: "one after another", atOnce: "all at once (fan-out)" },
};
