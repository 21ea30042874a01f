/** The arithmetic of a decision, as it stands in a cell of the ledger. */
import type { Allowance, DeniedEvent } from "../engine/event";
import type { CliTexts } from "../texts/cliTexts";

/** `min(400 own, 410 left − 80 reserve) = 330`; a term that does not limit the attempt is left out. */
export function allowedFormula(given: Allowance, texts: CliTexts): string {
  const words = texts.cli.ledger;
  const { ownTimeoutMs: own, usableMs: usable, allowedMs: allowed } = given;
  if (allowed === null) return words.noLimit;
  const ownTerm = own === null ? null : words.ownTerm(own);
  if (usable === null) return `${ownTerm} = ${texts.cli.number(allowed)}`;
  const usableTerm = usableFormula(given, texts);
  const terms = ownTerm === null ? usableTerm : `min(${ownTerm}, ${usableTerm})`;
  return `${terms} = ${texts.cli.number(allowed)}`;
}

/** `410 left − 80 reserve`, in a `max(0, …)` where the sum would be negative. */
function usableFormula(given: Allowance, texts: CliTexts): string {
  const words = texts.cli.ledger;
  const remaining = given.remainingMs ?? 0;
  const sum = [
    words.leftTerm(remaining),
    ...(given.reserveMs > 0 ? [words.reserveTerm(given.reserveMs)] : []),
    ...(given.marginMs > 0 ? [words.marginTerm(given.marginMs)] : []),
  ].join(" − ");
  return remaining < given.reserveMs + given.marginMs ? `max(0, ${sum})` : sum;
}

/** `500 pause ≥ 410 usable`, or what would be left after the pause against what is worth a try. */
export function deniedFormula(event: DeniedEvent, texts: CliTexts): string {
  const words = texts.cli.ledger;
  const { pauseMs, usableMs, minUsefulMs } = event;
  return pauseMs >= usableMs
    ? `${words.pauseTerm(pauseMs)} ≥ ${words.usable(usableMs)}`
    : `${words.usable(usableMs)} − ${words.pauseTerm(pauseMs)} = ${texts.cli.number(usableMs - pauseMs)} < ${words.minUseful(minUsefulMs)}`;
}
