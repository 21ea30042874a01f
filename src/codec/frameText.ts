/** A frame as a readable part of an address: `7.payment.1.refused`, `...over`, `5...breaker.2~payment`. */
import type { Frame } from "../engine/scenario";
import type { Problem } from "./problem";
import { words } from "./problemWords";
import { readShape } from "./readShape";
import { frame as frameShape } from "./scenarioGrammar";
import { shown } from "./shown";

export type ReadFrame =
  | { readonly ok: true; readonly frame: Frame }
  | { readonly ok: false; readonly problem: Problem };

/** operation.hop.attempt.moment[.nth][~breaker]; what a frame does not name is left empty. */
export function frameText({ operation, hop, attempt, moment, nth, breaker }: Frame): string {
  const place = [operation ?? "", hop ?? "", attempt ?? "", moment].join(".");
  return (
    place + (nth === undefined ? "" : `.${nth}`) + (breaker === undefined ? "" : `~${breaker}`)
  );
}

const PATTERN =
  /^([1-9]\d*)?\.([a-z0-9-]+)?\.([1-9]\d*)?\.([a-z]+)(?:\.([1-9]\d*))?(?:~([a-z0-9-]+))?$/;

export function readFrame(text: string): ReadFrame {
  const match = PATTERN.exec(text);
  const [, operation, hop, attempt, moment, nth, breaker] = match ?? [];
  const given = {
    operation: numberOf(operation),
    hop,
    attempt: numberOf(attempt),
    breaker,
    moment,
    nth: numberOf(nth),
  };
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const read = readShape(frameShape, Object.fromEntries(named));
  if (match && read.ok) return { ok: true, frame: read.value };
  return { ok: false, problem: { path: "#f", expected: words.frame, received: shown(text) } };
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}
