/** Questions about a breaker. */
import type { BreakerResult, Run } from "../engine/result";
import type { Answer, BreakerCount, PlainQuestion } from "./question";

type Of<K extends PlainQuestion["kind"]> = Extract<PlainQuestion, { kind: K }>;

function breakerAt(key: string, run: Run): BreakerResult | undefined {
  return Object.hasOwn(run.breakers, key) ? run.breakers[key] : undefined;
}

export function answerOfBreaker({ breaker, figure }: Of<"breaker">, run: Run): Answer | null {
  const found = breakerAt(breaker, run);
  return found === undefined ? null : { unit: "count", value: countOf(found, figure) };
}

function countOf(breaker: BreakerResult, figure: BreakerCount): number {
  switch (figure) {
    case "probesOk":
      return breaker.probes.ok;
    case "probesFailed":
      return breaker.probes.failed;
    case "opened":
      return breaker.transitions.filter(({ to }) => to === "open").length;
    default:
      return breaker[figure];
  }
}

/** After everything that happens at that moment. */
export function stateAt({ breaker, atMs }: Of<"breaker-state">, run: Run): Answer | null {
  const found = breakerAt(breaker, run);
  if (found === undefined) return null;
  const value = found.transitions.findLast((turn) => turn.atMs <= atMs)?.to ?? "closed";
  return { unit: "word", of: "breaker", value };
}

export function turnMs({ breaker, to, nth = 1 }: Of<"turn">, run: Run): number | undefined {
  return breakerAt(breaker, run)?.transitions.filter((turn) => turn.to === to)[nth - 1]?.atMs;
}
