/** The panel of findings: what is asked, shown and mended there. */
import { formatNumber } from "./format";

const some = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** `1 error, 2 warnings`: what there is none of is left out. */
function bySeverity(errors: number, warnings: number, notes: number): string {
  return [
    errors > 0 ? some(errors, "error", "errors") : null,
    warnings > 0 ? some(warnings, "warning", "warnings") : null,
    notes > 0 ? some(notes, "note", "notes") : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

export const findingsPanel = {
  button: "Findings",
  bySeverity,
  none: "none",
  unknown: "not looked at yet",
  /** Where none are listed. */
  heads: {
    looking: "Looking…",
    done: "Nothing found.",
    long: "Not looked at yet.",
    failed: "The findings could not be worked out.",
  },
  lookedAt: (requests: number) =>
    `Looked at: timeouts and budgets along the calls, retries and their pauses, writes, breakers, the layers around, and what happened in ${
      requests === 1 ? "the one request" : `the ${formatNumber(requests)} requests`
    } of this run.`,
  long: (events: number) =>
    `This run has ${formatNumber(events)} events. To look through them takes a moment.`,
  look: "Look now",
  tryAgain: "Try again",
  severity: { error: "Error", warning: "Warning", info: "Note" },
  show: "Show",
  /** What is shown, after `Show`. */
  where: (name: string | null, request: number | null) =>
    [name, request === null ? null : `request ${formatNumber(request)}`]
      .filter((part) => part !== null)
      .join(", "),
  notCalled: (name: string) => `${name} is not called in this run, so there is nothing to show.`,
  fix: (order: string) => `Fix: ${order}`,
  someFix: "change the setting",
  fixed: (order: string, left: string) =>
    `Done: ${order}. Undo takes it back. ${left === "" ? "Nothing else is found." : `Left: ${left}.`}`,
  fixedUnseen: (order: string) => `Done: ${order}. Undo takes it back.`,
  all: (count: number) => `Show all ${formatNumber(count)}`,
};
